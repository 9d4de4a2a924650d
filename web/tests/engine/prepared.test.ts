// The answers of a prepared deal are the engine's own, and the engine goes on from them.
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Following, PreparedAnswers, type PreparedDeal } from "../../src/engine/prepared.ts";
import type { Answer } from "../../src/engine/types/answer.ts";
import type { Request } from "../../src/engine/types/request.ts";
import { native, nativeFrames } from "../support/frame.ts";

const root = resolve(process.cwd(), "..");
const MAKE = "from building import deals; print(*deals.make_deal(0, 100, 20), sep='', end='')";
const TAGS = { South: "Zoé", North: "Anatole", Date: "2026.11.23" };

let deal: PreparedDeal;
let more: Following[];
let prepared: PreparedAnswers;

beforeAll(() => {
  const env = { ...process.env, PYTHONPATH: `${root}/tools` };
  const made = execFileSync(`${root}/.venv/bin/python`, ["-c", MAKE], { cwd: root, env, encoding: "utf8" });
  const [first = "", second = ""] = made.split("\n");
  deal = JSON.parse(first);
  more = JSON.parse(second);
});

beforeEach(() => {
  prepared = new PreparedAnswers(deal, "beginner");
  prepared.add(more);
});

/** The request that an event of a prepared deal stands for. */
const requestOf = (record: string, event: string, tags = {}): Request =>
  event
    ? { do: "play", record, seat: "S", event, tags }
    : { do: "bot", record, seat: "S", as: "N", player: "beginner" };

/** The longest course of prepared events. */
function longest(): string[] {
  const courses: string[][] = [[]];
  for (const [follows, event] of [...deal.then, ...more]) courses.push([...(courses[follows] ?? []), event]);
  return courses.reduce((one, other) => (other.length > one.length ? other : one));
}

test("every answer is what the engine answers", async () => {
  const answers: Answer[] = [deal.first];
  for (const [follows, event] of [...deal.then, ...more]) {
    const request = requestOf(answers[follows]?.record ?? "", event);
    const answer = prepared.answer(request);
    expect({ ...answer, id: null }).toEqual({ ...(await native(request)), id: null });
    answers.push(answer as Answer);
  }
  expect(answers).toHaveLength(121);
});

test("what is not prepared is not answered", () => {
  const { record = "" } = deal.first;
  const [event = ""] = longest();
  expect(prepared.answer(requestOf(record, event))).not.toBeNull();
  expect(prepared.has(requestOf(record, event))).toBe(true);
  expect(prepared.has(requestOf(record, "S.Zz"))).toBe(false);
  expect(prepared.answer(requestOf(record, "S.Zz"))).toBeNull();
  expect(prepared.answer(requestOf(`${record} `, event))).toBeNull();
  expect(prepared.answer({ do: "bot", record, seat: "S", as: "N", player: "master" })).toBeNull();
  expect(prepared.answer({ do: "hint", record, seat: "S", player: "amateur" })).toBeNull();
});

test("the engine catches up, with the tags of the first decision, and goes on", async () => {
  vi.resetModules();
  const { ready, asked } = nativeFrames();
  const { engine } = await import("../../src/engine/client.ts");
  engine.usePrepared(prepared);
  engine.start();
  let { record = "" } = deal.first;
  let tags: object = TAGS;
  let shown: Answer = deal.first;
  for (const event of longest()) {
    const request = requestOf(record, event, event ? tags : {});
    if (event) tags = {};
    expect(engine.answersNow(request)).toBe(true);
    shown = await engine.ask(request);
    record = shown.record ?? "";
  }
  expect(asked).toEqual([]);
  expect(record).not.toContain("Zoé");

  ready();
  const own = await engine.ask({ do: "view", record, seat: "S" });
  expect(own.record).toContain('[South "Zoé"]');
  expect(own.record).toContain('[Date "2026.11.23"]');
  expect(own.view).toEqual(shown.view);
  expect(own.record).not.toBe(record);
  engine.end();
});
