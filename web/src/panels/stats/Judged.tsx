import type { GradeStep, Standing } from "../../engine/types/analysis.ts";
import { t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { OneGrade } from "../../replay/review/Grades.tsx";
import { Figures } from "./Figures.tsx";

/** How well the user decided in the games that were reviewed: the grade, and each kind of decision beside the best. */
export function Judged({ standing, steps, games }: { standing: Standing; steps: GradeStep[]; games: number }) {
  const { grade, kinds, said } = standing;
  if (!grade) return null;
  const decided = Object.entries(kinds).map(([kind, { faultless, loss }]) => ({
    id: kind,
    name: t(`stats-kind-${kind}`),
    cells: [faultless, loss],
  }));
  const spoken = Object.entries(said).map(([verb, cells]) => ({ id: verb, name: t(`stats-said-${verb}`), cells }));
  return (
    <>
      <h3>{t("stats-judged")}</h3>
      <OneGrade name={you()} grade={grade} steps={steps} />
      <Figures id="judged" heads={[t("stats-kind"), t("stats-faultless"), t("stats-loss")]} rows={decided} />
      <Figures id="said" heads={[t("stats-said"), you(), t("stats-best")]} rows={spoken} />
      <p>{t("stats-judged-means", { count: games })}</p>
    </>
  );
}
