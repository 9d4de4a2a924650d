// What lists show of games, and games read from a text.
// Made by `make types` from py/ecarte/types/summary.py: what is to be different is declared there.
import type { MatchTags } from "./match.ts";
import type { Problem, Seat, Side } from "./view.ts";

/** How often the player was helped. */
export interface Help {
  hints: number;
  takebacks: number;
}

/** The result to beat in a challenge, and whether it was beaten. */
export interface Beaten {
  name: string;
  score: Record<Side, number>;
  winner: Side | null;
  beaten: boolean;
}

/** A daily deal: its version, and its day. */
export interface DailyDeal {
  version: number;
  day: string; // "2026-11-23"
}

/** What is kept beside a record, so that lists and first paint need no engine. */
export interface Summary {
  game: string;
  preset: string;
  seats: Seat[]; // in turn order
  sides: Side[]; // in the order scores are written
  players: Record<Seat, string>; // the seats' tags
  score: Record<Side, number>;
  target: number;
  deals?: number; // after how many the game ends; absent where it goes to the target
  deal: number;
  over: boolean; // also when drawn, without a winner
  winner: Side | null;
  resigned: Seat | null; // who resigned
  date: string; // "2026.11.20"
  help: Help;
  noBack?: Problem | null; // why decisions are final; absent from games saved by an older version
  result: string; // the Result tag: "5-3", "*", "void"
  event: string; // the Event tag, "?" when it has none
  viewOf: Seat | null; // the record is this seat's view, and cannot be seen by another
  branch: string | null; // a what-if game: the moment at which it left its original, "3#12"; it ends with its deal
  challenge: Beaten | null; // a friend's game on the same deals, once it is over
  match: MatchTags | null; // the match it belongs to
  daily?: DailyDeal; // the daily deal that it is; absent from other games
  warmUp?: boolean; // its first deal came with the page, so it is not counted; absent from other games
}

/** A record as it was written, where it was read with warnings, for a person to compare with what is kept. */
export interface Typed {
  text: string;
  rows: string[][]; // pairs of its lines and those of the canonical record that hold the same events
}

/** A record from a text, or the place where one could not be read. */
export interface Imported {
  line: number; // where it begins, from 1
  key: string; // equal for equal games, so that none is kept twice; "" without a record
  record: string | null; // canonical ECN; null when it has errors (codes "E-…", not warnings "W-…")
  summary: Summary | null; // of what could be read, despite errors
  problems: Problem[];
  typed?: Typed; // of a record with warnings and without errors
}

/** The records in the first part of a text. */
export interface Slice {
  games: Imported[];
  used: number; // characters that were read; 0 when they hold no whole record (ask with more)
  line: number; // to be sent with the next slice
  number: number; // likewise
}
