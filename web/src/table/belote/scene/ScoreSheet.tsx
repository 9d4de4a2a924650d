// The score sheet as players keep it: a row for each deal with its points and the running score of each side.

import { useEffect, useRef } from "preact/hooks";
import { lookUp } from "../../../engine/lookUp.ts";
import { sideOf } from "../../../engine/seats.ts";
import type { BeloteView } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { Sight } from "../../contract/layout.ts";
import { outcomeOf, tallyOf } from "../../contract/log.ts";
import { goalOf, ordered } from "../turn/places.ts";
import { Mark } from "./Mark.tsx";
import { SumsTable } from "./SumsTable.tsx";
import sumsStyles from "./sums.module.css";

const SHEET = { made: "takes", failed: "failed", litige: "litige" };

export function ScoreSheet({ view, log, names }: Sight<BeloteView>) {
  const sides = ordered(view);
  const deals = log.filter((entry) => entry.do === "score");
  const sheet = useRef<HTMLDivElement>(null);
  // The last deals are at the bottom.
  useEffect(() => sheet.current?.scrollIntoView({ block: "end" }), []);
  return (
    <div ref={sheet}>
      <SumsTable view={view} names={names}>
        {deals.map((entry) => {
          const tally = tallyOf(entry);
          const took = tally && sideOf(tally.taker, view.sides);
          return (
            <tr key={entry.deal}>
              <th scope="row">
                {entry.deal}
                {tally && <Mark contract={tally.contract} />}
              </th>
              {sides.map((side) => (
                <td key={side}>
                  <span class={sumsStyles.gain}>
                    {tally ? t("belote-gain", { points: lookUp(entry.points, side) ?? 0 }) : "–"}
                    {tally && side === took && <small>{t(`belote-sheet-${SHEET[outcomeOf(tally)]}`)}</small>}
                    {side === tally?.capot && <small>{t("belote-capot")}</small>}
                  </span>
                  <b>{lookUp(entry.score, side) ?? 0}</b>
                </td>
              ))}
            </tr>
          );
        })}
      </SumsTable>
      <p>{t(deals.length > 0 ? "belote-sheet-target" : "belote-sheet-empty", goalOf(view))}</p>
    </div>
  );
}
