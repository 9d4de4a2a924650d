import { offers } from "../engine/offers.ts";
import type { Summary } from "../engine/types/summary.ts";

/** Return whether a game can be reviewed: it is over and all its cards are known. */
export const reviewable = ({ game, over, viewOf, branch }: Summary): boolean =>
  offers(game, "review") && over && viewOf === null && branch === null;
