// The names of the games.
import { t } from "./index.ts";

/** The game the page begins with, whose words and table are fetched first. */
export const FIRST = "ecarte";

/** Return a game's name, "Belote"; "" for the page's first game, which need not be named. */
export const gameIfOther = (game: string): string => (game === FIRST ? "" : t(`game-${game}`));
