// A game looked back on, moment by moment, and what is written beside it.
// Made by `make types` from py/ecarte/types/replay.py: what is to be different is declared there.
import type { Summary } from "./summary.ts";
import type { Card, Entry, OptionValue, Seat, Side } from "./view.ts";

/**
 * A moment of a game is written "3#12": after event 12 of deal 3; "3#0" is its opening. Inside a variation "3#12/0#4":
 * after event 4 of the first variation beside event 12 (which it replaces).
 */
export type Moment = string;

export interface Supposed {
  seat: Seat;
  cards: Card[];
}

export interface Variation {
  /** its place, "3#12/0" */
  at: Moment;
  /** hands that are supposed */
  supposed: Supposed[];
  events: ReplayEvent[];
}

/** What is written beside an event. */
export interface Note {
  /** as in PGN: 1 good … 6 dubious */
  nags: number[];
  comment: string;
  /** "@eq" and the like, without the "@" */
  values: Record<string, string>;
  variations: Variation[];
}

export interface ReplayEvent {
  at: Moment;
  /** as the seat may see it */
  entry: Entry;
  /** what follows from it: marks, a trick, the score, the end */
  follows: Entry[];
  note: Note | null;
}

export interface ReplayDeal {
  number: number;
  attempt: number;
  dealer: Seat;
  /** of its opening */
  at: Moment;
  events: ReplayEvent[];
  /** of this deal; null while it is not over */
  points: Record<Side, number> | null;
  /** running, after the deal (or after its last event) */
  score: Record<Side, number>;
  /** one row of the score sheet; see ecarte.record.facts */
  facts: Record<string, OptionValue | null>;
  note: Note | null;
}

/** All of a replay but its record. */
export interface Course {
  tags: [string, string][];
  seats: Seat[];
  /** the seats' tags, "" when unknown */
  names: Record<Seat, string>;
  /** whose view it is; null: all hands are open */
  seat: Seat | null;
  /** it began with a deal that comes with the page: its seed is public */
  prepared: boolean;
  deals: ReplayDeal[];
}

export interface Replay extends Course {
  /** as given, in canonical form */
  record: string;
  summary: Summary;
}
