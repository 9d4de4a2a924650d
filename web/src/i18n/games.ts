// What the games are called.
import { t } from "./index.ts";

/** The game the page begins with: its words and its table are there first. */
export const FIRST = "ecarte";

/** "Belote", where it is to be said: "" for the game the page begins with. */
export const gameIfOther = (game: string): string => (game === FIRST ? "" : t(`game-${game}`));
