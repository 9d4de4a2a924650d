// The contents of the rule book, from the files in py/ecarte/book/.
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

interface Rule {
  rule: string;
  from: string[]; // the works that it comes from
  numbers?: Record<string, number>; // which its words are given
}

interface Option {
  option: string;
  values: string[];
  numbers?: Record<string, number>; // which the words of its values are given
}

export type Item = Rule | Option | { preset: string } | Picture | Example;

export interface Section {
  section: string;
  items: Item[];
}

interface Chapter {
  chapter: string;
  sections: Section[];
}

export interface Book {
  game: string;
  chapters: Chapter[];
}

export const books = [ecarte, belote] as unknown as Book[];

/** A place in the book: a chapter of a game, and a rule or section in it. */
export interface Place {
  game: string;
  chapter: number | null; // null: the contents
  at: string;
}

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

export const cardsOf = (text: string): string[] => text.match(/../g) ?? [];
