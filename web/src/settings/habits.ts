import type { View } from "../engine/types/view.ts";
import type { Settings } from "./settings.ts";

/** Return the event that the page plays for the player by the settings: a declaration, or the end of declaring. */
export function habit(view: View, { announce }: Settings): string | null {
  const { seat, turn, legal, phase } = view;
  if (!announce || turn !== seat) return null;
  const declaration = legal.find((event) => event.startsWith(`${seat}:meld:`));
  if (declaration || phase !== "announce") return declaration ?? null;
  return legal.find((event) => event === `${seat}:pass`) ?? null;
}

/** Return the card that plays itself after a moment, because it is the only legal event. Never where players see to
 *  irregularities or to the mark for the king themselves (E13, E26), because there doing nothing is a choice as
 *  well. */
export function forced({ seat, turn, legal, rules }: View, { autoplay }: Settings): string | null {
  const [event = ""] = legal;
  const { revoke, king_mark } = rules.options;
  if (!autoplay || turn !== seat || legal.length !== 1 || revoke === "penalty" || king_mark === "optional") return null;
  return /^\w\.\w\w$/.test(event) ? event : null;
}

/** Return the event that the page plays for the player, at once or after a moment. */
export const byItself = (view: View, settings: Settings): string | null =>
  habit(view, settings) ?? forced(view, settings);
