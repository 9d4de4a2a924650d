// Holding a hand open: what each press, slide and release does. A finger on a hand shows it; if it slides to a card and
// lets go there, or a second finger taps a card, that card is chosen, and played where one is to be played. Anything
// unexpected hides both hands.
import type { Seat } from "../../engine/types/view.ts";

export const KEY = -1; // a held key, among the fingers
const SLID = 10; // pixels: a finger that moves less only looks

export interface Point {
  x: number;
  y: number;
}

/** The hand that is held open. */
export interface Grip {
  seat: Seat;
  by: number; // the finger
  from: Point;
  slid: boolean; // it has moved since
  at: number; // the card under it, -1 for none
}

/** The hand that is open, and the fingers on both hands. */
export interface Holding {
  held: Grip | null;
  fingers: ReadonlyMap<number, { seat: Seat; at: number }>;
}

/** What a finger or a key does. `at` is the card under it, -1 for none. */
export type Touch =
  | { do: "press"; by: number; seat: Seat; point: Point; at: number; alone: boolean } // `alone`: no other finger is down
  | { do: "slide"; by: number; point: Point; at: number }
  | { do: "step"; at: number } // an arrow key
  | { do: "release"; by: number; at: number }
  | { do: "lose" }; // the browser took the finger, or the page is no longer looked at

/** A card of a hand, by its place. */
export interface Chosen {
  seat: Seat;
  at: number;
}

export const nobody: Holding = { held: null, fingers: new Map() };

/** Return what is held after a touch, and the card it has chosen, if any. */
export function touched(holding: Holding, touch: Touch): [Holding, Chosen | null] {
  switch (touch.do) {
    case "press":
      return [pressed(holding, touch), null];
    case "slide": {
      const { held } = holding;
      if (held?.by !== touch.by) return [holding, null];
      const slid = held.slid || Math.hypot(touch.point.x - held.from.x, touch.point.y - held.from.y) >= SLID;
      return [{ ...holding, held: { ...held, slid, at: slid ? touch.at : -1 } }, null];
    }
    case "step": {
      const { held } = holding;
      if (held?.by !== KEY) return [holding, null];
      return [{ ...holding, held: { ...held, slid: true, at: touch.at } }, null];
    }
    case "release":
      return released(holding, touch);
    case "lose":
      return [nobody, null];
  }
}

function pressed({ held, fingers: before }: Holding, touch: Touch & { do: "press" }): Holding {
  const { by, seat, point, at, alone } = touch;
  const others = alone ? nobody.fingers : before;
  const fingers = new Map(others).set(by, { seat, at });
  if (held && others.size > 0) return { held: held.seat === seat ? held : null, fingers };
  // A finger that is still down has lost its hand: both stay hidden until it is lifted.
  return { held: others.size > 0 ? null : { seat, by, from: point, slid: false, at: -1 }, fingers };
}

function released({ held, fingers: before }: Holding, { by, at }: Touch & { do: "release" }): [Holding, Chosen | null] {
  const fingers = new Map(before);
  fingers.delete(by);
  const down = before.get(by);
  if (!held || !down) return [{ held, fingers }, null];
  if (held.by === by) return [{ held: null, fingers }, held.slid && at >= 0 ? { seat: held.seat, at } : null];
  const isTap = down.seat === held.seat && down.at === at && at >= 0;
  return [{ held, fingers }, isTap ? { seat: held.seat, at } : null];
}
