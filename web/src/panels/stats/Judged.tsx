import type { GradeStep, Standing } from "../../engine/types/analysis.ts";
import { t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { OneGrade } from "../../replay/review/Grades.tsx";
import { Figure } from "./Figure.tsx";
import styles from "./stats.module.css";

/** How well the user decided in the games that were reviewed: the grade, and each kind of decision beside the best. */
export function Judged({ standing, steps, games }: { standing: Standing; steps: GradeStep[]; games: number }) {
  const { grade, kinds, said } = standing;
  if (!grade) return null;
  return (
    <>
      <h3>{t("stats-judged")}</h3>
      <OneGrade name={you()} grade={grade} steps={steps} />
      <table class={styles.figures} data-table="judged">
        <thead>
          <tr>
            <th scope="col">{t("stats-kind")}</th>
            <th scope="col">{t("stats-faultless")}</th>
            <th scope="col">{t("stats-loss")}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(kinds).map(([kind, { faultless, loss }]) => (
            <tr key={kind}>
              <th scope="row">{t(`stats-kind-${kind}`)}</th>
              <Figure of={faultless} />
              <Figure of={loss} />
            </tr>
          ))}
        </tbody>
      </table>
      <table class={styles.figures} data-table="said">
        <thead>
          <tr>
            <th scope="col">{t("stats-said")}</th>
            <th scope="col">{you()}</th>
            <th scope="col">{t("stats-best")}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(said).map(([verb, [own, best]]) => (
            <tr key={verb}>
              <th scope="row">{t(`stats-said-${verb}`)}</th>
              <Figure of={own} />
              <Figure of={best} />
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t("stats-judged-means", { count: games })}</p>
    </>
  );
}
