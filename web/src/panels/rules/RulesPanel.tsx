import { useState } from "preact/hooks";
import { lookUp } from "../../engine/lookUp.ts";
import { offers } from "../../engine/offers.ts";
import { t } from "../../i18n/index.ts";
import { FIRST } from "../../i18n/phrases.ts";
import { Button } from "../../kit/Button.tsx";
import { WhichGame } from "../../kit/Fields.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { Reads } from "../../state/state.ts";
import { BeloteRules } from "./belote/BeloteRules.tsx";
import { EcarteRules } from "./ecarte/EcarteRules.tsx";

const introductions: Record<string, { Rules: typeof EcarteRules; target: number }> = {
  ecarte: { Rules: EcarteRules, target: 5 },
  belote: { Rules: BeloteRules, target: 1000 },
};

/** How to play, for beginners: the usual rules, and how the game on the table differs. */
export default function RulesPanel({ state }: Reads<"game" | "shown" | "notice">) {
  const { view } = state.shown ?? {};
  const [game, setGame] = useState<string>(view && Object.hasOwn(introductions, view.game) ? view.game : FIRST);
  const here = view?.game === game ? view : null;
  const options = here?.rules.options ?? {};
  const { Rules, target } = lookUp(introductions, game) ?? { Rules: EcarteRules, target: 5 };
  return (
    <Panel name="rules" title={t("how-to-play")} notice={state.notice}>
      <WhichGame name="rules-of" value={game} games={Object.keys(introductions)} change={setGame} />
      <Rules options={options} target={here?.target ?? target} />
      <p>{t(here && state.game?.summary.noBack ? "how-help-final" : "how-help")}</p>
      <div class={`${panelStyles.panelButtons} ${panelStyles.sticky}`} data-stays="bottom">
        {offers(game, "lessons") && <Button event="app:lessons" says="lessons" />}
        <Button event={`app:book:${game}`} says="rule-book" />
        <Button primary event="app:close" says="how-done" />
      </div>
    </Panel>
  );
}
