// Days, and the games of each.
import { expect, test } from "vitest";
import { dayOf, daysAfter, isPlayable, noonOf, placed, placeOf, playedDays } from "../../src/game/daily.ts";
import type { Listed } from "../../src/store/games.ts";

test("a day is the device's own, and leads to the next one over months, leap days and changes of the clock", () => {
  expect(dayOf(new Date(2026, 10, 23, 0, 0, 1))).toBe("2026-11-23");
  expect(dayOf(new Date(2026, 10, 23, 23, 59, 59))).toBe("2026-11-23");
  expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysAfter("2026-03-01", -1)).toBe("2026-02-28");
  let day = "2026-01-01";
  for (let at = 0; at < 365; at += 1) {
    expect(dayOf(noonOf(day))).toBe(day);
    day = daysAfter(day, 1);
  }
  expect(day).toBe("2027-01-01");
});

test("no day is played before it has begun somewhere, and none that is not in the calendar", () => {
  const now = new Date("2026-11-23T12:00:00Z"); // on the first islands it is the 24th
  expect(isPlayable("2026-11-24", now)).toBe(true);
  expect(isPlayable("2026-11-23", now)).toBe(true);
  expect(isPlayable("2026-11-22", now)).toBe(true);
  for (const text of ["2026-11-25", "2026-02-30", "2025-12-31", "", "E17", "2026-1-1"])
    expect(isPlayable(text, now), text).toBe(false);
});

test("a link names the game, and one without a game, as they were before, is to écarté", () => {
  expect(placed("2026-11-23")).toEqual({ game: "ecarte", day: "2026-11-23" });
  expect(placed("belote-2026-11-23")).toEqual({ game: "belote", day: "2026-11-23" });
  expect(placed("")).toEqual({ game: "", day: "" }); // the game on the table, and today
  expect(placed("nothing")).toEqual({ game: "nothing", day: "" });
  for (const game of ["ecarte", "belote"])
    expect(placed(placeOf(game, "2026-11-23"))).toEqual({ game, day: "2026-11-23" });
  expect(placeOf("ecarte", "2026-11-23")).toBe("2026-11-23");
});

const listed = (id: string, changed: number, over: boolean, more: Partial<Listed["summary"]> = {}): Listed =>
  ({
    id,
    changed,
    source: "played",
    summary: { game: "ecarte", over, daily: { version: 1, day: "2026-11-23" }, ...more },
  }) as unknown as Listed;

test("the first game of a day that is over counts; imported ones and other games do not", () => {
  const games = [
    listed("again", 3, true),
    listed("first", 2, true),
    listed("open", 4, false),
    { ...listed("friend", 1, true), source: "imported" as const },
    listed("belote", 1, true, { game: "belote" }),
    listed("other", 1, true, { daily: { version: 1, day: "2026-11-22" } }),
  ];
  const days = playedDays(games, "ecarte");
  const { first, open, count } = days.get("2026-11-23") ?? {};
  expect([first?.id, open?.id, count]).toEqual(["first", "open", 2]);
  expect([...days.keys()].sort()).toEqual(["2026-11-22", "2026-11-23"]);
});
