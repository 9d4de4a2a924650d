// What stands where in the rule book: the files of the package (py/ecarte/book/), which say what they hold there.
import belote from "../../../../py/ecarte/book/belote.json";
import ecarte from "../../../../py/ecarte/book/ecarte.json";
import type { Seat } from "../../engine/types/view.ts";

export interface Picture {
  picture: string; // "row" "worth" "pair"
  cards: string; // "KhQh"; "??" is a back
  points?: number[];
}

export interface Example {
  example: string;
  ask: string; // "cards" "may" "whether" "taker" "score"
  seat: Seat;
  choices?: Record<string, string> | number[];
  answer: string[];
  record: string[]; // lines of ECN
}

export type Item = { rule: string } | { option: string; values: string[] } | { preset: string } | Picture | Example;

export interface Section {
  section: string;
  items: Item[];
}

export interface Chapter {
  chapter: string;
  sections: Section[];
}

export interface Book {
  game: string;
  chapters: Chapter[];
}

// A JSON module is typed by what stands in it, item by item.
export const books = [ecarte, belote] as unknown as Book[];

/** A place in the book: a chapter of a game, and the rule or section in it that is looked for. */
export interface Place {
  game: string;
  chapter: number | null; // null: the contents
  at: string;
}

/** The rules a section tells, by their ids. */
export const rulesOf = ({ items }: Section): string[] => items.flatMap((item) => ("rule" in item ? [item.rule] : []));

/** What a section is addressed by: its first rule, or its name where it has none. */
export const addressOf = (game: string, section: Section): string =>
  rulesOf(section)[0] ?? `${game}-${section.section}`;

/** Where an address leads: "E17", "ecarte-presets", "belote" (its contents). */
export function placeOf(at: string, usual: string): Place {
  for (const { game, chapters } of books) {
    if (at === game) return { game, chapter: null, at: "" };
    for (const [chapter, { sections }] of chapters.entries())
      for (const section of sections)
        if (at === addressOf(game, section) || rulesOf(section).includes(at)) return { game, chapter, at };
  }
  return { game: usual, chapter: null, at: "" };
}

/** Cards as they are written one after the other. */
export const cardsOf = (text: string): string[] => text.match(/../g) ?? [];
