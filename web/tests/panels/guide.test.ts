import { afterEach, expect, test } from "vitest";
import type { BeloteView, EcarteView, Entry } from "../../src/engine/types/view.ts";
import { guided, keepGuided } from "../../src/game/guide.ts";
import { momentsAt, type Telling, tell } from "../../src/panels/guide/telling.ts";

afterEach(() => localStorage.clear());

const ecarte = (view: Partial<EcarteView>): EcarteView =>
  ({
    game: "ecarte",
    seat: "S",
    turn: "S",
    phase: "choose",
    trump: "s",
    rules: { preset: "akagiri", options: { must_head: true } },
    scored: [],
    kings: [],
    exchanges: [],
    trick: [],
    tricks: [],
    hand: ["Qh", "7s", "8c"],
    ...view,
  }) as unknown as EcarteView;

const belote = (view: Partial<BeloteView>): BeloteView =>
  ({
    game: "belote",
    seat: "S",
    turn: "S",
    phase: "bid",
    round: 1,
    melds: [],
    calls: [],
    trick: [],
    tricks: [],
    rules: { preset: "classic", options: {} },
    ...view,
  }) as unknown as BeloteView;

const open = { preset: "two", options: { face_up: true } } as unknown as BeloteView["rules"];
const led = [{ seat: "N", card: "Kh" }];
const trick = { leader: "N", cards: ["Kh", "7h"], winner: "N" };
const king = [{ seat: "N", points: 1, why: "turned-king" }];

test.each<[string, Partial<EcarteView>, string[]]>([
  ["the elder speaks", {}, ["turned", "propose"]],
  ["the other speaks", { turn: "N" }, ["turned"]],
  ["a king is turned up", { scored: king, phase: "answer" }, ["turned-king", "answer"]],
  ["the second proposal", { exchanges: [{ S: 2, N: 1 }] }, ["propose"]],
  ["the discard", { phase: "discard" }, ["discard"]],
  ["the king of trumps", { phase: "play", kings: ["N"], turn: "N" }, ["king"]],
  ["the lead", { phase: "play" }, ["lead"]],
  ["following", { phase: "play", trick: led }, ["follow"]],
  [
    "following where nobody must play higher",
    { phase: "play", trick: led, rules: { preset: "jirai", options: { must_head: false } } },
    ["follow-free"],
  ],
  ["trumping", { phase: "play", trick: led, hand: ["7s", "8c"] }, ["trump"]],
  ["neither", { phase: "play", trick: led, hand: ["Qd", "8c"] }, ["throw"]],
  ["the last card, which takes nothing", { phase: "play", trick: led, hand: ["8c"] }, []],
  ["the lead after a trick", { phase: "play", tricks: [trick], kings: ["N"] }, ["trick", "lead"]],
  ["the end of a deal", { phase: "scored", turn: null }, ["points"]],
  ["the end of a game", { phase: "over", turn: null }, ["over"]],
])("écarté, %s", (_, view, moments) => {
  expect(momentsAt(ecarte(view), null)).toEqual(moments);
});

test.each<[string, Partial<BeloteView>, string[]]>([
  ["the first round", {}, ["turned", "take"]],
  ["another bids", { turn: "W" }, ["turned"]],
  ["the second round", { round: 2 }, ["second"]],
  ["a declaration", { phase: "play", melds: [{}] as BeloteView["melds"] }, ["declared", "lead"]],
  ["belote", { phase: "play", trick: led, calls: [{}] as BeloteView["calls"] }, ["belote", "follow"]],
  ["the end of a deal", { phase: "scored", turn: null }, ["points"]],
  ["open cards", { rules: open }, ["laid", "take"]],
  ["a card uncovered", { rules: open, phase: "play", tricks: [trick], turn: "N" }, ["uncovered", "trick"]],
])("belote, %s", (_, view, moments) => {
  expect(momentsAt(belote(view), null)).toEqual(moments);
});

test("nothing is explained while a trick or the last cards of a deal still lie there", () => {
  const card = { deal: 1, do: "play", seat: "S", card: "7h" } as Entry;
  expect(momentsAt(ecarte({ phase: "play", tricks: [trick] }), card)).toEqual([]);
  expect(momentsAt(ecarte({ phase: "scored", trick: led }), card)).toEqual([]);
  expect(momentsAt(ecarte({ phase: "scored" }), { deal: 1, do: "score" })).toEqual(["points"]);
});

test("another game has no moments", () => {
  expect(momentsAt({ ...ecarte({}), game: "other" } as unknown as EcarteView, null)).toEqual([]);
});

const start: Telling = { told: [], shown: [] };

test("a moment is explained while it lasts, and once", () => {
  const turned = tell(start, ["turned"], false);
  expect(turned).toEqual({ told: [], shown: ["turned"] });
  const asked = tell(turned, ["turned", "propose"], true);
  expect(asked.shown).toEqual(["turned", "propose"]);
  expect(tell(asked, ["turned", "propose"], true)).toBe(asked);
  const discard = tell(asked, ["discard"], true);
  expect(discard).toEqual({ told: ["turned", "propose"], shown: ["discard"] });
  expect(tell(discard, ["propose"], true)).toEqual({ told: ["turned", "propose", "discard"], shown: [] });
});

test("an explanation stays until the player is asked something else", () => {
  const king = tell(start, ["king"], false);
  expect(tell(king, [], false)).toBe(king);
  expect(tell(king, ["lead"], true).shown).toEqual(["lead"]);
  expect(tell(tell(king, ["lead"], true), ["lead"], true).shown).toEqual(["lead"]);
});

test("no more than two moments are explained at once: what is asked, and what comes before it", () => {
  const full = tell(start, ["declared", "belote", "follow"], true);
  expect(full.shown).toEqual(["belote", "follow"]);
  expect(tell(full, ["declared", "belote", "follow"], true)).toBe(full);
});

test("what a king turned up has explained is not explained again", () => {
  const king = tell(start, ["turned-king"], false);
  expect(tell(king, ["turned"], false)).toBe(king);
  expect(tell(tell(king, ["lead"], true), ["turned", "propose"], true).shown).toEqual(["propose"]);
});

test("nothing of what is explained goes away when the player has answered", () => {
  const asked = tell(start, ["turned", "propose"], true);
  expect(tell(asked, ["turned"], false)).toBe(asked);
});

test("the game with a guide is kept, and forgotten", () => {
  expect(guided()).toBeNull();
  keepGuided({ game: "g1", told: ["turned"] });
  expect(guided()).toEqual({ game: "g1", told: ["turned"] });
  keepGuided(null);
  expect(guided()).toBeNull();
});

test.each(["{", "{}", "3", "null", '{"game":1,"told":[]}', '{"game":"g"}'])(
  "what is stored may be anything: %s",
  (text) => {
    localStorage.setItem("ecarte.guide", text);
    expect(guided()).toBeNull();
  },
);
