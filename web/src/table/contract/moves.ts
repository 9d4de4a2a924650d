// The motion of cards that games share.
import type { Card, Entry, Frame, Seat, View } from "../../engine/types/view.ts";
import { type Flight, placeOf } from "./flight.ts";
// biome-ignore format: a list
import { APART, all, CARD, faceUp, LAST, LEAST, LOOK, one, PACKET, place, type Rest, type Stage, thrown } from "./stage.ts";

interface Lying {
  card: Card;
  element: HTMLElement;
}

/** Return where the cards of a seat lie: at four's table each player has a plate, between two people an edge. */
function homeOf(view: View, seat: Seat): string {
  if (one("[data-edge]")) return `[data-edge="${seat}"]`;
  if (seat === view.seat) return "[data-part=hand]";
  return one("[data-plate]") ? `[data-plate="${seat}"]` : "[data-part=backs]";
}

/** Return the elements of cards in a hand. Unknown cards are the last of the hand. */
export function cardsOf(view: View, seat: Seat, cards: Card[]): Lying[] {
  const home = homeOf(view, seat);
  const backs = all(`${home} [data-back]`);
  return cards.flatMap((card, i) => {
    const element = faceUp(view, seat) ? one(`${home} [data-card="${card}"]`) : backs[backs.length - cards.length + i];
    return element ? [{ card, element }] : [];
  });
}

const stock = () => place(one('[data-spot="stock"]'));

/** Return the flights of a deal, packet by packet: [3, 2] is three cards to each, then two. Cards begin `apart`, packets
 *  `pause` later than the one before, in milliseconds. */
export function dealing(
  frames: Frame[],
  view: View,
  packets: number[],
  apart = APART,
  pause = PACKET - APART,
): Flight[] {
  const from = stock();
  if (!from) return [];
  const hands = frames.map(({ entry }) => ({
    up: faceUp(view, entry.seat ?? ""),
    cards: cardsOf(view, entry.seat ?? "", entry.cards ?? []),
  }));
  const flights: Flight[] = [];
  let delay = 0;
  let given = 0;
  for (const size of packets) {
    for (const { up, cards } of hands) {
      for (const { card, element } of cards.slice(given, given + size)) {
        const to = placeOf(element);
        flights.push({ card, from, to, up: [false, up], hides: element, delay, duration: CARD, sound: "dealt" });
        delay += apart;
      }
      delay += pause;
    }
    given += size;
  }
  return flights;
}

/** Draw the turn-up, and return its flight from the stock to where it lies. */
export async function turning(card: Card, to: string, drawn: () => Promise<void>, stage: Stage): Promise<Rest> {
  const from = stock();
  await drawn();
  const element = one(to);
  if (!element || !from) return undefined;
  const flight = { card, from, to: placeOf(element), hides: element, duration: CARD * 1.4 };
  return () => stage.fly([{ ...flight, up: [false, true] }]);
}

/** Draw cards from the stock, and return their flights to the hand, `apart` milliseconds one after the other. */
export async function drawing(
  { seat, cards = [] }: Entry,
  view: View,
  apart: number,
  drawn: () => Promise<void>,
  stage: Stage,
): Promise<Rest> {
  const from = stock();
  await drawn();
  if (!from) return undefined;
  const up: Flight["up"] = [false, faceUp(view, seat ?? "")];
  const flights = cardsOf(view, seat ?? "", cards).map(({ card, element }, i): Flight => {
    const to = placeOf(element);
    return { card, from, to, up, hides: element, delay: i * apart, duration: CARD, sound: "dealt" };
  });
  return () => stage.fly(flights);
}

/** Draw a played card, and return its flight from the hand. */
export async function playing(card: Card, view: View, seat: Seat, drawn: () => Promise<void>): Promise<Flight[]> {
  const from = cardsOf(view, seat, [card]).map(({ element }) => placeOf(element))[0];
  await drawn();
  const to = thrown(card);
  if (!from || !to) return [];
  return [{ card, from, to: placeOf(to), up: [faceUp(view, seat), true], hides: to, duration: CARD }];
}

/** Leave a trick on the table for a moment, draw, and return its flight to the winner, during which the deal goes
 *  on. */
export async function gather(view: View, seat: Seat, drawn: () => Promise<void>, stage: Stage): Promise<Rest> {
  const isLast = view.phase === "scored" || view.phase === "over";
  const look = isLast ? LAST : LOOK;
  await stage.hold(look, LEAST); // the trick must be visible even without motion
  const cards = all("[data-thrown]").map((each) => ({ card: each.dataset.thrown ?? "??", from: placeOf(each) }));
  await drawn();
  const to = all(`[data-spot="taken-${seat}"] [data-part=won]`).at(-1);
  if (!to) return undefined;
  const at = { ...placeOf(to), width: to.firstElementChild?.clientWidth ?? to.clientWidth, turn: 0 };
  const up: Flight["up"] = [true, false];
  const flights = cards.map((each): Flight => {
    return { ...each, to: at, up, hides: to, duration: CARD * 1.15, sound: "gathered" };
  });
  return async () => {
    const flown = stage.fly(flights);
    if (isLast) await flown; // nothing flies over the result
  };
}
