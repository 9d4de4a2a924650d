// The library's search: what is plain words, what is a condition, and what a condition finds.
import { beforeEach, expect, test, vi } from "vitest";
import { kindOfQuery, type orders, rowsOf, sorted } from "../../src/panels/library/finding.ts";
import { nativeFrames } from "../support/frame.ts";
import { lostGame, newGame } from "../support/games.ts";
import { freshDevice, openPage } from "../support/shelf.ts";

test("an operator or a call makes a condition of a query, names alone only perhaps", () => {
  for (const query of ["any(vole)", "deals > 7", "dealer.refuses", 'South == "Anna"', "result=5-3", 'event ~ "cup"'])
    expect(kindOfQuery(query, 0), query).toBe("condition");
  for (const query of ["king_turned", "vole and over", "not any"]) expect(kindOfQuery(query, 0), query).toBe("perhaps");
  for (const query of ["", " ", "anna 2016-07", "5-4", "Chloé", "Cup (final)", "vole", "Ferdinand", "ブロット"])
    expect(kindOfQuery(query, 0), query).toBe("words");
});

test("what is found as plain words stays plain words", () => {
  for (const query of ["Round=3", "card_shark", "Anna and Ben", "Cup(2)"]) expect(kindOfQuery(query, 1)).toBe("words");
});

beforeEach(freshDevice);

/** A page with an open game, and two that South lost. */
async function open() {
  const page = await openPage();
  const { ready } = nativeFrames();
  const { engine } = await import("../../src/engine/client.ts");
  engine.start();
  ready();
  for (const game of [await newGame("open"), await lostGame("one"), await lostGame("two")]) await page.keepGame(game);
  const { searchBy } = await import("../../src/panels/library/searching.ts");
  const games = await page.listGames();
  return async (condition: string, some = games) => {
    const steps = [];
    for await (const found of searchBy(condition, some)) steps.push({ ...found, matches: [...found.matches].sort() });
    return steps;
  };
}

test("a condition finds games that are over, and asks nothing of those that are still being played", async () => {
  const search = await open();
  const [first, last] = await search('resigned == "S"');
  expect(first).toMatchObject({ problem: null, about: ["ecarte", "belote"], matches: [], known: 0, count: 2 });
  expect(last).toMatchObject({ matches: ["one", "two"], known: 2, count: 2 });
  expect((await search("finished or not finished")).at(-1)?.matches).toEqual(["one", "two"]);
  // Asked again, nothing is searched again.
  const again = await search("finished or not finished");
  expect(again).toHaveLength(1);
  expect(again[0]).toMatchObject({ matches: ["one", "two"], known: 2 });
});

test("a condition about another game finds nothing, also where it says not", async () => {
  const search = await open();
  const [only, ...more] = await search("not any(capot)");
  expect(only).toMatchObject({ about: ["belote"], matches: [], count: 0 });
  expect(more).toEqual([]);
  expect((await search("elder.takes"))[0]).toMatchObject({ problem: null, about: ["belote"] });
  const sequence = 'sequence(elder.proposes, ..., dealer.leads("trump")) and elder.count("A plain") < 5';
  expect((await search(sequence)).at(-1)).toMatchObject({ about: ["ecarte"], known: 2 });
});

test("the facts of games are kept in a table, which answers the next search without a record", async () => {
  const search = await open();
  const { listGames } = await import("../../src/store/games.ts");
  const { keptTables, dropTables } = await import("../../src/store/tables.ts");
  const { keepRead } = await import("../../src/store/library.ts");
  const { view: _view, log: _log, ...lost } = await lostGame("one");
  await keepRead(Array.from({ length: 300 }, (_, at) => ({ ...lost, id: `more${at}`, key: `key${at}` })));
  const games = await listGames();
  expect((await search('resigned == "S"', games)).at(-1)?.matches).toHaveLength(302);
  const [table] = await keptTables();
  expect(table?.ids).toHaveLength(302);
  const got = vi.spyOn(IDBObjectStore.prototype, "get");
  const readsOf = (store: string) => got.mock.contexts.filter((one) => (one as IDBObjectStore).name === store).length;
  expect((await search("any(vole)", games)).at(-1)).toMatchObject({ matches: [], known: 302 });
  expect((await search('resigned == "S" and elder.proposes and vole', games)).at(-1)?.matches).toEqual([]);
  expect(readsOf("records")).toBe(0);
  // What seats do is in the records alone.
  expect((await search("not any(elder.proposes and vole)", games)).at(-1)?.matches).toHaveLength(302);
  expect((await search("any(elder.proposes) or not any(elder.proposes)", games)).at(-1)?.matches).toHaveLength(302);
  expect(readsOf("records")).toBe(302);
  // A game that is played on, and one whose table is gone, are read again.
  const other = games.map((game) => (game.id === "one" ? { ...game, revision: game.revision + 1 } : game));
  got.mockClear();
  expect((await search('resigned == "N"', other)).at(-1)).toMatchObject({ matches: [], known: 302 });
  expect(readsOf("records")).toBe(1);
  await dropTables([table?.id ?? ""]);
  expect(await keptTables()).toEqual([]);
  got.mockRestore();
});

test("a wrong condition has a problem and its column", async () => {
  const search = await open();
  const [only, ...more] = await search("any(vole) and volle");
  expect(only?.problem).toMatchObject({ code: "E-filter-name", column: 15 });
  expect(more).toEqual([]);
});

test("undated games come last in the order of time, and push nobody's own down", async () => {
  const own = await newGame("own");
  const imported = (id: string, date: string) => ({
    ...own,
    id,
    source: "imported" as const,
    changed: own.changed + 1000,
    summary: { ...own.summary, date },
  });
  const games = [imported("undated", "????.??.??"), own, imported("old", "1890.??.??")];
  const placed = (order: (typeof orders)[number]) => sorted(rowsOf(games), order).map(({ game }) => game.id);
  expect(placed("newest")).toEqual(["own", "old", "undated"]);
  expect(placed("oldest")).toEqual(["old", "own", "undated"]);
  expect(rowsOf(games).find(({ game }) => game.id === "undated")?.time).toBeNull();
});
