// The contents of the rule book, from the files in py/ecarte/book/.
import belote from "../../../../py/ecarte/book/belote.json";
import ecarte from "../../../../py/ecarte/book/ecarte.json";
import type { Seat } from "../../engine/types/view.ts";

/** A row of cards. */
export interface Picture {
  picture: string; // "row" "worth" "pair"
  cards: string; // "KhQh"; "??" is a back
  points?: number[];
}

/** A position with a question about it. */
export interface Example {
  example: string;
  ask: string; // "cards" "may" "whether" "taker" "score"
  seat: Seat;
  choices?: Record<string, string> | number[];
  answer: string[];
  record: string[]; // lines of ECN
}

/** A rule, with the numbers that its words are given. */
type Rule = { rule: string; points?: number; vole?: number };

/** What a section consists of. */
export type Item = Rule | { option: string; values: string[] } | { preset: string } | Picture | Example;

/** Part of a chapter, with a heading. */
export interface Section {
  section: string;
  items: Item[];
}

/** Sections under one title. */
export interface Chapter {
  chapter: string;
  sections: Section[];
}

/** The rules of a game. */
export interface Book {
  game: string;
  chapters: Chapter[];
}

/** The rule books. */
export const books = [ecarte, belote] as unknown as Book[];

/** A place in the book: a chapter of a game, and a rule or section in it. */
export interface Place {
  game: string;
  chapter: number | null; // null: the contents
  at: string;
}

/** Return the ids of the rules in a section. */
export const rulesOf = ({ items }: Section): string[] => items.flatMap((item) => ("rule" in item ? [item.rule] : []));

/** Return the address of a section: its first rule or, without one, its name. */
export const addressOf = (game: string, section: Section): string =>
  rulesOf(section)[0] ?? `${game}-${section.section}`;

/** Return the place of an address: "E17", "ecarte-presets", "belote" (its contents). */
export function placeOf(at: string, usual: string): Place {
  for (const { game, chapters } of books) {
    if (at === game) return { game, chapter: null, at: "" };
    for (const [chapter, { sections }] of chapters.entries())
      for (const section of sections)
        if (at === addressOf(game, section) || rulesOf(section).includes(at)) return { game, chapter, at };
  }
  return { game: usual, chapter: null, at: "" };
}

/** Return the cards written in a text. */
export const cardsOf = (text: string): string[] => text.match(/../g) ?? [];
