// What the page does for the player by itself, where the settings say so.
import type { View } from "../engine/types/view.ts";
import type { Settings } from "./settings.ts";

/** The event the player would press anyhow: a declaration that may be made, then that there are no more. */
export function habit(view: View, { announce }: Settings): string | null {
  const { seat, turn, legal, phase } = view;
  if (!announce || turn !== seat) return null;
  const declaration = legal.find((event) => event.startsWith(`${seat}:meld:`));
  if (declaration || phase !== "announce") return declaration ?? null;
  return legal.find((event) => event === `${seat}:pass`) ?? null;
}
