import { costlyWords } from "../../analysis/losses.ts";
import { percent } from "../../analysis/words.ts";
import type { Scale, Standing } from "../../engine/types/analysis.ts";
import { locale, t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { Button } from "../../kit/Button.tsx";
import { OneGrade } from "../../replay/review/Grades.tsx";
import type { CostlyIn } from "./adding.ts";
import { Figures } from "./Figures.tsx";
import styles from "./stats.module.css";

interface Props {
  standing: Standing;
  scale: Scale;
  games: number;
  costly: CostlyIn[];
}

/** How well the user decided in the games that were reviewed: the grade, each kind of decision beside the best, and what
 *  cost most. */
export function Judged({ standing, scale: { grades, marks }, games, costly }: Props) {
  const { grade, kinds, said } = standing;
  if (!grade) return null;
  const least = percent(marks["?!"]);
  const decided = Object.entries(kinds).map(([kind, { faultless, loss }]) => ({
    id: kind,
    name: t(`stats-kind-${kind}`),
    cells: [faultless, loss],
  }));
  const spoken = Object.entries(said).map(([verb, cells]) => ({ id: verb, name: t(`stats-said-${verb}`), cells }));
  return (
    <>
      <h3>{t("stats-judged")}</h3>
      <OneGrade name={you()} grade={grade} steps={grades} />
      <Figures id="judged" heads={[t("stats-kind"), t("stats-faultless", { least }), t("stats-loss")]} rows={decided} />
      <Figures id="said" heads={[t("stats-said"), you(), t("stats-best")]} rows={spoken} />
      <p>{t("stats-judged-means", { count: games, least })}</p>
      {costly.length > 0 && <Costliest costly={costly} />}
    </>
  );
}

/** The decisions that cost most, each with the way to its review. */
function Costliest({ costly }: Pick<Props, "costly">) {
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "medium" });
  return (
    <>
      <h4>{t("stats-costliest")}</h4>
      <ol class={styles.costliest}>
        {costly.map(({ game, decision }) => (
          <li key={`${game.id} ${decision.at} ${decision.event}`}>
            <span>{t("stats-costliest-line", { date: date.format(game.changed), line: costlyWords(decision) })}</span>{" "}
            <Button event={`app:review:${game.id}`}>{t("reviewed")}</Button>
          </li>
        ))}
      </ol>
    </>
  );
}
