import type { Card, Options } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { Counted, Forced, Pair } from "../topics/pictures.tsx";
import styles from "../topics/rules.module.css";
import { topics } from "../topics/Topic.tsx";
import { belote as differences } from "./differences.ts";

interface Props {
  options: Options;
  target: number;
}

const DECLARED = { tierce: 20, cinquante: 50, cent: 100, carre: 100, nines: 150, jacks: 200 };

// A heart is led and trumped with the 8: a higher spade must be played.
const HAND: [Card, boolean][] = [
  ["Qs", true],
  ["7s", false],
  ["Ad", false],
  ["9c", false],
];

/** How belote is played, by four or by three as at the table. */
export function BeloteRules({ options, target }: Props) {
  const three = options.players === 3;
  const { contracts } = options;
  const goal = { target: String(target), deals: Number(options.deals ?? 0) };
  const many = options.declarations !== "belote-only";
  const capot: Record<string, number> = options.capot_88 ? { "capot-88": 88 } : { capot: 100 };
  const topic = topics("how-belote", differences, options);
  const worth = (list: Record<string, number>) => (
    <ul class={`${styles.worthList} ${styles.many}`}>
      {Object.entries(list).map(([name, points]) => (
        <li key={name}>
          <span class={styles.worthPoints}>{t("result-points", { points })}</span>
          <span>{t(`how-belote-${name}`)}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <p class={styles.goal}>{t(three ? "how-belote-goal-three" : "how-belote-goal", goal)}</p>
      {topic(
        "cards",
        <>
          <p>{t("how-belote-cards")}</p>
          <Counted ranks="J9ATKQ87" points={[20, 14, 11, 10, 4, 3, 0, 0]} suit="s" />
          <p>{t("how-belote-cards-plain")}</p>
          <Counted ranks="ATKQJ987" points={[11, 10, 4, 3, 2, 0, 0, 0]} suit="h" />
          {!three && <p>{t("how-belote-cards-sum")}</p>}
        </>,
      )}
      {topic("deal", <p>{t(three ? "how-belote-deal-three" : "how-belote-deal")}</p>)}
      {topic(
        "bid",
        <>
          <p>{t("how-belote-bid")}</p>
          {(contracts === "suits+nt" || contracts === "suits+nt+at") && <p>{t("how-belote-bid-nt")}</p>}
          {contracts === "suits+nt+at" && <p>{t("how-belote-bid-at")}</p>}
        </>,
      )}
      {topic(
        "declare",
        <>
          {many ? (
            <>
              <p>{t("how-belote-declare")}</p>
              {worth(DECLARED)}
              <p>{t(three ? "how-belote-best-three" : "how-belote-best")}</p>
            </>
          ) : (
            <p class={styles.here}>{t("how-belote-here-belote-only")}</p>
          )}
          <div class={styles.pictured}>
            <p>{t("how-belote-belote")}</p>
            <Pair cards={["Ks", "Qs"]} />
          </div>
        </>,
      )}
      {topic(
        "play",
        <>
          <p>{t("how-belote-play")}</p>
          <ol>
            {["follow", "trump", "over", ...(three ? [] : ["partner"]), "any"].map((name) => (
              <li key={name}>{t(`how-belote-play-${name}`)}</li>
            ))}
          </ol>
          <Forced led={["Th", "8s"]} hand={HAND} caption={t("how-belote-play-example")} />
          <p>
            {t("how-play-taken")}
            {t("sentence-gap")}
            {t("how-play-refused")}
          </p>
        </>,
      )}
      {topic(
        "score",
        <>
          <p>{t(three ? "how-belote-score-three" : "how-belote-score")}</p>
          {worth(capot)}
        </>,
      )}
    </>
  );
}
