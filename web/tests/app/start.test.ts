// What is on the table at the start, and what is remembered of a choice, where a part of the page cannot be fetched.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nativeFrames } from "../support/frame.ts";
import { newGame } from "../support/games.ts";
import { freshTable } from "../support/page.ts";
import { freshDevice, openPage } from "../support/shelf.ts";

beforeEach(() => {
  freshDevice();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

afterEach(() => void vi.doUnmock("../../src/table/belote/index.ts"));

/** A page with the engine ready; `isKept`: the table of belote can be fetched. */
async function open(isKept: boolean) {
  if (!isKept)
    vi.doMock("../../src/table/belote/index.ts", () => {
      throw new Error("no network");
    });
  const page = await openPage();
  const { ready } = nativeFrames();
  const { engine } = await import("../../src/engine/client.ts");
  const { loadLanguage } = await import("../../src/i18n/index.ts");
  await loadLanguage("en");
  engine.start();
  ready();
  const { store, openGame } = await freshTable();
  const { deal } = await import("../../src/app/dealing.ts");
  const { settle } = await import("../../src/app/settle.ts");
  const choices = await import("../../src/game/choice.ts");
  return { page, store, openGame, deal, settle, ...choices };
}

test("a choice that could not be played is not remembered, and what is on the table stays", async () => {
  const { store, deal, usually, loadChoice } = await open(false);
  await deal(usually("ecarte"));
  const before = store.state.game?.id;
  expect(before).toBeTruthy();
  expect(await deal({ ...usually("belote"), player: "amateur" })).toBeNull();
  expect(store.state.game?.id).toBe(before);
  expect(store.state.notice?.key).toMatch(/^page-/);
  expect(loadChoice().game).toBe("ecarte");
  expect(localStorage.getItem("ecarte.choice.belote")).toBeNull();
});

test("a choice that is played is remembered", async () => {
  const { store, deal, usually, loadChoice } = await open(true);
  await deal(usually("belote"));
  expect(store.state.game?.summary.game).toBe("belote");
  expect(loadChoice().game).toBe("belote");
});

test("a start that cannot have its game takes another, and says so", async () => {
  const { store, openGame, settle, saveChoice, usually } = await open(false);
  saveChoice(usually("belote")); // as an earlier version remembered it
  const { site } = await import("../../src/browser/site.ts");
  const belote = await newGame(
    "belote",
    { version: site.version },
    { game: "belote", preset: "classic", dealer: "cut" },
  );
  await openGame(belote);
  expect(store.state.game).toBeNull();
  await settle(false);
  expect(store.state.game?.summary.game).toBe("ecarte");
  expect(store.state.notice?.key).toBe("start-other");
});

test("what an interrupted import has kept is said once there are words for it", async () => {
  localStorage.setItem("ecarte.many.1", JSON.stringify({ what: "import", kept: 3 }));
  vi.doMock("../../src/i18n/index.ts", async (original) => ({
    ...(await original<object>()),
    loadRest: () => Promise.reject(new Error("no network")),
  }));
  const first = await open(true);
  await first.settle(false);
  const { noted } = await import("../../src/browser/note.ts");
  await vi.waitFor(() => expect(noted.join()).toContain("no network"));
  expect(first.store.state.notice).toBeNull();
  vi.doUnmock("../../src/i18n/index.ts");
  const { store, settle } = await open(true);
  await settle(false);
  await vi.waitFor(() => expect(store.state.notice?.key).toBe("import-interrupted"));
  expect(store.state.game).not.toBeNull();
  expect(localStorage.getItem("ecarte.many.1")).toBeNull();
});

test.each(["constructor", "__proto__", "toString", "nothing"])(
  "a stored choice of %s begins the usual game",
  async (name) => {
    localStorage.setItem("ecarte.game", name);
    localStorage.setItem("ecarte.choice", "[1]");
    const { store, settle } = await open(true);
    await settle(false);
    expect(store.state.game?.summary.game).toBe("ecarte");
  },
);
