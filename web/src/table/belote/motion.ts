// The motion of belote's cards.
import type { BeloteView, Entry, Frame } from "../../engine/types/view.ts";
import { placeOf } from "../contract/flight.ts";
import { cardsOf, dealing, drawing, gather, playing, turning } from "../contract/moves.ts";
import { APART, CARD, CUT, faceUp, HEAR, one, PACKET, place, type Rest, type Stage } from "../contract/stage.ts";

const SHOW_MS = 2400; // how long shown declarations stay before the game goes on

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
  switch (entry.do) {
    case "deal":
      await drawn();
      if (entry.verb && view.tricks.length > 0) return () => stage.hold(HEAR / 2);
      return () => stage.fly(dealing(frames, view, packets(view), APART * 0.6, PACKET * 0.4));
    case "turn": {
      const to = entry.verb === "bottom" ? "[data-part=out] span:last-of-type" : '[data-spot="turned"]';
      return turning(card, to, drawn, stage);
    }
    case "take": {
      const from = place(one('[data-spot="turned"]'));
      await drawn();
      const [taken] = cardsOf(view, seat, [card]);
      if (!from || !taken) return undefined;
      const to = placeOf(taken.element);
      const up: [boolean, boolean] = [true, faceUp(view, seat)];
      return () => stage.fly([{ card, from, to, up, hides: taken.element, duration: CARD * 1.4 }]);
    }
    case "draw":
      return drawing(entry, view, APART, drawn, stage);
    case "play": {
      const flights = await playing(card, view, seat, drawn);
      return async () => {
        if (flights.length > 0) await stage.fly(flights);
        if (entry.call) await stage.hold(HEAR * 0.6);
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

/** Return the sizes of the packets. */
const packets = ({ rules: { options }, seats, deal }: BeloteView): number[] => {
  if (options.face_up) return [4, 4];
  if (seats.length === 2) return [3, 3];
  return options.packets === "2-3" || (options.packets === "dealer" && deal % 2 === 0) ? [2, 3] : [3, 2];
};
