// A solver's progress: the rating, the problems solved, and when missed ones come again. Only the first try at a
// problem changes the rating (Glicko-2); a missed one is repeated by FSRS. It is stored with the settings, which
// backups include.

import glicko2 from "glicko2";
import { type Card, createEmptyCard, fsrs, Rating as Grade, TypeConvert } from "ts-fsrs";
import { lookUp } from "../../engine/lookUp.ts";
import type { ListedPuzzle } from "../../engine/types/analysis.ts";

/** A rating with its deviation and volatility. */
export interface Rating {
  rating: number;
  deviation: number;
  volatility: number;
}

export interface Progress {
  rating: Rating;
  done: string[]; // the ids of the problems tried
  again: Record<string, Card>; // the missed ones
}

const KEY = "ecarte.puzzles";
/** With a larger deviation a rating may still change much, and tells its owner little. */
export const UNSURE = 110;
const SURE = 80; // the deviation of a problem's own rating, as in the terminal
// As in the terminal: py/ecarte/analysis/puzzles.py.
const EASIER = 400; // by how much a newcomer's first problem is easier than the rating everybody begins with
const EASED = 10; // problems, until they are as hard as the rating
const USUAL = 30; // problems of the usual game, before those of games with doubles
const settings = { tau: 0.5, rating: 1500, rd: 350, vol: 0.06 };
const scheduler = fsrs({ enable_fuzz: false, learning_steps: ["10m"], relearning_steps: ["10m"] });

/** Return the progress of a newcomer. */
export const begun = (): Progress => ({
  rating: { rating: settings.rating, deviation: settings.rd, volatility: settings.vol },
  done: [],
  again: {},
});

/** Return the rating after an answer to a problem. */
export function ratingAfter({ rating, deviation, volatility }: Rating, puzzle: number, right: boolean): Rating {
  const ranking = new glicko2.Glicko2(settings);
  const own = ranking.makePlayer(rating, deviation, volatility);
  ranking.updateRatings([[own, ranking.makePlayer(puzzle, SURE, settings.vol), right ? 1 : 0]]);
  return { rating: own.getRating(), deviation: own.getRd(), volatility: own.getVol() };
}

/** Return the progress after an answer. */
export function noted(progress: Progress, { id, rating }: ListedPuzzle, right: boolean, now: Date): Progress {
  const isFirst = !progress.done.includes(id);
  const card = lookUp(progress.again, id) ?? (right ? null : createEmptyCard(now));
  return {
    rating: isFirst ? ratingAfter(progress.rating, rating, right) : progress.rating,
    done: isFirst ? [...progress.done, id] : progress.done,
    again: card
      ? { ...progress.again, [id]: scheduler.next(card, now, right ? Grade.Good : Grade.Again).card }
      : progress.again,
  };
}

/** Return the rating that new problems should have: a newcomer's are easier. */
function wanted({ rating, done }: Progress): number {
  return rating.rating - EASIER * Math.max(0, 1 - done.length / EASED);
}

/** Return the next problem: one that was missed and is due, else a new one, the nearest to the rating. Doubles, which
 *  the usual game does not have, come later. */
export function nextPuzzle(puzzles: readonly ListedPuzzle[], progress: Progress, now: Date): ListedPuzzle | null {
  const due = puzzles
    .flatMap((one) =>
      lookUp(progress.again, one.id) ? [{ one, when: lookUp(progress.again, one.id)?.due ?? now }] : [],
    )
    .filter(({ when }) => when <= now)
    .sort((a, b) => a.when.getTime() - b.when.getTime());
  if (due[0]) return due[0].one;
  const off = (one: ListedPuzzle) => Math.abs(one.rating - wanted(progress));
  const fresh = puzzles.filter(({ id }) => !progress.done.includes(id));
  const usual = progress.done.length < USUAL ? fresh.filter(({ kind }) => kind !== "double") : fresh;
  const left = usual.length > 0 ? usual : fresh;
  return left.reduce<ListedPuzzle | null>((best, one) => (best && off(best) <= off(one) ? best : one), null);
}

/** Return the saved progress; throws when the value is not one. */
function read({ rating, done, again }: Progress): Progress {
  const isRating = [rating.rating, rating.deviation, rating.volatility].every(Number.isFinite);
  if (!isRating || !done.every((id) => typeof id === "string")) throw new TypeError("no progress");
  const cards = Object.entries(again).map(([id, card]) => [id, TypeConvert.card(card)] as const);
  return { rating, done, again: Object.fromEntries(cards) };
}

/** Return the progress on this device. */
export function loadProgress(): Progress {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? begun() : read(JSON.parse(text));
  } catch {
    return begun(); // no storage, or a value of another program
  }
}

/** Save the progress on this device. */
export function saveProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // No storage: it lasts until the page is closed.
  }
}
