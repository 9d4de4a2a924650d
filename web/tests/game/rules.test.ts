import { expect, test } from "vitest";
import { byTopic, type GameRules, type Option } from "../../src/game/rules.ts";

const option = (name: string, rule: string): Option => ({
  name,
  rule,
  values: [1, 2],
  default: 1,
  needs: {},
  superseded: {},
  suggests: {},
});

test("an option without a place follows those of its rule, or comes last", () => {
  const options = [
    option("new", "E13"),
    option("other", "E99"),
    option("king_mark", "E13"),
    option("must_head", "E17"),
  ];
  const topics = byTopic({ options } as GameRules).map(([topic, some]) => [topic, ...some.map(({ name }) => name)]);
  expect(topics).toEqual([
    ["king", "king_mark", "new"],
    ["play", "must_head"],
    ["more", "other"],
  ]);
});
