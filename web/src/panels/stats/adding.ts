// Sums of the figures of games: of a player, by opponent, by rules, by month, over time.

import { day } from "../../browser/download.ts";
import { lookUp, put } from "../../engine/lookUp.ts";
import { against } from "../../engine/seats.ts";
import type { JudgedSums } from "../../engine/types/analysis.ts";
import type { Sums } from "../../engine/types/figures.ts";
import { nameOf } from "../../game/people.ts";
import { isShared, isWatched } from "../../game/sharing.ts";
import { together } from "../../i18n/phrases.ts";
import type { Listed } from "../../store/games.ts";
import type { Costly, Counted } from "../../store/rows.ts";

export const orders = ["opponent", "rules", "month"] as const;
export type By = (typeof orders)[number];

export interface Group {
  name: string; // of the opponents, of the preset, "2026-11" for a month
  sums: Sums; // of the player
}

/** A day, a week or a month, and what the player's games in it and their reviews count for. */
export interface Period {
  unit: Unit;
  from: number; // when it began, in milliseconds
  sums: Sums;
  judged: JudgedSums;
}

/** Return whether the user of this device played a game alone, to its end. */
export const isCounted = (game: Listed): boolean =>
  (game.source === "played" || game.source === "challenge") && game.summary.over && !isShared(game) && !isWatched(game);

export const playerOf = ({ seat, summary }: Listed): string => lookUp(summary.players, seat) || "?";

export function add(to: Sums, more: Sums | undefined): void {
  for (const [measure, numbers] of Object.entries(more ?? {}))
    put(
      to,
      measure,
      numbers.map((number, at) => number + (lookUp(to, measure)?.[at] ?? 0)),
    );
}

/** Return the sums of the player of each game, and those of all the others. */
export function total(games: readonly Listed[], counted: Record<string, Counted>): [own: Sums, others: Sums] {
  const [own, others]: [Sums, Sums] = [{}, {}];
  for (const game of games)
    for (const [player, sums] of Object.entries(lookUp(counted, game.id)?.figures?.players ?? {}))
      add(player === playerOf(game) ? own : others, sums);
  return [own, others];
}

export function totalJudged(games: readonly Listed[], counted: Record<string, Counted>): JudgedSums {
  const sums: JudgedSums = {};
  for (const { id } of games) add(sums, lookUp(counted, id)?.judged);
  return sums;
}

export interface CostlyIn {
  game: Listed;
  decision: Costly;
}

const LISTED = 3; // decisions, as in a review

export const costliest = (games: readonly Listed[], counted: Record<string, Counted>): CostlyIn[] =>
  games
    .flatMap((game) => (lookUp(counted, game.id)?.costliest ?? []).map((decision) => ({ game, decision })))
    .sort((a, b) => b.decision.loss - a.decision.loss)
    .slice(0, LISTED);

const units = ["day", "week", "month"] as const;
export type Unit = (typeof units)[number];

const MANY = 16; // periods, beyond which they are made longer: a day or two of games say little

function beginning(time: number, unit: Unit): number {
  const date = new Date(time);
  const day = unit === "month" ? 1 : date.getDate() - (unit === "week" ? (date.getDay() + 6) % 7 : 0); // from Monday
  return new Date(date.getFullYear(), date.getMonth(), day).getTime();
}

function parted(games: readonly Listed[], unit: Unit): Map<number, Listed[]> {
  const parts = new Map<number, Listed[]>();
  for (const game of games) {
    const from = beginning(game.changed, unit);
    const there = parts.get(from);
    if (there) there.push(game);
    else parts.set(from, [game]);
  }
  return parts;
}

/** Return the days in which games were played, or the weeks or months if there are many; the earliest is first. */
export function periods(games: readonly Listed[], counted: Record<string, Counted>): Period[] {
  const [unit = "month"] = units.filter((each) => each === "month" || parted(games, each).size <= MANY);
  return [...parted(games, unit)]
    .sort(([a], [b]) => a - b)
    .map(([from, own]) => {
      const [sums] = total(own, counted);
      return { unit, from, sums, judged: totalJudged(own, counted) };
    });
}

function nameIn(game: Listed, by: By): string {
  const { summary, seat, changed } = game;
  if (by === "rules") return summary.preset;
  if (by === "month") return day(changed).slice(0, 7);
  return together(against(seat, summary.sides).flatMap((side) => [...side].map((each) => nameOf(game, each))));
}

/** Return games in groups: months with the latest first, other groups with the largest first. */
export function grouped(games: readonly Listed[], counted: Record<string, Counted>, by: By): Group[] {
  const byName = new Map<string, Group>();
  for (const game of games) {
    const name = nameIn(game, by);
    const group = byName.get(name) ?? { name, sums: {} };
    add(group.sums, lookUp(lookUp(counted, game.id)?.figures?.players, playerOf(game)));
    byName.set(name, group);
  }
  const size = ({ sums }: Group) => sums.games?.[0] ?? 0;
  const groups = [...byName.values()].filter((group) => size(group) > 0);
  return groups.sort((a, b) => (by === "month" ? (a.name < b.name ? 1 : -1) : size(b) - size(a)));
}
