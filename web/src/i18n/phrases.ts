// Names, lists and sentences in one text. Between elements stands the message `sentence-gap`, the space of the language.

import type { OptionValue } from "../engine/types/view.ts";
import { has, language, t } from "./index.ts";
import { shownName } from "./shown.ts";

export const listed = (words: string[]): string =>
  words.reduce((listed, next) => (listed ? t("list-more", { listed, next }) : next), "");

/** Return partners: "Anna and Ben"; "" for none. */
export const together = (names: string[]): string =>
  names.reduce((first, second) => (first ? t("replay-players", { first, second }) : second), "");

/** A full-width sign such as 。, after which there is no space. */
const FULL_WIDTH = /[\u3001-\u303f\uff01-\uff60]$/;

/** Return sentences as one text; those that are missing are left out. */
export function joined(sentences: (string | false | null | undefined)[]): string {
  let text = "";
  for (const sentence of sentences)
    if (sentence) text += text === "" || FULL_WIDTH.test(text) ? sentence : ` ${sentence}`;
  return text;
}

/** Return a number of bytes as a person reads it: "35 kB", "3.4 MB". */
export function sizeWords(bytes: number): string {
  const small = bytes < 99_500;
  const unit = small ? "kilobyte" : "megabyte";
  const format = new Intl.NumberFormat(language(), { style: "unit", unit, maximumFractionDigits: small ? 0 : 1 });
  return format.format(bytes / (small ? 1000 : 1_000_000));
}

/** Return the words of an option's value, "three, then two" for "3-2". Message ids have "-" instead of "+". */
export function valueWords(option: string, value: OptionValue): string {
  if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
  const id = `option-${option}-${String(value).replaceAll("+", "-")}`;
  return has(id) ? t(id) : String(value);
}

/** Return what the rule book says of an option's value, with numbers; nothing of a number, which says enough. */
export function sentenceOf(option: string, value: string, numbers: Record<string, number> = {}): string {
  const id = `book-option-${option}-${value.replaceAll("+", "-")}`;
  return has(id) ? t(id, numbers) : "";
}

/** The game the page begins with, whose words and table are fetched first. */
export const FIRST = "ecarte";

const named = (kind: string, name: string): string => (has(`${kind}-${name}`) ? t(`${kind}-${name}`) : shownName(name));

/** Return a game's name, "Belote". */
export const gameName = (game: string): string => named("game", game);

/** Return a game's name, "Belote"; "" for the page's first game, which need not be named. */
export const gameIfOther = (game: string): string => (game === FIRST ? "" : gameName(game));

/** Return the name of a set of rules, "The usual game". */
export const presetName = (preset: string): string => named("preset", preset);

/** Return the words for a level of the computer, "a decent amateur". */
export const levelName = (level: string): string => named("player", level);

/** Return the name of a kind of match, "Best of three games". */
export const matchName = (kind: string): string => named("match", kind);
