// The columns of a score sheet, which each game has of its own.
import type { ComponentChildren } from "preact";
import type { ReplayDeal } from "../../engine/types/replay.ts";
import type { Entry } from "../../engine/types/view.ts";
import type { People } from "./names.ts";

/** The columns after those of the deal and the dealer. Their words are `replay-sheet-<column>`. */
export interface Columns {
  columns: string[];
  wide: string; // the column whose cells may take several lines
  cells(deal: ReplayDeal, people: People): ComponentChildren[];
}

/** Return the log entries of a deal. */
export const entriesIn = (deal: ReplayDeal): Entry[] =>
  deal.events.flatMap(({ entry, follows }) => [entry, ...follows]);
