// How long things take at the table, in milliseconds, by the speed in the settings.

/** The least time that a computer player takes for a move. */
export const CONSIDER = { normal: 500, fast: 200, off: 0 };

/** How long each move of a watched game is shown. */
export const LOOK = { normal: 1500, fast: 700, off: 80 };

/** How long a spectator has for giving advice. */
export const SPEAK = 4000;

/** Resolve after a time in milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
