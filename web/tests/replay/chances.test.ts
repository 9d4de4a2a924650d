// The chance of the game as it is drawn: its points, what each deal changed, and marks that do not cover each other.
import { beforeAll, expect, test } from "vitest";
import record from "../../../tests/golden/akagiri.ecn?raw";
import { dealChanges, nearest, openingsOf, type Point, placed, pointsOf } from "../../src/replay/review/chances.ts";
import type { Steps } from "../../src/replay/steps/steps.ts";
import { replayOf } from "../support/replays.ts";

let steps: Steps;
let points: Point[];

/** The last step of a deal, by its place among the deals. */
const lastOf = (at: number) => {
  const deal = openingsOf(steps)[at]?.deal;
  return steps.main.steps.findLast((step) => step.deal === deal);
};

beforeAll(async () => {
  ({ steps } = await replayOf(record));
  const line = [
    { at: steps.main.steps[2]?.at ?? "", game: 0.5 },
    { at: lastOf(0)?.at ?? "", game: 0.7 },
    { at: "99#1", game: 0.9 }, // no moment of this game
    { at: lastOf(1)?.at ?? "", game: 0.2 },
  ];
  points = pointsOf({ line } as Parameters<typeof pointsOf>[0], steps);
});

test("points are those of the game's own moments", () => {
  expect(points.map(({ game }) => game)).toEqual([0.5, 0.7, 0.2]);
});

test("a deal begins with the chance the one before ended with; one without points is left out", () => {
  const [first, second] = openingsOf(steps);
  expect(dealChanges(points, steps)).toEqual([
    { opening: first, from: 0.5, to: 0.7 },
    { opening: second, from: 0.7, to: 0.2 },
  ]);
});

test("a tap leads to the nearest point, of two as near to the first", () => {
  const [first, second] = points as [Point, Point];
  expect(nearest(points, -5)).toBe(first);
  expect(nearest(points, second.step.i + 0.4)).toBe(second);
  expect(nearest([first, { ...second, step: { ...second.step, i: first.step.i + 2 } }], first.step.i + 1)).toBe(first);
  expect(nearest([], 3)).toBeUndefined();
});

/** Where a browser draws a mark in a field of this width, in rem. */
function drawn(left: string, width: number): number {
  const script = left
    .replace(/([\d.]+)rem/g, "$1")
    .replace(/([\d.]+)%/g, (_, percents) => String((Number(percents) / 100) * width));
  const clamp = (least: number, wish: number, most: number) => Math.max(least, Math.min(wish, most));
  return new Function("clamp", "max", `return ${script}`)(clamp, Math.max);
}

test.each([
  [
    [10, 50],
    [90, 50],
  ],
  [
    [50, 50],
    [51, 52],
    [52, 54],
  ],
  [
    [98, 1],
    [99, 2],
    [100, 3],
  ],
  [
    [0, 99],
    [0, 99],
    [100, 99],
  ],
])("marks lie inside the drawing and none on another: %j %j %j", (...at: number[][]) => {
  for (const width of [12, 40]) {
    const marks = placed(at.map(([x = 0, y = 0], i) => ({ number: i + 1, x, y })));
    expect(marks.map(({ number }) => number).toSorted()).toEqual(at.map((_, i) => i + 1));
    const lefts = marks.map(({ left }) => drawn(left, width));
    for (const [i, { top }] of marks.entries()) {
      expect(top).toBeGreaterThanOrEqual(10);
      expect(top).toBeLessThanOrEqual(90);
      expect(lefts[i]).toBeGreaterThanOrEqual(0.8 - 1e-9);
      expect(lefts[i]).toBeLessThanOrEqual(width - 0.8 + 1e-9);
      for (const [j, other] of marks.entries())
        if (i !== j && Math.abs(top - other.top) < 20)
          expect(Math.abs((lefts[i] ?? 0) - (lefts[j] ?? 0))).toBeGreaterThanOrEqual(1.6 - 1e-9);
    }
  }
});
