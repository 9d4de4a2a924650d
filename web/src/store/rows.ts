// Games as the page holds them and as the database stores them: summaries in one store, so that long lists need no
// records, and records with their views in another.
import { other } from "../engine/seats.ts";
import type { Decision, JudgedSums, Review } from "../engine/types/analysis.ts";
import type { GameFigures } from "../engine/types/figures.ts";
import type { Friend } from "../engine/types/friend.ts";
import type { Summary } from "../engine/types/summary.ts";
import type { Entry, Seat, View } from "../engine/types/view.ts";

/** A game as the page holds it: the engine's answer, and the players. */
export interface Game {
  id: string; // of this device only; the address bar shows it
  revision: number; // increases by one each time it is saved
  changed: number; // when, in milliseconds
  touched: boolean; // the player has made a decision in it
  seat: Seat;
  player: string; // the opponents' player: the engine's name for it, "amateur"
  players: Record<Seat, string>; // the same for each seat that the computer plays
  people?: Record<Seat, string>; // the names of people who share this device; `seat` is then the last one who saw it
  watches?: boolean; // nobody here plays: `seat` is the one they have bet on, "" for none
  claims?: string[]; // between people here, after a deal: the claims either may still make (E26)
  seen?: Record<Seat, number>; // how many entries of the log each of them has seen
  friend?: string; // of a game between friends: its id in their messages
  side?: Friend; // this side of it
  version: string; // of the engine whose answer this is
  source: Source;
  key: string; // equal games have the same; "" until the engine has computed it
  summary: Summary;
  record: string;
  view: View;
  log: Entry[];
}

/** The origin of a game. A what-if game is never saved. */
export type Source = "played" | "imported" | "link" | "challenge" | "what-if";

/** A game in a list. An unfinished game that can be shown at once has `resume`, the time it was last played. */
export type Listed = Omit<Game, "record" | "view" | "log" | "side"> & { resume?: number };

/** A game as it is stored. An imported game has no view until the engine makes it on demand. */
export type Stored = Listed & Pick<Game, "record"> & Partial<Pick<Game, "view" | "log" | "side">>;

/** A game dealt for the next visit, with everything needed to show it at once. */
export type Kept = Pick<Game, "seat" | "player" | "players" | "version" | "summary" | "record" | "view" | "log">;

/** The data stored beside the summary of a game. */
export type Shelved = Pick<Stored, "id" | "record" | "view" | "log" | "side">;

/** This side of a game between friends before they sit at the table. */
export interface KeptFriend {
  side: Friend;
  changed: number; // when, in milliseconds
}

/** The summary of a deleted game; its record and reviews stay in place. */
export type Binned = Listed & { deleted: number }; // when, in milliseconds

/** A decision of a review that cost something. */
export type Costly = Pick<Decision, "at" | "event" | "loss" | "error" | "mark">;

/** The figures of a game in one of its revisions; null if the engine cannot read it. `judged` and the costliest decisions
 *  are of its review, if it has one. */
export interface Counted {
  revision: number;
  figures: GameFigures | null;
  judged?: JudgedSums;
  costliest?: Costly[];
}

/** The figures of games by id, as this version of the page counts them. */
export interface KeptFigures {
  version: string;
  games: Record<string, Counted>;
}

/** Of which games a table of facts is, each in one of its revisions. */
export interface KeptTable {
  id: string;
  version: string; // of the page that has made it
  ids: string[];
  revisions: number[];
  deals: number[]; // how many each game has; -1 for one that cannot be read
}

export interface StoredReview {
  id: string; // "<id of the game>/<seat>"
  version: string;
  course: string;
  review: Review;
}

/** Return a game with the fields that an earlier version did not store. */
export function filled<G extends Listed>(game: G): G {
  const { summary, seat, player } = game;
  const { S = 0, N = 0 } = summary.score;
  const two = { seats: ["S", "N"], sides: ["S", "N"] };
  const none = { viewOf: null, branch: null, challenge: null, match: null };
  const since = { result: summary.over ? `${S}-${N}` : "*", event: "?", ...none };
  const players = player ? { [other(seat)]: player } : {};
  const unsaid = { source: "played", key: "", players, summary: { ...two, ...since, ...summary } };
  return { ...unsaid, ...game, summary: unsaid.summary };
}

export function listed<G extends Listed>(game: G, isOpen = !game.summary.over): G {
  const { resume: _, ...rest } = game;
  return (isOpen ? { ...rest, resume: game.changed } : rest) as G;
}

/** Return whether a game is gone on with: it is not over, or friends have still to open it or to sign its end. One of a match is until
 *  the game that follows is kept, too: `nextOf`. */
export const isOpen = ({ summary, side }: Pick<Stored, "summary" | "side">): boolean =>
  !summary.over || Boolean(side?.awaited && !side.verdict && side.moved === undefined);

/** Return the id of the game with which a match of friends goes on after a game; "" where none follows. */
export const nextOf = ({ id, side }: Pick<Stored, "id" | "side">): string =>
  side && side.last > side.place ? `${id.slice(0, -String(side.place).length)}${side.last}` : "";

export const shown = (game: Stored): game is Stored & Game => game.view !== undefined && game.log !== undefined;

export function rowsOf(game: Stored): [Listed, Shelved] {
  const { record, view, log, side, ...rest } = game;
  return [
    view ? listed(rest, isOpen(game)) : rest,
    { id: game.id, record, ...(side && { side }), ...(view && log && { view, log }) },
  ];
}

/** Return a random id for a game on this device. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(16).padStart(2, "0")).join("");

// ---- the bin: deleted games stay in it for 30 days. Their summaries move to keys of their own in the store "kept", which older
// pages ignore; their records and reviews stay in place.

const DAY_MS = 24 * 60 * 60 * 1000;
export const DAYS = 30;

/** Return the time before which games must have been deleted to be removed for good. */
export const oldestKept = (now = Date.now()): number => now - DAYS * DAY_MS;

export const lapses = (deleted: number): number => deleted + DAYS * DAY_MS;

/** Return the key of a deleted game; keys sort by the time of deletion. */
export const binKey = (id: string, deleted: number): string => `bin/${String(deleted).padStart(16, "0")}/${id}`;

export const idOfKey = (key: string): string => key.slice(key.lastIndexOf("/") + 1);

/** Return the keys of all games in the bin, or of those deleted before a time. */
export const inBin = (before?: number): IDBKeyRange =>
  IDBKeyRange.bound("bin/", before === undefined ? "bin/\uffff" : binKey("", before));
