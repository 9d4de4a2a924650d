// A table of the deals: their points, and how much of the change in chances was luck and how much play.

import { Fragment } from "preact";
import { useContext } from "preact/hooks";
import { percentMore } from "../../analysis/words.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Review } from "../../engine/types/analysis.ts";
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { listed } from "../../i18n/phrases.ts";
import { People, who } from "../steps/names.ts";
import styles from "./review.module.css";

const LEAST = 0.005; // luck below this is not listed

export function Deals({ review, seat, seats }: { review: Review; seat: Seat; seats: Seat[] }) {
  const people = useContext(People);
  const order = [seat, ...seats.filter((each) => each !== seat)];
  return (
    <div class={styles.dealsScroll}>
      <table class={styles.deals} aria-label={t("reviewed-deals")}>
        <thead>
          <tr>
            <th scope="col">{t("reviewed-deal")}</th>
            <th scope="col">{t("reviewed-points")}</th>
            <th scope="col">{t("reviewed-luck")}</th>
            {order.map((each) => (
              <th key={each} scope="col">
                {t("reviewed-play", who(each, people))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {review.deals.map(({ deal, points, luck, skill }) => {
            const of = Object.entries(luck).filter(([, value]) => Math.abs(value) >= LEAST);
            const total = Object.values(luck).reduce((sum, value) => sum + value, 0);
            return (
              <Fragment key={deal}>
                <tr>
                  <th scope="row">{deal}</th>
                  <td>{order.map((each) => lookUp(points, each) ?? 0).join("–")}</td>
                  <td>{percentMore(total)}</td>
                  {order.map((each) => (
                    <td key={each}>{percentMore(lookUp(skill, each) ?? 0)}</td>
                  ))}
                </tr>
                {of.length > 1 && (
                  <tr class={styles.dealsLuck}>
                    <td colSpan={3 + order.length}>
                      {listed(of.map(([kind, value]) => t(`reviewed-luck-${kind}`, { more: percentMore(value) })))}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
