// When a new version is announced: once one waits behind another that is in use.
import { expect, test, vi } from "vitest";

/** What the page hears of its service worker, by kind. */
const heard = new Map<string, () => void>();

vi.mock("workbox-window", () => ({
  Workbox: class {
    addEventListener = (kind: string, hear: () => void) => heard.set(kind, hear);
    register = async () => undefined;
  },
}));

/** Whether the page announces a version, when the browser says that one waits. */
async function announces(registration: object | undefined): Promise<boolean> {
  vi.resetModules();
  heard.clear();
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
  const { keepOffline, update } = await import("../../src/browser/update.ts");
  const told = vi.fn();
  update.subscribe(told);
  keepOffline();
  await vi.waitFor(() => expect(heard.has("waiting")).toBe(true));
  heard.get("waiting")?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(told.mock.calls.length).toBe(update.available ? 1 : 0);
  return update.available;
}

test("a version that waits behind the one in use is announced", async () => {
  expect(await announces({ active: {}, waiting: {} })).toBe(true);
});

test("the only version is not a new one: on a first visit it waits a moment, too", async () => {
  expect(await announces({ active: null, waiting: {} })).toBe(false);
  expect(await announces({ active: {}, waiting: null })).toBe(false); // by now it is in use
  expect(await announces(undefined)).toBe(false);
});
