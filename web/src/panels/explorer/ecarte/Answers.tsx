import { choiceWords } from "../../../analysis/choices.ts";
import { percent, places } from "../../../analysis/figures.ts";
import { Worths } from "../../../analysis/Worths.tsx";
import { cardName, theCards } from "../../../cards/cardNames.ts";
import type { EcarteExplored } from "../../../engine/types/analysis.ts";
import { has, language, t } from "../../../i18n/index.ts";
import panelStyles from "../../../kit/panel.module.css";
import explorerStyles from "../explorer.module.css";

interface AnswersProps {
  explored: EcarteExplored | null; // as far as it has been computed
  progress: number;
  role: "elder" | "dealer";
  laid: number; // the number of cards that the elder discards, when the hand is the dealer's
  without: boolean; // computed without the master's tables
}

const SEEN = 0.0005; // less does not show in the figures
const SHOWN = 3; // the number of leads, and of discards
const AWAITED = { wins: 46039, hands: 65780, worlds: 4000 }; // as long as the figures to come

/** The advice of the books and the figures for a hand. Figures still to come have their room, so that nothing moves. */
export function Answers({ explored, progress, role, laid, without }: AnswersProps) {
  if (progress === 1 && !explored?.choices) return <p class={explorerStyles.explored}>{t("explorer-over")}</p>;
  const { choices = null, deals = null, discards = null, leads = null, seeing = null, worlds = 0 } = explored ?? {};
  const [best, second] = choices ?? [];
  const near = best && second && best.game - second.game <= best.error + second.error;
  const master = choices?.reduce((most, each) => ((each.p ?? 0) > (most.p ?? 0) ? each : most));
  const throwing = t("explorer-best-discards", { laid: role === "dealer" ? laid : 0 });
  const format = new Intl.NumberFormat(language());
  const alone = ({ wins, hands }: { wins: number; hands: number }) =>
    t(role === "elder" ? "explorer-deals-stand" : "explorer-deals-refuse", {
      wins: format.format(wins),
      hands: format.format(hands),
      share: percent(wins / hands, 1),
    });
  const means = (worlds: number) => t("explorer-means", { role, worlds: format.format(worlds) });
  return (
    <div class={explorerStyles.explored}>
      <section class={explorerStyles.exploredBooks} aria-labelledby="explored-books">
        <h3 id="explored-books">{t("explorer-books")}</h3>
        {explored && <Books classic={explored.classic} role={role} />}
      </section>
      <section aria-labelledby="explored-figures" aria-busy={progress < 1}>
        <h3 id="explored-figures">{t("explorer-figures")}</h3>
        <p class={explorerStyles.exploredDoes}>
          {best ? t(near ? "explorer-near" : `move-${best.event.slice(2)}`, { number: 0 }) : t("explorer-awaited")}
        </p>
        <p class={`${explorerStyles.exploredMaster} ${panelStyles.small}`}>
          {master?.p != null && t("explorer-master", { choice: choiceWords(master.event), often: percent(master.p) })}
        </p>
        <Worths unit="game" worths={choices} rows={choices?.length ?? 2} label={t("explorer-choices")} headed />
        <p class={deals ? "" : explorerStyles.room} aria-hidden={!deals}>
          {alone(deals ?? AWAITED)}
        </p>
        {role === "elder" && (
          <>
            <h4>{t("explorer-best-lead")}</h4>
            <Worths unit="game" worths={leads} rows={SHOWN} label={t("explorer-best-lead")} />
          </>
        )}
        <h4>{throwing}</h4>
        <Worths unit="game" worths={discards} rows={SHOWN} label={throwing} />
        <div class={`${explorerStyles.exploredMeans} ${panelStyles.small}`}>
          <p class={explorerStyles.room} aria-hidden="true">
            {means(AWAITED.worlds)}
          </p>
          <p>
            {progress < 1 && t("explorer-counting", { progress: percent(progress) })}
            {/* Screen readers say only the end. */}
            <span role="status">{progress < 1 ? "" : means(worlds)}</span>
          </p>
        </div>
        {without && progress === 1 && <p class={panelStyles.small}>{t("analysis-without")}</p>}
        {leads && seeing && seeing.game >= SEEN && (
          <p class={panelStyles.small}>
            {t("explorer-seeing", { game: percent(seeing.game, 1), points: places(seeing.points) })}
          </p>
        )}
      </section>
    </div>
  );
}

function Books({ classic, role }: Pick<EcarteExplored, "classic"> & Pick<AnswersProps, "role">) {
  const does = role === "elder" ? (classic.plays ? "stand" : "propose") : classic.plays ? "refuse" : "accept";
  return (
    <>
      <p class={explorerStyles.exploredDoes}>{t(`move-${does}`, { number: 0 })}</p>
      <p>
        {classic.standard
          ? t("explorer-why-standard", { hand: has(`classic-${classic.why}`) ? t(`classic-${classic.why}`) : "" })
          : t(`explorer-why-${classic.why || "weak"}`)}
      </p>
      <p>
        {classic.thrown.length > 0 ? t("explorer-throws", { cards: theCards(classic.thrown) }) : t("explorer-keeps")}
      </p>
      {classic.lead && <p>{t("explorer-leads", { card: cardName(classic.lead) })}</p>}
    </>
  );
}
