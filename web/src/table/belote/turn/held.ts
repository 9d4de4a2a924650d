// What a tap on each card of the hand does: it is played, with its call of belote where that is wanted.
import type { BeloteView } from "../../../engine/types/view.ts";
import type { Settings } from "../../../settings/settings.ts";
import type { Held } from "../../contract/layout.ts";
import type { Ui } from "../../contract/ui.ts";
import { ordered } from "./order.ts";

/** The call that may go with one of the cards now: "belote", "rebelote", or "". */
export const callable = ({ legal }: BeloteView): string =>
  legal.map((event) => event.match(/^.\.[KQ].:(\w+)$/)?.[1]).find(Boolean) ?? "";

export function held(view: BeloteView, settings: Settings, ui: Ui, watching: boolean): Held[] {
  const playing = view.phase === "play" && view.turn === view.seat;
  const calls = settings.callBelote || ui.switched.has("belote");
  return ordered(view, view.seat, view.hand).map((card) => {
    const play = `${view.seat}.${card}`;
    const called = calls ? view.legal.find((event) => event.startsWith(`${play}:`)) : undefined;
    const ready = view.legal.includes(play);
    const problem = view.refused[play];
    // To whoever watches the page itself says why it may not be played.
    const event = ready || watching ? (called ?? play) : problem && `table:why:${play}`;
    return { card, event, ready, problem, sunk: problem !== undefined && playing };
  });
}
