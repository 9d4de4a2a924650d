// How to play, for somebody who has never heard of the game. What is told is the usual game; where the
// game on the table has other rules, a line says what is different there.
import { useState } from "preact/hooks";
import { Panel } from "../app/Panel.tsx";
import type { State } from "../app/state.ts";
import { t } from "../i18n/index.ts";
import { BeloteRules } from "./BeloteRules.tsx";
import { EcarteRules } from "./EcarteRules.tsx";
import "./rules.css";

const games = ["ecarte", "belote"] as const;

export default function RulesPanel({ state }: { state: State }) {
  const { view } = state.shown ?? {};
  const [game, setGame] = useState<string>(view?.game ?? "ecarte");
  const { fourColour } = state.settings;
  const here = view?.game === game ? view : null;
  const options = here?.rules.options ?? {};
  return (
    <Panel name="rules" title={t("how-to-play")} notice={state.notice}>
      <fieldset class="segments">
        <legend class="unseen">{t("new-which")}</legend>
        <div class="segments-row">
          {games.map((name) => (
            <label key={name} class="segment">
              <input type="radio" name="rules-of" checked={game === name} onChange={() => setGame(name)} />
              <span>{t(`game-${name}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {game === "belote" ? (
        <BeloteRules options={options} target={here?.target ?? 1000} fourColour={fourColour} />
      ) : (
        <EcarteRules options={options} target={here?.target ?? 5} fourColour={fourColour} />
      )}
      <p>{t("how-help")}</p>
      <div class="panel-buttons sticky">
        <button type="button" class="button primary" data-event="app:close">
          {t("how-done")}
        </button>
      </div>
    </Panel>
  );
}
