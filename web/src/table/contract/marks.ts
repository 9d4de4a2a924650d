// What is to be seen on single cards of a hand that lies open: which was chosen, which would have been better.
import { createContext } from "preact";
import type { Card } from "../../engine/types/view.ts";

export interface CardMark {
  kind: "good" | "bad";
  tag: string; // a word on the card
  name: string; // the card's name with it, for ears
}

export const Marks = createContext<ReadonlyMap<Card, CardMark>>(new Map());
