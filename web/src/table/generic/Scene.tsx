// The table of any game of two, from its view alone.
import { Face, USUAL } from "../../cards/Face.tsx";
import { lookUp } from "../../engine/lookUp.ts";
import { other } from "../../engine/seats.ts";
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { useReachable } from "../../kit/hooks/useReachable.ts";
import type { Called } from "../contract/context.ts";
import type { ResultProps, SceneProps } from "../contract/layout.ts";
import { ended, spectated, taken } from "../contract/moment.ts";
import { scoreApart } from "../contract/said.ts";
import styles from "../pieces/result.module.css";
import type { Tag } from "../pieces/Tags.tsx";
import { Two } from "../pieces/Two.tsx";
import { scorers } from "./turn.ts";

export function Scene(props: SceneProps) {
  const { view, entry, last = entry, log, children } = props;
  // The view already counts a deal while its last trick is still on the table.
  const counted = (view.phase !== "scored" && view.phase !== "over") || ended(view, last);
  const score = counted ? view.score : (log.findLast((each) => each.score)?.score ?? {});
  const tags = (seat: Seat, who: Called): Tag[] =>
    seat === view.dealer && view.deal > 0
      ? [{ name: "deals", words: t("tag-deals"), note: t("generic-note-deals", { ...who }) }]
      : [];
  return (
    <Two
      scene={props}
      portrait={<Face card="Qc" looks={USUAL} />}
      tags={tags}
      marked={(seat) => lookUp(score, seat) ?? 0}
      turnsUp={view.trump !== null || view.turned !== null}
    >
      {children}
    </Two>
  );
}

export function Result({ view, log, names, resigned, beat, closing }: ResultProps) {
  const box = useReachable<HTMLElement>();
  const me = view.seat;
  const them = other(me);
  const apart = spectated(view); // nobody is addressed
  const words = (seat: Seat) => ({ who: seat === me && !apart ? "you" : "other", name: lookUp(names, seat) ?? seat });
  const { points = {} } = log.findLast((entry) => entry.do === "score" && entry.deal === view.deal) ?? {};
  const scoring = view.seats.filter((seat) => (lookUp(points, seat) ?? 0) > 0);
  const tricks = {
    me: lookUp(names, me) ?? me,
    mine: taken(view, null, me),
    theirs: taken(view, null, them),
    ...words(them),
  };
  const dealTitle = (): string => {
    const [won] = scoring;
    if (scoring.length > 1) return t("generic-even");
    return won ? t("result-deal", words(won)) : t("generic-drawn");
  };
  const title = (): string => {
    if (view.phase !== "over") return dealTitle();
    if (!view.winner) return t("ask-over");
    if (!resigned) return t("result-game", words(view.winner));
    return t(apart ? "replay-resigned" : "result-resigned", words(view.winner));
  };
  return (
    <section ref={box} class={styles.result} data-part="result" aria-labelledby="result-title">
      <h2 id="result-title">{title()}</h2>
      {view.tricks.length > 0 && (
        <p class={styles.tricks}>{t(apart ? "result-tricks-apart" : "result-tricks", tricks)}</p>
      )}
      <ul>
        {scorers({ points }, names, apart ? "" : me).map((words) => (
          <li key={words.name}>
            <span class={styles.points}>{t("result-points", words)}</span>
            <span>{t("generic-to", words)}</span>
          </li>
        ))}
      </ul>
      <p class={styles.standing}>{scoreApart(view.score, names)}</p>
      {view.phase === "over" && beat && <p class={styles.beat}>{beat}</p>}
      {view.phase === "over" && closing}
    </section>
  );
}
