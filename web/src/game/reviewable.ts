import { offers } from "../engine/offers.ts";
import type { Summary } from "../engine/types/summary.ts";

/** The analyst asks for a game that is over, with all its cards. */
export const reviewable = ({ game, over, viewOf, branch }: Summary): boolean =>
  offers(game, "review") && over && viewOf === null && branch === null;
