// A game looked back on, moment by moment, and what is written beside it.
import type { Summary } from "./summary.ts";
import type { Card, Entry, OptionValue, Seat, Side } from "./view.ts";

/** A moment of a game is written "3#12": after event 12 of deal 3; "3#0" is its opening. Inside a
 *  variation "3#12/0#4": after event 4 of the first variation beside event 12 (which it replaces). */
export type Moment = string;

export interface Replay {
  record: string; // as given, in canonical form
  summary: Summary;
  tags: [string, string][];
  seats: Seat[];
  names: Record<Seat, string>; // the seats' tags, "" when unknown
  seat: Seat | null; // whose view it is; null: all hands are open
  prepared: boolean; // it began with a deal that comes with the page: its seed is public
  deals: ReplayDeal[];
}

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

export interface ReplayEvent {
  at: Moment;
  entry: Entry; // as the seat may see it
  follows: Entry[]; // what follows from it: marks, a trick, the score, the end
  note: Note | null;
}

/** What is written beside an event. */
export interface Note {
  nags: number[]; // as in PGN: 1 good … 6 dubious
  comment: string;
  values: Record<string, string>; // "@eq" and the like, without the "@"
  variations: Variation[];
}

export interface Variation {
  at: Moment; // its place, "3#12/0"
  supposed: { seat: Seat; cards: Card[] }[]; // hands that are supposed
  events: ReplayEvent[];
}
