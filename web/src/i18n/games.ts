// The names of the games.
import { t } from "./index.ts";

/** The game the page begins with: its words and its table are fetched first. */
export const FIRST = "ecarte";

/** "Belote"; "" for the game the page begins with, which need not be named. */
export const gameIfOther = (game: string): string => (game === FIRST ? "" : t(`game-${game}`));
