// The daily deal: days, and the games of each.
import { day } from "../browser/download.ts";
import { FIRST } from "../i18n/phrases.ts";
import type { Listed } from "../store/games.ts";

/** A day, "2026-11-23". */
export type Day = string;

/** The first day that the calendar shows. */
export const FIRST_DAY: Day = "2026-01-01";

/** Return the day of a moment, in the local time zone. */
export const dayOf = (date: Date): Day => day(date.getTime());

/** Return noon of a day, in the local time zone. */
export function noonOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

/** Return the day this many days later. */
export function daysAfter(day: Day, days: number): Day {
  const noon = noonOf(day);
  noon.setDate(noon.getDate() + days);
  return dayOf(noon);
}

/** Return whether a text is a day that can be played: one that has begun somewhere, because a link may come from
 *  further east. */
export function isPlayable(text: string, now = new Date()): boolean {
  const latest = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  return /^\d{4}-\d\d-\d\d$/.test(text) && text >= FIRST_DAY && text <= latest && dayOf(noonOf(text)) === text;
}

/** Return the place of a game's day in the panel's address: "2026-11-23" in the page's first game, whose daily deal was
 *  long the only one, and "belote-2026-11-23" in another. */
export const placeOf = (game: string, day: Day): string => (game === FIRST ? day : `${game}-${day}`);

/** Return the game and the day that a place names, each "" where it names none. */
export function placed(at: string): { game: string; day: string } {
  const [, game = "", day = ""] = /^(?:([a-z]+)(?:-|$))?(.*)$/.exec(at) ?? [];
  return { game: game || (at ? FIRST : ""), day };
}

/** The games of a day. */
export interface Played {
  first: Listed | null; // the first game that is over, whose result counts
  open: Listed | null; // the latest unfinished game
  count: number; // of games that are over
}

/** Return the games of each day that were played on this device. */
export function playedDays(games: readonly Listed[], game: string): Map<Day, Played> {
  const byDay = new Map<Day, Played>();
  for (const one of [...games].sort((a, b) => a.changed - b.changed)) {
    const { daily, over } = one.summary;
    if (one.source !== "played" || one.summary.game !== game || !daily) continue;
    const before = byDay.get(daily.day) ?? { first: null, open: null, count: 0 };
    if (over) byDay.set(daily.day, { ...before, first: before.first ?? one, count: before.count + 1 });
    else byDay.set(daily.day, { ...before, open: one });
  }
  return byDay;
}
