// A replay as lines of steps: the game itself, and each variation. A step is a moment that can be shown.
import type { Moment, Note, Replay, ReplayDeal, ReplayEvent, Variation } from "../../engine/types/replay.ts";
import type { Entry } from "../../engine/types/view.ts";

export interface Step {
  at: Moment;
  deal: ReplayDeal;
  event: ReplayEvent | null; // null: the opening of a deal
  line: Line;
  i: number; // its place in the line
}

export interface Line {
  steps: Step[];
  variation: Variation | null; // null: the game itself
  beside: Step | null; // the event a variation is played instead of
}

export interface Steps {
  main: Line;
  of: ReadonlyMap<Moment, Step>;
}

export function stepsOf(replay: Replay): Steps {
  const of = new Map<Moment, Step>();
  const add = (line: Line, deal: ReplayDeal, at: Moment, event: ReplayEvent | null): void => {
    const step: Step = { at, deal, event, line, i: line.steps.length };
    line.steps.push(step);
    of.set(at, step);
    for (const variation of event?.note?.variations ?? []) {
      const aside: Line = { steps: [], variation, beside: step };
      for (const each of variation.events) add(aside, deal, each.at, each);
    }
  };
  const main: Line = { steps: [], variation: null, beside: null };
  for (const deal of replay.deals) {
    add(main, deal, deal.at, null);
    for (const event of deal.events) add(main, deal, event.at, event);
  }
  return { main, of };
}

/** The step before; before a variation lies the event it begins after. */
export function before(step: Step): Step | null {
  const { line, i } = step;
  if (i > 0) return line.steps[i - 1] ?? null;
  return line.beside ? before(line.beside) : null;
}

export const after = (step: Step): Step | null => step.line.steps[step.i + 1] ?? null;

/** The step of the game itself that a step lies at, or aside of. */
export function mainOf(step: Step): Step {
  let at = step;
  while (at.line.beside) at = at.line.beside;
  return at;
}

/** Something said of the cards in the course of the play. */
export const declares = ({ verb = "" }: Entry): boolean => ["meld", "rank", "trump", "show"].includes(verb);

/** Is there something to look at: all cards given, the exchange done, a trick complete? */
function rests(step: Step): boolean {
  const entry = step.event?.entry;
  if (!entry) return false;
  if (entry.do === "turn" || step.event?.follows.some(({ do: what }) => what === "trick")) return true;
  const next = after(step)?.event?.entry;
  if (!next || entry.do === "play" || declares(entry)) return false;
  return next.do === "play" || declares(next);
}

/** The next place to look at, or the one before; at the ends of a line, its end. */
export function byTrick(step: Step, way: 1 | -1): Step | null {
  let last: Step | null = null;
  for (let at = way === 1 ? after(step) : before(step); at; at = way === 1 ? after(at) : before(at)) {
    if (rests(at)) return at;
    last = at;
  }
  return last;
}

/** Where a deal lies ready: its cards given, the turn-up turned. */
export function ready({ line, deal }: Step): Step | null {
  const own = line.steps.filter((each) => each.deal === deal);
  return own.findLast(({ event }) => event?.entry.do === "turn" && !event.entry.verb) ?? own[0] ?? null;
}

/** The next deal (after the last one, the end), this one, or the one before: each with its cards given. */
export function byDeal(step: Step, way: 1 | -1): Step | null {
  const main = mainOf(step);
  const starts = main.line.steps.filter(({ event }) => !event).map((opening) => ready(opening) ?? opening);
  if (way === 1) {
    const next = starts.find((each) => each.i > main.i) ?? main.line.steps.at(-1);
    return next && next !== step ? next : null;
  }
  return (
    starts.findLast((each) => each.i < main.i || (each.i === main.i && each !== step)) ?? main.line.steps[0] ?? null
  );
}

export const noteOf = (step: Step): Note | null => (step.event ? step.event.note : step.deal.note);

/** All that happens at a step: the event and what follows from it. */
export const entriesOf = (step: Step): Entry[] => (step.event ? [step.event.entry, ...step.event.follows] : []);
