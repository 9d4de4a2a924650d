// Studies that come from elsewhere beside those that are here, and what their replays share of them.
import { beforeEach, expect, test } from "vitest";
import refused from "../../../tests/golden/jirai.ecn?raw";
import other from "../../../tests/golden/resigned.ecn?raw";
import type { Imported } from "../../src/engine/types/summary.ts";
import { keyOf } from "../../src/game/studies.ts";
import { wholeStudy } from "../../src/replay/sheets/Share.tsx";
import { native, nativeFrames } from "../support/frame.ts";
import { freshTable } from "../support/page.ts";
import { freshDevice, openPage } from "../support/shelf.ts";

const ID = "00112233445566ff";

beforeEach(() => {
  freshDevice();
  history.replaceState(null, "", "/");
});

/** The records as chapters of a study. */
async function study(title: string, records: string[], id = ID): Promise<string[]> {
  const chapters = records.map((record) => ({ record, title: "" }));
  const { games = [] } = await native({ do: "study", title, study: id, chapters });
  return games.map(({ record }) => record ?? "");
}

/** A page with its engine, and what brings files and opens links there. */
async function freshPage() {
  const page = await openPage();
  const { ready } = nativeFrames();
  const { engine } = await import("../../src/engine/client.ts");
  engine.start();
  ready();
  await freshTable();
  const { take } = await import("../../src/panels/files/bringing.ts");
  const { readRecords } = await import("../../src/panels/visit/notes.ts");
  const { keptApart } = await import("../../src/game/apart.ts");
  const { asReplayed } = await import("../../src/panels/visit/chapters.ts");
  const bring = (records: string[]) => take({ files: [new File([records.join("\n")], "study.ecn")] });
  const found = async () => {
    const { chaptersOf, studiesOf } = await import("../../src/game/studies.ts");
    const games = await page.listGames();
    return studiesOf(games)
      .map(({ key, title }) => ({ key, title, games: chaptersOf(games, key).map(({ summary }) => summary.study) }))
      .sort((a, b) => (a.title < b.title ? -1 : 1));
  };
  const linked = async (records: string[]): Promise<Imported[]> => keptApart(await readRecords(records));
  return { ...page, bring, found, linked, asReplayed };
}

test("a study with the id of one that is here gets another, and is kept once", async () => {
  const { bring, found, linked } = await freshPage();
  await bring(await study("Mine", [refused, other]));
  const foreign = await study("Yours", [other, refused, refused]);
  await bring(foreign);
  const both = await found();
  expect(both.map(({ title, games }) => [title, games.map((one) => one?.chapter)])).toEqual([
    ["Mine", [1, 2]],
    ["Yours", [1, 2, 3]],
  ]);
  expect(both[0]?.key).toBe(keyOf({ id: ID, title: "Mine" }));
  expect(both[1]?.key).not.toBe(both[0]?.key);
  await bring(foreign);
  expect(await found()).toEqual(both);
  for (const { summary } of await linked(foreign))
    expect(keyOf(summary?.study ?? { id: "", title: "" })).toBe(both[1]?.key);
  // Its own link is the study itself.
  const own = await study("Mine", [refused, other]);
  expect((await linked(own)).map(({ record }) => record)).toEqual(own);
  // Once the other is changed, what it was comes beside it.
  const further = await linked(await study("Yours", [other, refused, other]));
  expect(further[0]?.summary?.study?.title).toBe("Yours");
  expect(both.map(({ key }) => key)).not.toContain(keyOf(further[0]?.summary?.study ?? { id: "", title: "" }));
});

test("the chapters of a study come into one, file by file", async () => {
  const { found } = await freshPage();
  const chapters = await study("Mine", [refused, other, refused]);
  const { take } = await import("../../src/panels/files/bringing.ts");
  await take({ files: chapters.map((record, i) => new File([record], `${i}.ecn`)) });
  expect((await found()).map(({ games }) => games.length)).toEqual([3]);
});

test("no id is taken for the title of a study", async () => {
  const { bring, found } = await freshPage();
  await bring(await study("Lessons", [refused], ""));
  await bring(await study("Traps", [other], "Lessons"));
  expect((await found()).map(({ title, games }) => [title, games.length])).toEqual([
    ["Lessons", 1],
    ["Traps", 1],
  ]);
});

test("a chapter that is gone moves no other", async () => {
  const { bring, listGames, moveToBin, asReplayed } = await freshPage();
  await bring(await study("Mine", [refused, other, refused]));
  const { chaptersOf } = await import("../../src/game/studies.ts");
  const games = chaptersOf(await listGames(), keyOf({ id: ID, title: "Mine" }));
  const chapters = games.map(({ id }) => ({ id, name: "", record: null, seat: null }));
  await moveToBin([games[0]?.id ?? ""]);
  const records = await asReplayed({ title: "Mine", chapters, at: 3 }).records();
  expect(records.map((record) => record && /\[Chapter "(.)"\]/.exec(record)?.[1])).toEqual([null, "2", "3"]);
});

test("the link to a study is to the chapters that are left, and opens at the one that is shown", () => {
  const shared = wholeStudy([null, "two", "three"], 3, "three with notes", "1#3");
  expect(shared).toEqual({ do: "study-link", records: ["two", "three with notes"], chapter: 2, at: "1#3" });
  expect(wholeStudy(["one", "two"], 1, "one", null)).toEqual({ do: "study-link", records: ["one", "two"] });
});
