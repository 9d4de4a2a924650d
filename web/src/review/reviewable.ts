import type { Summary } from "../engine/types/summary.ts";

/** The analyst knows écarté, and games that are over, with all their cards. */
export const reviewable = ({ game, over, viewOf, branch }: Summary): boolean =>
  game === "ecarte" && over && viewOf === null && branch === null;
