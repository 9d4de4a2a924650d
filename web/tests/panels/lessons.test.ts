import { afterEach, expect, test } from "vitest";
import { loadDone, noteDone } from "../../src/game/progress/lessons.ts";
import { courseOf, isRight, recordOf, type Step } from "../../src/panels/lessons/data.ts";

afterEach(() => localStorage.clear());

const step: Step = { step: "keep", seat: "S", record: ["1. N"], right: ["S-Jd9c"], because: "best" };

test("discards are right in whatever order they were picked", () => {
  expect(isRight(step, "S-9cJd")).toBe(true);
  expect(isRight(step, "S-9c")).toBe(false);
  expect(isRight({ ...step, right: ["S.Qh"] }, "S.Qh")).toBe(true);
  expect(isRight({ ...step, right: ["S.Qh"] }, "S.hQ")).toBe(false);
});

test("a record goes on with what was played", () => {
  expect(recordOf(step)).toBe("1. N\n*\n");
  expect(recordOf(step, ["S-Jd9c"])).toBe("1. N\nS-Jd9c\n*\n");
});

test("a lesson is done once, and stays so", () => {
  expect(loadDone()).toEqual([]);
  noteDone("ecarte-king");
  noteDone("ecarte-king");
  expect(noteDone("ecarte-vole")).toEqual(["ecarte-king", "ecarte-vole"]);
  expect(loadDone()).toEqual(["ecarte-king", "ecarte-vole"]);
});

test.each(["{", "{}", "3", "[1]"])("what is stored may be anything: %s", (text) => {
  localStorage.setItem("ecarte.lessons", text);
  expect(loadDone()).toEqual([]);
});

test("a game without lessons has none", () => {
  expect(courseOf("other").lessons).toEqual([]);
});
