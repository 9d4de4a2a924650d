// What a game tells of its deals on the score sheet.
import type { ComponentChildren } from "preact";
import type { ReplayDeal } from "../../engine/types/replay.ts";
import type { Entry } from "../../engine/types/view.ts";
import type { People } from "./names.ts";

/** What a game's sheet has in its columns besides the deal and who deals: words `replay-sheet-<column>`. */
export interface Columns {
  columns: string[];
  wide: string; // the one that may take more than a line
  cells(deal: ReplayDeal, people: People): ComponentChildren[];
}

/** Everything that happened in a deal, and what followed. */
export const entriesIn = (deal: ReplayDeal): Entry[] =>
  deal.events.flatMap(({ entry, follows }) => [entry, ...follows]);
