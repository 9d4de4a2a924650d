// How the player likes the table: every value that was kept is checked.
import { beforeEach, expect, test } from "vitest";
import { choices, defaults, loadSettings, saveSettings } from "../../src/settings/settings.ts";

beforeEach(() => localStorage.clear());

test("what is saved is loaded, each setting", () => {
  const others = {
    speed: "off",
    fourColour: true,
    indices: "RDV",
    faces: "large",
    back: "green",
    cardSize: "large",
    leftHand: true,
    between: "lies",
    theme: "dark",
    name: "Anna",
    language: "fr",
    callBelote: false,
    cut: true,
    announce: false,
    sortTrumps: "right",
    sortSuits: "fixed",
    sortRanks: "up",
    preselect: true,
    autoplay: false,
    sound: true,
    volume: "soft",
    vibration: true,
    letterKeys: false,
    cardStops: true,
  } as const satisfies typeof defaults;
  for (const [name, value] of Object.entries(others))
    expect(value, name).not.toBe(defaults[name as keyof typeof defaults]);
  expect(saveSettings(others)).toBe(true);
  expect(loadSettings()).toEqual(others);
});

test.each(["", "{", "null", "[]", '"x"', '{"speed":"warp","indices":1,"cut":1,"name":7,"announce":null}'])(
  "what was kept may be anything: %s",
  (text) => {
    localStorage.setItem("ecarte.settings", text);
    expect(loadSettings()).toEqual(defaults);
  },
);

test("the defaults are among the values offered", () => {
  for (const [name, values] of Object.entries(choices))
    expect(values).toContain(defaults[name as keyof typeof choices]);
});
