// The durations of actions at the table, in milliseconds, by the speed in the settings.

/** The least time between two moves before a computer player moves: the motion goes on meanwhile. */
export const CONSIDER = { calm: 800, normal: 300, fast: 150, off: 0 };

/** The time for which a card is offered before it plays itself. */
export const ITSELF = { calm: 800, normal: 350, fast: 300, off: 200 };

/** For so long after a card has played itself, a tap where it lay was still meant for it: nobody can see what lies there now
 *  and press it so soon. */
export const MEANT = 150;

/** The time for which each move of a watched game is shown. */
export const LOOK = { calm: 2500, normal: 1500, fast: 700, off: 80 };

/** The time that a spectator has for giving advice. */
export const SPEAK = 4000;

/** Resolve after a time in milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
