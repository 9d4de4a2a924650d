// What a page of any version left in the database, and what this one makes of it.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Game, type Listed, rowsOf } from "../../src/store/rows.ts";
import { lostGame, newGame } from "../support/games.ts";
import { everything, freshDevice, make, openPage, type StoreMade, shutDevice } from "../support/shelf.ts";

const GAMES: StoreMade = { name: "games", key: "id", indexes: ["key", "resume"] };
const PLAIN: StoreMade = { name: "games", key: "id" };
const RECORDS: StoreMade = { name: "records", key: "id" };
const KEPT: StoreMade = { name: "kept" };
const REVIEWS: StoreMade = { name: "reviews", key: "id" };

const had: Record<number, StoreMade[]> = {
  1: [PLAIN, RECORDS, KEPT],
  2: [GAMES, RECORDS, KEPT],
  3: [GAMES, RECORDS, KEPT],
  4: [GAMES, RECORDS, KEPT, REVIEWS],
};

let going: Game;
let lost: Game;

beforeAll(async () => {
  going = await newGame("going", { revision: 3 });
  lost = await lostGame("lost", { revision: 3, changed: going.changed + 1 });
});

beforeEach(freshDevice);

/** The row of a game in the list, as the database of a version has it. */
function row(game: Game, version: number): Listed {
  const { source: _s, key: _k, players: _p, resume: _r, summary, ...rest } = rowsOf(game)[0];
  const told = ["seats", "sides", "result", "event", "viewOf", "branch", "challenge"];
  const since =
    version < 3 ? Object.entries(summary).filter(([name]) => !told.includes(name)) : Object.entries(summary);
  return {
    ...rest,
    summary: Object.fromEntries(since),
    ...(version > 1 && { source: "played", key: "" }),
    ...(version > 1 && !summary.over && { resume: game.changed }),
    ...(version > 2 && { players: game.players }),
  } as Listed;
}

const rows = (version: number) => ({
  games: [going, lost].map((game) => row(game, version)),
  records: [going, lost].map((game) => rowsOf(game)[1]),
});

test.each([1, 2, 3, 4])("what version %i kept is all there, and is gone on with", async (version) => {
  const { id: _i, revision: _r, changed: _c, touched: _t, source: _s, key: _k, ...next } = going;
  await make(version, had[version] ?? [], { ...rows(version), kept: { next } });
  const page = await openPage();
  expect(page.standing()).toBe("open");
  expect(await page.listGames()).toEqual([rowsOf(lost)[0], rowsOf(going)[0]]);
  expect(await page.getGame("going")).toEqual({ ...going, resume: going.changed });
  expect(await page.getGame("lost")).toEqual(lost);
  expect((await page.latestGame())?.id).toBe("going");
  // Dealt by an engine that told less of it.
  expect(await page.takeNextDeal()).toEqual(version < 3 ? null : next);
  await page.keepGame({ ...going, revision: 4 });
  const again = await openPage();
  expect((await again.getGame("going"))?.revision).toBe(4);
  expect((await everything("games")).version).toBe(4);
});

test.each([
  ["no stores, 1", 1, []],
  ["no stores, 4", 4, []],
  ["some stores", 4, [GAMES, RECORDS]],
  ["no index", 4, [PLAIN, RECORDS, KEPT]],
])("a database with %s is completed, and what is there is used", async (_, version, stores: StoreMade[]) => {
  await make(version, stores, stores.length > 0 ? rows(version) : {});
  const page = await openPage();
  expect(page.standing()).toBe("open");
  expect((await page.listGames()).map(({ id }) => id)).toEqual(stores.length > 0 ? ["lost", "going"] : []);
  expect((await page.latestGame())?.id).toBe(stores.length > 0 ? "going" : undefined);
  await page.keepGame({ ...going, id: "new" });
  expect(Object.keys((await everything("records")).rows)).toContain("new");
  expect((await everything("games")).version).toBe(version === 1 ? 4 : 4001); // format 4 once more
});

test("the games of a newer page are listed and shown, and nothing is written", async () => {
  const strange = { id: "strange", kind: "of a game nobody knows yet" } as unknown as Listed;
  const stores = [GAMES, RECORDS, KEPT, { name: "more" }];
  const there = rows(4);
  await make(9000, stores, { ...there, games: [...there.games, strange] });
  const page = await openPage();
  expect(page.standing()).toBe("newer");
  expect((await page.listGames()).map(({ id }) => id)).toEqual(["lost", "going"]);
  expect((await page.getStored("lost"))?.record).toBe(lost.record);
  expect(await page.getGame("lost")).toBeNull(); // what that page shows of it is no use here
  expect(await page.getStored("strange")).toBeNull();
  await page.keepGame({ ...going, revision: 9 });
  expect(page.keeping()).toMatchObject({ trouble: "newer", unsaved: [{ id: "going" }] });
  expect(await page.moveToBin(["lost"])).toEqual([]);
  const { version, rows: kept } = await everything("games");
  expect(version).toBe(9000);
  expect(kept.going).toEqual(there.games[0]);
  expect(kept.lost).toEqual(there.games[1]);
});

test("a browser without a database keeps games as long as the page lives, and writes them should it come to have one", async () => {
  const open = shutDevice();
  const page = await openPage();
  expect(page.standing()).toBe("none");
  await page.keepGame(going);
  expect(page.keeping()).toEqual({ trouble: "none", unsaved: [going] });
  expect(await page.getGame("going")).toEqual(going);
  expect((await page.latestGame())?.id).toBe("going");
  await page.keepNextDeal({ ...going });
  expect((await page.takeNextDeal())?.record).toBe(going.record);
  expect(await page.takeNextDeal()).toBeNull();
  open();
  await vi.waitUntil(() => page.keeping().unsaved.length === 0, { timeout: 20_000 });
  expect(page.keeping().trouble).toBeNull();
  expect(Object.keys((await everything("games")).rows)).toEqual(["going"]);
});
