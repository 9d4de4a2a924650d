// A game as the page holds it, and as the stores of the database have it: a summary in one, so that a list of any length
// never reads a record, and the record with what the page shows of it in another.
import { other } from "../engine/seats.ts";
import type { Review } from "../engine/types/analysis.ts";
import type { Summary } from "../engine/types/summary.ts";
import type { Entry, Seat, View } from "../engine/types/view.ts";

/** A game as the page holds it: the engine's answer, and who plays. */
export interface Game {
  id: string; // of this device only; the address bar shows it
  revision: number; // grows by one with everything that is kept
  changed: number; // when, in milliseconds
  touched: boolean; // the player has decided something in it
  seat: Seat;
  player: string; // how the other side plays: the engine's name for it, "amateur"
  players: Record<Seat, string>; // the same for each seat that the computer plays
  people?: Record<Seat, string>; // names of those who hand this device to each other; then `seat` is who saw it last
  watches?: boolean; // nobody here plays in it: `seat` is whom they back, "" for nobody
  claims?: string[]; // after a deal of people here: what either of them may still claim (E26)
  seen?: Record<Seat, number>; // how many lines of the log each of them has seen
  version: string; // of the engine whose answer this is
  source: Source;
  key: string; // the engine's name for equal games; "" while it has not been asked
  summary: Summary;
  record: string;
  view: View;
  log: Entry[];
}

/** Where a game came from. A what-if game is never kept. */
export type Source = "played" | "imported" | "link" | "challenge" | "what-if";

/** What a list shows. `resume` is there when the game can be gone on with at once: when it was played last. */
export type Listed = Omit<Game, "record" | "view" | "log"> & { resume?: number };

/** A game as it is kept. One that was only read has nothing to show yet: the engine makes it when asked. */
export type Stored = Listed & Pick<Game, "record"> & Partial<Pick<Game, "view" | "log">>;

/** A game dealt and waiting, so that the next visit has its cards at once. */
export type Kept = Pick<Game, "seat" | "player" | "players" | "version" | "summary" | "record" | "view" | "log">;

/** What lies beside the summary of a game. */
export type Shelved = Pick<Stored, "id" | "record" | "view" | "log">;

/** A deleted game. What lies beside its summary, and its reviews, stay where they were. */
export type Binned = Listed & { deleted: number }; // when, in milliseconds

/** What was found out about a game. */
export interface StoredReview {
  id: string; // "<id of the game>/<seat>"
  version: string;
  course: string;
  review: Review;
}

/** A game as an earlier version listed it, with what that version did not tell. */
export function filled<G extends Listed>(game: G): G {
  const { summary, seat, player } = game;
  const { S = 0, N = 0 } = summary.score;
  const two = { seats: ["S", "N"], sides: ["S", "N"] };
  const since = { result: summary.over ? `${S}-${N}` : "*", event: "?", viewOf: null, branch: null, challenge: null };
  const players = player ? { [other(seat)]: player } : {};
  const unsaid = { source: "played", key: "", players, summary: { ...two, ...since, ...summary } };
  return { ...unsaid, ...game, summary: unsaid.summary };
}

/** A game with what it is found by. */
export function listed<G extends Listed>(game: G): G {
  const { resume: _, ...rest } = game;
  return (game.summary.over ? rest : { ...rest, resume: game.changed }) as G;
}

/** Can it be shown at once? */
export const shown = (game: Stored): game is Stored & Game => game.view !== undefined && game.log !== undefined;

/** A game in its two rows. */
export function rowsOf(game: Stored): [Listed, Shelved] {
  const { record, view, log, ...rest } = game;
  return [view ? listed(rest) : rest, { id: game.id, record, ...(view && log && { view, log }) }];
}
