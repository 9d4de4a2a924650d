// Contexts of the table: whether it addresses the player of the view ("You have…"), unlike a replay of other people's games; and
// the marks on cards of open hands, the choice made and the better one.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Card, Seat, View } from "../../engine/types/view.ts";
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

/** A mark on a card. */
export interface CardMark {
  kind: "good" | "bad" | "noted";
  tag: string; // the word on the card, "" for none
  name: string; // the name of the card with its mark, for screen readers
}

/** The marks by card. */
export const Marks = createContext<ReadonlyMap<Card, CardMark>>(new Map());
