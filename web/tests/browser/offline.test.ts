// When a line is free, and what is wanted then.
import { beforeEach, expect, test, vi } from "vitest";

const load = () => import("../../src/browser/offline.ts");

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

const onLine = (line?: object) => vi.stubGlobal("navigator", { connection: line });

test("a line is free where the browser says so, and not where it says nothing", async () => {
  const { isUnmetered, savesData } = await load();
  const free = (line?: object) => {
    onLine(line);
    return isUnmetered();
  };
  expect(free()).toBe(false);
  expect(free({ effectiveType: "4g", saveData: false })).toBe(true);
  expect(free({ effectiveType: "4g", type: "wifi" })).toBe(true);
  expect(free({ effectiveType: "4g", type: "cellular" })).toBe(false);
  expect(["slow-2g", "2g", "3g"].map((effectiveType) => free({ effectiveType }))).toEqual([false, false, false]);
  expect(free({ effectiveType: "4g", saveData: true })).toBe(false);
  expect(savesData()).toBe(true);
});

test("the rest is wanted after the first deal on a free line, except what was put away", async () => {
  onLine({ effectiveType: "4g" });
  const { choose, isWanted, noteDealt, use } = await load();
  await use("en");
  expect(["en", "belote"].map(isWanted)).toEqual([true, false]);
  await noteDealt();
  expect(["en", "belote"].map(isWanted)).toEqual([true, true]);
  await choose(["belote"], false);
  expect(isWanted("belote")).toBe(false);
  onLine({ effectiveType: "3g" });
  expect(["en", "belote", "help"].map(isWanted)).toEqual([true, false, false]);
  await choose(["help"], true);
  vi.resetModules();
  const later = await load();
  expect(["en", "belote", "help", "fr"].map(later.isWanted)).toEqual([true, false, true, false]);
  expect(later.hasDealt()).toBe(true);
});

test("a damaged note is read as an empty one", async () => {
  for (const text of ["", "null", "[1]", "{", '{"dealt":1,"wishes":"x"}']) {
    localStorage.setItem("ecarte.offline", text);
    vi.resetModules();
    expect((await load()).hasDealt()).toBe(false);
  }
});

/** A line, and a service worker that keeps what it is asked to; return what it was asked to keep. */
function onLineWithWorker(line: object, isKept: boolean): string[][] {
  const asked: string[][] = [];
  const shares = ["en", "fr", "belote"].map((part) => ({ parts: [part], bytes: 1, kept: isKept }));
  const active = {
    postMessage(message: { keep?: string[] }, [port]: MessagePort[]) {
      if (message.keep) asked.push(message.keep);
      port?.postMessage({ shares });
      port?.postMessage({ done: true });
    },
  };
  const serviceWorker = { getRegistration: async () => ({}), ready: Promise.resolve({ active }) };
  vi.stubGlobal("navigator", { connection: line, serviceWorker });
  return asked;
}

test("what was kept on a free line stays wanted on another", async () => {
  const line = { effectiveType: "4g" };
  const asked = onLineWithWorker(line, false);
  const { choose, noteDealt, use } = await load();
  await use("en");
  expect(asked.at(-1)).toEqual(["en"]);
  await noteDealt();
  expect(asked.at(-1)).toEqual(["en", "fr", "belote"]);
  line.effectiveType = "3g";
  await use("en");
  expect(asked.at(-1)).toEqual(["en", "fr", "belote"]);
  await choose(["belote"], false);
  expect(asked.at(-1)).toEqual(["en", "fr"]);
});

test("a device that has kept the whole site without a note goes on keeping it", async () => {
  const asked = onLineWithWorker({ saveData: true }, true);
  const { use } = await load();
  await use("en");
  expect(asked.at(-1)).toEqual(["en", "fr", "belote"]);
});

test("a worker that falls silent has failed after a minute", async () => {
  vi.useFakeTimers();
  const active = { postMessage() {} };
  const serviceWorker = { getRegistration: async () => ({}), ready: Promise.resolve({ active }) };
  vi.stubGlobal("navigator", { serviceWorker });
  const { look, offline } = await load();
  const looked = look();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(offline.kept).toMatchObject({ isBusy: true, hasFailed: false });
  await vi.advanceTimersByTimeAsync(1_000);
  await looked;
  expect(offline.kept).toMatchObject({ isBusy: false, hasFailed: true });
  vi.useRealTimers();
});

test("while the game is being fetched that is shown, and a failure too; then it can be tried again", async () => {
  const asked = onLineWithWorker({ saveData: true }, false);
  const { expectWorker, offline, use } = await load();
  let end = (_installed: boolean) => {};
  expectWorker(new Promise((resolve) => (end = resolve)));
  const used = use("en");
  expect(offline.kept).toMatchObject({ isBusy: true, hasFailed: false });
  end(false);
  await used;
  expect(offline.kept).toMatchObject({ isBusy: false, hasFailed: true });
  expect(asked).toEqual([]);
  expectWorker(Promise.resolve(true));
  await use("en");
  expect(offline.kept).toMatchObject({ isBusy: false, hasFailed: false });
  expect(asked.at(-1)).toEqual(["en"]);
});
