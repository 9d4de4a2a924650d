// What there is for a game besides playing it. Callers ask here and need not know the games.
// Made by `make types` from the titles, py/ecarte/titles/: what is to be different is declared there.
import { lookUp } from "./lookUp.ts";

export type Offer =
  | "arbiter"
  | "daily"
  | "explorer"
  | "facing"
  | "gallery"
  | "introduction"
  | "lessons"
  | "matches"
  | "puzzles"
  | "reader"
  | "review"
  | "takeback"
  | "why";

const offered: Record<string, readonly Offer[]> = {
  ecarte: [
    "arbiter",
    "daily",
    "explorer",
    "facing",
    "gallery",
    "introduction",
    "lessons",
    "matches",
    "puzzles",
    "reader",
    "review",
    "takeback",
    "why",
  ],
  belote: ["daily", "lessons", "takeback"],
};

export const offers = (game: string, what: Offer): boolean => lookUp(offered, game)?.includes(what) ?? false;

/** Return the games for which there is such a thing. */
export const gamesWith = (what: Offer): string[] => Object.keys(offered).filter((game) => offers(game, what));
