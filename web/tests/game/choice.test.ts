// What was asked for last, so that it need not be asked again; storage may hold anything.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshSeed, isMatch, lastChoice, loadChoice, saveChoice, seatsBy, usually } from "../../src/game/choice.ts";
import { freshId } from "../../src/store/rows.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("before anything was asked for it is a single game of écarté against the beginner", () => {
  expect(lastChoice()).toEqual(usually());
  expect(usually()).toMatchObject({ game: "ecarte", preset: "akagiri", player: "beginner", dealer: "cut", match: "" });
  expect(lastChoice("belote")).toMatchObject({
    game: "belote",
    preset: "classic",
    player: "novice", // a newcomer can beat them
    seats: ["S", "N", "E", "W"],
  });
  expect(usually("unheard-of").game).toBe("unheard-of");
});

test("each game keeps its own choice, and the last game is offered first", () => {
  const belote = { ...usually("belote"), preset: "modern", partner: "novice", options: { target: 501 } };
  const ecarte = { ...usually(), preset: "london", match: "rubber-3", stake: 2, gallery: "french" as const };
  saveChoice(ecarte);
  saveChoice(belote);
  expect(lastChoice()).toEqual(belote);
  expect(lastChoice("ecarte")).toEqual(ecarte);
  saveChoice(ecarte);
  expect(lastChoice().game).toBe("ecarte");
});

test("against the computer the match, the people and the gallery of last time are left out, the rules are not", () => {
  const here = { ...usually(), preset: "london", company: "here" as const, match: "pool", stake: 5, looksOn: true };
  saveChoice({ ...here, gallery: "english", names: ["Anna", "Bruno"] });
  expect(loadChoice()).toEqual({ ...usually(), preset: "london", names: ["Anna", "Bruno"] });
});

test.each([
  ["no JSON", "{"],
  ["null", "null"],
  ["a number", "7"],
  ["of other types", '{"seats":1,"preset":[],"options":"x","player":2,"stake":"9","gallery":"roman","looksOn":"yes"}'],
])("what storage holds may be %s", (_, text) => {
  localStorage.setItem("ecarte.choice", text);
  expect(lastChoice("ecarte")).toEqual(usually());
});

test("a choice of an earlier page, which did not know all, is filled up", () => {
  localStorage.setItem("ecarte.choice", '{"preset":"jirai","player":"expert","options":{"target":10}}');
  const { preset, player, options, ...rest } = usually();
  expect(lastChoice()).toEqual({ ...rest, preset: "jirai", player: "expert", options: { target: 10 } });
  expect([preset, player, options]).not.toEqual(["jirai", "expert", { target: 10 }]);
});

test("choices stand in storage under the names they have always had", () => {
  saveChoice(usually());
  saveChoice(usually("belote"));
  expect(Object.keys(localStorage).sort()).toEqual(["ecarte.choice", "ecarte.choice.belote", "ecarte.game"]);
  expect(lastChoice().game).toBe("belote");
});

test("without storage the usual is offered", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
  saveChoice({ ...usually(), preset: "london" });
  expect(lastChoice()).toEqual(usually());
});

test("who plays by the rules", () => {
  expect(seatsBy("ecarte", {})).toEqual(["S", "N"]);
  expect(seatsBy("belote", {})).toEqual(["S", "N", "E", "W"]);
  expect(seatsBy("belote", { players: 3 })).toEqual(["S", "E", "W"]);
  expect(seatsBy("belote", { players: 2 })).toEqual(["S", "N"]);
});

test("a match is one by its length, stake or gallery, in écarté", () => {
  expect(isMatch(usually())).toBe(false);
  for (const more of [{ match: "rubber-3" }, { stake: 1 }, { gallery: "french" as const }]) {
    expect(isMatch({ ...usually(), ...more })).toBe(true);
    expect(isMatch({ ...usually("belote"), ...more })).toBe(false);
  }
});

test("a seed is 32 random bytes, and the name of a game one that an address can have", () => {
  expect(freshSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(freshSeed()).not.toBe(freshSeed());
  expect(freshId()).toMatch(/^[0-9a-f]{10}$/);
});
