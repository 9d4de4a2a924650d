// A game of the library in words; in what a game differs from the usual one.
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Catalog } from "../../src/engine/types/answer.ts";
import { has } from "../../src/i18n/index.ts";
import { type orders, rowsOf, search, sorted } from "../../src/panels/library/finding.ts";
import { detail, label, playedAt, title, when } from "../../src/panels/library/gameWords.ts";
import { differences as belote } from "../../src/panels/rules/belote/BeloteRules.tsx";
import { differences as ecarte } from "../../src/panels/rules/ecarte/EcarteRules.tsx";
import { type Differences, differences } from "../../src/panels/rules/topics/Topic.tsx";
import type { Game } from "../../src/store/rows.ts";
import { native } from "../support/frame.ts";
import { lostGame, newGame } from "../support/games.ts";
import { inEnglish } from "../support/words.ts";

let going: Game;
let lost: Game;
let four: Game;
let catalog: Catalog["games"];

beforeAll(async () => {
  await inEnglish();
  going = await newGame("going");
  lost = await lostGame("lost");
  const players = { N: "novice", E: "novice", W: "novice" };
  four = await newGame("four", { players }, { game: "belote", preset: "classic", players });
  catalog = (await native({ do: "catalog" })).catalog?.games ?? [];
});

afterEach(() => vi.useRealTimers());

const imported = (date: string, more: Partial<Game["summary"]> = {}): Game => ({
  ...lost,
  source: "imported",
  summary: { ...lost.summary, date, players: { S: "Anna", N: "Zoë" }, ...more },
});

test("a line says how the game stands, and for whom", () => {
  expect(title(going)).toContain("Hortense");
  expect(title(lost)).not.toBe(title({ ...lost, summary: { ...lost.summary, resigned: null } }));
  expect(title({ ...lost, summary: { ...lost.summary, winner: "S", score: { S: 5, N: 3 } } })).toBe(
    "You beat Hortense, 5 to 3",
  );
  expect(title(imported("2020.01.01"))).toMatch(/Anna.*Zoë/);
  expect(title(four)).toBe("Us 0, Them 0");
  expect(label(going, "delete")).toContain("Hortense");
  for (const game of [going, lost, four, imported("2020.01.01")])
    expect(`${title(game)} ${detail(game)}`).not.toMatch(/games-|preset-|game-/);
});

test("the day is that of the record when it came from elsewhere, the time when it was today", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 20, 15, 30) });
  const today = { ...going, changed: new Date(2026, 10, 20, 9, 5).getTime() };
  expect(when(today)).toMatch(/^9:05\sAM$/);
  expect(when({ ...going, changed: new Date(2026, 10, 19).getTime() })).toMatch(/Nov\s19,\s2026/);
  expect(when(imported("1887.03.04"))).toMatch(/Mar\s4,\s1887/);
  expect(when(imported("1887.??.??"))).toBe("1887");
  expect(when(imported("1887.03.??"))).toBe("1887.03");
  expect(playedAt(imported("1887.??.??"))).toBe(new Date(1887, 0, 1).getTime());
  for (const date of ["????.??.??", "", "yesterday"]) expect(playedAt(imported(date))).toBeNull();
});

test("games are found by every word, without capitals and accents, and sorted", () => {
  const rows = rowsOf([going, { ...lost, changed: lost.changed + 1 }, imported("1887.03.04", { event: "Café" }), four]);
  const found = (query: string) => search(rows, query).map(({ game }) => `${game.id} ${game.source}`);
  expect(found("zoe CAFE")).toEqual(["lost imported"]);
  expect(found("zoe nobody")).toEqual([]);
  expect(found("belote")).toEqual(["four played"]);
  expect(found("1887-03-04")).toEqual(["lost imported"]);
  expect(found("hortense")).toEqual(["going played", "lost played"]);
  expect(found(" ")).toHaveLength(4);
  const order = (by: (typeof orders)[number]) => sorted(rows, by).map(({ game }) => `${game.id} ${game.source}`);
  expect(order("newest")[0]).toBe("lost played");
  expect(order("newest").at(-1)).toBe("lost imported");
  expect(order("oldest")[0]).toBe("lost imported");
  expect(order("opponent").at(-1)).toBe("lost imported"); // Zoë
});

test.each([
  ["ecarte", ecarte],
  ["belote", belote],
] as [string, Differences<string>][])(
  "each difference of %s is one of the rules, and has its sentence",
  (game, told) => {
    const options = new Map(catalog.find(({ name }) => name === game)?.options.map((one) => [one.name, one]));
    expect(options.size).toBeGreaterThan(5);
    const seen = new Set<string>();
    for (const [topic, lines] of Object.entries(told))
      for (const [option, value, sentence] of lines) {
        const { values = [], superseded = {} } = options.get(option) ?? {};
        expect([...values, ...Object.keys(superseded)], `${option} ${value}`).toContain(value); // of games of before, too
        expect(value, `${option}: what is usual is no difference`).not.toBe(options.get(option)?.default);
        expect(has(sentence), sentence).toBe(true);
        expect(seen.has(`${topic} ${option} ${value}`)).toBe(false);
        seen.add(`${topic} ${option} ${value}`);
      }
  },
);

test("the usual game differs in nothing, another preset where its options do", () => {
  const presets = new Map(catalog.find(({ name }) => name === "ecarte")?.presets.map((one) => [one.name, one.options]));
  const lines = (options: Record<string, string | number | boolean>) =>
    (Object.keys(ecarte) as (keyof typeof ecarte)[]).flatMap((topic) => differences(ecarte, options, topic));
  expect(lines(going.view.rules.options)).toEqual([]);
  const london = [...presets].find(([name]) => name.startsWith("london"))?.[1] ?? {};
  expect(lines(london)).toContain("how-here-king-optional");
  expect(differences(ecarte, { revoke: "penalty" }, "king")).toEqual(["how-here-king-false"]);
  expect(differences(ecarte, { revoke: "penalty" }, "play")).toEqual(["how-here-revoke"]);
});
