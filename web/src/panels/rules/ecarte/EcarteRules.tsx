import type { Card, Options } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { POINTS } from "../../../table/ecarte/turn/points.ts";
import { Dealt, Forced, Order } from "../topics/pictures.tsx";
import styles from "../topics/rules.module.css";
import { topics } from "../topics/Topic.tsx";
import { ecarte as differences } from "./differences.ts";

interface Props {
  options: Options;
  target: number;
}

/** How écarté is played. */
export function EcarteRules({ options, target }: Props) {
  const mustHead = options.must_head !== false;
  const kings = options.king_mark;
  const risky = options.vulnerability !== "none";
  const { king, point, double } = POINTS;
  const worth = {
    point,
    ...(risky && { vulnerable: double }),
    vole: double,
    [kings === "none" ? "turned" : "king"]: king,
  };
  // A heart is led: which cards of the hand may be played to it.
  const forced: [Card, boolean][] = [
    ["Kh", true],
    ["8h", !mustHead],
    ["As", false],
    ["9c", false],
  ];
  const topic = topics("how", differences, options);
  return (
    <>
      <p class={styles.goal}>{t("how-goal", { target })}</p>
      {topic(
        "cards",
        <>
          <p>{t("how-cards")}</p>
          <Order aceHigh={options.rank_order === "ace-high"} />
          {options.rank_order !== "ace-high" && <p>{t("how-cards-ace")}</p>}
        </>,
      )}
      {topic(
        "deal",
        <div class={styles.pictured}>
          <p>{t("how-deal")}</p>
          <Dealt />
        </div>,
      )}
      {topic(
        "exchange",
        <>
          <p>{t("how-exchange-elder")}</p>
          <p>{t("how-exchange-dealer")}</p>
          {risky && <p>{t("how-exchange-vulnerable")}</p>}
        </>,
      )}
      {topic(
        "king",
        kings !== "none" && (
          <p>
            {t("how-king")}
            {t("sentence-gap")}
            {kings !== "optional" && t("how-king-marked")}
          </p>
        ),
      )}
      {topic(
        "play",
        <>
          <p>{t("how-play")}</p>
          <ol>
            {["follow", "trump", "any"].map((name) => (
              <li key={name}>{t(`how-play-${name}`)}</li>
            ))}
          </ol>
          <Forced led={["Th"]} hand={forced} caption={t(mustHead ? "how-play-example" : "how-play-example-free")} />
          <p>
            {t("how-play-taken")}
            {t("sentence-gap")}
            {options.revoke !== "penalty" && t("how-play-refused")}
          </p>
        </>,
      )}
      {topic(
        "score",
        <ul class={styles.worthList}>
          {Object.entries(worth).map(([name, points]) => (
            <li key={name}>
              <span class={styles.worthPoints}>{t("result-points", { points })}</span>
              <span>{t(`how-score-${name}`)}</span>
            </li>
          ))}
        </ul>,
      )}
    </>
  );
}
