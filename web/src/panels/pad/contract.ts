// What the pad gets from a game: what is asked about a deal, and how one is shown.
import type { ComponentType } from "preact";
import type { Pad, PadDeal } from "../../engine/types/answer.ts";
import type { Seat } from "../../engine/types/view.ts";

export type Names = Record<Seat, string>;

export interface FormProps {
  pad: Pad;
  dealer: Seat;
  names: Names;
  events: string[]; // of the deal to correct; none for a new one
  isNew: boolean;
  save: (events: string[]) => void;
  cancel: (() => void) | null;
}

export interface PadGame {
  Form: ComponentType<FormProps>;
  Sums: ComponentType<{ deal: PadDeal; names: Names }>;
  words: (deal: PadDeal, names: Names) => string; // who took, and with what
}
