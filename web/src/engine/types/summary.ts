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
  /** "2026-11-23" */
  day: string;
}

/** What is kept beside a record, so that lists and first paint need no engine. */
export interface Summary {
  game: string;
  preset: string;
  /** in turn order */
  seats: Seat[];
  /** in the order scores are written */
  sides: Side[];
  /** the seats' tags */
  players: Record<Seat, string>;
  score: Record<Side, number>;
  target: number;
  /** after how many the game ends; absent where it goes to the target */
  deals?: number;
  deal: number;
  /** also when drawn, without a winner */
  over: boolean;
  winner: Side | null;
  /** who resigned */
  resigned: Seat | null;
  /** "2026.11.20" */
  date: string;
  help: Help;
  /** why decisions are final; absent from games saved by an older version */
  noBack?: Problem | null;
  /** the Result tag: "5-3", "*", "void" */
  result: string;
  /** the Event tag, "?" when it has none */
  event: string;
  /** the record is this seat's view, and cannot be seen by another */
  viewOf: Seat | null;
  /** a what-if game: the moment at which it left its original, "3#12"; it ends with its deal */
  branch: string | null;
  /** a friend's game on the same deals, once it is over */
  challenge: Beaten | null;
  /** the match it belongs to */
  match: MatchTags | null;
  /** the daily deal that it is; absent from other games */
  daily?: DailyDeal;
  /** its first deal came with the page, so it is not counted; absent from other games */
  warmUp?: boolean;
}

/** A record as it was written, where it was read with warnings, for a person to compare with what is kept. */
export interface Typed {
  text: string;
  /** pairs of its lines and those of the canonical record that hold the same events */
  rows: string[][];
}

/** A record from a text, or the place where one could not be read. */
export interface Imported {
  /** where it begins, from 1 */
  line: number;
  /** equal for equal games, so that none is kept twice; "" without a record */
  key: string;
  /** canonical ECN; null when it has errors (codes "E-…", not warnings "W-…") */
  record: string | null;
  /** of what could be read, despite errors */
  summary: Summary | null;
  problems: Problem[];
  /** of a record with warnings and without errors */
  typed?: Typed;
}

/** The records in the first part of a text. */
export interface Slice {
  games: Imported[];
  /** characters that were read; 0 when they hold no whole record (ask with more) */
  used: number;
  /** to be sent with the next slice */
  line: number;
  /** likewise */
  number: number;
}
