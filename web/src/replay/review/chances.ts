// The chance of the game as a line to be drawn: its points, the deals, and the marks of the worst decisions.
import type { Review } from "../../engine/types/analysis.ts";
import type { Step, Steps } from "../steps/steps.ts";

/** The chance of the game after an event. */
export interface Point {
  step: Step;
  game: number;
}

/** Return the points of a review that are steps of the replay. */
export const pointsOf = ({ line }: Review, steps: Steps): Point[] =>
  line.flatMap(({ at, game }) => {
    const step = steps.of.get(at);
    return step ? [{ step, game }] : [];
  });

/** How the chance of the game changed in a deal. */
export interface DealChange {
  opening: Step;
  from: number;
  to: number;
}

/** Return how the chance changed in each deal. A deal begins with the chance that the one before ended with. */
export function dealChanges(points: Point[], steps: Steps): DealChange[] {
  return openingsOf(steps).flatMap((opening) => {
    const own = points.filter(({ step }) => step.deal === opening.deal);
    const before = points.findLast(({ step }) => step.i < (own[0]?.step.i ?? 0));
    const [from, to] = [before ?? own[0], own.at(-1)];
    return from && to ? [{ opening, from: from.game, to: to.game }] : [];
  });
}

/** Return the first step of every deal. */
export const openingsOf = ({ main }: Steps): Step[] => main.steps.filter(({ event }) => !event);

/** Return the point whose step is nearest to a place in the game. */
export const nearest = (points: Point[], i: number): Point | undefined =>
  points.toSorted((a, b) => Math.abs(a.step.i - i) - Math.abs(b.step.i - i))[0];

/** A numbered mark in the drawing, in percents of its width and height. */
export interface Mark {
  number: number;
  x: number;
  y: number;
}

// The room of a mark: its width, and its height as a part of the lowest drawing (8rem).
const WIDTH = 1.6; // rem
const HEIGHT = 20; // %

/** Keep marks inside the drawing, and apart where they would cover each other. */
export function placed(marks: Mark[]): { number: number; left: string; top: number }[] {
  const inside = marks
    .map((mark) => ({ ...mark, y: Math.min(100 - HEIGHT / 2, Math.max(HEIGHT / 2, mark.y)) }))
    .sort((a, b) => a.x - b.x);
  const isNear = (at: number) => (mark: Mark) => Math.abs(mark.y - (inside[at]?.y ?? 0)) < HEIGHT;
  // How many marks need room to the right of one.
  const after = (at: number): number =>
    inside.reduce((most, mark, i) => (i > at && isNear(at)(mark) ? Math.max(most, after(i) + 1) : most), 0);
  const done: (Mark & { left: string; top: number })[] = [];
  for (const [at, mark] of inside.entries()) {
    const least = done.filter(isNear(at)).map(({ left }) => `${left} + ${WIDTH}rem`);
    const most = `100% - ${WIDTH * (after(at) + 0.5)}rem`;
    done.push({ ...mark, left: `clamp(max(${[`${WIDTH / 2}rem`, ...least]}), ${mark.x}%, ${most})`, top: mark.y });
  }
  return done;
}
