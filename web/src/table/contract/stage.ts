// The stage of motion: its durations and its pace, ending it early, and finding elements.

import { playSound } from "../../browser/sound.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Card, Seat, View } from "../../engine/types/view.ts";
import type { Settings } from "../../settings/settings.ts";
import { type Flight, fly, type Place, placeOf } from "./flight.ts";

// Times in milliseconds.
export const CARD = 230; // the flight of a card
export const APART = 45; // between the cards of a packet
export const PACKET = 120; // between packets
export const LOOK = 460; // how long a trick is shown before it is gathered
export const LEAST = 360; // the least time that a trick is shown, even without motion
export const LAST = 700; // how long the last trick of a deal is shown before the result covers it
export const HEAR = 500; // how long an opponent's speech is shown
export const CUT = 1300; // how long the cut cards are shown

/** The pace of motion. */
interface Pace {
  scale: number; // multiplies every time
  moves: boolean; // false: nothing flies
}

/** Return the pace in the settings; without motion where the system asks for reduced motion. */
export function paceOf(settings: Settings): Pace {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const scale = { calm: 1.6, normal: 1, fast: 0.5, off: 0 }[settings.speed];
  return { scale, moves: scale > 0 && !still };
}

/** Motion that can be ended early. */
export class Stage {
  hurried = false;
  private readonly running = new Set<Animation>();
  private wake = () => {};

  constructor(readonly pace: Pace) {
    addEventListener("pointerdown", this.hurry, { capture: true });
    addEventListener("keydown", this.key, { capture: true });
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    removeEventListener("pointerdown", this.hurry, { capture: true });
    removeEventListener("keydown", this.key, { capture: true });
    document.removeEventListener("visibilitychange", this.hurry);
  }

  private readonly hurry = (): void => {
    this.hurried = true;
    for (const animation of this.running) animation.finish();
    this.wake();
  };

  private readonly key = ({ key }: KeyboardEvent): void => {
    if (!["Shift", "Control", "Alt", "Meta", "CapsLock", "Tab"].includes(key)) this.hurry();
  };

  /** Whether nothing moves. */
  get still(): boolean {
    return this.hurried || !this.pace.moves || document.hidden;
  }

  /** Wait, unless motion was ended early; at least `least` milliseconds even where nothing moves. */
  async hold(ms: number, least = 0): Promise<void> {
    const time = Math.max(ms * this.pace.scale, least);
    if (this.hurried || document.hidden || time === 0) return;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, time);
    });
  }

  /** Let cards fly. Resolves when all have landed. */
  async fly(flights: Flight[]): Promise<void> {
    const soundOf = ({ sound = "played" }: Flight) => sound;
    if (this.still) {
      for (const sound of new Set(flights.map(soundOf))) playSound(sound);
      return;
    }
    const { scale } = this.pace;
    const all = flights.map((flight) => {
      const timed = { ...flight, duration: flight.duration * scale, delay: (flight.delay ?? 0) * scale };
      const { animations, done } = fly(timed);
      for (const animation of animations) this.running.add(animation);
      return done.then(() => playSound(soundOf(flight)));
    });
    await Promise.all(all);
    this.running.clear();
  }

  /** Animate elements that stay in their places. */
  async pulse(elements: Iterable<HTMLElement>, keyframes: PropertyIndexedKeyframes, duration: number): Promise<void> {
    if (this.still) return;
    const animations = [...elements].map((element) =>
      element.animate(keyframes, { duration: duration * this.pace.scale, easing: "cubic-bezier(0.2, 0.75, 0.3, 1)" }),
    );
    for (const animation of animations) this.running.add(animation);
    await Promise.allSettled(animations.map((animation) => animation.finished));
  }
}

/** The motion that follows a drawing. */
export type Rest = (() => Promise<void>) | undefined;

// ---- where things are

/** Return the first element of the table that matches. */
export const one = (selector: string): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(`[data-part=table] ${selector}`) ?? undefined;

/** Return all elements of the table that match. */
export const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-part=table] ${selector}`),
];

/** Return the place of an element, if there is one. */
export const place = (element: HTMLElement | undefined): Place | undefined => element && placeOf(element);

/** Return the element of a card in the middle. */
export const thrown = (card: Card): HTMLElement | undefined => one(`[data-thrown="${card}"]`);

/** Return whether a hand is visible: the player's own, or any where all hands are open. */
export const faceUp = (view: View, seat: Seat): boolean => seat === view.seat || lookUp(view.open, seat) !== undefined;
