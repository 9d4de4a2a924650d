// A review on two engines, that of the table and another from the game's end; what is known is never less than before.
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
  const done = analyse(request, { heard, signal: ending.signal, alone: 0 });
  await waitAsked(table, 1);
  return { done, ending, other: made[1] as Frame };
}

/** What a frame was told of the other engine's findings: the number of decisions with each slice. */
const known = (frame: Frame): (number | undefined)[] =>
  frame.posted.map((each) => JSON.parse(each.request ?? "{}").known?.decisions.length);

const some = (number: number) => ({ decisions: Array(number).fill({}), deals: [], line: [] });

test("two engines share a review: each is told what the other has found", async () => {
  const heard: (number | undefined)[] = [];
  const { done, other } = await begin(({ progress }) => heard.push(progress));
  expect(other).toBeUndefined();
  answer(table, { progress: 0.1, continue: "1", review: some(1) });
  await waitAsked(table, 2);
  const [, last] = made as [Frame, Frame];
  last.tell({ ready: true });
  await waitAsked(last, 1);
  expect(JSON.parse(last.posted[0]?.request ?? "")).toMatchObject({ backwards: true, partial: true });
  answer(last, { progress: 0.5, continue: "1", review: some(4) });
  await waitAsked(last, 2);
  answer(table, { progress: 0.3, continue: "2" }); // found nothing
  await waitAsked(table, 3);
  answer(table, { review: some(9) });
  expect(await done).toEqual({ review: some(9) });
  expect(known(table)).toEqual([undefined, undefined, 4]);
  expect(known(last)).toEqual([1, undefined]);
  expect(asked(table)).toEqual([undefined, "1", "2"]);
  expect(asked(last)).toEqual([undefined, "1"]);
  expect(heard).toEqual([0.1, 0.6, 0.8, undefined]);
});

test("an engine that was replaced is told again what the other has found, and its little is not passed on", async () => {
  const { done } = await begin();
  answer(table, { progress: 0.1, continue: "1", review: some(3) });
  await waitAsked(table, 2);
  const [, last] = made as [Frame, Frame];
  last.tell({ ready: true });
  await waitAsked(last, 1);
  answer(last, { progress: 0.2, continue: "1", review: some(5) });
  await waitAsked(last, 2);
  last.tell({ id: last.posted[1]?.id, error: "crashed" });
  const again = made[2] as Frame;
  again.tell({ ready: true });
  await waitAsked(again, 1);
  answer(again, { progress: 0.1, continue: "1", review: some(1) });
  await waitAsked(again, 2);
  expect(known(again)).toEqual([undefined, 3]);
  answer(table, { progress: 0.2, continue: "2" });
  await waitAsked(table, 3);
  expect(known(table)).toEqual([undefined, undefined, 5]);
  answer(again, { review: some(9) });
  expect(await done).toEqual({ review: some(9) });
});

test("if one engine fails, the other works out the whole", async () => {
  const { done } = await begin();
  const { engine } = await import("../../src/engine/client.ts");
  engine.end();
  await vi.waitFor(() => expect(made).toHaveLength(2));
  const [, last] = made as [Frame, Frame];
  last.tell({ ready: true });
  await waitAsked(last, 1);
  answer(last, { review: some(9) });
  expect(await done).toEqual({ review: some(9) });
});

test("if both fail, so does the review", async () => {
  const { done } = await begin();
  const { engine, EngineFailed } = await import("../../src/engine/client.ts");
  const failed = expect(done).rejects.toThrow(EngineFailed);
  engine.end();
  for (let boot = 1; boot <= 3; boot += 1) {
    await vi.waitFor(() => expect(made).toHaveLength(boot + 1));
    made[boot]?.tell({ error: "no memory" });
  }
  await failed;
});

test("what the table's engine answers at once is not asked of the other", async () => {
  const { done } = await begin();
  answer(table, { problems: [{ code: "E-review-going" }] });
  expect(await done).toEqual({ problems: [{ code: "E-review-going" }] });
  expect(made).toHaveLength(1);
});

test("what is stopped while the table's engine works is asked of none", async () => {
  const { done, ending } = await begin();
  ending.abort(new Error("stopped"));
  answer(table, { progress: 0.1, continue: "1" });
  await expect(done).rejects.toThrow("stopped");
  expect(asked(table)).toEqual([undefined]);
  expect(made).toHaveLength(1);
});

test("a table that could not be fetched is missing in the whole, whichever engine lacked it", async () => {
  const { done } = await begin();
  answer(table, { progress: 0.1, continue: "1", without: ["akagiri"] });
  await waitAsked(table, 2);
  expect(JSON.parse(table.posted[1]?.request ?? "")).toMatchObject({ continue: "1", without: ["akagiri"] });
  const [, last] = made as [Frame, Frame];
  last.tell({ ready: true });
  await waitAsked(last, 1);
  answer(last, { review: some(9) });
  expect(await done).toEqual({ review: some(9), without: ["akagiri"] });
});

test("a review never knows less than before, and whoever follows late is told what is known", async () => {
  const { follow, stop } = await import("../../src/replay/review/running.ts");
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
