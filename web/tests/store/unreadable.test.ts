// Rows that cannot be read: whatever a disk, another program or somebody who means harm has left in the stores.
import { h, render } from "preact";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { namesOf } from "../../src/game/people.ts";
import { loadSettings } from "../../src/settings/settings.ts";
import type { Game } from "../../src/store/rows.ts";
import { readListed } from "../../src/store/sound.ts";
import { Table } from "../../src/table/index.ts";
import { lostGame, newGame } from "../support/games.ts";
import { everything, freshDevice, openPage, putRows, removeRow } from "../support/shelf.ts";
import { variantsOf } from "../support/variants.ts";
import { inEnglish } from "../support/words.ts";

let going: Game;
let lost: Game;

beforeAll(async () => {
  await inEnglish();
  going = await newGame("going", { version: "1.2.3" });
  lost = await lostGame("lost");
});

beforeEach(freshDevice);

/** A device with two games, and a row beside them. */
async function withRow(store: "games" | "records" | "reviews" | "kept", value: unknown, key?: string) {
  let page = await openPage();
  await page.keepGame(going);
  await page.keepGame(lost);
  await putRows(store, [[value, key]]);
  page = await openPage();
  return page;
}

const rowOf = ({ view: _v, log: _l, record: _r, ...row }: Game) => row;

test("every variant of a row is listed whole, or as one that cannot be read", async () => {
  const { rowsOf, search } = await import("../../src/panels/library/finding.ts");
  const { title, detail, wordsOf } = await import("../../src/panels/library/gameWords.ts");
  const { isCounted, grouped, orders, periods, playerOf, total } = await import("../../src/panels/stats/adding.ts");
  const { resumableMatches } = await import("../../src/panels/match/resumable.ts");
  const { playedDays } = await import("../../src/game/daily.ts");
  const variants = [...variantsOf(rowOf({ ...lost, id: "other" })), ...variantsOf({ ...rowOf(going), id: "other" })];
  expect(variants.length).toBeGreaterThan(400);
  let refused = 0;
  for (const { path, row } of variants) {
    const game = readListed(row);
    if (!game) {
      refused += 1;
      continue;
    }
    const show = () => {
      const words = [title(game), detail(game), ...search(rowsOf([game]), "x").map(({ text }) => text)];
      if (isCounted(game)) for (const by of orders) grouped([game], {}, by);
      return [
        ...words,
        wordsOf(game),
        playerOf(game),
        periods([game], {}),
        total([game], {}),
        resumableMatches([game]),
        playedDays([game], "ecarte"),
      ];
    };
    expect(show, path).not.toThrow();
    for (const words of [title(game), detail(game)])
      expect(words, path).not.toMatch(/undefined|NaN|\[object|Infinity|game-|preset-|match-/);
  }
  expect(refused).toBeGreaterThan(200);
});

test.each([
  ["no summary", { id: "zz" }],
  ["no score", { id: "zz", revision: 1, changed: 1, summary: { game: "ecarte" } }],
])("a row with %s hides no other game", async (_, row) => {
  const page = await withRow("games", row);
  expect((await page.listGames()).map(({ id }) => id).sort()).toEqual(["going", "lost"]);
  expect((await page.latestGame())?.id).toBe("going");
  expect(await page.getStored("zz")).toBeNull();
  const [found, ...others] = await page.listUnreadable();
  expect([found?.store, found?.key, others.length]).toEqual(["games", "zz", 0]);
  if (!found) throw new Error("nothing");
  expect(JSON.parse(await page.rawText(found)).row).toEqual(row);
  expect(await page.moveToBin(["zz", "lost"])).toEqual(["lost"]);
  expect((await page.everyGame()).map(({ id }) => id)).toEqual(["going"]);
  await page.removeUnreadable(found);
  expect(await page.listUnreadable()).toEqual([]);
  expect(Object.keys((await everything("games")).rows)).toEqual(["going"]);
});

test("a row with any key, and whatever a store can hold, is saved as a text and deleted", async () => {
  const row: Record<string, unknown> = { id: 7, some: new Map([["a", 1n]]) };
  row.self = row;
  const page = await withRow("games", row);
  const [found] = await page.listUnreadable();
  if (!found) throw new Error("nothing");
  expect(JSON.parse(await page.rawText(found)).row).toEqual({ id: 7, some: [["a", "1"]], self: "(written before)" });
  await page.removeUnreadable(found);
  expect(await page.listUnreadable()).toEqual([]);
});

test("what is beside a deleted row goes with it, unless another row needs it", async () => {
  const key = (id: string) => `bin/${String(Date.now()).padStart(16, "0")}/${id}`;
  const page = await withRow("kept", { id: "zz" }, key("zz"));
  await putRows("kept", [[{ id: "lost" }, key("lost")]]);
  await putRows("records", [[{ id: "zz", record: "?" }, undefined]]);
  for (const found of await page.listUnreadable()) await page.removeUnreadable(found);
  expect((await everything("kept")).rows).toEqual({});
  expect(Object.keys((await everything("records")).rows).sort()).toEqual(["going", "lost"]);
});

test("a restored game is not written over a row that cannot be read", async () => {
  const page = await withRow("games", { id: "lost", some: "thing" });
  const { view: _v, log: _l, ...saved } = lost;
  expect(await page.merge([saved])).toEqual({ added: ["lost"], renewed: [], left: 0 });
  const records = new Map((await page.everyGame()).map(({ id, record }) => [id, record]));
  expect(records.get("lost")).toBe(lost.record);
  const [kept, ...others] = await page.listUnreadable();
  if (!kept) throw new Error("nothing");
  expect(others).toEqual([]);
  const raw = JSON.parse(await page.rawText(kept));
  expect(raw.row).toEqual({ id: kept.key, some: "thing" });
  expect(raw.record).toMatchObject({ record: lost.record });
});

test.each([
  ["missing", undefined],
  ["damaged", { id: "lost", record: 7, some: "thing" }],
])("a game whose record is %s can be saved as it is, deleted, and restored from a backup", async (_, row) => {
  const page = await openPage();
  await page.keepGame(lost);
  await removeRow("records", "lost");
  if (row) await putRows("records", [[row, undefined]]);
  expect(await page.getStored("lost")).toBeNull();
  expect([await page.isStored("lost"), await page.isStored("none")]).toEqual([true, false]);
  expect(await page.listUnreadable(await page.listGames())).toEqual([]);
  const raw = JSON.parse(await page.rawText({ store: "games", key: "lost", id: "lost" }));
  expect([raw.row.summary, raw.record]).toEqual([lost.summary, row]);
  const { view: _v, log: _l, ...saved } = lost;
  expect([...(await page.foretell([saved]))]).toEqual([["lost", "added"]]);
  expect(await page.merge([saved])).toEqual({ added: ["lost"], renewed: [], left: 0 });
  expect((await page.getStored("lost"))?.record).toBe(lost.record);
  const [aside] = await page.listBin(); // what was left of it
  expect(aside?.summary).toEqual(lost.summary);
  expect(await page.moveToBin(["lost"])).toEqual(["lost"]);
});

test("a damaged row of the bin leaves the bin in use", async () => {
  const key = `bin/${String(Date.now()).padStart(16, "0")}/zz`;
  const page = await withRow("kept", { id: "zz", deleted: Date.now() }, key);
  await page.moveToBin(["lost"]);
  expect((await page.listBin()).map(({ id }) => id)).toEqual(["lost"]);
  expect(await page.takeFromBin(["lost", "zz"])).toEqual(["lost"]);
  const [found] = await page.listUnreadable();
  expect([found?.store, found?.key]).toEqual(["kept", key]);
  if (found) await page.removeUnreadable(found);
  expect((await everything("kept")).rows).toEqual({});
});

const beside = ({ id, record, view, log }: Game) => ({ id, record, view, log });

test("a view or log that cannot be shown is made again; a record that is no text is not read", async () => {
  const { readShelved } = await import("../../src/store/sound.ts");
  expect(readShelved(beside(going), true)?.view).toEqual(going.view);
  const variants = variantsOf(beside(going)).filter(({ path }) => path.startsWith("view") || path.startsWith("log"));
  expect(variants.length).toBeGreaterThan(300);
  // What is read can be drawn. A view that lacks a field is not read, unless the field is optional.
  const read = variants.filter(({ row }) => readShelved(row, true)?.view !== undefined);
  const missing = read.flatMap(({ path, isMissing }) => (isMissing && /^view\.\w+ /.test(path) ? [path] : []));
  expect(missing).toEqual([]);
  const host = document.body.appendChild(document.createElement("div"));
  for (const { path, row } of read) {
    const { view, log } = row as Game;
    const names = namesOf(going);
    const draw = () =>
      render(
        h(Table, { game: "one", view, entry: null, log, names, settings: loadSettings(), waiting: false } as never),
        host,
      );
    expect(draw, path).not.toThrow();
  }
  render(null, host);
  const page = await withRow("records", { ...beside(going), view: {} });
  expect(await page.getGame("going")).toBeNull();
  expect((await page.getStored("going"))?.record).toBe(going.record);
  expect(await page.latestGame()).toBeNull();
  await putRows("records", [[{ id: "lost", record: 7 }, undefined]]);
  expect(await page.getStored("lost")).toBeNull();
  const found: string[] = [];
  for await (const some of page.records(["going", "lost"])) found.push(...some.map(({ id }) => id));
  expect(found).toEqual(["going"]);
});

test("a damaged deal for the next visit, review or table of figures is as none", async () => {
  const page = await withRow("kept", { seat: "S" }, "next");
  expect(await page.takeNextDeal()).toBeNull();
  const { keptReview, storedReviews } = await import("../../src/store/reviews.ts");
  await putRows("reviews", [[{ id: "lost/S", version: "1.2.3", course: "", review: { decisions: 1 } }, undefined]]);
  expect(await keptReview("lost", "S", "")).toBeNull();
  expect([...(await storedReviews([lost]))]).toEqual([]);
  const { keptFigures } = await import("../../src/store/library.ts");
  const sound = { revision: 1, figures: null };
  await putRows("kept", [
    [{ version: "1.2.3", games: { a: sound, b: 1, c: { revision: 1, figures: {} } } }, "figures"],
  ]);
  expect(await keptFigures("1.2.3")).toEqual({ a: sound });
});

test("a damaged row does not stop the upgrade of an older database", async () => {
  const { make } = await import("../support/shelf.ts");
  const old = rowOf(lost);
  await make(1, [{ name: "games", key: "id" }, { name: "records", key: "id" }, { name: "kept" }], {
    games: [{ id: "zz" }, old] as never,
    records: [beside(lost)],
  });
  const page = await openPage();
  expect(page.standing()).toBe("open");
  expect((await page.listGames()).map(({ id }) => id)).toEqual(["lost"]);
  expect((await page.listUnreadable()).map(({ key }) => key)).toEqual(["zz"]);
});
