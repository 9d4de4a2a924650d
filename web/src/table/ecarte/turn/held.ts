// What a tap on each card of the hand does.
import type { EcarteView } from "../../../engine/types/view.ts";
import type { Held } from "../../contract/layout.ts";
import type { Ui } from "../../contract/ui.ts";
import { picking } from "./choices.ts";

export function held(view: EcarteView, ui: Ui, watching: boolean): Held[] {
  const pick = picking(view);
  // Cards sink when some of them may be played; at other times none may, and they lie as they are.
  const following = view.phase === "play" && view.turn === view.seat;
  const some = view.legal.some((event) => event.startsWith(`${view.seat}.`));
  return view.hand.map((card) => {
    const play = `${view.seat}.${card}`;
    // Where irregularities can be committed nothing is said against them: a revoke looks like any play (E26).
    const wrong = view.legal.find((event) => event === `${play}~revoke` || event === `${play}~turn`);
    const event = view.legal.includes(play) ? play : wrong;
    const problem = wrong ? undefined : view.refused[play];
    const picked = ui.picked.has(card);
    const sunk = problem !== undefined && following && some;
    if (pick) return { card, event: `table:pick:${card}`, ready: true, picked, problem, sunk };
    // To whoever watches the page itself says why it may not be played.
    const tapped = event ?? (watching ? play : problem && `table:why:${play}`);
    return { card, event: tapped, ready: event !== undefined, problem, sunk };
  });
}
