// How long things take at the table, in milliseconds, by the speed in the settings.

/** The least time that a computer player takes for a move, counted from the move before it: motion goes on meanwhile. */
export const CONSIDER = { calm: 800, normal: 450, fast: 200, off: 0 };

/** How long a card is offered before it plays itself. */
export const ITSELF = { calm: 800, normal: 450, fast: 300, off: 200 };

/** For so long after a card has played itself taps are ignored: they were meant for that card. */
export const MEANT = 400;

/** How long each move of a watched game is shown. */
export const LOOK = { calm: 2500, normal: 1500, fast: 700, off: 80 };

/** How long a spectator has for giving advice. */
export const SPEAK = 4000;

/** Resolve after a time in milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
