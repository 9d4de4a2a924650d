// The running scores under a replay, and what is marked on them.
import { expect, test } from "vitest";
import akagiri from "../../../tests/golden/akagiri.ecn?raw";
import capot from "../../../tests/golden/belote-capot.ecn?raw";
import belote from "../../../tests/golden/belote-draw.ecn?raw";
import { scoresOf } from "../../src/replay/moves/ScoreLine.tsx";
import { replayOf } from "../support/replays.ts";

test.each([
  ["écarté", akagiri],
  ["belote", belote],
])("the running score ends each deal of %s as the record has it", async (_, record) => {
  const { replay, steps } = await replayOf(record);
  const { scores } = scoresOf(steps.main);
  expect(scores).toHaveLength(steps.main.steps.length);
  for (const deal of replay.deals.filter(({ points }) => points)) {
    const last = steps.main.steps.findLast((step) => step.deal === deal);
    expect(scores[last?.i ?? -1]).toEqual(deal.score);
  }
});

test("a king counts when it is marked, before its deal is over", async () => {
  const { steps } = await replayOf(akagiri);
  const { scores, marks } = scoresOf(steps.main);
  const kings = marks.filter(({ what }) => what === "king");
  expect(kings.length).toBeGreaterThan(0);
  for (const { i, side, score } of kings)
    expect([scores[i]?.[side], (scores[i - 1]?.[side] ?? 0) + 1]).toEqual([score, score]);
});

test("a capot is marked for the side that made it, a failed contract for the one that took", async () => {
  const made = scoresOf((await replayOf(capot)).steps.main).marks;
  expect(made.map(({ what }) => what)).toContain("capot");
  const { replay, steps } = await replayOf(belote);
  const failed = scoresOf(steps.main).marks.filter(({ what }) => what === "failed-contract");
  for (const { i, side } of failed) {
    const points = steps.main.steps[i]?.deal.points ?? {};
    expect(points[side]).toBeLessThan(Math.max(...Object.values(points)));
  }
  expect(replay.summary.sides).toEqual(["NS", "EW"]);
});
