// What was chosen last, fitted to what the engine offers; links among pasted texts.
import { beforeAll, expect, test } from "vitest";
import type { Catalog } from "../../src/engine/types/answer.ts";
import { usually } from "../../src/game/choice.ts";
import { fitted } from "../../src/panels/newgame/NewGamePanel.tsx";
import { native } from "../support/frame.ts";

let games: Catalog["games"];

beforeAll(async () => {
  games = (await native({ do: "catalog" })).catalog?.games ?? [];
});

test("the usual games fit as they are", () => {
  for (const { name } of games) expect(fitted(usually(name), games)?.choice).toEqual(usually(name));
});

test("until the games are known there is nothing to choose", () => {
  expect(fitted(usually(), [])).toBeNull();
});

test("what is not offered is replaced: game, preset, people, dealer", () => {
  const unknown = fitted(
    { ...usually(), game: "unheard-of", preset: "unheard-of", player: "nobody", partner: "nobody" },
    games,
  );
  expect(unknown?.choice).toMatchObject({ game: games[0]?.name, preset: games[0]?.presets[0]?.name, partner: "" });
  expect(games[0]?.players).toContain(unknown?.choice.player);
  expect(fitted({ ...usually(), dealer: "E" }, games)?.choice.dealer).toBe("cut");
  expect(fitted({ ...usually(), dealer: "N" }, games)?.choice.dealer).toBe("N");
});

test("an older version of a preset is its family's present one", () => {
  const belote = games.find(({ name }) => name === "belote");
  const preset = belote?.presets.at(-1)?.name ?? "";
  const older = `${preset.replace(/-\d+$/, "")}-1`;
  expect(fitted({ ...usually("belote"), preset: older }, games)?.choice.preset.replace(/-\d+$/, "")).toBe(
    older.replace(/-1$/, ""),
  );
});

test("the rules decide who plays: by three nobody sits in the north, and only two share the device", () => {
  const belote = { ...usually("belote"), company: "here" as const, dealer: "N" };
  expect(fitted(belote, games)?.choice).toMatchObject({ company: "computer", dealer: "N" });
  const three = fitted({ ...belote, options: { players: 3 } }, games)?.choice;
  expect(three).toMatchObject({ seats: ["S", "E", "W"], dealer: "cut" });
  expect(fitted({ ...usually(), company: "here" }, games)?.choice.company).toBe("here");
  const friends = { ...usually("belote"), company: "friend" as const, opened: "played" as const, seats: ["E"] };
  expect(fitted(friends, games)?.choice).toMatchObject({
    company: "friend",
    seats: ["E", "S", "N", "W"],
    opened: "all", // at belote no card stays hidden
  });
});
