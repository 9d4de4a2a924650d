// A game seen again moment by moment, with its notes.
// Made by `make types` from py/ecarte/types/replay.py: what is to be different is declared there.
import type { Summary } from "./summary.ts";
import type { Card, Entry, OptionValue, Seat, Side } from "./view.ts";

/**
 * A moment of a game: "3#12" is after event 12 of deal 3, "3#0" its opening. "3#12/0#4" is after event 4 of the first
 * variation beside event 12, which that variation replaces.
 */
export type Moment = string;

/** A hand that a variation supposes. */
export interface Supposed {
  seat: Seat;
  cards: Card[];
}

/** What could have happened instead of an event. */
export interface Variation {
  at: Moment; // its place, "3#12/0"
  supposed: Supposed[];
  events: ReplayEvent[];
}

/** What is written beside an event. */
export interface Note {
  nags: number[]; // as in PGN: 1 good … 6 dubious
  comment: string;
  values: Record<string, string>; // "@eq" and the like, without the "@"
  variations: Variation[];
}

/** An event of a replay. */
export interface ReplayEvent {
  at: Moment;
  entry: Entry; // as the seat may see it
  follows: Entry[]; // marks, a trick, the score, the end
  note: Note | null;
}

/** A deal of a replay. */
export interface ReplayDeal {
  number: number;
  attempt: number;
  dealer: Seat;
  at: Moment; // of its opening
  events: ReplayEvent[];
  points: Record<Side, number> | null; // of this deal; null while it is not over
  score: Record<Side, number>; // running, after the deal (or after its last event)
  facts: Record<string, OptionValue | null>; // one row of the score sheet; see ecarte.record.facts
  note: Note | null;
}

/** A replay without its record. */
export interface Course {
  tags: [string, string][];
  seats: Seat[];
  names: Record<Seat, string>; // of the seats' tags, "" when unknown
  seat: Seat | null; // whose view it is; null: all hands are open
  prepared: boolean; // its seed is public: it began with a deal that comes with the page, or is a daily deal
  deals: ReplayDeal[];
}

/** A whole game to be seen again. */
export interface Replay extends Course {
  record: string; // in canonical form
  summary: Summary;
}
