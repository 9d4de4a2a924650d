// The motion of cards: taking a trick in any game, everything else in games of two players.
import type { Card, Frame, Seat, View } from "../../engine/types/view.ts";
import { type Flight, placeOf } from "./flight.ts";
import {
  APART,
  all,
  CARD,
  faceUp,
  LAST,
  LEAST,
  LOOK,
  one,
  PACKET,
  place,
  type Rest,
  type Stage,
  thrown,
} from "./stage.ts";

const held = (card: Card): HTMLElement | undefined => one(`[data-part=hand] [data-card="${card}"]`);
const opened = (card: Card): HTMLElement | undefined => one(`[data-part=backs] [data-card="${card}"]`);

interface Lying {
  card: Card;
  element: HTMLElement;
}

/** Return the elements of cards in a hand. Unknown cards are the last of the hand. */
export function cardsOf(view: View, seat: Seat, cards: Card[]): Lying[] {
  const find = seat === view.seat ? held : opened;
  const found = faceUp(view, seat) ? cards.map((card) => ({ card, element: find(card) })) : backs(seat, cards);
  return found.flatMap(({ card, element }) => (element ? [{ card, element }] : []));
}

function backs(seat: Seat, cards: Card[]): { card: Card; element: HTMLElement | undefined }[] {
  // Between two people both hands lie face down, each at its edge.
  const there = all(one("[data-edge]") ? `[data-edge="${seat}"] [data-back]` : "[data-back]");
  return cards.map((card, i) => ({ card, element: there[there.length - cards.length + i] }));
}

/** Return the flights of a deal, packet by packet: [3, 2] is three cards to each, then two. */
export function dealing(frames: Frame[], view: View, packets: number[]): Flight[] {
  const from = place(one('[data-spot="stock"]'));
  if (!from) return [];
  const hands = frames.map(({ entry }) => ({
    seat: entry.seat ?? "",
    cards: cardsOf(view, entry.seat ?? "", entry.cards ?? []),
  }));
  const flights: Flight[] = [];
  let delay = 0;
  let given = 0;
  for (const size of packets) {
    for (const { seat, cards } of hands) {
      for (const { card, element } of cards.slice(given, given + size)) {
        flights.push({
          card,
          from,
          to: placeOf(element),
          up: [false, faceUp(view, seat)],
          hides: element,
          delay,
          duration: CARD,
          sound: "dealt",
        });
        delay += APART;
      }
      delay += PACKET - APART;
    }
    given += size;
  }
  return flights;
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
  const cards = all("[data-thrown]").map((element) => ({
    card: element.dataset.thrown ?? "??",
    from: placeOf(element),
  }));
  await drawn();
  const to = all(`[data-spot="taken-${seat}"] [data-part=won]`).at(-1);
  if (!to) return undefined;
  const target = { ...placeOf(to), width: to.firstElementChild?.clientWidth ?? to.clientWidth, turn: 0 };
  const flights = cards.map(
    ({ card, from }): Flight => ({
      card,
      from,
      to: target,
      up: [true, false],
      hides: to,
      duration: CARD * 1.15,
      sound: "gathered",
    }),
  );
  return async () => {
    const flown = stage.fly(flights);
    if (isLast) await flown; // nothing flies over the result
  };
}
