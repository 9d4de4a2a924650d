// How the cards of écarté move.
import type { Card, EcarteView, Entry, Frame, Seat } from "../../engine/types.ts";
import { type Flight, placeOf } from "../flight.ts";
import {
  APART,
  all,
  CARD,
  CUT,
  faceUp,
  HEAR,
  LAST,
  LOOK,
  one,
  PACKET,
  place,
  type Rest,
  type Stage,
  thrown,
} from "../stage.ts";

const held = (card: Card): HTMLElement | undefined => one(`.hand [data-card="${card}"]`);
const opened = (card: Card): HTMLElement | undefined => one(`.backs [data-card="${card}"]`);

/** The cards of a hand as they lie on the screen, `last` of them counted from the end when unknown. */
function cardsOf(view: EcarteView, seat: Seat, cards: Card[]): { card: Card; element: HTMLElement }[] {
  const find = seat === view.seat ? held : opened;
  const found = faceUp(view, seat) ? cards.map((card) => ({ card, element: find(card) })) : backs(cards);
  return found.flatMap(({ card, element }) => (element ? [{ card, element }] : []));
}

function backs(cards: Card[]): { card: Card; element: HTMLElement | undefined }[] {
  const there = all("[data-back]");
  return cards.map((card, i) => ({ card, element: there[there.length - cards.length + i] }));
}

/** The last cards of the heap of those thrown away. */
const heaped = (number: number): HTMLElement[] => all('[data-spot="ecart"] .card').slice(-number);

/** Look, draw, and give what is still to be moved. */
export async function step(
  entry: Entry,
  view: EcarteView,
  frames: Frame[],
  drawn: () => Promise<void>,
  stage: Stage,
): Promise<Rest> {
  const seat = entry.seat ?? "";
  switch (entry.do) {
    case "deal":
      await drawn();
      return () => stage.fly(dealing(frames, view));
    case "turn": {
      await drawn();
      const to = one('[data-spot="turned"]');
      const from = place(one('[data-spot="stock"]'));
      if (!to || !from || !entry.card) return undefined;
      const flight: Flight = {
        card: entry.card,
        from,
        to: placeOf(to),
        up: [false, true],
        hides: to,
        duration: CARD * 1.4,
      };
      return () => stage.fly([flight]);
    }
    case "discard": {
      const cards = cardsOf(view, seat, entry.cards ?? []);
      const from = cards.map(({ card, element }) => ({ card, from: placeOf(element) }));
      await drawn();
      const heap = heaped(from.length);
      const flights = from.flatMap(({ card, from }, i): Flight[] => {
        const to = heap[i];
        if (!to) return [];
        const up: Flight["up"] = [faceUp(view, seat), false];
        return [{ card, from, to: placeOf(to), up, hides: to, delay: i * APART, duration: CARD }];
      });
      return async () => {
        await stage.fly(flights);
        if (seat !== view.seat) await stage.hold(HEAR * 0.6);
      };
    }
    case "draw": {
      const from = place(one('[data-spot="stock"]'));
      await drawn();
      if (!from) return undefined;
      const flights = cardsOf(view, seat, entry.cards ?? []).map(
        ({ card, element }, i): Flight => ({
          card,
          from,
          to: placeOf(element),
          up: [false, faceUp(view, seat)],
          hides: element,
          delay: i * APART * 1.4,
          duration: CARD,
        }),
      );
      return () => stage.fly(flights);
    }
    case "play": {
      const card = entry.card ?? "??";
      const from = cardsOf(view, seat, [card]).map(({ element }) => placeOf(element))[0];
      await drawn();
      const to = thrown(card);
      if (!from || !to) return undefined;
      return () =>
        stage.fly([{ card, from, to: placeOf(to), up: [faceUp(view, seat), true], hides: to, duration: CARD }]);
    }
    case "trick": {
      const look = view.phase === "scored" || view.phase === "over" ? LAST : LOOK;
      await stage.hold(look, look / 2); // it must be seen, motion or none
      const cards = all("[data-thrown]").map((element) => ({
        card: element.dataset.thrown ?? "??",
        from: placeOf(element),
      }));
      await drawn();
      const pile = one(`[data-spot="taken-${seat}"]`);
      const to = pile?.lastElementChild;
      if (!(to instanceof HTMLElement)) return undefined;
      const target = { ...placeOf(to), width: to.firstElementChild?.clientWidth ?? to.clientWidth, turn: 0 };
      const flights = cards.map(
        ({ card, from }): Flight => ({ card, from, to: target, up: [true, false], hides: to, duration: CARD * 1.15 }),
      );
      return () => stage.fly(flights);
    }
    case "cut":
      await drawn();
      return () => stage.hold(CUT);
    case "say":
      await drawn();
      return () => stage.hold(seat === view.seat ? HEAR / 3 : HEAR);
    case "mark":
      await drawn();
      return () => stage.hold(HEAR);
    default:
      await drawn();
      return undefined;
  }
}

/** The packets of a deal, in the order they are given: "3-2" is three to each, then two to each. */
function dealing(frames: Frame[], view: EcarteView): Flight[] {
  const from = place(one('[data-spot="stock"]'));
  if (!from) return [];
  const packets = String(view.rules.options.packets ?? "3-2")
    .split("-")
    .map(Number);
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
        });
        delay += APART;
      }
      delay += PACKET - APART;
    }
    given += size;
  }
  return flights;
}
