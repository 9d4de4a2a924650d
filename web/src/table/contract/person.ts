// Whether the table addresses the player of the view ("You have…") or not, as in a replay of other people's games.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Seat, View } from "../../engine/types/view.ts";
import { spectated } from "./moment.ts";

/** The variables $who and $name of the table's words. */
export interface Called {
  who: "you" | "other" | "third";
  name: string;
}

/** Whether the player of the view is addressed. */
export const Addressed = createContext(true);

/** Return the $who of the table's words for a seat: "you", "other", or "third" when nobody is addressed. */
export function useWho(view: View): (seat: Seat) => Called["who"] {
  const addressed = useContext(Addressed) && !spectated(view);
  return (seat) => (addressed ? (seat === view.seat ? "you" : "other") : "third");
}
