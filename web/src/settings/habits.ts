import type { View } from "../engine/types/view.ts";
import type { Settings } from "./settings.ts";

/** Return the event that the page plays for the player by the settings: a declaration, then that there are no more. */
export function habit(view: View, { announce }: Settings): string | null {
  const { seat, turn, legal, phase } = view;
  if (!announce || turn !== seat) return null;
  const declaration = legal.find((event) => event.startsWith(`${seat}:meld:`));
  if (declaration || phase !== "announce") return declaration ?? null;
  return legal.find((event) => event === `${seat}:pass`) ?? null;
}
