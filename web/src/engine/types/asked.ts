// Fields that many requests have.
// Made by `make types` from py/ecarte/types/asked.py: what is to be different is declared there.
import type { Seat } from "./view.ts";

/** Tags to be set. */
export type Tags = Record<string, string>;

/** Fields of any request. */
export interface Asked {
  /** tables that could not be loaded: answer without them */
  without?: string[];
}

/** Work answered in slices: where the last one ended. */
export interface InSlices {
  /** Work answered in slices: where the last one ended. */
  continue?: string;
}

/** A record, and the seat that it is seen from. */
export interface Seated extends Asked {
  record: string;
  seat: Seat;
}
