// Statistics of many games: what the engine is asked, and what it answers.
// Made by `make types` from py/ecarte/types/figures.py: what is to be different is declared there.
import type { Asked } from "./asked.ts";

/**
 * For each measure the number of its observations, their sum, and the sum of their squares. Sums of several games are
 * added up number by number.
 */
export type Sums = Record<string, number[]>;

/** What games count for in statistics. Answer: `figures`, one for each record, in order. */
export interface FiguresRequest extends Asked {
  do: "figures";
  records: string[]; // a hundred or so at a time: each is read anew
}

/** The estimates that sums amount to. Answer: `estimates`, one for each of them, in order. */
export interface EstimatesRequest extends Asked {
  do: "estimates";
  game: string;
  sums: Sums[];
}

/**
 * The games that meet a condition of `ecarte filter`; no records only check it. Answer: `matching`, in order, and
 * `about`, the names of the games whose facts the condition uses.
 */
export interface FilterRequest extends Asked {
  do: "filter";
  condition: string;
  records: string[];
}

/** What one game counts for. */
export interface GameFigures {
  warmUp: boolean; // its first deal is public, so that statistics leave the game out unless asked
  players: Record<string, Sums>; // by name; "?" for no name
}

/** A rate or a mean of `n` deals or games, and the ends of its 95 % interval. */
export interface Estimated {
  kind: "rate" | "mean";
  n: number;
  value: number | null; // null when n is 0
  low: number | null;
  high: number | null;
}
