// The game in hand and what comes next in it: early clicks, the opponent's move, pauses. The engine is the real one.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CONSIDER } from "../../src/control/pace.ts";
import type { Game } from "../../src/store/rows.ts";
import { HEAR } from "../../src/table/contract/stage.ts";
import { nativeFrames } from "../support/frame.ts";
import { newGame } from "../support/games.ts";
import { freshTable } from "../support/page.ts";
import { freshDevice, openPage } from "../support/shelf.ts";

let table: Awaited<ReturnType<typeof freshTable>>;
let page: Awaited<ReturnType<typeof openPage>>;
let asked: Record<string, unknown>[];
let ready: () => void;
let drawn: number; // how often the page was drawn

beforeEach(async () => {
  freshDevice();
  history.replaceState(null, "", "/");
  page = await openPage();
  const native = nativeFrames();
  asked = native.asked;
  const { engine } = await import("../../src/engine/client.ts");
  const { loadLanguage } = await import("../../src/i18n/index.ts");
  await loadLanguage("en");
  drawn = 0;
  table = await freshTable(() => {
    drawn += 1;
  });
  engine.start();
  ready = () => {
    native.ready();
    table.store.set({ engine: "ready" });
    table.next();
  };
});

afterEach(() => table.leaveTable());

const dos = (): unknown[] => asked.map(({ do: what, event }) => event ?? what);
const events = (): (string | undefined)[] => (table.store.state.game?.log ?? []).map(({ event }) => event);

/** Until the player is asked something again. */
const untilIdle = () =>
  vi.waitUntil(
    () => {
      const { game, queued, waiting } = table.store.state;
      const mine = game?.view.turn === game?.seat || game?.view.next;
      return mine && !table.session.busy && !table.session.considering && !table.isMoving() && !queued && !waiting;
    },
    { interval: 2, timeout: 20_000 },
  );

async function lay(game: Game): Promise<void> {
  await page.keepGame(game);
  await table.openGame(game);
}

test("a click made before the engine is up waits, the last one counts, and is played once when it is", async () => {
  await lay(await newGame("one"));
  await table.act("S:propose");
  await table.act("S:stand");
  await table.act("S.7s"); // nothing that may be done now
  expect(table.store.state).toMatchObject({ queued: "S:stand", waiting: true });
  expect(dos()).toEqual([]);
  ready();
  await untilIdle();
  expect(dos().filter((what) => what === "S:stand")).toHaveLength(1);
  expect(events()).toContain("S:stand");
  expect(events()).not.toContain("S:propose");
  expect(table.store.state).toMatchObject({ queued: null, waiting: false });
});

test("a second tap while the first is answered does nothing", async () => {
  await lay(await newGame("one"));
  ready();
  const first = table.act("S:propose");
  await table.act("S:stand");
  await first;
  await untilIdle();
  expect(dos().filter((what) => String(what).startsWith("S:"))).toEqual(["S:propose"]);
});

test("the opponent moves by itself, and all is kept; behind a panel it waits", async () => {
  const game = await newGame("one");
  await lay(game);
  table.store.set({ panel: "rules" });
  ready();
  await table.act("S:propose");
  await vi.waitUntil(() => events().includes("S:propose"), { interval: 2 });
  await table.showFrames([]);
  expect(dos()).toEqual(["S:propose"]);
  table.store.set({ panel: null });
  await untilIdle();
  expect(dos()).toContain("bot");
  expect((await page.getGame("one"))?.record).toBe(table.store.state.game?.record);
  expect(table.store.state.game?.revision).toBe(game.revision + dos().length);
});

test("the opponent's move is waited for unless its answer came with the deal", async () => {
  const { engine } = await import("../../src/engine/client.ts");
  const answersNow = vi.spyOn(engine, "answersNow");
  for (const isPrepared of [true, false]) {
    answersNow.mockReturnValue(isPrepared);
    await lay(await newGame(`${isPrepared}`, {}, { dealer: "S" }));
    expect(table.session.considering).toBe(true);
    expect(table.store.state.waiting).toBe(!isPrepared);
  }
});

test("an answer is drawn once for each of its frames", async () => {
  await lay(await newGame("one"));
  table.store.set({ panel: "rules" }); // the opponent waits
  ready();
  const lines = events().length;
  drawn = 0;
  await table.act("S:propose");
  expect(drawn).toBe(events().length - lines);
  expect(drawn).toBeGreaterThan(0);
  expect(table.store.state.shown?.log).toHaveLength(events().length);
});

test("a game that was begun before the engine was ready, and left, is dated with the next decision", async () => {
  await lay(await newGame("undated", {}, { tags: { South: "You" } }));
  ready();
  await table.act("S:stand");
  await untilIdle();
  expect(asked.find(({ do: what }) => what === "play")?.tags).toHaveProperty("Date");
  expect(table.store.state.game?.summary.date).toMatch(/^\d{4}\./);
});

test("a hint that is looked for gives way to a choice, and its answer is not shown", async () => {
  await lay(await newGame("one"));
  ready();
  const hint = table.help("hint");
  expect(table.store.state.seeking).toBe(true);
  await table.act("S:stand");
  await hint;
  await untilIdle();
  expect(table.store.state).toMatchObject({ seeking: false, hint: null });
  expect(events()).toContain("S:stand");
});

test("what was asked for a game that no longer lies on the table is dropped", async () => {
  await lay(await newGame("one"));
  const other = await newGame("two", {}, { seed: "7a".repeat(32) });
  await page.keepGame(other);
  ready();
  const late = table.act("S:stand");
  await table.openGame(other); // before the answer can have come
  await late;
  await untilIdle();
  expect(table.store.state.game?.id).toBe("two");
  expect(table.store.state.game?.record).toBe(other.record);
  expect((await page.getGame("one"))?.log.some(({ event }) => event === "S:stand")).toBe(false);
});

test("what the engine refuses is told, and the game stands as it was", async () => {
  const game = await newGame("one");
  const lying = { ...game, view: { ...game.view, legal: [...game.view.legal, "S.??"] } };
  await lay(lying);
  ready();
  await table.act("S.??");
  await vi.waitUntil(() => table.store.state.notice, { interval: 2 });
  expect(table.store.state.notice?.problem?.code).toBe("E-play-early");
  expect(table.store.state.game?.record).toBe(game.record);
  expect(table.store.state).toMatchObject({ queued: null, waiting: false });
});

test("a game another page has made is shown as this one's engine sees it", async () => {
  const game = await newGame("one", { version: "0.0.1" });
  ready();
  await lay({ ...game, view: { ...game.view, hand: [] } });
  await vi.waitUntil(() => table.store.state.game?.version === "1.2.3", { interval: 2 });
  expect(table.store.state.game?.view.hand).toEqual(game.view.hand);
});

test("what is taken back is asked anew, and the computer's answer goes with it", async () => {
  const game = await newGame("one");
  await lay(game);
  ready();
  await table.act("S:propose");
  await untilIdle();
  await table.help("back");
  expect(table.store.state.game?.log).toHaveLength(game.log.length);
  expect(table.store.state.game?.summary.help.takebacks).toBe(1);
});

test("a decision that has waited for the engine is answered without a further pause", async () => {
  await lay(await newGame("one"));
  const { settings } = table.store.state;
  table.store.set({ settings: { ...settings, speed: "calm" } });
  await table.act("S:propose");
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + 5000);
  const wait = vi.spyOn(globalThis, "setTimeout");
  ready();
  await vi.waitUntil(() => events().some((event) => event?.startsWith("N:")), { interval: 2 });
  const pauses = wait.mock.calls.map(([, time = 0]) => time);
  const speech = 1.6 * HEAR; // the words of either are shown for a while
  expect(pauses).toContain(0);
  expect(pauses.filter((time) => time > CONSIDER.calm / 2 && time <= CONSIDER.calm && time !== speech)).toEqual([]);
});

test("the only card plays itself, but not beside the guide", async () => {
  await lay(await newGame("one"));
  const { game } = table.store.state;
  if (!game) throw new Error("no game");
  table.store.set({ game: { ...game, view: { ...game.view, legal: ["S.7s"] } } });
  expect(table.goesOn()).toBe(true);
  table.store.set({ guide: game.id });
  expect(table.goesOn()).toBe(false);
});

test("nothing plays itself before the player's first decision in a game", async () => {
  await lay(await newGame("one", { touched: false }));
  const { game } = table.store.state;
  if (!game) throw new Error("no game");
  const view = { ...game.view, legal: ["S.7s"] };
  table.store.set({ game: { ...game, view } });
  expect(table.goesOn()).toBe(false);
  table.store.set({ game: { ...game, view, touched: true } });
  expect(table.goesOn()).toBe(true);
});

test("a hint asked for before the page has announced a sequence is about the card after it, and stays", async () => {
  await lay(await newGame("one", {}, { game: "belote", preset: "classic", dealer: "E", seed: "06".repeat(32) }));
  table.store.set({ settings: { ...table.store.state.settings, announce: false } });
  ready();
  await table.act("S:take:s");
  await untilIdle();
  table.store.set({ settings: { ...table.store.state.settings, announce: true } });
  await table.help("hint");
  expect(table.store.state).toMatchObject({ seeking: true, hint: null });
  table.next();
  await vi.waitUntil(() => table.store.state.hint, { interval: 2, timeout: 20_000 });
  await untilIdle();
  expect(dos()).toEqual(["S:take:s", "S:meld:tierce:Qs", "hint"]);
  expect(table.store.state).toMatchObject({ seeking: false, hint: expect.stringMatching(/^S\.\w\w$/) });
});
