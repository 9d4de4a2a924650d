// Statistics of the saved games: which count, in what groups, and their sums.
import { expect, test } from "vitest";
import { add, grouped, isCounted, total } from "../../src/panels/stats/adding.ts";
import type { Listed } from "../../src/store/games.ts";
import type { Counted } from "../../src/store/rows.ts";

const game = (id: string, month: number, preset: string, patch: Partial<Listed> = {}): Listed =>
  ({
    id,
    revision: 1,
    changed: new Date(2026, month - 1, 15).getTime(),
    seat: "S",
    player: "club",
    players: { N: "club" },
    source: "played",
    summary: {
      game: "ecarte",
      preset,
      seats: ["S", "N"],
      sides: ["S", "N"],
      players: { S: "You", N: "Edgar (club)" },
      over: true,
      match: null,
    },
    ...patch,
  }) as unknown as Listed;

const counted = (won: number, points: number): Counted => ({
  revision: 1,
  figures: {
    warmUp: false,
    players: {
      You: { games: [1, 1, 1], won: [1, won, won], points: [4, points, points] },
      "Edgar (club)": { games: [1, 1, 1], won: [1, 1 - won, 1 - won], points: [4, 6 - points, 6 - points] },
    },
  },
});

const games = [game("a", 10, "akagiri"), game("b", 11, "akagiri"), game("c", 11, "jirai"), game("d", 11, "jirai")];
const all = { a: counted(1, 5), b: counted(0, 2), c: counted(1, 4), d: { revision: 1, figures: null } };

test("sums of games are added up, the player's and everybody else's apart", () => {
  const [own, others] = total(games, all);
  expect(own).toEqual({ games: [3, 3, 3], won: [3, 2, 2], points: [12, 11, 11] });
  expect(others).toEqual({ games: [3, 3, 3], won: [3, 1, 1], points: [12, 7, 7] });
  expect(all.a.figures?.players.You?.games).toEqual([1, 1, 1]); // what is kept does not change
});

test("what one game has and the other lacks is in the sum", () => {
  const sums = { won: [1, 1, 1] };
  add(sums, { points: [2, 3, 5] });
  add(sums, undefined);
  expect(sums).toEqual({ won: [1, 1, 1], points: [2, 3, 5] });
});

test("groups: most games first, months from the latest; games that cannot be read are in none", () => {
  const names = (by: "rules" | "month") => grouped(games, all, by).map(({ name, sums }) => [name, sums.games?.[0]]);
  expect(names("rules")).toEqual([
    ["akagiri", 2],
    ["jirai", 1],
  ]);
  expect(names("month")).toEqual([
    ["2026-11", 2],
    ["2026-10", 1],
  ]);
  expect(grouped(games, all, "opponent")).toHaveLength(1);
});

test("only games count that the user played alone, to their end", () => {
  const [one] = games;
  if (!one) throw new Error();
  const open = { ...one.summary, over: false };
  expect(isCounted(one)).toBe(true);
  expect(isCounted(game("e", 11, "akagiri", { source: "challenge" }))).toBe(true);
  expect(isCounted(game("e", 11, "akagiri", { source: "imported" }))).toBe(false);
  expect(isCounted(game("e", 11, "akagiri", { summary: open }))).toBe(false);
  expect(isCounted(game("e", 11, "akagiri", { people: { S: "Anna", N: "Ben" } }))).toBe(false);
  expect(isCounted(game("e", 11, "akagiri", { watches: true }))).toBe(false);
});
