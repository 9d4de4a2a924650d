// What forms.ts holds.
import type { Entry, Seat, View } from "../types/view.ts";

/** How a view differs from another. */
export type Changes = Partial<View>;

/** The first position after the deal of one dealer. */
export interface Dealt {
  /** what is dealt, in order: to whom, and where in the pack it lies */
  given: ["deal" | "turn", Seat, number[]][];
  view: Changes;
  /** as each seat sees it */
  looks: Record<Seat, Changes>;
  /** where the card turned up has effects, by its rank */
  ranks: Record<string, { view: Changes; follows: Entry[] }>;
}

export interface Preset {
  name: string;
  /** the ranks in the order of a hand */
  order: string;
  view: Changes;
  dealers: Record<Seat, Dealt>;
}

export interface Forms {
  /** the letters and words of a text, with the size of each; the first ends it, the second stands for any other letter */
  symbols: string[];
  sizes: number[];
  usual: string[];
  known: string[];
  seatTags: Record<Seat, string>;
  games: {
    name: string;
    cut: boolean;
    canDraw: boolean;
    /** of the first preset; `trump` "turned" is the suit turned up */
    view: unknown;
    presets: Preset[];
  }[];
}
