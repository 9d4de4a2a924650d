// When a new version is announced: once one waits behind another that is in use.
import { expect, test, vi } from "vitest";

type Listener = (event: object) => void;

// In place of the library: what it tells the page, a test says itself.
const library = vi.hoisted(() => ({ listeners: new Map<string, Listener>() }));
vi.mock("workbox-window", () => ({
  Workbox: class {
    addEventListener = (name: string, listener: Listener) => library.listeners.set(name, listener);
    register = async () => undefined;
  },
}));

/** Whether the page announces a version, when the library says so and the browser has this registration. */
async function announces(registration: object | undefined, name: string, event: object): Promise<boolean> {
  vi.resetModules();
  library.listeners.clear();
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
  const { keepOffline, update } = await import("../../src/browser/update.ts");
  const told = vi.fn();
  update.subscribe(told);
  keepOffline();
  await vi.waitFor(() => expect(library.listeners.has(name)).toBe(true));
  library.listeners.get(name)?.(event);
  await new Promise((resolve) => setTimeout(resolve));
  expect(told.mock.calls.length).toBe(update.available ? 1 : 0);
  return update.available;
}

// What this window has found, and what another has while this one has no version of its own.
const FOUND: [string, object][] = [
  ["waiting", {}],
  ["installed", { isExternal: true }],
];

test.each(FOUND)("a version that waits behind the one in use is announced: %s", async (name, event) => {
  expect(await announces({ active: {}, waiting: {} }, name, event)).toBe(true);
});

test.each(FOUND)(
  "the only version is not a new one, though it waits a moment on a first visit: %s",
  async (...said) => {
    expect(await announces({ active: null, waiting: {} }, ...said)).toBe(false);
    expect(await announces({ active: {}, waiting: null }, ...said)).toBe(false); // by now it is in use
    expect(await announces(undefined, ...said)).toBe(false);
  },
);

test("a version that was kept waiting is taken by a second reload, once it is in use", async () => {
  const stored = new Map([["ecarte.taking", "yes"]]);
  const reload = vi.fn();
  const worker = Object.assign(new EventTarget(), { state: "installed" });
  vi.resetModules();
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ waiting: worker, active: {} }) } });
  vi.stubGlobal("location", { href: "https://page.test/", reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
  const { update } = await import("../../src/browser/update.ts");
  await update.goOn();
  expect(reload).not.toHaveBeenCalled();
  worker.state = "activated";
  worker.dispatchEvent(new Event("statechange"));
  expect(reload).toHaveBeenCalledTimes(1);
  await update.goOn(); // not again and again
  expect(reload).toHaveBeenCalledTimes(1);
});
