// Two games with the same deals as a score sheet: each deal's points beside the other's.
import { lookUp } from "../../engine/lookUp.ts";
import type { DailyGame } from "../../engine/types/answer.ts";
import type { Side } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import styles from "./daily.module.css";

type Points = Record<Side, number>;

/** Return points or a score, "5–3", with a side's own first. */
export const scoreOf = (points: Points, side: Side, them: Side): string =>
  `${lookUp(points, side) ?? 0}–${lookUp(points, them) ?? 0}`;

/** Return the mark of a deal: ● when the side had more points in it, ○ when the other had, – when neither. */
export function dealMark(points: Points, side: Side, them: Side): string {
  const ahead = (lookUp(points, side) ?? 0) - (lookUp(points, them) ?? 0);
  return ahead > 0 ? "●" : ahead < 0 ? "○" : "–";
}

interface Props {
  rows: [who: string, game: DailyGame][];
  side: Side;
  them: Side;
  said(game: DailyGame): string; // the result
}

/** A row for each deal, a column for each player, and the results below. */
export function Sheet({ rows, side, them, said }: Props) {
  const deals = Math.max(...rows.map(([, { deals }]) => deals.length));
  return (
    <table class={`${styles.result} ${styles.sheet}`}>
      <thead>
        <tr>
          <th scope="col">{t("daily-deal-column")}</th>
          {rows.map(([who]) => (
            <th key={who} scope="col">
              {who}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: deals }, (_, at) => (
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            {rows.map(([who, game]) => {
              const points = game.deals[at];
              return (
                <td key={who}>
                  {points && (
                    <>
                      <span aria-hidden="true">{dealMark(points, side, them)} </span>
                      {scoreOf(points, side, them)}
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("daily-score")}</th>
          {rows.map(([who, game]) => (
            <td key={who}>{said(game)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
