// Cards in the order of a game's ranks, and what a tap on one of them does.
import type { Card } from "../../engine/types/view.ts";

const suits = "shdc";

/** Cards that are being put together: a hand, and what lies face up beside it. */
export interface Laid {
  hand: Card[];
  turned: (Card | null)[];
}

/** Return the pack, a row for each suit. */
export const rowsOf = (ranks: string): Card[][] => [...suits].map((suit) => [...ranks].map((rank) => `${rank}${suit}`));

const inOrder = (cards: Card[], pack: Card[]): Card[] => cards.toSorted((a, b) => pack.indexOf(a) - pack.indexOf(b));

/** Return the different cards that a text names, at most so many, in order. */
export const named = (text: string, pack: Card[], most: number): Card[] =>
  inOrder([...new Set(text.match(/../g) ?? [])].filter((card) => pack.includes(card)).slice(0, most), pack);

/** Put a card into the hand while it has room, else turn it up; where no place is free, it replaces the last. Remove it if it
 *  is there already. */
export function tapped({ hand, turned }: Laid, card: Card, size: number, pack: Card[]): Laid {
  if (turned.includes(card)) return { hand, turned: turned.map((each) => (each === card ? null : each)) };
  if (hand.includes(card)) return { hand: hand.filter((each) => each !== card), turned };
  if (hand.length < size) return { hand: inOrder([...hand, card], pack), turned };
  const free = turned.includes(null) ? turned.indexOf(null) : turned.length - 1;
  return { hand, turned: turned.map((each, at) => (at === free ? card : each)) };
}

/** Return a hand of so many cards, and as many turned up, drawn at random. */
export function drawn(size: number, faceUp: number, pack: Card[]): Laid {
  const left = [...pack];
  const draw = () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? "";
  const hand = Array.from({ length: size }, draw);
  return { hand: inOrder(hand, pack), turned: Array.from({ length: faceUp }, draw) };
}
