// The result of a deal or a game: the tricks, and the points with their reasons.

import { useId } from "preact/hooks";
import { lookUp } from "../../../engine/lookUp.ts";
import type { EcarteView, Scored, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { useReachable } from "../../../kit/hooks/useReachable.ts";
import type { ResultProps } from "../../contract/layout.ts";
import { spectated } from "../../contract/moment.ts";
import { scoreApart } from "../../contract/said.ts";
import styles from "../../pieces/result.module.css";
import { broken, standing } from "../turn/course.ts";
import { opposite } from "../turn/moment.ts";

export function Result({ view, log, names, resigned, beat, closing }: ResultProps<EcarteView>) {
  const box = useReachable<HTMLElement>();
  const id = useId(); // between two people there are two
  const me = view.seat;
  const them = opposite(view);
  const apart = spectated(view); // players are called by name
  const words = (seat: Seat) => ({ who: seat === me && !apart ? "you" : "other", name: lookUp(names, seat) ?? seat });
  const loser = (seat: Seat) => lookUp(names, seat === me ? them : me) ?? "";
  const count = { mine: lookUp(view.score, me) ?? 0, theirs: lookUp(view.score, them) ?? 0, ...words(them) };
  const over = view.phase === "over" && view.winner;
  const tricks = view.scored.findLast(({ why }) => why !== "king" && why !== "turned-king");
  const title = over
    ? t(resigned ? (apart ? "replay-resigned" : "result-resigned") : "result-game", words(view.winner ?? me))
    : t("result-deal", words(tricks?.seat ?? me));
  // The point for a hand thrown in is not one for most tricks.
  const thrown = standing(log, view.deal).some(({ verb }) => verb === "concede");
  const lessened = log.findLast((entry) => entry.do === "score" && entry.deal === view.deal)?.offenders ?? [];
  const why = (scored: Scored) => (thrown && scored === tricks ? "conceded" : scored.why);
  return (
    <section ref={box} class={styles.result} data-part="result" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {view.tricks.length > 0 && (
        <p class={styles.tricks}>
          {t(apart ? "result-tricks-apart" : "result-tricks", {
            ...words(them),
            me: lookUp(names, me) ?? me,
            mine: lookUp(view.won, me) ?? 0,
            theirs: lookUp(view.won, them) ?? 0,
          })}
        </p>
      )}
      <ul>
        {view.scored.map((scored) => (
          <li key={`${scored.seat}${scored.why}`}>
            <span class={styles.points}>{t("result-points", { points: scored.points })}</span>
            <span>
              {apart
                ? t("result-to", { ...words(scored.seat), why: t(`replay-why-${why(scored)}`) })
                : t(`result-${why(scored)}`, { ...words(scored.seat), loser: loser(scored.seat) })}
            </span>
          </li>
        ))}
      </ul>
      {view.doubled && tricks && <p class={styles.because}>{t("result-doubled")}</p>}
      {lessened.map((seat) => (
        <p key={seat} class={styles.because}>
          {t("result-lessened", { ...words(seat), law: Number(broken(log, view.deal, seat)) })}
        </p>
      ))}
      <p class={styles.standing}>{apart ? scoreApart(view.score, names) : t("result-score", count)}</p>
      {view.gamePoints !== null && over && <p class={styles.worth}>{t("result-worth", { points: view.gamePoints })}</p>}
      {over && beat && <p class={styles.beat}>{beat}</p>}
      {over && closing}
    </section>
  );
}
