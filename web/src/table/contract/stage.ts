// The stage that motion is played on: how fast it goes, how it is hurried, where things lie.
import type { Card, Seat, View } from "../../engine/types/view.ts";
import type { Settings } from "../../settings/settings.ts";
import { type Flight, fly, type Place, placeOf } from "./flight.ts";

export const CARD = 230; // ms that a card flies
export const APART = 70; // ms between the cards of a packet
export const PACKET = 190; // ms between packets
export const LOOK = 720; // ms that a trick lies before it is gathered
export const LAST = 1200; // the last of a deal, that the result will cover
export const HEAR = 750; // ms that something said by the opponent stands alone
export const CUT = 1300; // ms that the cut cards are shown

/** How fast, and whether anything moves at all. */
interface Pace {
  scale: number; // of every length of time
  moves: boolean;
}

export function paceOf(settings: Settings): Pace {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (settings.speed === "off") return { scale: 0, moves: false };
  return { scale: settings.speed === "fast" ? 0.5 : 1, moves: !still };
}

/** A playing of frames, that can be hurried. */
export class Stage {
  hurried = false;
  private readonly running = new Set<Animation>();
  private wake = () => {};

  constructor(
    readonly pace: Pace,
    readonly fourColour: boolean,
  ) {
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
    if (!["Shift", "Control", "Alt", "Meta", "Tab"].includes(key)) this.hurry();
  };

  get still(): boolean {
    return this.hurried || !this.pace.moves || document.hidden;
  }

  /** Wait, unless hurried; `least` milliseconds even where nothing is to move. */
  async hold(ms: number, least = 0): Promise<void> {
    const time = Math.max(ms * this.pace.scale, least);
    if (this.hurried || document.hidden || time === 0) return;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, time);
    });
  }

  async fly(flights: Flight[]): Promise<void> {
    if (this.still) return;
    const { scale } = this.pace;
    const all = flights.map((flight) => {
      const timed = { ...flight, duration: flight.duration * scale, delay: (flight.delay ?? 0) * scale };
      const { animations, done } = fly(timed, this.fourColour);
      for (const animation of animations) this.running.add(animation);
      return done;
    });
    await Promise.all(all);
    this.running.clear();
  }

  /** A short animation of something that stays where it is. */
  async pulse(elements: Iterable<HTMLElement>, keyframes: PropertyIndexedKeyframes, duration: number): Promise<void> {
    if (this.still) return;
    const animations = [...elements].map((element) =>
      element.animate(keyframes, { duration: duration * this.pace.scale, easing: "cubic-bezier(0.2, 0.75, 0.3, 1)" }),
    );
    for (const animation of animations) this.running.add(animation);
    await Promise.allSettled(animations.map((animation) => animation.finished));
  }
}

/** What is still to be moved when all is drawn. */
export type Rest = (() => Promise<void>) | undefined;

// ---- where things are

export const one = (selector: string): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(`[data-part=table] ${selector}`) ?? undefined;
export const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-part=table] ${selector}`),
];
export const place = (element: HTMLElement | undefined): Place | undefined => element && placeOf(element);
export const thrown = (card: Card): HTMLElement | undefined => one(`[data-thrown="${card}"]`);

/** Is this hand to be seen: one's own, or any where all lie open? */
export const faceUp = (view: View, seat: Seat): boolean => seat === view.seat || view.open?.[seat] !== undefined;
