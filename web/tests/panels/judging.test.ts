// The guide's judgement of a decision, in sentences.
import { beforeAll, expect, test } from "vitest";
import type { Estimate } from "../../src/engine/types/analysis.ts";
import type { View } from "../../src/engine/types/view.ts";
import { loadTopic } from "../../src/i18n/index.ts";
import { isJudged, isJudgedUnasked, judgement } from "../../src/panels/guide/judging.ts";
import { newGame } from "../support/games.ts";
import { inEnglish } from "../support/words.ts";

let view: View;

beforeAll(async () => {
  await inEnglish();
  await Promise.all([loadTopic("analysis"), loadTopic("guide")]);
  ({ view } = await newGame("one"));
});

const asked = (more: object): View =>
  ({ ...view, phase: "answer", turn: view.seat, legal: ["S:accept", "S:refuse"], exchanges: [], ...more }) as View;

const said = (more: object, reasons: Estimate["reasons"] = []): string =>
  judgement({ best: "S:accept", reasons } as unknown as Estimate, asked(more), "Ambroise").join(" ");

test("a refusal is told with its risk now", () => {
  const score = { S: 0, N: 0 };
  expect(said({ score })).toMatch(
    /^A good player’s choice: .* If you refuse now and lose, Ambroise scores 2 points and has 2\.$/,
  );
  expect(said({ score, exchanges: [{ S: 1, N: 1 }] })).toMatch(/Ambroise scores one point and has 1\.$/);
  expect(said({ score: { S: 0, N: view.target - 1 } })).toMatch(/Ambroise scores 2 points and wins the game\.$/);
  expect(said({ score, phase: "choose" })).toMatch(/If you stand now and lose, .+ scores 2 points/);
  expect(said({ score, phase: "play" })).not.toMatch(/points/);
});

test("of choices as good as each other none is called the best", () => {
  expect(said({ phase: "play" }, [{ code: "equal", data: {} }])).not.toMatch(/A good player’s choice/);
});

test("a decision is judged for whoever has one, in games with an analyst", () => {
  expect(isJudged(asked({}))).toBe(true);
  for (const more of [{ turn: "x" }, { legal: ["S:accept"] }, { phase: "scored" }, { game: "whist" }])
    expect(isJudged(asked(more)), JSON.stringify(more)).toBe(false);
  expect([isJudgedUnasked(asked({})), isJudgedUnasked(asked({ phase: "discard" }))]).toEqual([true, false]);
});
