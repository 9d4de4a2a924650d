// What lists tell of games, and games that are read out of a text.
import type { MatchTags } from "./match.ts";
import type { Problem, Seat, Side } from "./view.ts";

/** Kept beside a record, so that lists and first paint need no engine. */
export interface Summary {
  game: string;
  preset: string;
  seats: Seat[]; // who plays, in turn order
  sides: Side[]; // who plays together, in the order scores are written
  players: Record<Seat, string>; // the seats' tags
  score: Record<Side, number>;
  target: number;
  deal: number;
  over: boolean; // with no winner when it is drawn
  winner: Side | null;
  resigned: Seat | null; // who gave the game up
  date: string; // "2026.11.20"
  help: { hints: number; takebacks: number };
  noBack?: Problem | null; // why decisions are final in this game; not told of games kept by an older version
  result: string; // as the record has it: "5-3", "*", "void"
  event: string; // the Event tag, "?" when it has none
  viewOf: Seat | null; // the record is one seat's view: only this seat can be looked from
  branch: string | null; // a what-if game: the moment of the game it left, "3#12"; it ends with its deal
  // A friend's game on the same deals, once it is over: what there was to beat, from this player's side.
  challenge: { name: string; score: Record<Side, number>; winner: Side | null; beaten: boolean } | null;
  match: MatchTags | null; // the match it is a game of
}

/** A record out of a text, or the place where one could not be read. */
export interface Imported {
  line: number; // where it begins, from 1
  key: string; // equal for equal games, so that none is kept twice; "" without a record
  record: string | null; // canonical ECN; null when it has errors (codes "E-…"); warnings ("W-…") do no harm
  summary: Summary | null; // of what could be read, also when there are errors
  problems: Problem[];
}

export interface Slice {
  games: Imported[];
  used: number; // characters of the text that are done with; 0 when it holds no whole record (ask with more)
  line: number; // to be given with the next slice
  number: number; // likewise
}
