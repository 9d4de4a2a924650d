// Changing the language where it cannot be fetched.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const arriving: [(value: undefined) => void, (error: Error) => void][] = [];

vi.mock("../../src/browser/note.ts", () => ({ note() {} }));
vi.mock("../../src/i18n/index.ts", async (original) => ({
  ...(await original<typeof import("../../src/i18n/index.ts")>()),
  languages: ["en", "fr", "ja"],
  loadLanguage: vi.fn(() => new Promise((...ends) => arriving.push(ends))),
}));

/** Load the modules anew: other tests have loaded them with words that can be fetched. */
async function fresh() {
  vi.resetModules();
  const { changeSettings } = await import("../../src/control/change.ts");
  const { store } = await import("../../src/control/store.ts");
  const { loadLanguage } = await import("../../src/i18n/index.ts");
  const { loadSettings } = await import("../../src/settings/settings.ts");
  return { changeSettings, store, loadLanguage, loadSettings, said: vi.spyOn(store, "say") };
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/?lang=en#x");
  arriving.length = 0;
});

afterEach(() => void vi.resetModules()); // the tests of other files get the true words

test.each([[[0, 1]], [[1, 0]]])(
  "two languages that cannot be fetched leave the setting and the address as they were: %j",
  async (order) => {
    const { changeSettings, store, loadLanguage, loadSettings, said } = await fresh();
    const changes = [changeSettings({ language: "fr" }), changeSettings({ language: "ja" })];
    expect(loadLanguage).toHaveBeenCalled();
    for (const each of order) {
      arriving[each]?.[1](new Error("no network"));
      await changes[each];
    }
    expect(store.state.settings.language).toBe("");
    expect(loadSettings().language).toBe("");
    expect(location.href).toMatch(/\/\?lang=en#x$/);
    expect(said).toHaveBeenCalledTimes(2);
  },
);
