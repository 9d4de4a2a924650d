// The table's own state, which is not part of the game: picked cards, an explained refusal, an open log, note or slip.
// Most of it is reset when the game goes on.

import { useState } from "preact/hooks";
import { lookUp } from "../../engine/lookUp.ts";
import type { Card, Problem, Seat, View } from "../../engine/types/view.ts";

/** The state, and the function that changes it. */
export interface Ui {
  picked: ReadonlySet<Card>;
  refusal: Problem | null;
  logOpen: boolean;
  noted: Seat | null; // whose note is open
  slip: string | null; // the slip that is open: "sheet", "hands"
  seen: string; // the deal whose shown declarations were dismissed
  switched: ReadonlySet<string>; // toggles that are on for the next card
  /** Handle one of the table's own events: "table:pick:Ks", "table:why:S.Ks", "table:log",
   *  "table:note:S", "table:slip:sheet", "table:seen:1", "table:switch:belote", "table:fold". */
  act(event: string): void;
}

const none: ReadonlySet<string> = new Set();

function toggled(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const changed = new Set(set);
  if (!changed.delete(item)) changed.add(item);
  return changed;
}

/** Keep the state for a game. Cards stay picked until `round` changes; `suggested` are picked until the player picks. */
export function useUi(game: string, view: View, round: string, suggested: ReadonlySet<Card> = none): Ui {
  const now = `${game}/${round}`;
  const [pick, setPick] = useState({ round: "", cards: none });
  const [why, setWhy] = useState<{ view: View; problem: Problem } | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const [note, setNote] = useState<{ deal: string; seat: Seat } | null>(null);
  const [open, setOpen] = useState<{ round: string; slip: string } | null>(null);
  const [put, setPut] = useState({ game: "", seen: "" });
  const [on, setOn] = useState({ view, switched: none });
  const seen = put.game === game ? put.seen : "";
  const deal = `${game}/${view.deal}`;
  const noted = note?.deal === deal ? note.seat : null;
  const slip = open?.round === now ? open.slip : null;
  const picked = pick.round === now ? pick.cards : suggested;
  const switched = on.view === view ? on.switched : none;
  return {
    picked,
    refusal: why?.view === view ? why.problem : null,
    logOpen,
    noted,
    slip,
    seen,
    switched,
    act(event) {
      const [, what, detail = ""] = event.split(":");
      if (what === "pick") setPick({ round: now, cards: toggled(picked, detail) });
      else if (what === "switch") setOn({ view, switched: toggled(switched, detail) });
      else if (what === "why") {
        const problem = lookUp(view.refused, detail);
        if (problem) setWhy({ view, problem });
      } else if (what === "log") setLogOpen(!logOpen);
      else if (what === "note") setNote(noted === detail ? null : { deal, seat: detail });
      else if (what === "slip") setOpen(slip === detail ? null : { round: now, slip: detail });
      else if (what === "seen") setPut({ game, seen: detail });
      else if (what === "fold") {
        setLogOpen(false);
        setNote(null);
        setOpen(null);
      }
    },
  };
}
