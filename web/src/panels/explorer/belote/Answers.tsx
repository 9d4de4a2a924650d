import { choiceWords, reasonsOf, reasonWords } from "../../../analysis/choices.ts";
import { percent } from "../../../analysis/figures.ts";
import { Worths } from "../../../analysis/Worths.tsx";
import type { BeloteExplored } from "../../../engine/types/analysis.ts";
import { language, t } from "../../../i18n/index.ts";
import { joined } from "../../../i18n/phrases.ts";
import panelStyles from "../../../kit/panel.module.css";
import explorerStyles from "../explorer.module.css";

interface AnswersProps {
  explored: BeloteExplored | null; // as far as it has been computed
  progress: number;
  isLead: boolean;
  number: number; // of choices
}

/** What each bid or lead is worth: few deals first, then ever more. Figures still to come have their room. */
export function Answers({ explored, progress, isLead, number }: AnswersProps) {
  const { declared = [], estimate = null } = explored ?? {};
  const reasons = joined(reasonWords(reasonsOf(estimate?.reasons ?? [], false), "hint"));
  const worlds = new Intl.NumberFormat(language()).format(estimate?.worlds ?? 0);
  return (
    <div class={explorerStyles.explored}>
      <section aria-labelledby="explored-figures" aria-busy={progress < 1}>
        <h3 id="explored-figures">{t("explorer-figures")}</h3>
        <p class={explorerStyles.exploredDoes}>{estimate ? choiceWords(estimate.best) : t("explorer-awaited")}</p>
        <p class={explorerStyles.exploredReasons}>{reasons}</p>
        <Worths
          unit="points"
          worths={estimate?.choices}
          rows={estimate?.choices.length ?? number}
          label={t("explorer-choices")}
          headed
        />
        {declared.length > 0 && (
          <p class={panelStyles.small}>
            {joined([t("explorer-declared"), ...declared.map((one) => `${choiceWords(one)}.`)])}
          </p>
        )}
        <p class={panelStyles.small}>
          {progress < 1 ? t("explorer-counting", { progress: percent(progress) }) : ""}
          {/* Screen readers say only the end. */}
          <span role="status">
            {progress < 1 ? "" : t(isLead ? "explorer-means-lead" : "explorer-means-bid", { worlds })}
          </span>
        </p>
      </section>
    </div>
  );
}
