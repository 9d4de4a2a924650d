// Several names or phrases as one.
import { t } from "./index.ts";

/** "Anna, Ben, Carl"; "" for none. */
export const listed = (words: string[]): string =>
  words.reduce((listed, next) => (listed ? t("list-more", { listed, next }) : next), "");

/** "Anna and Ben", who play together; "" for none. */
export const together = (names: string[]): string =>
  names.reduce((first, second) => (first ? t("replay-players", { first, second }) : second), "");
