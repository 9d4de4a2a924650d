// A review while it is worked out, slice by slice: what is known is never less than before.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Work } from "../../src/replay/review/running.ts";
import { type Frame, frames } from "../support/frame.ts";

const wanted = { record: "a record", seat: "S", others: [], kept: null, course: "" };

let made: Frame[];
let table: Frame;
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
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answer = (frame: Frame, told: object): void =>
  frame.tell({ id: frame.posted.at(-1)?.id, answer: JSON.stringify(told) });

/** Wait until a frame has been asked so often. */
const waitAsked = (frame: Frame, times: number) => vi.waitFor(() => expect(frame.posted).toHaveLength(times));

const some = (number: number) => ({ decisions: Array(number).fill({}), deals: [], line: [] });

/** Return what whoever follows the review is told. */
async function followed(): Promise<Work[]> {
  const { follow } = await import("../../src/replay/review/running.ts");
  const told: Work[] = [];
  follow(wanted, (work) => told.push(work));
  return told;
}

/** Let a second pass whenever the time is asked for: what is known is told with each answer. */
function hurry(): void {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1000));
}

test("a review never knows less than before, and whoever follows late is told what is known", async () => {
  hurry();
  const { follow, stop } = await import("../../src/replay/review/running.ts");
  let early: Work | null = null;
  follow(wanted, (work) => {
    early = work;
  })(); // and leaves at once
  await waitAsked(table, 1);
  answer(table, { progress: 0.3, continue: "1", review: some(3) });
  await waitAsked(table, 2);
  const told = await followed();
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

test("what is stopped is not asked for again", async () => {
  const { stop } = await import("../../src/replay/review/running.ts");
  await followed();
  await waitAsked(table, 1);
  stop(wanted);
  answer(table, { progress: 0.1, continue: "1" });
  const { ask } = await import("../../src/engine/client.ts");
  void ask({ do: "review", record: "another", seat: "S" }).catch(() => {});
  await waitAsked(table, 2);
  expect(JSON.parse(table.posted[1]?.request ?? "")).toMatchObject({ record: "another" });
});

test("a review that lacks a table says so, and one whose engine fails has failed", async () => {
  const told = await followed();
  await waitAsked(table, 1);
  answer(table, { progress: 0.1, continue: "1", without: ["akagiri"] });
  await waitAsked(table, 2);
  expect(JSON.parse(table.posted[1]?.request ?? "")).toMatchObject({ continue: "1", without: ["akagiri"] });
  answer(table, { review: some(9), without: ["akagiri"] });
  await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ progress: null, review: some(9), without: true }));
  const again = await followed();
  await waitAsked(table, 3);
  end();
  await vi.waitFor(() => expect(again.at(-1)).toMatchObject({ progress: null, failed: true }));
});

test("nothing is asked for a link whose record has not come yet", async () => {
  const { follow } = await import("../../src/replay/review/running.ts");
  const told: Work[] = [];
  follow({ ...wanted, record: "" }, (work) => told.push(work));
  expect(told).toMatchObject([{ review: null, progress: 0, problem: null }]);
  follow(wanted, (work) => told.push(work));
  await waitAsked(table, 1);
  expect(table.posted).toMatchObject([{ request: expect.stringContaining("a record") }]);
});
