// A replay as lines of steps: where the keys lead, in the game and in its variations.
import { beforeAll, expect, test } from "vitest";
import record from "../../../tests/golden/variations.ecn?raw";
import type { Replay } from "../../src/engine/types/replay.ts";
import { everybody, peopleOf, sideName } from "../../src/replay/steps/names.ts";
import { fileName } from "../../src/replay/steps/save.ts";
import * as steps from "../../src/replay/steps/steps.ts";
import { waysFrom } from "../../src/replay/steps/useStepping.ts";
import { replayOf } from "../support/replays.ts";
import { inEnglish } from "../support/words.ts";

let replay: Replay;
let all: steps.Steps;

beforeAll(async () => {
  await inEnglish();
  ({ replay, steps: all } = await replayOf(record));
});

const asides = (): steps.Step[] => [...all.of.values()].filter(({ line }) => line.variation);

test("every moment of the game and of its variations is a step, by its name", () => {
  const moments = replay.deals.flatMap(({ at, events }) => [at, ...events.map((event) => event.at)]);
  expect(all.main.steps.map(({ at }) => at)).toEqual(moments);
  expect(asides().length).toBeGreaterThan(2);
  for (const [at, step] of all.of) expect(step.at).toBe(at);
  for (const { line, i, at } of all.of.values()) expect(line.steps[i]?.at).toBe(at);
});

test("forwards and back again is where one was; before a variation lies what it goes out from", () => {
  for (const step of all.main.steps.slice(0, -1)) expect(steps.before(steps.after(step) ?? step)).toBe(step);
  expect(steps.before(all.main.steps[0] as steps.Step)).toBeNull();
  expect(steps.after(all.main.steps.at(-1) as steps.Step)).toBeNull();
  for (const step of asides()) {
    const beside = step.line.beside as steps.Step;
    if (step.i === 0) expect(steps.before(step)).toBe(steps.before(beside));
    expect(steps.mainOf(step).line).toBe(all.main);
    // "3#12/0#4" lies aside of "3#12".
    expect(step.at.startsWith(`${steps.mainOf(step).at}/`)).toBe(true);
  }
});

test("trick by trick each place rests, the ends are the ends, and both ways stop at the same places", () => {
  const way = (from: steps.Step, to: 1 | -1): string[] => {
    const found: string[] = [];
    for (let at = steps.byTrick(from, to); at; at = steps.byTrick(at, to)) found.push(at.at);
    return found;
  };
  const [first, last] = [all.main.steps[0] as steps.Step, all.main.steps.at(-1) as steps.Step];
  const [there, back] = [way(first, 1), way(last, -1)];
  expect(there.at(-1)).toBe(last.at);
  expect(back.at(-1)).toBe(first.at);
  expect(new Set([...there, first.at])).toEqual(new Set([...back, last.at]));
  const tricks = all.main.steps.filter(({ event }) => event?.follows.some(({ do: what }) => what === "trick"));
  expect(tricks.length).toBeGreaterThan(3);
  for (const { at } of tricks) expect(there).toContain(at);
});

test("deal by deal each lies ready with its cards given; out of a variation it goes on from the game", () => {
  const [first] = all.main.steps as [steps.Step];
  const ready = steps.ready(first);
  expect(ready?.event?.entry.do).toBe("turn");
  expect(steps.byDeal(first, 1)?.at).toBe(ready?.at);
  const aside = asides()[0] as steps.Step;
  const next = steps.byDeal(aside, 1);
  expect(next?.line).toBe(all.main);
  expect(next?.i).toBeGreaterThan(steps.mainOf(aside).i);
  expect(steps.byDeal(aside, -1)?.deal).toBe(aside.deal);
  expect(steps.byDeal(all.main.steps.at(-1) as steps.Step, 1)).toBeNull();
});

test("who plays is called as the record has it, oneself you, namesakes by their seats", () => {
  const named = (S: string, N: string, own = false) => {
    const tags = replay.tags.filter(([name]) => name !== "Computer");
    return peopleOf({ ...replay, tags, names: { S, N } }, own);
  };
  expect(named("Anna", "Bruno")).toMatchObject({ names: { S: "Anna", N: "Bruno" }, you: "" });
  expect(named("You", "Bruno", true)).toMatchObject({ names: { S: "You", N: "Bruno" }, you: "S" });
  expect(named("You", "Bruno")).toMatchObject({ names: { S: "Anonymous" }, you: "" });
  expect(named("Anna", "Anna").names).toEqual({ S: "South", N: "North" });
  expect(named("", "").names).toEqual({ S: "South", N: "North" });
  const four = { ...named("Anna", "Bruno"), sides: ["NS", "EW"], names: { N: "A", E: "B", S: "C", W: "D" } };
  expect([sideName("NS", four), sideName("EW", four)]).toEqual(["A and C", "B and D"]);
  expect([sideName("NS", { ...four, you: "S" }), sideName("EW", { ...four, you: "S" })]).toEqual(["Us", "Them"]);
  const seats = ["N", "E", "S", "W"];
  const summary = { ...replay.summary, sides: ["NS", "EW"] };
  expect(everybody({ ...replay, seats, summary }, { ...four, you: "E" })).toBe("B and D against A and C");
});

test("a replay begins with its first cards dealt; every way leads to another step, or is none", () => {
  const first = steps.beginning(all);
  expect(first?.event?.entry.do).toBe("turn");
  expect(steps.beginning({ main: { steps: [], variation: null, beside: null }, of: new Map() })).toBeNull();
  for (const step of all.of.values()) for (const to of waysFrom(step).values()) expect(to).not.toBe(step);
  const [opening, last] = [all.main.steps[0] as steps.Step, all.main.steps.at(-1) as steps.Step];
  expect([...waysFrom(opening).keys()].sort()).toEqual(["last", "next", "next-deal", "next-trick"]);
  expect([...waysFrom(last).keys()].sort()).toEqual(["before", "before-deal", "before-trick", "first"]);
});

test("a file is named by the date, the id and the seat of a view", () => {
  const dated = (date: string, viewOf: string | null = null) => ({
    replay: { ...replay, summary: { ...replay.summary, date, viewOf } },
    seat: null,
  });
  expect(fileName(dated("2026.11.20"), null)).toBe("ecarte-2026-11-20.ecn");
  expect(fileName(dated("2026.??.??"), "a1")).toBe("ecarte-2026-a1.ecn");
  expect(fileName(dated("????.??.??"), null)).toBe("ecarte-game.ecn");
  expect(fileName(dated("2026.11.20", "N"), null)).toBe("ecarte-2026-11-20-view-N.ecn");
  expect(fileName({ ...dated("2026.11.20", "N"), seat: "S" }, "a1")).toBe("ecarte-2026-11-20-a1-view-S.ecn");
});
