// A solver's progress: the rating, what comes next, what comes again.
import { expect, test } from "vitest";
import { begun, loadProgress, nextPuzzle, noted, ratingAfter, saveProgress } from "../../src/game/progress/puzzles.ts";

const puzzles = [900, 1400, 1500, 1800].map((rating, at) => ({ id: `0000000${at}`, kind: "lead", rating }));
const now = new Date("2026-11-24T12:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + 60_000 * minutes);

test("the rating rises with a right answer and falls with a wrong one, less and less", () => {
  const start = begun().rating;
  const won = ratingAfter(start, 1500, true);
  const lost = ratingAfter(start, 1500, false);
  expect(won.rating).toBeGreaterThan(1500);
  expect(lost.rating).toBeCloseTo(3000 - won.rating, 6);
  expect(won.deviation).toBeLessThan(start.deviation);
  const again = ratingAfter(won, 1500, true);
  expect(again.rating - won.rating).toBeLessThan(won.rating - 1500);
});

/** Solve every problem, beginning with some progress; gives their ids in order. */
function solveAll(some: typeof puzzles, from = begun()): string[] {
  const put: string[] = [];
  let progress = from;
  for (;;) {
    const next = nextPuzzle(some, progress, now);
    if (!next) return put;
    put.push(next.id);
    progress = noted(progress, next, true, now);
  }
}

const tried = { ...begun(), done: Array.from({ length: 30 }, (_, at) => `tried ${at}`) };

test("the new problem nearest to the rating comes next, and none twice", () => {
  const put = solveAll(puzzles, tried);
  expect(put[0]).toBe("00000002");
  expect([...put].sort()).toEqual(puzzles.map(({ id }) => id));
});

test("a newcomer begins with easy problems of the usual game; doubles come later", () => {
  const many = puzzles.flatMap((one) =>
    ["double", "lead", "accept"].map((kind) => ({ ...one, kind, id: `${kind} ${one.rating}` })),
  );
  const put = solveAll(many);
  expect(put[0]).toMatch(/^(lead|accept) 900$/);
  expect(put.findIndex((id) => id.startsWith("double"))).toBe(8); // after all the others
  expect(put).toHaveLength(12);
  expect(solveAll(many, tried)[0]).toBe("double 1500");
});

test("only the first try changes the rating; what was missed comes again after ten minutes, then later and later", () => {
  const [, , puzzle] = puzzles;
  if (!puzzle) throw new Error();
  const missed = noted(begun(), puzzle, false, now);
  expect(missed.done).toEqual([puzzle.id]);
  expect(nextPuzzle(puzzles, missed, after(9))?.id).not.toBe(puzzle.id);
  expect(nextPuzzle(puzzles, missed, after(11))?.id).toBe(puzzle.id);
  const right = noted(missed, puzzle, true, after(11));
  expect(right.rating).toEqual(missed.rating);
  expect(right.done).toEqual(missed.done);
  expect(right.again[puzzle.id]?.due.getTime()).toBeGreaterThan(after(60 * 12).getTime());
  const solved = noted(begun(), puzzle, true, now);
  expect(solved.again).toEqual({});
});

test("the progress is what was saved; what is not ours is no progress", () => {
  const [puzzle] = puzzles;
  if (!puzzle) throw new Error();
  const progress = noted(begun(), puzzle, false, now);
  saveProgress(progress);
  expect(loadProgress()).toEqual(progress);
  const { rating, done, again } = progress;
  const damaged = [
    { done, again },
    { rating: null, done, again },
    { rating, done: {}, again },
    { rating, done, again: { a: {} } },
  ];
  for (const text of ["{", "{}", "3", ...damaged.map((one) => JSON.stringify(one))]) {
    localStorage.setItem("ecarte.puzzles", text);
    expect(loadProgress(), text).toEqual(begun());
  }
  localStorage.removeItem("ecarte.puzzles");
  expect(loadProgress()).toEqual(begun());
});
