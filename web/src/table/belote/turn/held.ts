// The cards of the hand. A tap plays a card, with the call of belote if that is wanted.
import { lookUp } from "../../../engine/lookUp.ts";
import type { BeloteView } from "../../../engine/types/view.ts";
import type { Settings } from "../../../settings/settings.ts";
import type { Held } from "../../contract/layout.ts";
import { whyNot } from "../../contract/moment.ts";
import type { Ui } from "../../contract/ui.ts";
import { turnedUp } from "./moment.ts";
import { ordered } from "./order.ts";

/** Return the call that is possible now with one of the cards: "belote", "rebelote" or "". */
export const callable = ({ legal }: BeloteView): string =>
  legal.map((event) => event.match(/^.\.[KQ].:(\w+)$/)?.[1]).find(Boolean) ?? "";

/** Return the cards of the hand. */
export function held(view: BeloteView, settings: Settings, ui: Ui, watching: boolean): Held[] {
  const playing = view.phase === "play" && view.turn === view.seat;
  const calls = settings.callBelote || ui.switched.has("belote");
  return ordered(view, view.seat, view.hand, settings).map((card) => {
    const play = `${view.seat}.${card}`;
    const called = calls ? view.legal.find((event) => event.startsWith(`${play}:`)) : undefined;
    const ready = view.legal.includes(play);
    const problem = whyNot(view, play);
    // In a window that only watches, the page says why a card cannot be played.
    const event = ready || watching ? (called ?? play) : problem && `table:why:${play}`;
    const covering = lookUp(view.covering, view.seat)?.includes(card) ?? false;
    const turned = card === turnedUp(view);
    return { card, event, ready, problem, sunk: problem !== undefined && playing, covering, turned };
  });
}
