// Everything in one file, and back again.
import { type Card, createEmptyCard } from "ts-fsrs";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Game } from "../../src/store/rows.ts";
import { downloads } from "../support/downloads.ts";
import { nativeFrames } from "../support/frame.ts";
import { lostGame, newGame } from "../support/games.ts";
import { freshTable } from "../support/page.ts";
import { freshDevice, openPage } from "../support/shelf.ts";

let going: Game;
let lost: Game;
let files: ReturnType<typeof downloads>;

beforeAll(async () => {
  going = await newGame("going");
  lost = await lostGame("lost");
});

beforeEach(() => {
  freshDevice();
  localStorage.clear();
  files = downloads();
});

/** A page that is opened on this device, its engine ready. */
async function open(): Promise<
  { page: Awaited<ReturnType<typeof openPage>>; store: Awaited<ReturnType<typeof freshTable>>["store"] } & Backups
> {
  const page = await openPage();
  const { ready } = nativeFrames();
  const { engine } = await import("../../src/engine/client.ts");
  const { loadLanguage } = await import("../../src/i18n/index.ts");
  await loadLanguage("en");
  engine.start();
  ready();
  const { store } = await freshTable();
  return { page, store, ...(await import("../../src/panels/files/backup.ts")) };
}
type Backups = typeof import("../../src/panels/files/backup.ts");

/** The backup of a device with two games and settings. */
async function made(): Promise<string> {
  const { page, backup } = await open();
  await page.keepGame(going);
  await page.keepGame(lost);
  await page.keepGame({ ...going, id: "untouched", touched: false });
  localStorage.setItem("ecarte.settings", '{"theme":"dark"}');
  localStorage.setItem("others", "not ours");
  await backup();
  const file = (await files.saved()).at(-1);
  expect(file?.name).toMatch(/^ecarte-backup-\d{4}-\d\d-\d\d\.json$/);
  return file?.text ?? "";
}

test("a backup holds the games that were played, and what is ours, and comes back whole on another device", async () => {
  const text = await made();
  expect(Object.keys(JSON.parse(text).content.local)).toEqual(["ecarte.settings"]);
  freshDevice();
  localStorage.clear();
  const { page, store, readBackup, planRestore, restoreBackup } = await open();
  const read = await readBackup(`\uFEFF${text}`);
  if (typeof read === "string") throw new Error(read);
  expect(read.games.map(({ id }) => id).sort()).toEqual(["going", "lost"]);
  expect(await restoreBackup(await planRestore(read))).toMatchObject({ renewed: [], left: 0 });
  expect((await page.getStored("lost"))?.record).toBe(lost.record);
  // What can be gone on with lies ready, as the engine shows it.
  expect(await page.getGame("going")).toMatchObject({ record: going.record, view: going.view, log: going.log });
  expect((await page.latestGame())?.id).toBe("going");
  expect(store.state.settings.theme).toBe("dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(await restoreBackup(await planRestore(read))).toEqual({ added: [], renewed: [], left: 2 });
});

test("at an address without https, where browsers compute no digest, a backup is made and read all the same", async () => {
  const whole = await made();
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  localStorage.clear();
  freshDevice();
  const plain = await made();
  expect(JSON.parse(plain).digest).toBeNull();
  const { readBackup } = await open();
  for (const text of [whole, plain]) expect(await readBackup(text)).toMatchObject({ isChanged: false });
  vi.unstubAllGlobals();
  expect(await readBackup(plain)).toMatchObject({ isChanged: false });
});

test("progress in problems and lessons is added to that of the device", async () => {
  const at = (day: number) => new Date(2026, 10, day);
  const missed = (day: number): Card => ({ ...createEmptyCard(at(1)), due: at(day + 3), last_review: at(day) });
  const solved = (rating: number, done: string[], again: Record<string, Card>) =>
    JSON.stringify({ rating: { rating, deviation: 100, volatility: 0.06 }, done, again });
  localStorage.setItem("ecarte.puzzles", solved(1400, ["a", "b"], { a: missed(5), b: missed(5) }));
  localStorage.setItem("ecarte.lessons", '["king"]');
  const text = await made();
  localStorage.setItem("ecarte.puzzles", solved(1600, ["a", "c", "d"], { a: missed(9), c: missed(9) }));
  localStorage.setItem("ecarte.lessons", '["vole"]');
  const { readBackup, planRestore, restoreBackup } = await open();
  const read = await readBackup(text);
  if (typeof read === "string") throw new Error(read);
  await restoreBackup(await planRestore(read));
  const { loadProgress } = await import("../../src/game/progress/puzzles.ts");
  const { rating, done, again } = loadProgress();
  expect([rating.rating, done.sort()]).toEqual([1600, ["a", "b", "c", "d"]]);
  const reviewed = Object.entries(again).map(([id, card]) => `${id} ${card.last_review?.getDate()}`);
  expect(reviewed.sort()).toEqual(["a 9", "b 5", "c 9"]);
  expect(JSON.parse(localStorage.getItem("ecarte.lessons") ?? "").sort()).toEqual(["king", "vole"]);
  localStorage.clear();
  await restoreBackup(await planRestore(read));
  expect(loadProgress().done).toEqual(["a", "b"]);
  expect(localStorage.getItem("ecarte.lessons")).toBe('["king"]');
});

test("a game that has gone on since is newer than the backup", async () => {
  const text = await made();
  const { page, readBackup, planRestore, restoreBackup } = await open();
  await page.keepGame({ ...going, revision: 2 });
  const read = await readBackup(text);
  if (typeof read === "string") throw new Error(read);
  expect(await restoreBackup(await planRestore(read))).toMatchObject({ left: 2 });
  expect((await page.getGame("going"))?.revision).toBe(2);
});

test("one that is damaged, cut, forged, of a newer page, or none is told by its sentence", async () => {
  const text = await made();
  const { readBackup, isBackup } = await open();
  const file = JSON.parse(text);
  expect(typeof (await readBackup(text))).toBe("object");
  // What can be read of a file that was changed can be restored.
  const changed = text.replace('"revision":1', '"revision":9');
  expect(await readBackup(changed)).toBe("restore-broken");
  expect(await readBackup(changed, true)).toMatchObject({
    isChanged: true,
    unreadable: 0,
  });
  expect(await readBackup(text.slice(0, -100))).toBe("restore-broken");
  expect(await readBackup(JSON.stringify({ ...file, version: 2 }))).toBe("restore-newer");
  expect(await readBackup(JSON.stringify({ ...file, content: { local: {}, games: {} } }))).toBe("restore-broken");
  expect(await readBackup("{}")).toBe("restore-none");
  expect(await readBackup("[ECN")).toBe("restore-none");
  expect(await readBackup("null")).toBe("restore-none");
  expect([isBackup(text), isBackup(`\uFEFF ${text}`), isBackup('{"ecarte":"other"}')]).toEqual([true, true, false]);
});

test("files of records say whose view they are, and on which day the game was changed", async () => {
  const { recordFile, day } = await import("../../src/browser/download.ts");
  expect(recordFile("2026-11-20", "0a9", null)).toBe("ecarte-2026-11-20-0a9.ecn");
  expect(recordFile("2026-11-20", "0a9", "S")).toBe("ecarte-2026-11-20-0a9-view-S.ecn");
  expect(recordFile("2026-11-20", null, null)).toBe("ecarte-2026-11-20.ecn");
  expect(day(new Date(2026, 0, 5, 23, 59, 59).getTime())).toBe("2026-01-05");

  const { saveRecord } = await import("../../src/panels/files/save.ts");
  const changed = new Date(2026, 1, 3).getTime();
  saveRecord({ ...lost, changed }, lost.record);
  saveRecord({ ...lost, changed, summary: { ...lost.summary, viewOf: "N" } }, "a view");
  expect((await files.saved()).map(({ name }) => name)).toEqual([
    "ecarte-2026-02-03-lost.ecn",
    "ecarte-2026-02-03-lost-view-N.ecn",
  ]);
});

test("of games that are not over a file has what their player knows, unless all is asked for", async () => {
  const { page } = await open();
  const { exportGames } = await import("../../src/panels/files/export.ts");
  await page.keepGame(going);
  await page.keepGame(lost);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 20) });
  expect(await exportGames([going, lost, { ...lost, id: "gone" }], false)).toBe(1);
  expect(await exportGames([going, lost], true)).toBe(0);
  expect(await exportGames([lost], false)).toBe(0);
  vi.useRealTimers();
  const [seen, whole, over] = await files.saved();
  expect([seen, whole, over].map((file) => file?.name)).toEqual([
    "ecarte-2026-11-20-views.ecn",
    "ecarte-2026-11-20.ecn",
    "ecarte-2026-11-20.ecn",
  ]);
  expect(whole?.text).toBe(`${going.record}\n${lost.record}`);
  expect(seen?.text).toContain('[View "S"]');
  expect(seen?.text.endsWith(`\n\n${lost.record}`)).toBe(true);
  expect(seen?.text.split(lost.record)[0]).not.toContain("Seed");
  expect(over?.text).toBe(lost.record);
});

/** A backup of some games, as somebody made it by hand. */
async function forged(games: unknown[], local: Record<string, unknown> = {}): Promise<string> {
  const content = { local, games };
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const digest = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return JSON.stringify({ ecarte: "backup", version: 1, page: "1", made: 1, digest, content });
}

const saved = ({ view: _v, log: _l, ...game }: Game) => game;

/** Restore a text on a device with two games, and return what was planned and done. */
async function restored(text: string) {
  const { page, readBackup, planRestore, restoreBackup } = await open();
  await page.keepGame(going);
  await page.keepGame(lost);
  const read = await readBackup(text);
  if (typeof read === "string") throw new Error(read);
  const plan = await planRestore(read);
  return { page, plan, done: await restoreBackup(plan) };
}

test("one game that cannot be read keeps none of the others from being restored", async () => {
  const whole = saved({ ...lost, id: "other" });
  const wrong = [{ id: "zz" }, null, "game", { ...whole, summary: { ...whole.summary, event: 7 } }];
  const records = ["garbage", "", `${lost.record}\n${lost.record}`].map((record, at) => ({
    ...whole,
    id: `record${at}`,
    record,
  }));
  const { page, plan, done } = await restored(await forged([...wrong, ...records, whole], { a: 1, "ecarte.x": "y" }));
  expect(plan).toMatchObject({ added: 1, renewed: 0, left: 0, unreadable: 7, local: { "ecarte.x": "y" } });
  expect(done).toEqual({ added: ["other"], renewed: [], left: 0 });
  expect((await page.getStored("other"))?.record).toBe(lost.record);
});

test("what a backup says of a game is what the engine reads in its record", async () => {
  const summary = { ...lost.summary, game: "__proto__", preset: "constructor", event: "toString", score: { S: 99 } };
  const { page } = await restored(
    await forged([saved({ ...lost, id: "other", summary, seat: "__proto__", changed: 8e15 })]),
  );
  const game = await page.getStored("other");
  expect(game?.summary).toEqual(lost.summary);
  expect(game?.seat).toBe("S");
  expect(game?.changed).toBeLessThanOrEqual(Date.now());
});

test("a local game is replaced by a readable later state alone, and goes to the bin", async () => {
  const later = lost.record;
  const text = await forged([
    saved({ ...going, revision: 2, record: later }),
    saved({ ...lost, revision: 9007199254740991, record: "garbage" }),
    saved({ ...lost, revision: 100_001 }),
    saved({ ...lost, revision: 50, record: "garbage" }),
  ]);
  const { page, plan, done } = await restored(text);
  expect(plan).toMatchObject({ added: 0, renewed: 1, left: 0 });
  expect(done.renewed).toEqual(["going"]);
  expect((await page.getStored("going"))?.record).toBe(later);
  expect(await page.getStored("lost")).toMatchObject({ record: lost.record, revision: 1 });
  const [replaced, ...others] = await page.listBin();
  expect(others).toEqual([]);
  if (!replaced) throw new Error("nothing in the bin");
  await page.takeFromBin([replaced.id]);
  expect(await page.getGame(replaced.id)).toMatchObject({ record: going.record, revision: 1, view: going.view });
});

test("a row that cannot be read is left out of a backup, with a count, and the backup can be restored", async () => {
  const { page, store, backup } = await open();
  await page.keepGame(lost);
  const { putRows } = await import("../support/shelf.ts");
  await putRows("games", [[{ id: "zz" }, undefined]]);
  await backup();
  expect(store.state.notice).toMatchObject({ key: "library-missing", words: { count: 1 } });
  const [file] = await files.saved();
  freshDevice();
  const { plan } = await restored(file?.text ?? "");
  expect(plan).toMatchObject({ left: 1, unreadable: 0, isChanged: false });
});

test("an import that the end of the page interrupts says what it has kept", async () => {
  const { findInterrupted, mark } = await import("../../src/panels/files/interrupted.ts");
  expect(await findInterrupted()).toBeNull();
  mark("import").remove();
  expect(await findInterrupted()).toBeNull();
  mark("import").update(7);
  const found = await findInterrupted();
  expect(found?.notice).toMatchObject({ key: "import-interrupted", words: { count: 7 } });
  expect((await findInterrupted())?.notice).toEqual(found?.notice); // until it has been said
  found?.forget();
  expect(await findInterrupted()).toBeNull();
  mark("restore");
  expect((await findInterrupted())?.notice.key).toBe("restore-interrupted");
  localStorage.clear();
  for (const text of ["null", "1", "{", "[]"]) {
    localStorage.setItem("ecarte.many.1", text);
    expect(await findInterrupted(), text).toBeNull();
  }
  localStorage.setItem("ecarte.many.1", '{"what":"import","kept":"x"}');
  expect((await findInterrupted())?.notice.words).toEqual({ count: 0 });
});

test("what is under way in another window is not interrupted; of several that are, each is told", async () => {
  const { findInterrupted, mark } = await import("../../src/panels/files/interrupted.ts");
  const held: string[] = [];
  const locks = {
    request: async (name: string, act: () => Promise<void>) => {
      held.push(name);
      await act();
      held.splice(held.indexOf(name), 1);
    },
    query: async () => ({ held: held.map((name) => ({ name })), pending: [] }),
  };
  vi.stubGlobal("navigator", Object.create(navigator, { locks: { value: locks } }));
  const here = mark("import");
  expect(await findInterrupted()).toBeNull();
  mark("import").update(2);
  mark("import").update(3);
  held.splice(1); // the windows of these two have ended
  const told: unknown[] = [];
  for (let found = await findInterrupted(); found; found = await findInterrupted()) {
    told.push(found.notice.words?.count);
    found.forget();
  }
  expect(told.sort()).toEqual([2, 3]);
  here.remove();
  expect(localStorage).toHaveLength(0);
  vi.unstubAllGlobals();
});
