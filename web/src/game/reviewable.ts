import { offers } from "../engine/offers.ts";
import type { Summary } from "../engine/types/summary.ts";

/** Return whether a saved game can be played on: one seat's view of a game cannot. */
export const goesOn = ({ over, viewOf }: Summary): boolean => !over && !viewOf;

/** Return whether a game can be reviewed: it is over and all its cards are known. */
export const reviewable = ({ game, over, viewOf, branch }: Summary): boolean =>
  offers(game, "review") && over && viewOf === null && branch === null;
