// How to play, for somebody who has never heard of the game. What is told is the usual game; where the
// game on the table has other rules, a line says what is different there.
import { useState } from "preact/hooks";
import { FIRST } from "../../i18n/games.ts";
import { t } from "../../i18n/index.ts";
import buttonStyles from "../../kit/button.module.css";
import fieldsStyles from "../../kit/fields.module.css";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import type { State } from "../../state/state.ts";
import { BeloteRules } from "./belote/BeloteRules.tsx";
import { EcarteRules } from "./ecarte/EcarteRules.tsx";

// How each game is played, and the usual target where none is on the table.
const told: Record<string, { Rules: typeof EcarteRules; target: number }> = {
  ecarte: { Rules: EcarteRules, target: 5 },
  belote: { Rules: BeloteRules, target: 1000 },
};

export default function RulesPanel({ state }: { state: State }) {
  const { view } = state.shown ?? {};
  const [game, setGame] = useState<string>(view?.game ?? FIRST);
  const { fourColour } = state.settings;
  const here = view?.game === game ? view : null;
  const options = here?.rules.options ?? {};
  const { Rules, target } = told[game] ?? { Rules: EcarteRules, target: 5 };
  return (
    <Panel name="rules" title={t("how-to-play")} notice={state.notice}>
      <fieldset>
        <legend class={unseenStyles.unseen}>{t("new-which")}</legend>
        <div class={fieldsStyles.segmentsRow}>
          {Object.keys(told).map((name) => (
            <label key={name} class={fieldsStyles.segment}>
              <input type="radio" name="rules-of" checked={game === name} onChange={() => setGame(name)} />
              <span>{t(`game-${name}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Rules options={options} target={here?.target ?? target} fourColour={fourColour} />
      <p>{t(here && state.game?.summary.noBack ? "how-help-final" : "how-help")}</p>
      <div class={`${panelStyles.panelButtons} ${panelStyles.sticky}`}>
        <button type="button" class={buttonStyles.button} data-event={`app:book:${game}`}>
          {t("rule-book")}
        </button>
        <button type="button" class={`${buttonStyles.button} ${buttonStyles.primary}`} data-event="app:close">
          {t("how-done")}
        </button>
      </div>
    </Panel>
  );
}
