// The columns of the score sheet for a game that has none of its own.
import { lookUp } from "../../engine/lookUp.ts";
import type { Seat } from "../../engine/types/view.ts";
import { type Columns, entriesIn } from "../steps/steps.ts";

export const generic: Columns = {
  columns: ["tricks", "points", "score"],
  wide: "",
  cells(deal, { sides }) {
    const each = (of: (seat: Seat) => number) => sides.map(of).join("–");
    const took = entriesIn(deal).flatMap((entry) => (entry.do === "trick" ? entry.seat : []));
    return [
      each((seat) => took.filter((one) => one === seat).length),
      deal.points && each((seat) => lookUp(deal.points, seat) ?? 0),
      each((seat) => lookUp(deal.score, seat) ?? 0),
    ];
  },
};
