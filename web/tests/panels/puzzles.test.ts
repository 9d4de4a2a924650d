// A solver's progress: the rating, what comes next, what comes again.
import { expect, test } from "vitest";
import {
  another,
  begun,
  drillOf,
  loadProgress,
  nextPuzzle,
  noted,
  placed,
  placeOf,
  ratingAfter,
  saveProgress,
} from "../../src/game/progress/puzzles.ts";

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

test("a new problem near the rating comes next, and none twice", () => {
  const put = solveAll(puzzles, tried);
  expect(put[0]).toBe("00000002");
  expect([...put].sort()).toEqual(puzzles.map(({ id }) => id));
});

const kinds = ["discard", "card", "lead", "accept", "propose", "double"];
const many = kinds.flatMap((kind) =>
  [810, 1010, 1210, 1410, 1610, 1810, 2010].map((rating) => ({ id: `${kind}-${rating}`, kind, rating })),
);

/** Return the first problems that are put, the rating staying the same. */
function putFirst(some: typeof many, number: number, from = begun()): string[] {
  let progress = from;
  return Array.from({ length: number }, () => {
    const { id = "" } = nextPuzzle(some, progress, now) ?? {};
    progress = { ...progress, done: [...progress.done, id] };
    return id;
  });
}

// The same list as in tests/analysis/test_puzzles.py: page and terminal put the same.
const turns =
  "propose-1210 accept-1210 lead-1410 card-1410 discard-1410 propose-1610 accept-1410 lead-1210 card-1610".split(" ");

test("kinds take turns; a newcomer begins with easy problems of the usual game, doubles come later", () => {
  expect(putFirst(many, turns.length)).toEqual(turns);
  expect(putFirst(many, 30).filter((id) => id.startsWith("double"))).toEqual([]);
  expect(putFirst(many, 6, tried).filter((id) => id.startsWith("double"))).toHaveLength(1);
});

test("what a lesson asks is put to nobody otherwise", () => {
  const some = puzzles.map((one, at) => ({ ...one, lesson: at !== 1 }));
  expect(solveAll(some, tried)).toEqual(["00000001"]);
});

test("a kind that was chosen is put alone, those missed too", () => {
  const chosen = { ...begun(), kind: "discard" };
  expect(putFirst(many, 7, chosen).every((id) => id.startsWith("discard"))).toBe(true);
  const missed = noted(chosen, { id: "lead-1410", kind: "lead", rating: 1410 }, false, now);
  expect(nextPuzzle(many, missed, after(60))?.kind).toBe("discard");
  expect(nextPuzzle(many, { ...missed, kind: "" }, after(60))?.id).toBe("lead-1410");
  expect(nextPuzzle(many, { ...missed, kind: "constructor" }, after(60))?.id).toBe("lead-1410");
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
  const { kind: _, ...earlier } = progress; // as an earlier version has saved it
  localStorage.setItem("ecarte.puzzles", JSON.stringify(earlier));
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

test("each game has its own progress, and so have its bids without end, of which none comes again", () => {
  const ofBelote = noted(begun(), { id: "58e80749", kind: "lead", rating: 1400 }, true, now);
  saveProgress(ofBelote, "belote");
  expect(loadProgress("belote")).toEqual(ofBelote);
  expect(loadProgress()).toEqual(begun());
  const id = another("bids");
  expect(id).toMatch(/^bids\.[0-9a-f]{8}$/);
  expect(drillOf(id)).toBe("bids");
  const drilled = noted(begun(), { id, kind: "bids", rating: 1400 }, false, now);
  expect(drilled.rating.rating).toBeLessThan(1500);
  expect([drilled.done, drilled.again]).toEqual([[id], {}]);
  expect(noted(drilled, { id, kind: "bids", rating: 1400 }, true, now)).toEqual(drilled);
  const full = Array.from({ length: 60 }, (_, at) => `bids.${at}`);
  expect(noted({ ...begun(), done: full }, { id, kind: "bids", rating: 1400 }, true, now).done).toHaveLength(50);
  localStorage.removeItem("ecarte.puzzles.belote");
});

test("the address names the game but for the first", () => {
  for (const [game, id] of [
    ["ecarte", "58e80749"],
    ["ecarte", "abcdefab"],
    ["belote", "58e80749"],
    ["belote", "bids-free.00000001"],
    ["belote", ""],
  ] as const)
    expect(placed(placeOf(game, id))).toEqual({ game, id });
  expect(placed("")).toEqual({ game: "", id: "" });
});
