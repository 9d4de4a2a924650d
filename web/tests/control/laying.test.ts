// A device that lies between two people: it is not handed over, and what is drawn tells nothing of a hand. The engine is
// the real one.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isLaid } from "../../src/game/sharing.ts";
import { nativeFrames } from "../support/frame.ts";
import { newGame } from "../support/games.ts";
import { freshTable } from "../support/page.ts";
import { freshDevice, openPage } from "../support/shelf.ts";

const people = { S: "Anna", N: "Ben" };
let table: Awaited<ReturnType<typeof freshTable>>;

beforeEach(async () => {
  freshDevice();
  history.replaceState(null, "", "/");
  const page = await openPage();
  const native = nativeFrames();
  const { engine } = await import("../../src/engine/client.ts");
  const { loadLanguage } = await import("../../src/i18n/index.ts");
  await loadLanguage("en");
  table = await freshTable(() => {});
  table.store.set({ settings: { ...table.store.state.settings, between: "lies", speed: "off" } });
  engine.start();
  native.ready();
  table.store.set({ engine: "ready" });
  const game = await newGame("one", { people, players: {}, player: "" }, { players: {} });
  await page.keepGame(game);
  await table.openGame(game);
});

afterEach(() => table.leaveTable());

/** Until both hands are known of the game as it is. */
const untilKnown = () =>
  vi.waitUntil(
    () =>
      table.store.state.hands?.record === table.store.state.game?.record && !table.session.busy && !table.isMoving(),
    { interval: 2, timeout: 20_000 },
  );

const cardsOf = (seat: string): string[] => table.store.state.hands?.views[seat]?.hand ?? [];
const drawn = (): string => JSON.stringify(table.store.state.shown);

test("both hands are known, and neither is drawn; no curtain falls", async () => {
  await untilKnown();
  for (const event of ["S:propose", "N:accept"]) {
    await table.act(event);
    await untilKnown();
    expect(table.store.state.curtain).toBeNull();
    expect(cardsOf("S")).toHaveLength(5);
    expect(cardsOf("N")).toHaveLength(5);
    for (const card of [...cardsOf("S"), ...cardsOf("N")]) expect(drawn()).not.toContain(`"${card}"`);
    expect(table.store.state.shown?.view).toMatchObject({ seat: "", hand: [], legal: [], pause: false });
  }
  // It goes on from the seat on turn, and both have seen everything.
  expect(table.store.state.game).toMatchObject({ seat: "S" });
  expect(Object.values(table.store.state.game?.seen ?? {})).toEqual(
    [5, 5].map(() => table.store.state.game?.log.length),
  );
});

test("nobody acts for the other", async () => {
  await untilKnown();
  await table.act("N:accept");
  await table.act(`N.${cardsOf("N")[0]}`);
  expect(table.store.state.game?.log.at(-1)?.do).toBe("turn");
});

test("either may resign", async () => {
  await untilKnown();
  await table.help("resign", "N");
  await vi.waitUntil(() => table.store.state.game?.view.phase === "over", { interval: 2 });
  expect(table.store.state.game?.view.winner).toBe("S");
});

test("when the device is handed over after all, the curtain falls; and it is laid down again", async () => {
  await untilKnown();
  const { settings } = table.store.state;
  table.store.set({ settings: { ...settings, between: "handed" } });
  expect(table.store.state).toMatchObject({ curtain: "S", hands: null, shown: null });
  table.store.set({ settings });
  await untilKnown();
  expect(table.store.state.curtain).toBeNull();
  expect(table.store.state.shown?.view.hand).toEqual([]);
});

test("a game lies between two people, not before one, nor where spectators advise one of them", () => {
  const { game, settings } = table.store.state;
  if (!game) throw new Error("no game");
  expect(isLaid(game, settings)).toBe(true);
  expect(isLaid({ ...game, people: {} }, settings)).toBe(false);
  expect(isLaid(game, { ...settings, between: "handed" })).toBe(false);
  const match = { gallery: "french" } as typeof game.summary.match;
  expect(isLaid({ ...game, summary: { ...game.summary, match } }, settings)).toBe(false);
  expect(isLaid({ ...game, summary: { ...game.summary, game: "belote" } }, settings)).toBe(false);
});
