// How to play, for somebody who has never heard of the game. What is told is the usual game; where the
// game on the table has other rules, a line says what is different there.
import type { ComponentChildren } from "preact";
import { Panel } from "../app/Panel.tsx";
import type { State } from "../app/state.ts";
import { t } from "../i18n/index.ts";
import { differences, type Topic } from "./differences.ts";
import { Dealt, Forced, Order } from "./pictures.tsx";
import "./rules.css";

export default function RulesPanel({ state }: { state: State }) {
  const { view } = state.shown ?? {};
  const options = view?.rules.options ?? {};
  const { fourColour } = state.settings;
  const target = view?.target ?? 5;
  const mustHead = options.must_head !== false;
  const kings = options.king_mark;
  const risky = options.vulnerability !== "none";
  const worth = { point: 1, ...(risky && { vulnerable: 2 }), vole: 2, [kings === "none" ? "turned" : "king"]: 1 };

  const topic = (name: Topic, children: ComponentChildren) => (
    <section aria-labelledby={`how-${name}`}>
      <h3 id={`how-${name}`}>{t(`how-${name}-title`)}</h3>
      {children}
      {differences(options, name).map((key) => (
        <p key={key} class="here">
          {t(key)}
        </p>
      ))}
    </section>
  );
  return (
    <Panel name="rules" title={t("how-to-play")} notice={state.notice}>
      <p class="goal">{t("how-goal", { target })}</p>
      {topic(
        "cards",
        <>
          <p>{t("how-cards")}</p>
          <Order aceHigh={options.rank_order === "ace-high"} fourColour={fourColour} />
          {options.rank_order !== "ace-high" && <p>{t("how-cards-ace")}</p>}
        </>,
      )}
      {topic(
        "deal",
        <div class="beside">
          <p>{t("how-deal")}</p>
          <Dealt fourColour={fourColour} />
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
            {t("how-king")} {kings !== "optional" && t("how-king-marked")}
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
          <Forced mustHead={mustHead} fourColour={fourColour} />
          <p>{t("how-play-taken")}</p>
        </>,
      )}
      {topic(
        "score",
        <ul class="worth-list">
          {Object.entries(worth).map(([name, points]) => (
            <li key={name}>
              <span class="worth-points">{t("result-points", { points })}</span>
              <span>{t(`how-score-${name}`)}</span>
            </li>
          ))}
        </ul>,
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
