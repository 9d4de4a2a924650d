// What lists tell of games, and games that are read out of a text.
// Made by `make types` from py/ecarte/types/summary.py: what is to be different is declared there.
import type { MatchTags } from "./match.ts";
import type { Problem, Seat, Side } from "./view.ts";

export interface Help {
  hints: number;
  takebacks: number;
}

export interface Beaten {
  name: string;
  score: Record<Side, number>;
  winner: Side | null;
  beaten: boolean;
}

/** Kept beside a record, so that lists and first paint need no engine. */
export interface Summary {
  game: string;
  preset: string;
  /** who plays, in turn order */
  seats: Seat[];
  /** who plays together, in the order scores are written */
  sides: Side[];
  /** the seats' tags */
  players: Record<Seat, string>;
  score: Record<Side, number>;
  target: number;
  deal: number;
  /** with no winner when it is drawn */
  over: boolean;
  winner: Side | null;
  /** who gave the game up */
  resigned: Seat | null;
  /** "2026.11.20" */
  date: string;
  help: Help;
  /** why decisions are final; not told of games kept by an older version */
  noBack?: Problem | null;
  /** as the record has it: "5-3", "*", "void" */
  result: string;
  /** the Event tag, "?" when it has none */
  event: string;
  /** the record is one seat's view: only this seat can be looked from */
  viewOf: Seat | null;
  /** a what-if game: the moment of the game it left, "3#12"; it ends with its deal */
  branch: string | null;
  /** A friend's game on the same deals, once it is over: what there was to beat, from this player's side. */
  challenge: Beaten | null;
  /** the match it is a game of */
  match: MatchTags | null;
}

/** A record out of a text, or the place where one could not be read. */
export interface Imported {
  /** where it begins, from 1 */
  line: number;
  /** equal for equal games, so that none is kept twice; "" without a record */
  key: string;
  /** canonical ECN; null when it has errors (codes "E-…"); warnings ("W-…") do no harm */
  record: string | null;
  /** of what could be read, also when there are errors */
  summary: Summary | null;
  problems: Problem[];
}

export interface Slice {
  games: Imported[];
  /** characters of the text that are done with; 0 when it holds no whole record (ask with more) */
  used: number;
  /** to be given with the next slice */
  line: number;
  /** likewise */
  number: number;
}
