// What the people at a table are called, and what they may know of each other.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Entry, View } from "../../src/engine/types/view.ts";
import { usually } from "../../src/game/choice.ts";
import * as people from "../../src/game/people.ts";
import * as sharing from "../../src/game/sharing.ts";
import { loadLanguage, loadRest } from "../../src/i18n/index.ts";
import { setOwnName } from "../../src/i18n/nameless.ts";
import type { Game } from "../../src/store/rows.ts";
import { newGame } from "../support/games.ts";

let game: Game;

beforeAll(async () => {
  await loadLanguage("en");
  await loadRest();
  game = await newGame("one");
});

beforeEach(() => setOwnName(""));

const both = { S: "Anna", N: "Bruno" };

test("the player is you, the computer has its name, people at one device theirs", () => {
  expect(people.namesOf(game)).toEqual({ S: "You", N: "Hortense" });
  setOwnName("Clara");
  expect(people.namesOf(game)).toEqual({ S: "Clara", N: "Hortense" });
  const shared = { ...game, people: both, players: {} };
  expect(people.namesOf(shared, null)).toEqual(both);
  expect(people.namesOf(shared, "N")).toEqual({ S: "Anna", N: "Clara" });
  // A name that would turn the line round is set apart.
  expect(people.namesOf({ ...shared, people: { ...both, N: "דן" } }, null).N).toBe("\u2068דן\u2069");
});

test("a tag of a record is a name, a player of the computer, or whoever sits there", () => {
  const name = (tag: string, own = false) => people.nameFromTag("ecarte", "N", tag, own);
  expect(name("Vous", true)).toBe("You");
  expect(name("あなた")).toBe("Anonymous");
  expect(name("?")).toBe("");
  expect(name("Ortense (amateur)")).toBe("Hortense");
  expect(name("オルタンス（amateur）")).toBe("Hortense");
  expect(name("Smith (senior)")).toBe("Smith (senior)");
});

test("names of people here are their own, and no two the same", () => {
  const here = { ...usually(), company: "here" as const };
  expect(people.localPlayers(usually())).toEqual({});
  expect(people.localPlayers({ ...here, names: ["Anna", " "] })).toEqual({ S: "Anna", N: "Second player" });
  expect(people.localPlayers({ ...here, names: ["Anna", "Anna"] })).toEqual({ S: "Anna", N: "Anna 2" });
  expect(people.localPlayers({ ...here, match: "pool", names: ["A", "B", "C"] })).toEqual({ S: "A", N: "B", W: "C" });
});

test("the partner plays as was asked for, the others as they do", () => {
  const choice = { ...usually("belote"), player: "novice", partner: "expert" };
  expect(people.computers(choice, "S")).toEqual({ N: "expert", E: "novice", W: "novice" });
  expect(people.computers({ ...choice, partner: "" }, "E")).toEqual({ S: "novice", N: "novice", W: "novice" });
  expect(people.computers({ ...choice, seats: ["S", "E", "W"] }, "S")).toEqual({ E: "novice", W: "novice" });
  expect(people.computers({ ...usually(), company: "here" }, "S")).toEqual({});
});

test("a record says who played and on which day, in the words of the page", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 0, 5, 23, 59) });
  expect(people.playerTags("ecarte", "S", { N: "amateur" })).toEqual({
    Date: "2026.01.05",
    South: "You",
    North: "Hortense (amateur)",
  });
  expect(people.playerTags("ecarte", "S", {}, both)).toMatchObject({ South: "Anna", North: "Bruno" });
  vi.useRealTimers();
});

// ---- one device, several hands

test("a game of two people is closed until it is over, and is handed to whoever must act", () => {
  const shared = { ...game, people: both };
  expect(sharing.isShared(game)).toBe(false);
  expect(sharing.isShared({ people: { S: "Anna" } })).toBe(false);
  expect([sharing.isShared(shared), sharing.isClosed(shared), sharing.isClosed(game)]).toEqual([true, true, false]);
  expect(sharing.isClosed({ ...shared, summary: { ...game.summary, over: true } })).toBe(false);
  expect(sharing.personOnTurn(shared)).toBe("S");
  expect(sharing.personOnTurn(game)).toBeNull();
});

test("what everybody may see holds no card of a hand", () => {
  const open: View = { ...game.view, hand: ["As", "Kh"], legal: ["S:propose"] };
  const seen = sharing.viewForAll({ view: open, claims: ["&claim:N:43:#15"] });
  expect([seen.hand, seen.legal, seen.refused]).toEqual([[], ["&claim:N:43:#15"], {}]);
  const draw: Entry = { deal: 1, n: 9, do: "draw", seat: "S", event: "S+AsKh", cards: ["As", "Kh"] };
  const advice: Entry = {
    deal: 1,
    n: 8,
    do: "ruling",
    verb: "advise",
    seat: "S",
    event: "&advise",
    args: ["A", "S", "S.As"],
  };
  const told = JSON.stringify(sharing.logForAll([...game.log, advice, draw]));
  for (const card of ["As", "Kh", ...game.view.hand]) expect(told).not.toContain(card);
  expect(JSON.parse(told).at(-1).cards).toEqual(["??", "??"]);
  // What was turned and played lies open.
  expect(told).toContain(game.view.turned);
  expect(sharing.logForAll([{ deal: 1, do: "play", seat: "S", card: "As" }])).toEqual([
    { deal: 1, do: "play", seat: "S", card: "As" },
  ]);
});

test("a claim names its seat", () => {
  expect(sharing.claimant("&claim:N:43:#15")).toBe("N");
  expect(sharing.claimant("N:claim")).toBeNull();
  const view = { ...game.view, legal: ["&claim:S:43:#1", "2. S"] };
  expect(sharing.claimsIn(view)).toEqual(["&claim:S:43:#1"]);
});

test("whoever drew cards looks at them before the device goes on", () => {
  const drew: Entry = { deal: 1, do: "draw", seat: "S", cards: ["As"] };
  expect(sharing.lingers(game.view, [drew])).toBe(true);
  expect(sharing.lingers(game.view, [{ ...drew, seat: "N" }])).toBe(false);
  expect(sharing.lingers(game.view, [{ ...drew, cards: [] }])).toBe(false);
  const { rules } = game.view;
  const optional = { ...rules, options: { ...rules.options, king_mark: "optional", king_until: "first-lead" } };
  const playing = { ...game.view, phase: "play", rules: optional } as View;
  expect(sharing.lingers(playing, [])).toBe(true); // else it would tell who holds the king
  expect(sharing.lingers({ ...playing, trick: [{ seat: "S", card: "As" }] }, [])).toBe(false);
});

test("each has seen what was there when the device was theirs; after a deal everybody has", () => {
  const shared = { ...game, people: both, seen: { S: 1, N: 2 } };
  const now = game.log.length;
  expect(sharing.seenBy(shared, true)).toEqual({ S: now, N: 2 });
  expect(sharing.seenBy(shared, false)).toEqual({ S: 1, N: 2 });
  const scored = { ...shared, view: { ...game.view, phase: "scored" } as View };
  expect(sharing.seenBy(scored, false)).toEqual({ S: now, N: now });
});
