// Marks on cards of open hands: the choice made, and the better one.
import { createContext } from "preact";
import type { Card } from "../../engine/types/view.ts";

/** A mark on a card. */
export interface CardMark {
  kind: "good" | "bad";
  tag: string; // the word on the card
  name: string; // the name of the card with its mark, for screen readers
}

/** The marks by card. */
export const Marks = createContext<ReadonlyMap<Card, CardMark>>(new Map());
