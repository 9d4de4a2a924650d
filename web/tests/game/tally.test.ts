// The tally of games against an opponent.
import { expect, test } from "vitest";
import { balanceOf } from "../../src/game/fitting.ts";
import type { Listed } from "../../src/store/games.ts";

const game = (winner: string | null, more: object = {}, summary: object = {}): Listed =>
  ({
    touched: true,
    source: "played",
    seat: "S",
    player: "amateur",
    ...more,
    summary: { game: "ecarte", over: true, winner, ...summary },
  }) as unknown as Listed;

test("games against the same opponent are counted, others are not", () => {
  const played = [game("S"), game("S"), game("N")];
  const others = [
    game("S", { player: "club" }),
    game("S", {}, { game: "belote" }),
    game("S", {}, { over: false }),
    game("S", { source: "imported" }),
    game("S", { watches: true }),
    game("S", {}, { warmUp: true }),
  ];
  expect(balanceOf([...played, ...others], game("N"))).toEqual({ won: 2, lost: 1 });
});

test("a game that does not count has no tally", () => {
  expect(balanceOf([game("S")], game("S", { source: "challenge" }))).toBeNull();
  expect(balanceOf([game("S")], game("S", {}, { warmUp: true }))).toBeNull();
  expect(balanceOf([game("S")], game("S", {}, { daily: { version: 1, day: "2026-11-23" } }))).toBeNull();
});

test("at belote a side wins", () => {
  const belote = (winner: string) => game(winner, {}, { game: "belote" });
  expect(balanceOf([belote("NS"), belote("EW"), belote("EW")], belote("EW"))).toEqual({ won: 1, lost: 2 });
});
