// Statistics of many games: what the engine is asked, and what it answers.
// Made by `make types` from py/ecarte/types/figures.py: what is to be different is declared there.

/**
 * For each measure the number of its observations, their sum, and the sum of their squares. Sums of several games are
 * added up number by number.
 */
export type Sums = Record<string, number[]>;

/** What one game counts for. */
export interface GameFigures {
  /** its first deal is public, so that statistics leave the game out unless asked */
  warmUp: boolean;
  /** by name; "?" for no name */
  players: Record<string, Sums>;
}

/** A rate or a mean of `n` deals or games, and the ends of its 95 % interval. */
export interface Estimated {
  kind: "rate" | "mean";
  n: number;
  /** null when n is 0 */
  value: number | null;
  low: number | null;
  high: number | null;
}
