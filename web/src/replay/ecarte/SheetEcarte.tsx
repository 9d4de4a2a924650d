// A deal of écarté on the score sheet.

import { Small } from "../../cards/Small.tsx";
import { lookUp } from "../../engine/lookUp.ts";
import type { Entry, Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { scoredOf } from "../../table/contract/log.ts";
import { standing } from "../../table/ecarte/turn/course.ts";
import { type Columns, entriesIn } from "../steps/steps.ts";

/** The columns of a deal of écarté. */
export const ecarte: Columns = {
  columns: ["turn", "exchange", "tricks", "points", "score"],
  wide: "exchange",
  cells(deal, { names, sides }) {
    const name = (seat: Seat) => lookUp(names, seat) ?? seat;
    const entries = standing(entriesIn(deal), deal.number);
    const turn = entries.find((entry) => entry.do === "turn")?.card;
    const tricks = (seat: Seat) => entries.filter((entry) => entry.do === "trick" && entry.seat === seat).length;
    const pair = (of: (seat: Seat) => number) => sides.map(of).join("–");
    return [
      turn && <Small card={turn} />,
      course(entries, name).join(" · "),
      pair(tricks),
      deal.points && pair((seat) => lookUp(deal.points, seat) ?? 0),
      pair((seat) => lookUp(deal.score, seat) ?? 0),
    ];
  },
};

/** Return who proposed, played or refused, what was claimed, and whose kings were marked. */
function course(entries: Entry[], name: (seat: Seat) => string): string[] {
  const said = entries.filter((entry) => entry.do === "say");
  const proposals = said.filter(({ verb }) => verb === "propose");
  const words: string[] = [];
  const [first] = proposals;
  if (first) words.push(t("replay-sheet-proposed", { name: name(first.seat ?? ""), number: proposals.length }));
  for (const { verb = "", seat } of said) {
    if (/^(stand|refuse|king|double|offer|concede)$/.test(verb))
      words.push(t(`replay-sheet-${verb}`, { name: name(seat ?? "") }));
  }
  for (const { verb, args = [] } of entries) {
    const [seat = "", law = ""] = args;
    if (verb === "claim" && law) words.push(t("replay-sheet-claim", { name: name(seat), law }));
  }
  for (const entry of entries) {
    if (entry.do === "mark") words.push(t("replay-sheet-king", { name: name(entry.seat ?? "") }));
    for (const { why, seat } of scoredOf(entry)) {
      if (why === "vole") words.push(t("replay-sheet-vole", { name: name(seat) }));
    }
  }
  return words;
}
