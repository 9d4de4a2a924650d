// Whom the last games against an opponent speak for, once for each level.
import { beforeEach, expect, test } from "vitest";
import { fitting, noteSaid, wasSaid } from "../../src/game/fitting.ts";
import type { Listed } from "../../src/store/games.ts";

const levels = ["beginner", "amateur", "club", "master"];
const sums = { game: "ecarte", over: true, winner: "S" };

/** Games against the amateur, the latest last, of which the first `won` are won. */
const games = (count: number, won: number, more: object = {}, summary: object = {}): Listed[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    changed: at,
    touched: true,
    source: "played",
    seat: "S",
    player: "amateur",
    ...more,
    summary: { ...sums, winner: at < won ? "S" : "N", ...summary },
  })) as unknown as Listed[];

const asked = (found: Listed[], player = "amateur") => fitting(found, "ecarte", player, levels);

beforeEach(() => localStorage.clear());

test("who wins eight of ten is told of the next stronger, who wins two of the next weaker", () => {
  expect(asked(games(10, 8))).toEqual({ player: "club", won: 8, games: 10 });
  expect(asked(games(10, 2))).toEqual({ player: "beginner", won: 2, games: 10 });
  for (const won of [3, 5, 7]) expect(asked(games(10, won))).toBeNull();
});

test("the last ten games count, and fewer are too few", () => {
  expect(asked(games(9, 9))).toBeNull();
  expect(asked(games(30, 20))).toEqual({ player: "beginner", won: 0, games: 10 });
  const early = games(30, 20).map((game) => ({ ...game, changed: -game.changed }));
  expect(asked(early)).toEqual({ player: "club", won: 10, games: 10 });
});

test("there is nobody above the strongest and nobody below the weakest", () => {
  expect(asked(games(10, 10, { player: "master" }), "master")).toBeNull();
  expect(asked(games(10, 0, { player: "beginner" }), "beginner")).toBeNull();
  expect(asked(games(10, 10, { player: "chance" }), "chance")).toBeNull();
});

test("games of others, against others, unfinished, drawn, daily or shared do not count", () => {
  const without = [
    [{ source: "imported" }, {}],
    [{ source: "challenge" }, {}],
    [{ touched: false }, {}],
    [{ watches: true }, {}],
    [{ people: { S: "Anna", N: "Ben" } }, {}],
    [{ player: "club" }, {}],
    [{}, { game: "belote" }],
    [{}, { over: false }],
    [{}, { winner: null }],
    [{}, { daily: { version: 1, day: "2026-11-23" } }],
  ] as const;
  for (const [more, summary] of without)
    expect(asked(games(10, 10, more, summary)), JSON.stringify([more, summary])).toBeNull();
});

test("at belote a side wins", () => {
  const won = games(10, 0, { player: "novice" }, { game: "belote", winner: "NS" });
  expect(fitting(won, "belote", "novice", ["novice", "amateur", "expert"])?.player).toBe("amateur");
  const lost = games(10, 0, {}, { game: "belote", winner: "EW" });
  expect(fitting(lost, "belote", "amateur", ["novice", "amateur", "expert"])?.player).toBe("novice");
});

test("it is said once for each level of each game", () => {
  expect(wasSaid("ecarte", "amateur")).toBe(false);
  noteSaid("ecarte", "amateur");
  noteSaid("ecarte", "amateur");
  expect(wasSaid("ecarte", "amateur")).toBe(true);
  expect(wasSaid("ecarte", "club")).toBe(false);
  expect(wasSaid("belote", "amateur")).toBe(false);
  localStorage.setItem("ecarte.fitting", "what?");
  expect(wasSaid("ecarte", "amateur")).toBe(false);
});
