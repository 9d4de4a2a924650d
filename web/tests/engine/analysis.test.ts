// Long work on two engines: the table's begins while the other starts, and what is known is never less than before.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer } from "../../src/engine/types/answer.ts";
import type { Work } from "../../src/replay/review/running.ts";
import { type Frame, frames } from "../support/frame.ts";

const request = { do: "review" as const, record: "", seat: "S", partial: true };
const wanted = { record: "", seat: "S", others: [], kept: null, course: "" };

let table: Frame;
let made: Frame[];
let end: () => void;

beforeEach(async () => {
  vi.resetModules();
  document.body.replaceChildren();
  made = frames();
  const { engine } = await import("../../src/engine/client.ts");
  engine.start();
  [table] = made as [Frame];
  table.tell({ ready: true });
  end = () => engine.end();
});

afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

/** What a frame was asked: where each slice goes on. */
const asked = (frame: Frame | undefined): (string | undefined)[] =>
  (frame?.posted ?? []).map((each) => JSON.parse(each.request ?? "{}").continue);

const answer = (frame: Frame, told: object): void =>
  frame.tell({ id: frame.posted.at(-1)?.id, answer: JSON.stringify(told) });

/** Wait until a frame has been asked so often. */
const waitAsked = (frame: Frame | undefined, times: number) =>
  vi.waitFor(() => expect(frame?.posted).toHaveLength(times));

async function begin(heard: (answer: Answer) => void = () => {}) {
  const { analyse } = await import("../../src/engine/analysis.ts");
  const ending = new AbortController();
  const done = analyse(request, { heard, signal: ending.signal });
  await waitAsked(table, 1);
  return { done, ending, other: made[1] as Frame };
}

test("the engine of the table begins, and hands over once the other has started", async () => {
  const heard: number[] = [];
  const { done, other } = await begin(({ progress }) => heard.push(progress ?? 1));
  answer(table, { progress: 0.1, continue: "1" });
  await waitAsked(table, 2);
  expect(other.posted).toEqual([]);
  other.tell({ ready: true });
  answer(table, { progress: 0.2, continue: "2" });
  await waitAsked(other, 1);
  answer(other, { progress: 0.1, continue: "1" });
  await waitAsked(other, 2);
  answer(other, { review: "whole" });
  expect(await done).toEqual({ review: "whole" });
  expect(asked(table)).toEqual([undefined, "1"]);
  expect(asked(other)).toEqual([undefined, "1"]);
  expect(heard).toEqual([0.1, 0.2, 0.1, 1]);
});

test("what the table's engine has done before is not asked of the other", async () => {
  const { done, other } = await begin();
  answer(table, { review: "whole" });
  expect(await done).toEqual({ review: "whole" });
  other.tell({ ready: true });
  expect(other.posted).toEqual([]);
});

test("what is stopped while the table's engine works is asked of none", async () => {
  const { done, ending, other } = await begin();
  other.tell({ ready: true });
  ending.abort(new Error("stopped"));
  answer(table, { progress: 0.1, continue: "1" });
  await expect(done).rejects.toThrow("stopped");
  expect(asked(table)).toEqual([undefined]);
  expect(other.posted).toEqual([]);
});

test("a review never knows less than before, and whoever follows late is told what is known", async () => {
  const { follow, stop } = await import("../../src/replay/review/running.ts");
  const some = (number: number) => ({ decisions: Array(number).fill({}), deals: [], line: [] });
  let early: Work | null = null;
  follow(wanted, (work) => {
    early = work;
  })(); // and leaves at once
  await waitAsked(table, 1);
  answer(table, { progress: 0.3, continue: "1", review: some(3) });
  await waitAsked(table, 2);
  const told: Work[] = [];
  follow(wanted, (work) => told.push(work));
  expect(told[0]).toMatchObject({ progress: 0.3, of: "S", review: some(3) });
  answer(table, { progress: 0.1, continue: "2", review: some(1) }); // it has begun again
  await waitAsked(table, 3);
  expect(told.at(-1)).toMatchObject({ progress: 0.3, review: some(3) });
  answer(table, { progress: 0.5, continue: "3", review: some(5) });
  await waitAsked(table, 4);
  expect(told.at(-1)).toMatchObject({ progress: 0.5, review: some(5) });
  expect(early).toMatchObject({ progress: 0 });
  stop(wanted);
  expect(told.at(-1)).toMatchObject({ progress: null, review: null });
});
