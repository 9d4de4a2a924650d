// Several names or phrases in one text.
import { t } from "./index.ts";

/** Return a list: "Anna, Ben, Carl"; "" for none. */
export const listed = (words: string[]): string =>
  words.reduce((listed, next) => (listed ? t("list-more", { listed, next }) : next), "");

/** Return partners: "Anna and Ben"; "" for none. */
export const together = (names: string[]): string =>
  names.reduce((first, second) => (first ? t("replay-players", { first, second }) : second), "");
