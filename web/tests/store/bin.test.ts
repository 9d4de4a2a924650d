// What is deleted lies in the bin for 30 days, and comes back from it whole.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Review } from "../../src/engine/types/analysis.ts";
import type { Game } from "../../src/store/rows.ts";
import { binKey, idOfKey } from "../../src/store/rows.ts";
import { lostGame, newGame } from "../support/games.ts";
import { everything, freshDevice, openPage, shutDevice } from "../support/shelf.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 20, 12);

let lost: Game;
let going: Game;

beforeAll(async () => {
  lost = await lostGame("lost");
  going = await newGame("going");
});

beforeEach(() => {
  freshDevice();
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});

afterEach(() => vi.useRealTimers());

/** A page on which both games are kept, the one that is over with a review. */
async function withGames() {
  const page = await openPage();
  const { keepReview } = await import("../../src/store/reviews.ts");
  await page.keepGame(lost);
  await page.keepGame(going);
  await keepReview("lost", "S", "course", { found: true } as unknown as Review, true);
  return page;
}

const whole = async () => {
  const [games, records, reviews] = await Promise.all(["games", "records", "reviews"].map(everything));
  return [games?.rows.lost, records?.rows.lost, reviews?.rows["lost/S"]];
};

test("on the 30th day all of a game comes back, on the 31st nothing of it is left", async () => {
  let page = await withGames();
  const before = await whole();
  expect(before).not.toContain(undefined);
  for (const time of [NOW + 29 * DAY, NOW + 30 * DAY]) {
    vi.setSystemTime(NOW);
    expect(await page.moveToBin(["lost", "not there"])).toEqual(["lost"]);
    // A page from before there was a bin sees it no more, and loses nothing of it.
    expect(await whole()).toEqual([undefined, ...before.slice(1)]);
    vi.setSystemTime(time);
    page = await openPage();
    await page.expire();
    expect((await page.listBin()).map(({ id }) => id)).toEqual(["lost"]);
    expect(await page.takeFromBin(["lost"])).toEqual(["lost"]);
    expect(await page.listBin()).toEqual([]);
    expect(await whole()).toEqual(before);
    expect(await page.getGame("lost")).toEqual(lost);
  }
  vi.setSystemTime(NOW);
  await page.moveToBin(["lost"]);
  vi.setSystemTime(NOW + 30 * DAY + 1);
  expect(await page.listBin()).toEqual([]); // not listed, though it still lies there
  page = await openPage();
  await page.expire();
  expect(await whole()).toEqual([undefined, undefined, undefined]);
  expect((await everything("kept")).rows).toEqual({});
  expect(await page.takeFromBin(["lost"])).toEqual([]);
  expect(await page.getGame("going")).toMatchObject({ record: going.record });
});

test("those deleted last come first, and emptying takes what belongs to them and no more", async () => {
  const page = await withGames();
  await page.moveToBin(["lost"]);
  vi.setSystemTime(NOW + 1);
  await page.moveToBin(["going"]);
  expect((await page.listBin()).map(({ id }) => id)).toEqual(["going", "lost"]);
  await page.emptyBin(NOW + 1); // what was deleted before
  expect((await page.listBin()).map(({ id }) => id)).toEqual(["going"]);
  expect(Object.keys((await everything("records")).rows)).toEqual(["going"]);
  expect((await everything("reviews")).rows).toEqual({});
  await page.emptyBin();
  expect((await everything("records")).rows).toEqual({});
});

test("a game that is alive again keeps its record when the bin is emptied", async () => {
  const page = await withGames();
  await page.moveToBin(["lost"]);
  await page.keepGame({ ...lost, revision: 2 });
  expect(await page.listBin()).toEqual([]);
  await page.emptyBin();
  expect((await page.getGame("lost"))?.revision).toBe(2);
});

test("a game deleted twice comes back as it was the second time", async () => {
  const page = await withGames();
  await page.moveToBin(["lost"]);
  await page.keepGame({ ...lost, revision: 5 });
  vi.setSystemTime(NOW + 1);
  await page.moveToBin(["lost"]);
  await page.takeFromBin(["lost"]);
  expect((await page.getGame("lost"))?.revision).toBe(5);
  expect((await everything("kept")).rows).toEqual({});
});

test("of very many games some are deleted and brought back", async () => {
  const page = await openPage();
  const many = Array.from({ length: 120 }, (_, at) => ({ ...lost, id: `g${at}` }));
  await page.merge(many.map(({ view: _v, log: _l, ...game }) => game));
  const some = many.slice(0, 110).map(({ id }) => id);
  expect(await page.moveToBin(some)).toEqual(some);
  expect(await page.listGames()).toHaveLength(10);
  expect((await page.takeFromBin(some)).sort()).toEqual([...some].sort());
  expect(await page.listGames()).toHaveLength(120);
});

test("where there is no database the bin is the page's own, and what comes back is written should there be one", async () => {
  const open = shutDevice();
  const page = await openPage();
  await page.keepGame(lost);
  expect(await page.moveToBin(["lost"])).toEqual(["lost"]);
  expect(await page.listGames()).toEqual([]);
  expect((await page.listBin()).map(({ id }) => id)).toEqual(["lost"]);
  expect(await page.takeFromBin(["lost"])).toEqual(["lost"]);
  expect(await page.getGame("lost")).toEqual(lost);
  await page.moveToBin(["lost"]);
  open();
  await vi.waitUntil(() => page.standing() === "open", { timeout: 20_000 });
  await page.takeFromBin(["lost"]);
  await vi.waitUntil(() => page.keeping().unsaved.length === 0, { timeout: 20_000 });
  expect((await everything("games")).rows.lost).toMatchObject({ revision: lost.revision });
});

test("keys lie in the order of deleting", () => {
  const keys = [binKey("b", 9), binKey("a", 10), binKey("a", NOW)];
  expect(keys).toEqual([...keys].sort());
  expect(keys.map(idOfKey)).toEqual(["b", "a", "a"]);
});

test("the facts of a game, which searches read, go with it and not before", async () => {
  const page = await withGames();
  const { keepTable, keptTables, readColumns } = await import("../../src/store/tables.ts");
  const table = { deals: [1, 1], columns: { vole: "[true]\n", trump: '["s"]\n' } };
  await keepTable(
    [
      ["lost", lost.revision],
      ["going", going.revision],
    ],
    table,
  );
  await page.moveToBin(["lost"]);
  const [kept] = await keptTables();
  expect(kept && (await readColumns(kept, ["vole", "lead"]))).toEqual({ ...table, columns: { vole: "[true]\n" } });
  await page.emptyBin();
  expect(Object.keys((await everything("kept")).rows).filter((key) => /^(table|column)/.test(key))).toEqual([]);
});
