// The scale of grades as it is drawn.
import { expect, test } from "vitest";
import { placeOf, rangeOf } from "../../src/replay/review/Grades.tsx";

const steps = [0.1, 0.2, 0.8].map((loss, at) => ({ mark: "ABC"[at] ?? "", player: "", loss, error: 0, most: null }));

test("equal ratios of losses are equally far apart", () => {
  const [first = 0, second = 0, third = 0] = steps.map(({ loss }) => placeOf(loss, steps));
  expect(third - second).toBeCloseTo(2 * (second - first));
  expect(first).toBeCloseTo(100 - third);
});

test("no loss, and one beyond the last letter, are at the ends", () => {
  expect(placeOf(0, steps)).toBe(0);
  expect(placeOf(0.01, steps)).toBe(0);
  expect(placeOf(100, steps)).toBe(100);
});

test.each([
  [null, "A", "C", "all"],
  ["A", "A", "B", "some"],
  ["B", "B", "C", "some"],
  ["A", "A", "A", "one"],
  ["C", "C", "C", "one"],
] as const)("with %s, from %s to %s of three letters, %s are possible", (mark, best, worst, range) => {
  expect(rangeOf({ mark, best, worst })).toBe(range);
});
