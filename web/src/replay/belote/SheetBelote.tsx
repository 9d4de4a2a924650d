// A deal of belote on the score sheet: the contract, who took it, the declarations and the points.

import { Suit } from "../../cards/suits.tsx";
import { lookUp } from "../../engine/lookUp.ts";
import { sideOf } from "../../engine/seats.ts";
import type { Entry, Seat, Side } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { outcomeOf, tallyOf } from "../../table/contract/log.ts";
import styles from "../pieces/pieces.module.css";
import { sideName } from "../steps/names.ts";
import { type Columns, entriesIn } from "../steps/steps.ts";

/** The columns of a deal of belote. */
export const belote: Columns = {
  columns: ["contract", "points", "score", "tricks", "declared"],
  wide: "declared",
  cells(deal, people) {
    const { names, sides } = people;
    const name = (seat: Seat) => lookUp(names, seat) ?? seat;
    const entries = entriesIn(deal);
    const each = (of: (side: Side) => number) => sides.map(of).join("–");
    const tricks = (side: Side) =>
      entries.filter(({ do: what, seat }) => what === "trick" && sideOf(seat ?? "", sides) === side).length;
    return [
      <Contract entries={entries} over={deal.points !== null} name={name} />,
      deal.points && each((side) => lookUp(deal.points, side) ?? 0),
      each((side) => lookUp(deal.score, side) ?? 0),
      each(tricks),
      declared(entries, (side) => sideName(side, people)).join(" · "),
    ];
  },
};

const PLACE = "♦";
const SHEET = { made: "made", failed: "down", litige: "litige" };

/** "Camille ♥", "Blaise no trumps, failed". */
function Contract({ entries, over, name }: { entries: Entry[]; over: boolean; name(seat: Seat): string }) {
  const bid = entries.findLast(({ verb }) => verb === "take");
  if (!bid) return over ? t("replay-sheet-passed") : null;
  const [contract = ""] = bid.args ?? [];
  const suit = /^[shdc]$/.test(contract);
  // The suit is drawn at its place in the sentence.
  const tally = entries.map(tallyOf).find(Boolean);
  const words = t(`replay-sheet-${tally ? SHEET[outcomeOf(tally)] : "made"}`, {
    taker: name(bid.seat ?? ""),
    contract: suit ? PLACE : t("replay-sheet-bid", { kind: contract }),
  });
  const [before = "", after = ""] = words.split(PLACE);
  return (
    <>
      {before}
      {suit && (
        <span class={styles.smallSuit} data-suit={contract} role="img" aria-label={t("suit", { suit: contract })}>
          <Suit suit={contract} />
        </span>
      )}
      {after}
    </>
  );
}

/** Return what was declared, belote and capot included. */
function declared(entries: Entry[], name: (side: Side) => string): string[] {
  const says = (seat: Side, what: string) => t("replay-sheet-declares", { name: name(seat), what });
  const said = entries.flatMap((entry) => {
    const [kind = "", top = ""] = entry.args ?? [];
    if (entry.verb === "meld") {
      return [says(entry.seat ?? "", t("belote-meld", { kind, rank: top.slice(0, 1) }))];
    }
    return entry.call === "rebelote" ? [says(entry.seat ?? "", t("replay-sheet-belote"))] : [];
  });
  const capot = entries.map(tallyOf).find((tally) => tally?.capot)?.capot;
  return capot ? [...said, says(capot, t("replay-sheet-capot"))] : said;
}
