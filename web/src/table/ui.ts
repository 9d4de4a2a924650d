// What undo would not restore and a link need not carry: the cards tapped for a discard, the refusal
// being explained, the log or a note being open. It forgets by itself when the table moves on.
import { useState } from "preact/hooks";
import type { Card, Problem, Seat, View } from "../engine/types.ts";

export interface Ui {
  picked: ReadonlySet<Card>;
  refusal: Problem | null;
  logOpen: boolean;
  noted: Seat | null; // whose note is open
  /** One of the table's own events: "table:pick:Ks", "table:why:S.Ks", "table:log",
   *  "table:note:S", "table:fold". */
  act(event: string): void;
}

const none: ReadonlySet<Card> = new Set();

/** Cards picked stay picked from a proposal to its discard, and not longer. */
const round = (game: string, view: View): string => `${game}/${view.deal}/${view.exchanges.length}`;

export function useUi(game: string, view: View): Ui {
  const now = round(game, view);
  const [pick, setPick] = useState({ round: "", cards: none });
  const [why, setWhy] = useState<{ view: View; problem: Problem } | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const [note, setNote] = useState<{ deal: string; seat: Seat } | null>(null);
  const deal = `${game}/${view.deal}`;
  const noted = note?.deal === deal ? note.seat : null;
  const picked = pick.round === now ? pick.cards : none;
  return {
    picked,
    refusal: why?.view === view ? why.problem : null,
    logOpen,
    noted,
    act(event) {
      const [, what, detail = ""] = event.split(":");
      if (what === "pick") {
        const cards = new Set(picked);
        if (!cards.delete(detail)) cards.add(detail);
        setPick({ round: now, cards });
      } else if (what === "why") {
        const problem = view.refused[detail];
        if (problem) setWhy({ view, problem });
      } else if (what === "log") setLogOpen(!logOpen);
      else if (what === "note") setNote(noted === detail ? null : { deal, seat: detail });
      else if (what === "fold") {
        setLogOpen(false);
        setNote(null);
      }
    },
  };
}
