// A device that lies between two people: it is not handed over, and what is drawn tells nothing of a hand. The engine is
// the real one.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Controller } from "../../src/control/controller.ts";
import { isLaid } from "../../src/game/sharing.ts";
import { nativeFrames } from "../support/frame.ts";
import { newGame } from "../support/games.ts";
import { freshController } from "../support/page.ts";
import { freshDevice, openPage } from "../support/shelf.ts";

const people = { S: "Anna", N: "Ben" };
let controller: Controller;

beforeEach(async () => {
  freshDevice();
  history.replaceState(null, "", "/");
  const page = await openPage();
  const native = nativeFrames();
  const { engine } = await import("../../src/engine/client.ts");
  const { loadLanguage } = await import("../../src/i18n/index.ts");
  await loadLanguage("en");
  controller = await freshController(() => {});
  controller.set({ settings: { ...controller.state.settings, between: "lies", speed: "off" } });
  engine.start();
  native.ready();
  controller.set({ engine: "ready" });
  const game = await newGame("one", { people, players: {}, player: "" }, { players: {} });
  await page.keepGame(game);
  await controller.open(game);
});

afterEach(() => controller.windows.leave());

/** Until both hands are known of the game as it is. */
const untilKnown = () =>
  vi.waitUntil(
    () =>
      controller.state.hands?.record === controller.state.game?.record &&
      !controller.session.busy &&
      !controller.frames.moving,
    { interval: 2, timeout: 20_000 },
  );

const cardsOf = (seat: string): string[] => controller.state.hands?.views[seat]?.hand ?? [];
const drawn = (): string => JSON.stringify(controller.state.shown);

test("both hands are known, and neither is drawn; no curtain falls", async () => {
  await untilKnown();
  for (const event of ["S:propose", "N:accept"]) {
    await controller.acts.act(event);
    await untilKnown();
    expect(controller.state.curtain).toBeNull();
    expect(cardsOf("S")).toHaveLength(5);
    expect(cardsOf("N")).toHaveLength(5);
    for (const card of [...cardsOf("S"), ...cardsOf("N")]) expect(drawn()).not.toContain(`"${card}"`);
    expect(controller.state.shown?.view).toMatchObject({ seat: "", hand: [], legal: [], pause: false });
  }
  // It goes on from the seat on turn, and both have seen everything.
  expect(controller.state.game).toMatchObject({ seat: "S" });
  expect(Object.values(controller.state.game?.seen ?? {})).toEqual([5, 5].map(() => controller.state.game?.log.length));
});

test("nobody acts for the other", async () => {
  await untilKnown();
  await controller.acts.act("N:accept");
  await controller.acts.act(`N.${cardsOf("N")[0]}`);
  expect(controller.state.game?.log.at(-1)?.do).toBe("turn");
});

test("either may resign", async () => {
  await untilKnown();
  await controller.acts.help("resign", "N");
  await vi.waitUntil(() => controller.state.game?.view.phase === "over", { interval: 2 });
  expect(controller.state.game?.view.winner).toBe("S");
});

test("when the device is handed over after all, the curtain falls; and it is laid down again", async () => {
  await untilKnown();
  const { settings } = controller.state;
  controller.set({ settings: { ...settings, between: "handed" } });
  expect(controller.state).toMatchObject({ curtain: "S", hands: null, shown: null });
  controller.set({ settings });
  await untilKnown();
  expect(controller.state.curtain).toBeNull();
  expect(controller.state.shown?.view.hand).toEqual([]);
});

test("a game lies between two people, not before one, nor where spectators advise one of them", () => {
  const { game, settings } = controller.state;
  if (!game) throw new Error("no game");
  expect(isLaid(game, settings)).toBe(true);
  expect(isLaid({ ...game, people: {} }, settings)).toBe(false);
  expect(isLaid(game, { ...settings, between: "handed" })).toBe(false);
  const match = { gallery: "french" } as typeof game.summary.match;
  expect(isLaid({ ...game, summary: { ...game.summary, match } }, settings)).toBe(false);
  expect(isLaid({ ...game, summary: { ...game.summary, game: "belote" } }, settings)).toBe(false);
});
