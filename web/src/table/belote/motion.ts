// The motion of belote's cards.
import type { BeloteView, Card, Entry, Frame, Seat } from "../../engine/types/view.ts";
import { type Flight, placeOf } from "../contract/flight.ts";
import { gather } from "../contract/moves.ts";
// biome-ignore format: a list
import { APART, all, CARD, CUT, faceUp, HEAR, one, PACKET, place, type Rest, type Stage, thrown } from "../contract/stage.ts";

const SHOW_MS = 2400; // how long shown declarations stay before the game goes on

/** Return the elements of cards in a hand. Unknown cards are the last of the hand. */
function cardsOf(view: BeloteView, seat: Seat, cards: Card[]): HTMLElement[] {
  const home = seat === view.seat ? "[data-part=hand]" : `[data-plate="${seat}"]`;
  const found = faceUp(view, seat)
    ? cards.map((card) => one(`${home} [data-card="${card}"]`))
    : all(`${home} [data-back]`).slice(-cards.length);
  return found.filter((element) => element !== undefined);
}

const stock = () => place(one('[data-spot="stock"]'));

/** Draw an entry, and return the motion that follows. */
export async function step(
  entry: Entry,
  view: BeloteView,
  frames: Frame[],
  drawn: () => Promise<void>,
  stage: Stage,
): Promise<Rest> {
  const { card = "??" } = entry;
  const seat = entry.seat ?? "";
  const up = faceUp(view, seat);
  switch (entry.do) {
    case "deal":
      await drawn();
      return () => stage.fly(dealing(frames, view));
    case "turn": {
      const from = stock();
      await drawn();
      const to = one(entry.verb === "bottom" ? "[data-part=out] span:last-of-type" : '[data-spot="turned"]');
      if (!to || !from) return undefined;
      const flight = {
        card,
        from,
        to: placeOf(to),
        up: [false, true] as Flight["up"],
        hides: to,
        duration: CARD * 1.4,
      };
      return () => stage.fly([flight]);
    }
    case "take": {
      const from = place(one('[data-spot="turned"]'));
      await drawn();
      const to = cardsOf(view, seat, [card])[0];
      if (!from || !to) return undefined;
      return () => stage.fly([{ card, from, to: placeOf(to), up: [true, up], hides: to, duration: CARD * 1.4 }]);
    }
    case "draw": {
      const from = stock();
      await drawn();
      if (!from) return undefined;
      const cards = entry.cards ?? [];
      const flights = cardsOf(view, seat, cards).map(
        (to, i): Flight => ({
          card: up ? (cards[i] ?? "??") : "??",
          from,
          to: placeOf(to),
          up: [false, up],
          hides: to,
          delay: i * APART,
          duration: CARD,
          sound: "dealt",
        }),
      );
      return () => stage.fly(flights);
    }
    case "play": {
      const from = place(cardsOf(view, seat, [card])[0]);
      await drawn();
      const to = thrown(card);
      const said = async () => {
        if (entry.call) await stage.hold(HEAR * 0.6);
      };
      if (!from || !to) return said;
      return async () => {
        await stage.fly([{ card, from, to: placeOf(to), up: [up, true], hides: to, duration: CARD }]);
        await said();
      };
    }
    case "trick":
      return gather(view, seat, drawn, stage);
    case "cut":
      await drawn();
      return () => stage.hold(CUT);
    case "say":
      await drawn();
      if (entry.verb === "show") return () => stage.hold(SHOW_MS, SHOW_MS / 3);
      return () => stage.hold(seat === view.seat ? HEAR / 3 : HEAR);
    default:
      await drawn();
      return undefined;
  }
}

/** Return the flights of a deal: one packet to each player, then the other. */
function dealing(frames: Frame[], view: BeloteView): Flight[] {
  const from = stock();
  if (!from) return [];
  const { packets } = view.rules.options;
  const sizes = packets === "2-3" || (packets === "dealer" && view.deal % 2 === 0) ? [2, 3] : [3, 2];
  const hands = frames.map(({ entry: { seat, cards = [] } }) => ({
    up: faceUp(view, seat ?? ""),
    cards,
    at: cardsOf(view, seat ?? "", cards),
  }));
  const flights: Flight[] = [];
  let delay = 0;
  let given = 0;
  for (const size of sizes) {
    for (const { up, cards, at } of hands) {
      for (let i = given; i < given + size; i += 1) {
        const to = at[i];
        if (!to) continue;
        const card = up ? (cards[i] ?? "??") : "??";
        flights.push({
          card,
          from,
          to: placeOf(to),
          up: [false, up],
          hides: to,
          delay,
          duration: CARD,
          sound: "dealt",
        });
        delay += APART * 0.6;
      }
      delay += PACKET * 0.4;
    }
    given += size;
  }
  return flights;
}
