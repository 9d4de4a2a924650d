// A solver's progress: the rating, the problems solved, and when missed ones come again. Only the first try at a
// problem changes the rating (Glicko-2); a missed one is repeated by FSRS. It is stored with the settings, which
// backups include.

import glicko2 from "glicko2";
import { type Card, createEmptyCard, fsrs, Rating as Grade, TypeConvert } from "ts-fsrs";
import { recall, remember } from "../../browser/kept.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { offers } from "../../engine/offers.ts";
import type { ListedPuzzle } from "../../engine/types/analysis.ts";
import { FIRST } from "../../i18n/phrases.ts";
import { freshSeed } from "../choice.ts";

/** A rating with its deviation and volatility. */
export interface Rating {
  rating: number;
  deviation: number;
  volatility: number;
}

export interface Progress {
  rating: Rating;
  done: string[]; // the ids of the problems tried, in order
  kind: string; // the kind that was chosen, "" for all in turn
  again: Record<string, Card>; // the missed ones
}

const KEY = "ecarte.puzzles";
/** Return where progress is stored: that of the first game, of another, or of its problems made without end of a kind. */
const keyOf = (game: string, drill: string): string =>
  [KEY, ...(game === FIRST ? [] : [game]), ...(drill ? [drill] : [])].join(".");

/** Return the place of a problem in the panel's address: its id in the first game, whose problems were long the only ones,
 *  and "belote-58e80749" in another. */
export const placeOf = (game: string, id: string): string => (game === FIRST ? id : `${game}-${id}`);

/** Return the game and the problem that a place names, each "" where it names none. */
export function placed(at: string): { game: string; id: string } {
  const [, game = "", id = ""] = /^([a-z]+)-(.*)$/.exec(at) ?? [];
  if (offers(game, "puzzles")) return { game, id };
  return { game: at ? FIRST : "", id: at };
}

/** Return the kind of a problem that is made when it is asked for, from its id: "bids" of "bids.3fa9c1d2"; "" for others. */
export const drillOf = (id: string): string => /^([a-z-]+)\./.exec(id)?.[1] ?? "";

/** Return the id of a problem that is made when it is asked for, another each time. */
export const another = (drill: string): string => `${drill}.${freshSeed().slice(0, 8)}`;

/** With a larger deviation a rating is provisional: it may still change much. */
export const UNSURE = 110;
const SURE = 80; // the deviation of a problem's own rating, as in the terminal
// As in the terminal: py/ecarte/analysis/puzzles.py.
const KINDS = [
  ...["propose", "accept", "lead", "card", "discard", "double"],
  ...["first", "draw", "second", "partner", "belote", "last", "free", "open"],
]; // of all games, in the order in which they take turns
const LATER = ["double", "free", "open"]; // kinds that only games by other rules than the usual ones have
const EASIER = 250; // by how much a newcomer's first problem is easier than the rating everybody begins with
const EASED = 5; // problems, until they are as hard as the rating
const NEAR = 300; // a kind without a problem so near to the rating misses its turn
const AROUND = [0, -120, 120] as const; // problems are put around the rating in turn, so that they are not all alike
const USUAL = 30; // problems of the usual game, before those of other rules
const KEPT = 50; // problems of a drill that are remembered
const settings = { tau: 0.5, rating: 1500, rd: 350, vol: 0.06 };
const scheduler = fsrs({ enable_fuzz: false, learning_steps: ["10m"], relearning_steps: ["10m"] });

/** Return the progress of a newcomer. */
export const begun = (): Progress => ({
  rating: { rating: settings.rating, deviation: settings.rd, volatility: settings.vol },
  done: [],
  kind: "",
  again: {},
});

/** Return the rating after an answer to a problem. */
export function ratingAfter({ rating, deviation, volatility }: Rating, puzzle: number, right: boolean): Rating {
  const ranking = new glicko2.Glicko2(settings);
  const own = ranking.makePlayer(rating, deviation, volatility);
  ranking.updateRatings([[own, ranking.makePlayer(puzzle, SURE, settings.vol), right ? 1 : 0]]);
  return { rating: own.getRating(), deviation: own.getRd(), volatility: own.getVol() };
}

/** Return the progress after an answer. Of problems made without end none comes again, and only the last are remembered. */
export function noted(progress: Progress, { id, rating }: ListedPuzzle, right: boolean, now: Date): Progress {
  const isFirst = !progress.done.includes(id);
  const isOfDrill = drillOf(id) !== "";
  const card = lookUp(progress.again, id) ?? (right || isOfDrill ? null : createEmptyCard(now));
  const done = isFirst ? [...progress.done, id] : progress.done;
  return {
    ...progress,
    rating: isFirst ? ratingAfter(progress.rating, rating, right) : progress.rating,
    done: isOfDrill ? done.slice(-KEPT) : done,
    again: card
      ? { ...progress.again, [id]: scheduler.next(card, now, right ? Grade.Good : Grade.Again).card }
      : progress.again,
  };
}

/** Return the rating that the next new problem should have: a newcomer's are easier. */
function wanted({ rating, done }: Progress): number {
  const eased = EASIER * Math.max(0, 1 - done.length / EASED);
  return rating.rating - eased + (AROUND[done.length % AROUND.length] ?? 0);
}

/** Return the next problem: one that was missed and is due, else a new one near the rating, or near one somewhat below or
 *  above. Kinds take turns, unless one was chosen. Those that the usual game does not have come later. Problems of
 *  lessons are left out. */
export function nextPuzzle(puzzles: readonly ListedPuzzle[], progress: Progress, now: Date): ListedPuzzle | null {
  const { done, again } = progress;
  const all = puzzles.filter(({ lesson }) => !lesson);
  const ofKind = all.filter(({ kind }) => kind === progress.kind);
  const candidates = ofKind.length > 0 ? ofKind : all;
  const due = candidates
    .flatMap((one) => (lookUp(again, one.id) ? [{ one, when: lookUp(again, one.id)?.due ?? now }] : []))
    .filter(({ when }) => when <= now)
    .sort((a, b) => a.when.getTime() - b.when.getTime());
  if (due[0]) return due[0].one;
  const tried = new Set(done);
  const fresh = candidates.filter(({ id }) => !tried.has(id));
  const usual = done.length < USUAL ? fresh.filter(({ kind }) => !LATER.includes(kind)) : fresh;
  const middle = wanted(progress);
  const off = (one: ListedPuzzle) => Math.abs(one.rating - middle);
  const nearest = new Map<string, ListedPuzzle>();
  for (const one of [...(usual.length > 0 ? usual : fresh)].sort((a, b) => off(a) - off(b) || (a.id < b.id ? -1 : 1)))
    if (!nearest.has(one.kind)) nearest.set(one.kind, one);
  const near = [...nearest.values()].filter((one) => off(one) <= NEAR);
  const kinds = new Map(puzzles.map(({ id, kind }) => [id, kind]));
  const last = new Map(done.map((id, at) => [kinds.get(id) ?? "", at])); // when each kind was put last
  const order = (kind: string) => (KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.length);
  const turn = (a: ListedPuzzle, b: ListedPuzzle) =>
    (last.get(a.kind) ?? -1) - (last.get(b.kind) ?? -1) || order(a.kind) - order(b.kind);
  return (near.length > 0 ? near : [...nearest.values()]).sort(turn)[0] ?? null;
}

/** Return the saved progress; throws when the value is not one. */
function read({ rating, done, kind, again }: Progress): Progress {
  const isRating = [rating.rating, rating.deviation, rating.volatility].every(Number.isFinite);
  if (!isRating || !done.every((id) => typeof id === "string")) throw new TypeError("no progress");
  const cards = Object.entries(again).map(([id, card]) => [id, TypeConvert.card(card)] as const);
  // An earlier version had no kind.
  return { rating, done, kind: typeof kind === "string" ? kind : "", again: Object.fromEntries(cards) };
}

/** Return the progress of a game on this device, or of its problems made without end of a kind. */
export function loadProgress(game = FIRST, drill = ""): Progress {
  try {
    const text = recall(keyOf(game, drill));
    return text === null ? begun() : read(JSON.parse(text));
  } catch {
    return begun(); // a value of another program
  }
}

/** Save the progress of a game on this device, or of its problems made without end of a kind. */
export function saveProgress(progress: Progress, game = FIRST, drill = ""): void {
  remember(keyOf(game, drill), JSON.stringify(progress));
}
