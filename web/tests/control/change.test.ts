// Changing the language where it cannot be fetched.
import { beforeEach, expect, test, vi } from "vitest";
import { changeSettings } from "../../src/control/change.ts";
import type { Controller } from "../../src/control/controller.ts";
import { loadLanguage } from "../../src/i18n/index.ts";
import { defaults, loadSettings, type Settings } from "../../src/settings/settings.ts";

const arriving: [(value: undefined) => void, (error: Error) => void][] = [];

vi.mock("../../src/browser/note.ts", () => ({ note() {} }));
vi.mock("../../src/i18n/index.ts", async (original) => ({
  ...(await original<typeof import("../../src/i18n/index.ts")>()),
  languages: ["en", "fr", "ja"],
  loadLanguage: vi.fn(() => new Promise((...ends) => arriving.push(ends))),
}));

const said: unknown[] = [];

function make(): Controller {
  const state = { settings: { ...defaults } };
  return {
    state,
    set: (patch: { settings?: Settings }) => Object.assign(state, patch),
    say: (notice: unknown) => said.push(notice),
  } as unknown as Controller;
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/?lang=en#x");
  arriving.length = said.length = 0;
});

test.each([[[0, 1]], [[1, 0]]])(
  "two languages that cannot be fetched leave the setting and the address as they were: %j",
  async (order) => {
    const controller = make();
    const changes = [changeSettings(controller, { language: "fr" }), changeSettings(controller, { language: "ja" })];
    expect(loadLanguage).toHaveBeenCalled();
    for (const each of order) {
      arriving[each]?.[1](new Error("no network"));
      await changes[each];
    }
    expect(controller.state.settings.language).toBe("");
    expect(loadSettings().language).toBe("");
    expect(location.href).toMatch(/\/\?lang=en#x$/);
    expect(said).toHaveLength(2);
  },
);
