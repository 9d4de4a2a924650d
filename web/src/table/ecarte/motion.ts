// The motion of écarté's cards.
import type { Card, EcarteView, Entry, Frame, Seat } from "../../engine/types/view.ts";
import { type Flight, placeOf } from "../contract/flight.ts";
import { cardsOf, dealing, drawing, gather, playing, turning } from "../contract/moves.ts";
import { APART, all, CARD, CUT, faceUp, HEAR, one, place, type Rest, type Stage, thrown } from "../contract/stage.ts";

/** Return the elements of the last discards. */
const heaped = (number: number): HTMLElement[] => all('[data-spot="ecart"] > span').slice(-number);

/** Draw an entry, and return the motion that follows. */
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
      return () => stage.fly(dealing(frames, view, packets(view)));
    case "turn":
      return turning(entry.card ?? "??", '[data-spot="turned"]', drawn, stage);
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
    case "draw":
      return drawing(entry, view, APART * 1.4, drawn, stage);
    case "play": {
      const card = entry.card ?? "??";
      if (entry.suffix === "back") return returned(card, view, seat, drawn, stage);
      const own = all(`[data-thrown][data-seat="${seat}"]`);
      const before = own.map((element) => ({ card: element.dataset.thrown ?? "", from: placeOf(element) }));
      const flights = await playing(card, view, seat, drawn);
      if (flights.length === 0) return undefined;
      // Another suit was required: the led card goes back (E20).
      const replaced = before.flatMap((each): Flight[] => {
        const [back] = thrown(each.card) ? [] : cardsOf(view, seat, [each.card]);
        if (!back) return [];
        const up: Flight["up"] = [true, faceUp(view, seat)];
        return [{ ...each, to: placeOf(back.element), up, hides: back.element, duration: CARD * 1.4 }];
      });
      return () => stage.fly([...flights, ...replaced]);
    }
    case "trick":
      return gather(view, seat, drawn, stage);
    case "cut":
      await drawn();
      return () => stage.hold(CUT);
    case "say":
      await drawn();
      return () => stage.hold(seat === view.seat ? HEAR / 3 : HEAR);
    case "mark":
      await drawn();
      return () => stage.hold(HEAR);
    case "ruling":
      return ruled(view, drawn, stage);
    default:
      await drawn();
      return undefined;
  }
}

/** Move a card back from the trick to the hand (laws 39, 40). */
async function returned(
  card: Card,
  view: EcarteView,
  seat: Seat,
  drawn: () => Promise<void>,
  stage: Stage,
): Promise<Rest> {
  const from = place(thrown(card) ?? one(`[data-spot="taken-${seat}"]`));
  await drawn();
  const element = cardsOf(view, seat, [card])[0]?.element;
  if (!from || !element) return undefined;
  const up: Flight["up"] = [true, faceUp(view, seat)];
  return () => stage.fly([{ card, from, to: placeOf(element), up, hides: element, duration: CARD * 1.4 }]);
}

/** Show a claim or a ruling. By a ruling, cards may return to the hands from the trick and from tricks taken. */
async function ruled(view: EcarteView, drawn: () => Promise<void>, stage: Stage): Promise<Rest> {
  const lying = new Map(all("[data-thrown]").map((element) => [element.dataset.thrown ?? "", placeOf(element)]));
  const mine = new Set(all("[data-part=hand] [data-card]").map((element) => element.dataset.card));
  const theirs = all("[data-back]").length;
  const piles = view.seats.flatMap((seat) => place(one(`[data-spot="taken-${seat}"] [data-part=won]`)) ?? []);
  await drawn();
  const own = all("[data-part=hand] [data-card]").filter((element) => !mine.has(element.dataset.card));
  const flights = [...own, ...all("[data-back]").slice(theirs)].flatMap((element, i): Flight[] => {
    const { card = "??" } = element.dataset;
    const from = lying.get(card) ?? piles[i % piles.length] ?? [...lying.values()][0];
    if (!from) return [];
    const up: Flight["up"] = [lying.has(card), card !== "??"];
    return [{ card, from, to: placeOf(element), up, hides: element, delay: i * APART, duration: CARD * 1.2 }];
  });
  return async () => {
    await stage.fly(flights);
    await stage.hold(HEAR);
  };
}

/** Return the sizes of the packets: "3-2" is three cards to each, then two. */
const packets = (view: EcarteView): number[] =>
  String(view.rules.options.packets ?? "3-2")
    .split("-")
    .map(Number);
