// Changing the language where it cannot be fetched.
import { beforeEach, expect, test, vi } from "vitest";
import { changeSettings } from "../../src/control/change.ts";
import { store } from "../../src/control/store.ts";
import { loadLanguage } from "../../src/i18n/index.ts";
import { defaults, loadSettings } from "../../src/settings/settings.ts";

const arriving: [(value: undefined) => void, (error: Error) => void][] = [];

vi.mock("../../src/browser/note.ts", () => ({ note() {} }));
vi.mock("../../src/i18n/index.ts", async (original) => ({
  ...(await original<typeof import("../../src/i18n/index.ts")>()),
  languages: ["en", "fr", "ja"],
  loadLanguage: vi.fn(() => new Promise((...ends) => arriving.push(ends))),
}));

const said = vi.spyOn(store, "say");

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/?lang=en#x");
  arriving.length = 0;
  said.mockClear();
  store.set({ settings: { ...defaults } });
});

test.each([[[0, 1]], [[1, 0]]])(
  "two languages that cannot be fetched leave the setting and the address as they were: %j",
  async (order) => {
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
