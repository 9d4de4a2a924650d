// The order of a hand on the table, as the player likes it: the place of the trumps, the order of the suits, which end
// the high cards are at. Played cards still count, so that no card moves when another leaves.
import type { BeloteView, Card, Seat } from "../../../engine/types/view.ts";
import type { Settings } from "../../../settings/settings.ts";

/** The settings that order a hand. */
export type Sorting = Pick<Settings, "sortTrumps" | "sortSuits" | "sortRanks">;

const TRUMPS = "J9ATKQ87";
const PLAIN = "ATKQJ987";
const FIXED = ["s", "h", "d", "c"];

const red = (suit: string): boolean => suit === "h" || suit === "d";
const suitOf = (card: Card): string => card.slice(1);

/** Return suits in alternating colours, beginning with the trumps. */
function alternate(suits: string[], trump: string | null): string[] {
  const left = [...suits];
  const reds = left.filter(red).length;
  const order: string[] = [];
  const take = (suit: string | undefined) => {
    if (suit) order.push(...left.splice(left.indexOf(suit), 1));
  };
  if (trump && left.includes(trump)) take(trump);
  else take(left.find((suit) => red(suit) === reds * 2 > left.length)); // the colour with more suits begins
  while (left.length > 0) {
    const last = order.at(-1) ?? "";
    take(left.find((suit) => red(suit) !== red(last)) ?? left[0]);
  }
  return order;
}

/** Return the suits of a hand in order. */
function suits(cards: Card[], trump: string | null, { sortTrumps, sortSuits }: Sorting): string[] {
  const there = (suit: string) => cards.some((card) => suitOf(card) === suit);
  const order = sortSuits === "alternate" ? alternate(["s", "h", "c", "d"].filter(there), trump) : FIXED.filter(there);
  if (!trump || !there(trump)) return order;
  const plain = order.filter((suit) => suit !== trump);
  if (sortTrumps === "left") return [trump, ...plain];
  return [...(sortSuits === "alternate" ? plain.reverse() : plain), trump];
}

/** Return what a seat has played in this deal. */
function played({ seats, trick, tricks }: BeloteView, seat: Seat): Card[] {
  const after = (leader: Seat) => (seats.indexOf(seat) - seats.indexOf(leader) + seats.length) % seats.length;
  const before = tricks.flatMap(({ leader, cards }) => cards[after(leader)] ?? []);
  return [...before, ...trick.filter((thrown) => thrown.seat === seat).map(({ card }) => card)];
}

/** Return the cards of a seat in order. */
export function ordered(view: BeloteView, seat: Seat, cards: Card[], sorting: Sorting): Card[] {
  const { contract, trump } = view;
  const known = cards.filter((card) => card !== "??");
  const ranks = (suit: string) => (contract === "at" || contract === suit ? TRUMPS : PLAIN);
  const up = sorting.sortRanks === "up" ? -1 : 1;
  const sorted = suits([...known, ...played(view, seat)], trump, sorting).flatMap((suit) =>
    known
      .filter((card) => suitOf(card) === suit)
      .sort((a, b) => up * (ranks(suit).indexOf(a.slice(0, 1)) - ranks(suit).indexOf(b.slice(0, 1)))),
  );
  return [...sorted, ...cards.filter((card) => card === "??")];
}
