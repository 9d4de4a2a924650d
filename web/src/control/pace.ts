// How long things take at the table, in milliseconds, by the speed that is set.

/** How long one of the computer's people considers a move, at least. */
export const CONSIDER = { normal: 500, fast: 200, off: 0 };

/** How long each move of a game is looked at that one only watches; where one may advise there is time for it. */
export const LOOK = { normal: 1500, fast: 700, off: 80 };
export const SPEAK = 4000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
