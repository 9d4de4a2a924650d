// A replay as lines of steps: one of the game itself, and one of each variation.
import type { ComponentChildren } from "preact";
import { lookUp } from "../../engine/lookUp.ts";
import type { Moment, Note, Replay, ReplayDeal, ReplayEvent, Variation } from "../../engine/types/replay.ts";
import type { Card, Entry } from "../../engine/types/view.ts";
import type { People } from "./names.ts";

/** A moment that can be shown. */
export interface Step {
  at: Moment;
  deal: ReplayDeal;
  event: ReplayEvent | null; // null: the deal begins
  line: Line;
  i: number; // its place in the line
}

/** A sequence of steps. */
export interface Line {
  steps: Step[];
  variation: Variation | null; // null: the game itself
  beside: Step | null; // the event that a variation replaces
}

/** All steps of a replay. */
export interface Steps {
  main: Line;
  of: ReadonlyMap<Moment, Step>;
}

/** Return a replay as steps. */
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

/** Return the step before. Before a variation comes the step before the event that it replaces. */
export function before(step: Step): Step | null {
  const { line, i } = step;
  if (i > 0) return line.steps[i - 1] ?? null;
  return line.beside ? before(line.beside) : null;
}

/** Return the next step in the line of a step. */
export const after = (step: Step): Step | null => step.line.steps[step.i + 1] ?? null;

/** Return the step itself, or the step of the game that its variation replaces. */
export function mainOf(step: Step): Step {
  let at = step;
  while (at.line.beside) at = at.line.beside;
  return at;
}

/** Return whether an entry declares cards in the course of the play. */
export const isDeclaration = ({ verb = "" }: Entry): boolean => ["meld", "rank", "trump", "show"].includes(verb);

/** Return whether a step ends something: the dealing, the exchange or a trick. */
function isEnd(step: Step): boolean {
  const entry = step.event?.entry;
  if (!entry) return false;
  if (entry.do === "turn" || step.event?.follows.some(({ do: what }) => what === "trick")) return true;
  const next = after(step)?.event?.entry;
  if (!next || entry.do === "play" || isDeclaration(entry)) return false;
  return next.do === "play" || isDeclaration(next);
}

/** Return the next step that ends something, or the one before; else the end of the line. */
export function byTrick(step: Step, way: 1 | -1): Step | null {
  let last: Step | null = null;
  for (let at = way === 1 ? after(step) : before(step); at; at = way === 1 ? after(at) : before(at)) {
    if (isEnd(at)) return at;
    last = at;
  }
  return last;
}

/** Return the step of a deal with its first cards dealt and the turn-up turned, else the first step of the deal. */
export function ready(step: Step): Step {
  const own = step.line.steps.filter((each) => each.deal === step.deal);
  const last = (what: string) => own.findLast(({ event }) => event?.entry.do === what && !event.entry.verb);
  return last("turn") ?? last("deal") ?? own[0] ?? step;
}

/** Return where a replay begins when no moment is named; null when nothing was dealt. */
export function beginning({ main }: Steps): Step | null {
  const [first] = main.steps;
  return first ? ready(first) : null;
}

/** Return the next deal with its cards dealt, or the end of the game; backwards this deal, or the one before. */
export function byDeal(step: Step, way: 1 | -1): Step | null {
  const main = mainOf(step);
  const starts = main.line.steps.filter(({ event }) => !event).map(ready);
  if (way === 1) {
    const next = starts.find((each) => each.i > main.i) ?? main.line.steps.at(-1);
    return next && next !== step ? next : null;
  }
  return (
    starts.findLast((each) => each.i < main.i || (each.i === main.i && each !== step)) ?? main.line.steps[0] ?? null
  );
}

/** Return the remarks on a step. */
export const noteOf = (step: Step): Note | null => (step.event ? step.event.note : step.deal.note);

/** Return the entries of a step: its event, and what follows from it. */
export const entriesOf = (step: Step): Entry[] => (step.event ? [step.event.entry, ...step.event.follows] : []);

/** Return the cards that a note marks. */
export const cardsIn = (note: Note | null): Card[] => (note && lookUp(note.values, CARDS)?.match(/../g)) ?? [];

/** The value of a note that holds them. */
export const CARDS = "cards";

/** The columns of a game's score sheet, after those of the deal and the dealer. Their words are `replay-sheet-<column>`. */
export interface Columns {
  columns: string[];
  wide: string; // the column whose cells may take several lines
  cells(deal: ReplayDeal, people: People): ComponentChildren[];
}

/** Return the log entries of a deal. */
export const entriesIn = (deal: ReplayDeal): Entry[] =>
  deal.events.flatMap(({ entry, follows }) => [entry, ...follows]);
