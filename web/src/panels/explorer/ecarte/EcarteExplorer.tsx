import { choiceWords } from "../../../analysis/choices.ts";
import { percent, places } from "../../../analysis/figures.ts";
import { Worths } from "../../../analysis/Worths.tsx";
import { cardName, theCards } from "../../../cards/cardNames.ts";
import type { EcarteExplored } from "../../../engine/types/analysis.ts";
import { has, language, t } from "../../../i18n/index.ts";
import { Button } from "../../../kit/Button.tsx";
import { Segments } from "../../../kit/Fields.tsx";
import panelStyles from "../../../kit/panel.module.css";
import explorerStyles from "../explorer.module.css";
import { type ExplorerProps, Field, Outcome } from "../Outcome.tsx";
import { Pack, Slots } from "../Pack.tsx";
import { useExplored } from "../useExplored.ts";
import { type Draft, drawAny, HAND, read, requestOf, rows, toggle, withPreset, write } from "./question.ts";

const TARGET = 5; // in every preset

/** Five cards and a turn-up of écarté: the advice of books and figures. */
export function EcarteExplorer({ at, turn, rules, failed }: ExplorerProps) {
  const addressed = read(at, TARGET);
  const presets = rules?.presets.map(({ name }) => name) ?? [addressed.preset];
  const draft = withPreset(addressed, presets);
  const question = requestOf(draft);
  const answer = useExplored(rules ? question : null, write(draft));
  const change = (next: Draft) => turn(write(next));
  const number = (label: string, value: number, choices: string, to: (value: number) => Draft) => (
    <Field
      label={t(label)}
      value={String(value)}
      choices={[...choices].map((each) => [each, each])}
      change={(value) => change(to(Number(value)))}
    />
  );
  const { hand, turned, role, laid } = draft;
  const [own, other] = draft.score;
  const missing = hand.length < HAND ? "explorer-missing-hand" : "explorer-missing-turned";
  return (
    <>
      <div class={explorerStyles.question}>
        <Segments
          name="explorer-role"
          legend={t("explorer-role")}
          hidden
          value={role}
          choices={(["elder", "dealer"] as const).map((role) => [role, t(`explorer-${role}`)])}
          change={(role) => change({ ...draft, role })}
        />
        <Slots hand={hand} turned={[turned]} size={HAND} labels={[t("explorer-turned")]} />
        <Pack hand={hand} turned={[turned]} rows={rows} tap={(card) => change(toggle(draft, card))} />
        <div class={explorerStyles.buttons}>
          <Button onClick={() => change(drawAny(draft))} says="explorer-draw" />
          <Button onClick={() => change({ ...draft, hand: [], turned: null })} says="explorer-clear" />
        </div>
        <div class={explorerStyles.fields}>
          {number("explorer-own", own, "01234", (value) => ({ ...draft, score: [value, other] }))}
          {number("explorer-other", other, "01234", (value) => ({ ...draft, score: [own, value] }))}
          {role === "dealer" && number("explorer-laid", laid, "12345", (laid) => ({ ...draft, laid }))}
          <Field
            label={t("new-rules")}
            value={draft.preset}
            choices={presets.map((preset) => [preset, t(`preset-${preset}`)])}
            change={(preset) => change({ ...draft, preset })}
          />
        </div>
      </div>
      <Outcome
        failed={failed ?? (answer.hasFailed ? answer.again : null)}
        missing={question ? "" : t(missing, { number: HAND - hand.length })}
      >
        <Answers {...answer} explored={answer.explored as EcarteExplored | null} role={role} laid={laid} />
      </Outcome>
    </>
  );
}

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
function Answers({ explored, progress, role, laid, without }: AnswersProps) {
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
