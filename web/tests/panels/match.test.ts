// Matches in words, and which of them wait for their next game.
import { beforeAll, expect, test } from "vitest";
import type { Match, MatchTags } from "../../src/engine/types/match.ts";
import type { Entry } from "../../src/engine/types/view.ts";
import {
  adviceLine,
  betWords,
  movedWords,
  person,
  poolWords,
  resultWords,
  standingWords,
} from "../../src/panels/match/matchWords.ts";
import { resumableMatches } from "../../src/panels/match/resumable.ts";
import type { Game } from "../../src/store/rows.ts";
import { native } from "../support/frame.ts";
import { lostGame } from "../support/games.ts";
import { inEnglish } from "../support/words.ts";

let lost: Game;
let begun: Match;

beforeAll(async () => {
  await inEnglish();
  lost = await lostGame("lost");
  const people = [
    { name: "You", player: null },
    { name: "Hortense", player: "amateur" },
  ];
  const rules = { game: "ecarte", preset: "akagiri", options: {}, dealer: "cut", seed: "7a".repeat(32) } as const;
  const begin = { ...rules, kind: "rubber-3", id: "m1", people, spectators: [], stake: 1, purse: 20, gallery: null };
  begun = (await native({ do: "match", records: [], begin })).match as Match;
});

const tags = (more: Partial<MatchTags>): MatchTags => ({
  ...{ id: "m1", kind: "rubber-3", game: 1, wins: 2, score: { S: 0, N: 0 }, out: null, pot: 0, stake: 1, purses: null },
  ...{ gallery: null, bets: [], worth: null, draw: [], ...more },
});
const played = (id: string, match: Partial<MatchTags>, more: Partial<Game["summary"]> = {}): Game => ({
  ...lost,
  id,
  summary: { ...lost.summary, players: { S: "You", N: "Hortense" }, match: tags(match), ...more },
});

test("a match waits for its next game once the last one is over and nobody has won it", () => {
  expect(resumableMatches([lost])).toEqual([]);
  const first = played("a", {});
  expect(resumableMatches([first])).toEqual([
    { id: "m1", words: expect.stringMatching(/Best of three.*You 0, Hortense 1/), next: 2 },
  ]);
  const second = played("b", { game: 2, score: { S: 0, N: 1 } });
  expect(resumableMatches([second, first])).toEqual([]); // Hortense has won two
  expect(resumableMatches([first, played("b", { game: 2, score: { S: 1, N: 0 } })])).toMatchObject([{ next: 3 }]);
  expect(resumableMatches([first, { ...second, summary: { ...second.summary, over: false } }])).toEqual([]);
});

test("no game follows one that a purse cannot pay for, and none that came from elsewhere", () => {
  expect(resumableMatches([played("a", { stops: true })])).toEqual([]);
  expect(resumableMatches([{ ...played("a", {}), source: "imported" }])).toEqual([]);
});

test("in a pool only games in a row count", () => {
  const pool = played("a", { kind: "pool", score: { S: 1, N: 0 } }, { players: { S: "Anna", N: "Ben" } });
  expect(resumableMatches([pool])[0]?.words).toMatch(/Anna 0, Ben 1/);
});

test("the player is spoken to, others by their names", () => {
  expect(person("You")).toEqual({ name: "You", who: "you" });
  expect(person("Anna")).toEqual({ name: "Anna", who: "other" });
  expect(standingWords(begun)).toBe("You 0, Hortense 0");
  const names = { S: "You", N: "Hortense" };
  expect(betWords(tags({ bets: [] }), names)).toBe("");
  const bets = ["Anna", "Ben"].map((name) => ({ name, seat: "N", chips: 2 }));
  expect(betWords(tags({ bets }), names)).toMatch(/Anna.*2.*Hortense, Ben.*2.*Hortense/);
  expect(poolWords(tags({ out: "You" }), names)).toBe("You wait");
  expect(poolWords(tags({ score: { N: 1 } }), names)).toBe("Hortense has won one game");
});

test("advice is told by its spectator's name to the seat that it is for, and to no other", () => {
  const entry = (what: string): Entry => ({ deal: 1, do: "ruling", verb: "advise", args: ["Basile", "S", what] });
  expect(adviceLine(entry("stand"), "S")).toBe("Basile: Stand! Who dares, wins!");
  expect(adviceLine(entry("7h"), "S")).toBe("Basile: The 7 of hearts, and bang it down!");
  expect([adviceLine(entry("stand"), "N"), adviceLine(entry("??"), "S")]).toEqual([null, null]);
  expect(adviceLine({ deal: 1, do: "say", seat: "S", verb: "stand" }, "S")).toBeNull();
});

test("a game says what it has brought to its match once that is known", () => {
  const game = played("a", {});
  expect(resultWords(game, null)).toBe("");
  expect(resultWords(game, begun)).toBe(""); // of this game the match does not know yet
  const course = {
    number: 1,
    players: {},
    out: null,
    before: {},
    score: {},
    over: true,
    void: false,
    winner: "N",
    resigned: null,
    worth: 1,
    bets: [],
    moved: { You: -2, Hortense: 2 },
  };
  const after = { ...begun, games: [course] };
  expect(resultWords(game, after)).toBe("Match: You 0, Hortense 0.");
  expect(resultWords(game, { ...after, over: true, winner: "Hortense" })).toBe("Hortense wins the match.");
  expect(resultWords(game, { ...after, kind: "rubber-1" })).toBe("");
  expect([movedWords(game, after, "You"), movedWords(game, after, "Hortense"), movedWords(game, after, "Ben")]).toEqual(
    ["−2", "+2", ""],
  );
});
