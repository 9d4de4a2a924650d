// Motion, only ever as a consequence of the log: each frame is drawn as it stands, and the cards that
// changed their place fly there. A tap or a key hurries all of it to its end.
import type { Card, Entry, Frame, Seat, View } from "../engine/types.ts";
import type { Settings } from "../settings/settings.ts";
import { type Flight, fly, type Place, placeOf } from "./flight.ts";

const CARD = 230; // ms that a card flies
const APART = 70; // ms between the cards of a packet
const PACKET = 190; // ms between packets
const LOOK = 720; // ms that a trick lies before it is gathered
const LAST = 1200; // the last of a deal, that the result will cover
const HEAR = 750; // ms that something said by the opponent stands alone
const CUT = 1300; // ms that the cut cards are shown

/** How fast, and whether anything moves at all. */
interface Pace {
  scale: number; // of every length of time
  moves: boolean;
}

function paceOf(settings: Settings): Pace {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (settings.speed === "off") return { scale: 0, moves: false };
  return { scale: settings.speed === "fast" ? 0.5 : 1, moves: !still };
}

/** A playing of frames, that can be hurried. */
class Stage {
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

// ---- where things are

const one = (selector: string): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(`.table ${selector}`) ?? undefined;
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.table ${selector}`)];
const held = (card: Card): HTMLElement | undefined => one(`.hand [data-card="${card}"]`);
const opened = (card: Card): HTMLElement | undefined => one(`.backs [data-card="${card}"]`);
const thrown = (card: Card): HTMLElement | undefined => one(`[data-thrown="${card}"]`);
const place = (element: HTMLElement | undefined): Place | undefined => element && placeOf(element);

/** Is this hand to be seen: one's own, or any where all lie open? */
const faceUp = (view: View, seat: Seat): boolean => seat === view.seat || view.open?.[seat] !== undefined;

/** The cards of a hand as they lie on the screen, `last` of them counted from the end when unknown. */
function cardsOf(view: View, seat: Seat, cards: Card[]): { card: Card; element: HTMLElement }[] {
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

// ---- one frame after the other

export async function playFrames(frames: Frame[], show: (frame: Frame) => void, settings: Settings): Promise<void> {
  const stage = new Stage(paceOf(settings), settings.fourColour);
  try {
    for (let at = 0; at < frames.length; ) {
      // The hands of a deal are given in turns, packet by packet: they are one motion.
      let next = at + 1;
      while (frames[at]?.entry.do === "deal" && frames[next]?.entry.do === "deal") next += 1;
      await play(frames.slice(at, next), show, stage);
      at = next;
    }
  } finally {
    stage.close();
  }
}

/** Drawing happens at once, or before anything is painted. */
async function draw(frames: Frame[], show: (frame: Frame) => void): Promise<void> {
  for (const frame of frames) show(frame);
  await Promise.resolve();
}

async function play(frames: Frame[], show: (frame: Frame) => void, stage: Stage): Promise<void> {
  const last = frames.at(-1);
  if (!last) return;
  const { entry, view } = last;
  const before = counters();
  const after = await step(entry, view, frames, () => draw(frames, show), stage);
  await Promise.all([after?.(), dropCounters(before, stage)]);
}

type Rest = (() => Promise<void>) | undefined;

/** Look, draw, and give what is still to be moved. */
async function step(
  entry: Entry,
  view: View,
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
function dealing(frames: Frame[], view: View): Flight[] {
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

// ---- counters

const counters = (): Map<HTMLElement, number> =>
  new Map(all("[data-counters]").map((row) => [row, row.querySelectorAll(".on").length]));

/** New counters are put down one after the other. */
async function dropCounters(before: Map<HTMLElement, number>, stage: Stage): Promise<void> {
  const fresh = all("[data-counters]").flatMap((row) =>
    [...row.querySelectorAll<HTMLElement>(".on")].slice(before.get(row) ?? 0),
  );
  if (fresh.length === 0) return;
  await stage.pulse(fresh, { scale: [2.2, 0.94, 1], opacity: [0, 1, 1], translate: ["0 -14px", "0 1px", "0 0"] }, 420);
}
