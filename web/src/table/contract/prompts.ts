// The parts of the prompt and its buttons that games share.
import { lookUp } from "../../engine/lookUp.ts";
import type { Seat, View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import type { Choice, Prompt, Sight, Waiting } from "./layout.ts";
import { ended, lies, spectated } from "./moment.ts";

export const yours = (words: string): Prompt => ({ words, yours: true });
export const idle = (words: string): Prompt => ({ words, yours: false });

/** Return $who and $name for a seat; spectators are not addressed. */
const called = (view: View, names: Record<Seat, string>, seat: Seat | null | undefined) => ({
  who: seat === view.seat && !spectated(view) ? "you" : "other",
  name: lookUp(names, seat ?? "") ?? "",
});

/** Return the prompt while another player must move; for a computer player the engine moves. */
export const others = (waiting: Waiting, whose: { name: string }): Prompt =>
  idle(waiting === "engine" ? t("engine-loading") : t("ask-thinking", whose));

/** Return the prompt while a trick or a result is shown, or while the player can do nothing; null otherwise. `who` gives $who
 *  and $name for a seat. */
export function promptBefore(
  { view, entry, names }: Sight,
  waiting: Waiting,
  watching: boolean,
  who = (seat: Seat | null | undefined) => called(view, names, seat),
): Prompt | null {
  if (lies(view, entry)) return idle(t("ask-taken", who(view.tricks.at(-1)?.winner)));
  if (view.phase === "over" || view.phase === "scored") {
    if (!ended(view, entry)) return idle("");
    return yours(view.phase === "over" ? t("ask-over") : t("ask-scored", who(view.elder)));
  }
  if (spectated(view) && view.turn) return others(waiting, who(view.turn));
  if (watching) return idle(t("ask-watching"));
  // A choice made before the engine was ready can still be changed.
  return waiting && view.turn === view.seat ? yours(t("ask-noted")) : null;
}

/** Return the prompt while the player is asked nothing. `name` is the opponent's. */
export function promptIdle({ view, entry, names }: Sight, waiting: Waiting, name: string): Prompt {
  if (view.turn !== null || waiting) return others(waiting, { name });
  return idle(entry?.do === "cut" ? t("ask-cut", called(view, names, entry.seat)) : "");
}

/** Return the buttons for the packets, which a dealer may choose before the deal (E4, B5). */
export const orders = ({ legal, seat }: View): Choice[] =>
  legal
    .filter((event) => event.startsWith(`${seat}:packets:`))
    .map((event) => ({ event, label: t(`choice-packets-${event.slice(-3)}`) }));
