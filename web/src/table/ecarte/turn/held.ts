// The cards of the hand, the effect of a tap on each, and a rule of thumb for discards.
import type { Card, EcarteView } from "../../../engine/types/view.ts";
import type { Held } from "../../contract/layout.ts";
import { whyNot } from "../../contract/moment.ts";
import type { Ui } from "../../contract/ui.ts";
import { picking } from "./choices.ts";

/** Return the cards of the hand. */
export function held(view: EcarteView, ui: Ui, watching: boolean): Held[] {
  const pick = picking(view);
  // Illegal cards are lowered only if others are legal.
  const following = view.phase === "play" && view.turn === view.seat;
  const some = view.legal.some((event) => event.startsWith(`${view.seat}.`));
  return view.hand.map((card) => {
    const play = `${view.seat}.${card}`;
    // Where irregularities can be committed, the page does not warn: a revoke looks like any play (E26).
    const wrong = view.legal.find((event) => event === `${play}~revoke` || event === `${play}~turn`);
    const event = view.legal.includes(play) ? play : wrong;
    const problem = wrong ? undefined : whyNot(view, play);
    const picked = ui.picked.has(card);
    const sunk = problem !== undefined && following && some;
    if (pick) return { card, event: `table:pick:${card}`, ready: true, picked, problem, sunk };
    // In a window that only watches, the page says why a card cannot be played.
    const tapped = event ?? (watching ? play : problem && `table:why:${play}`);
    return { card, event: tapped, ready: event !== undefined, problem, sunk };
  });
}

/** Return the cards of the hand except trumps and kings; none if they may not be discarded now. */
export function suggested({ hand, legal, phase, seat, trump, turn }: EcarteView): Card[] {
  if (phase !== "discard" || turn !== seat) return [];
  const cards = hand.filter((card) => !card.startsWith("K") && !card.endsWith(trump ?? ""));
  return legal.includes(`${seat}-${cards.join("")}`) ? cards : [];
}
