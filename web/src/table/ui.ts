// What undo would not restore and a link need not carry: the cards tapped for a discard, the refusal
// being explained, the log being open. It forgets by itself when the table moves on.
import { useState } from "preact/hooks";
import type { Card, Problem, View } from "../engine/types.ts";

export interface Ui {
  picked: ReadonlySet<Card>;
  refusal: Problem | null;
  logOpen: boolean;
  /** One of the table's own events: "table:pick:Ks", "table:why:S.Ks", "table:log". */
  act(event: string): void;
}

const none: ReadonlySet<Card> = new Set();

/** Cards picked stay picked from a proposal to its discard, and not longer. */
const round = (view: View): string => `${view.deal}/${view.exchanges.length}`;

export function useUi(view: View): Ui {
  const [pick, setPick] = useState({ round: "", cards: none });
  const [why, setWhy] = useState<{ view: View; problem: Problem } | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const picked = pick.round === round(view) ? pick.cards : none;
  return {
    picked,
    refusal: why?.view === view ? why.problem : null,
    logOpen,
    act(event) {
      const [, what, detail = ""] = event.split(":");
      if (what === "pick") {
        const cards = new Set(picked);
        if (!cards.delete(detail)) cards.add(detail);
        setPick({ round: round(view), cards });
      } else if (what === "why") {
        const problem = view.refused[detail];
        if (problem) setWhy({ view, problem });
      } else if (what === "log") setLogOpen(!logOpen);
    },
  };
}
