// The lines that a verdict is shown by: which choices have one, and which moments belong to it.
import { expect, test } from "vitest";
import type { Decision } from "../../src/engine/types/analysis.ts";
import type { Judged } from "../../src/replay/review/judged.ts";
import { choicesOf, type Lines, lineAt } from "../../src/replay/review/useLines.ts";

const decision = (best: string, event: string) => ({ best, event }) as Decision;

test("the better choice comes first, and what cannot be played has no line", () => {
  expect(choicesOf(decision("S.Ks", "S.Ts"))).toEqual(["S.Ks", "S.Ts"]);
  expect(choicesOf(decision("S:meld:tierce:9c", "S:nothing"))).toEqual(["S:meld:tierce:9c", "S:nothing"]);
  expect(choicesOf(decision("S:nothing", "S:double"))).toEqual([]);
});

test("a moment belongs to the line whose variation it is in", () => {
  const [first, second] = ["3#12/1#1", "3#12/2#1"].map((at) => ({ at, event: "", solved: true, points: null }));
  if (!first || !second) throw new Error("there are two");
  const lines: Lines = { judged: {} as Judged, lines: [first, second], record: "" };
  expect(lineAt(lines, "3#12/1#7")).toBe(first);
  expect(lineAt(lines, "3#12/2#1")).toBe(second);
  for (const at of ["3#12", "3#11", "3#12/0#1", "3#12/10#1"]) expect(lineAt(lines, at)).toBeUndefined();
  expect(lineAt(null, "3#12/1#1")).toBeUndefined();
});
