// A table of the deals: their points, and how much of what came was luck and how much play.

import { Fragment } from "preact";
import { useContext } from "preact/hooks";
import { formOf } from "../../analysis/unit.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { against, sideOf } from "../../engine/seats.ts";
import type { Review } from "../../engine/types/analysis.ts";
import type { Seat, Side } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { listed } from "../../i18n/phrases.ts";
import { Heads } from "../../kit/Heads.tsx";
import { People, sideName, who } from "../steps/names.ts";
import styles from "./review.module.css";

export function Deals({ review: { deals, scale }, seat }: { review: Review; seat: Seat }) {
  const people = useContext(People);
  const { unit } = scale;
  const { more, slight } = formOf(unit);
  const sides = [sideOf(seat, people.sides), ...against(seat, people.sides)];
  const head = (side: Side) =>
    t("reviewed-play", side.length === 1 ? who(side, people) : { who: "other", name: sideName(side, people) });
  // Of partners, what each has lost or won stands below, beside where luck came from.
  const partners = sides.filter((side) => side.length > 1).flatMap((side) => [...side]);
  return (
    <div class={styles.dealsScroll}>
      <table class={styles.deals} aria-label={t("reviewed-deals")}>
        <Heads columns={[t("reviewed-deal"), t("reviewed-points"), t("reviewed-luck"), ...sides.map(head)]} />
        <tbody>
          {deals.map(({ deal, points, luck, skill }) => {
            const of = Object.entries(luck).filter(([, value]) => Math.abs(value) >= slight);
            const played = partners.flatMap((each) => {
              const value = lookUp(skill, each) ?? 0;
              return Math.abs(value) >= slight ? [{ name: lookUp(people.names, each) ?? each, more: more(value) }] : [];
            });
            const below = [
              ...(of.length > 1
                ? [listed(of.map(([kind, value]) => t(`reviewed-luck-${kind}`, { unit, more: more(value) })))]
                : []),
              ...(played.length > 0 ? [listed(played.map((each) => t("reviewed-play-seat", each)))] : []),
            ];
            return (
              <Fragment key={deal}>
                <tr>
                  <th scope="row">{deal}</th>
                  <td>{sides.map((side) => lookUp(points, side) ?? 0).join("–")}</td>
                  <td>{more(sum(Object.values(luck)))}</td>
                  {sides.map((side) => (
                    <td key={side}>{more(sum([...side].map((each) => lookUp(skill, each) ?? 0)))}</td>
                  ))}
                </tr>
                {below.length > 0 && (
                  <tr class={styles.dealsLuck}>
                    <td colSpan={3 + sides.length}>
                      {below.map((words) => (
                        <div key={words}>{words}</div>
                      ))}
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

const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0);
