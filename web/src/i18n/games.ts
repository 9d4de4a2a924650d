// The names of games, rules and matches. One that this page does not know, from another version, is shown as it is.
import { has, t } from "./index.ts";
import { shownName } from "./shown.ts";

/** The game the page begins with, whose words and table are fetched first. */
export const FIRST = "ecarte";

const named = (kind: string, name: string): string => (has(`${kind}-${name}`) ? t(`${kind}-${name}`) : shownName(name));

/** Return a game's name, "Belote". */
export const gameName = (game: string): string => named("game", game);

/** Return a game's name, "Belote"; "" for the page's first game, which need not be named. */
export const gameIfOther = (game: string): string => (game === FIRST ? "" : gameName(game));

/** Return the name of a set of rules, "The usual game". */
export const presetName = (preset: string): string => named("preset", preset);

/** Return the name of a kind of match, "Best of three games". */
export const matchName = (kind: string): string => named("match", kind);
