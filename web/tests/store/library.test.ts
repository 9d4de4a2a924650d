// Many games at once, and what becomes of one that cannot be written.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Game, Stored } from "../../src/store/rows.ts";
import { MOST_REVISIONS, readSaved, type Saved } from "../../src/store/sound.ts";
import { lostGame, newGame } from "../support/games.ts";
import { everything, freshDevice, openPage } from "../support/shelf.ts";

let going: Game;
let lost: Game;

beforeAll(async () => {
  going = await newGame("going");
  lost = await lostGame("lost");
});

beforeEach(freshDevice);

const saved = ({ view: _v, log: _l, ...game }: Game): Saved => game;

test("of two windows the one that has played on wins", async () => {
  const page = await openPage();
  await page.keepGame({ ...going, revision: 2 });
  await expect(page.keepGame({ ...going, revision: 2 })).rejects.toBeInstanceOf(page.Overtaken);
  await expect(page.keepGame({ ...going, revision: 1 })).rejects.toBeInstanceOf(page.Overtaken);
  await page.keepGame({ ...going, revision: 3 });
  expect((await page.getGame("going"))?.revision).toBe(3);
});

test("what cannot be written for want of room is held, said to be, and written when there is room", async () => {
  const page = await openPage();
  await page.keepGame(lost);
  const told = vi.fn();
  page.followKeeping(told, () => {});
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  await page.keepGame(going);
  await page.keepGame({ ...going, revision: 2 });
  expect(page.keeping()).toMatchObject({ trouble: "full", unsaved: [{ id: "going", revision: 2 }] });
  expect((await page.listGames()).map(({ id }) => id).sort()).toEqual(["going", "lost"]);
  expect((await page.latestGame())?.revision).toBe(2);
  expect((await everything("games")).rows.going).toBeUndefined();
  put.mockRestore();
  await vi.waitFor(() => expect(page.keeping()).toEqual({ trouble: null, unsaved: [] }), { timeout: 20_000 });
  expect((await everything("games")).rows.going).toMatchObject({ revision: 2 });
  expect(told).toHaveBeenCalled();
});

test("a game that was read is kept once: the one that is there already is named", async () => {
  const page = await openPage();
  const one: Stored = { ...saved(lost), id: "one", key: "k1", source: "imported" };
  const two: Stored = { ...one, id: "two", key: "k2" };
  expect(await page.keepRead([one, two, { ...one, id: "three" }])).toEqual({
    ids: ["one", "two", "one"],
    kept: ["one", "two"],
    twice: ["one"],
  });
  expect(await page.keepRead([{ ...two, id: "four" }])).toEqual({
    ids: ["two"],
    kept: [],
    twice: ["two"],
  });
  // Those without a name are never the same.
  expect(
    (
      await page.keepRead([
        { ...one, id: "a", key: "" },
        { ...one, id: "b", key: "" },
      ])
    ).kept,
  ).toEqual(["a", "b"]);
  expect(await page.getGame("one")).toBeNull(); // nothing to show yet
  expect((await page.getStored("one"))?.record).toBe(lost.record);
});

test("records come in the order asked for, some at a time, without those that are gone", async () => {
  const page = await openPage();
  const many = Array.from({ length: 5 }, (_, at) => ({ ...saved(lost), id: `g${at}`, record: `r${at}` }));
  await page.merge(many);
  const found: string[][] = [];
  for await (const some of page.records(["g4", "none", "g0", "g2"], 2)) found.push(some.map(({ record }) => record));
  expect(found).toEqual([["r4"], ["r0", "r2"]]);
});

test("a name given to a game that was played on meanwhile is not kept", async () => {
  const page = await openPage();
  await page.keepGame(lost);
  await page.keepGame({ ...going, revision: 2 });
  await page.nameKeys(
    new Map([
      ["lost", { key: "k1", revision: 1 }],
      ["going", { key: "k2", revision: 1 }],
    ]),
  );
  const { rows } = await everything("games");
  expect([rows.lost, rows.going]).toMatchObject([{ key: "k1" }, { key: "" }]);
});

test("of a backup the newer of each game wins; what was deleted comes back", async () => {
  const page = await openPage();
  await page.keepGame({ ...going, revision: 3 });
  await page.keepGame(lost);
  await page.keepGame({ ...lost, id: "binned" });
  await page.moveToBin(["binned"]);
  const backup = [
    { ...saved(going), revision: 2 },
    { ...saved(lost), revision: 2 },
    { ...saved(lost), id: "binned" },
    { ...saved(lost), id: "new" },
  ];
  expect(await page.merge(backup)).toEqual({ added: ["binned", "new"], renewed: ["lost"], left: 1 });
  expect((await page.getGame("going"))?.revision).toBe(3);
  expect((await page.getStored("lost"))?.revision).toBe(2);
  expect(await page.listBin()).toEqual([]);
  expect((await page.getGame("binned"))?.view).toEqual(lost.view); // as it was, with what is shown of it
  expect(await page.merge(backup)).toEqual({ added: [], renewed: [], left: 4 });
  const ids = (await page.everyGame()).map(({ id, record }) => `${id} ${record.length > 0}`);
  expect(ids.sort()).toEqual(["binned true", "going true", "lost true", "new true"]);
});

test("a game with anything missing that the list shows is not whole", () => {
  const whole = saved(lost);
  expect(readSaved(whole)).toEqual(whole);
  const { players: _p, ...older } = whole;
  expect(readSaved(older)).toEqual(whole); // version 2 did not have them
  const wrong: [string, unknown][] = [
    ["id", "../x"],
    ["id", ""],
    ["revision", 1.5],
    ["revision", "1"],
    ["revision", -1],
    ["revision", MOST_REVISIONS + 1],
    ["changed", 1e16],
    ["changed", Number.NaN],
    ["source", "what-if"],
    ["record", null],
    ["seat", 1],
    ["player", undefined],
    ["players", { N: 1 }],
    ["summary", null],
  ];
  for (const [name, value] of wrong) expect(readSaved({ ...whole, [name]: value }), `${name} ${value}`).toBeNull();
  for (const [name, value] of [
    ["event", 7],
    ["date", null],
    ["over", "yes"],
    ["score", []],
    ["score", { S: "1" }],
    ["help", {}],
    ["seats", "SN"],
    ["challenge", { name: 1, score: {} }],
    ["target", "5"],
  ] as const)
    expect(readSaved({ ...whole, summary: { ...whole.summary, [name]: value } }), `${name} ${value}`).toBeNull();
  expect([null, 1, [], "game"].map(readSaved)).toEqual([null, null, null, null]);
});
