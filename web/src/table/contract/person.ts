// Whether the player whose view it is is spoken to ("You have…"), or spoken of, as in a replay of others' games.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Seat, View } from "../../engine/types/view.ts";
import { spectated } from "./moment.ts";

export const Addressed = createContext(true);

/** The $who of the table's words: "you", "other" (the one across), or "third" where nobody is spoken to. */
export function useWho(view: View): (seat: Seat) => "you" | "other" | "third" {
  const addressed = useContext(Addressed) && !spectated(view);
  return (seat) => (addressed ? (seat === view.seat ? "you" : "other") : "third");
}
