// A new game: the house rules, the opponent, who deals. Whoever just wants to play presses "Deal";
// every single rule lies folded below.
import { useEffect, useRef, useState } from "preact/hooks";
import { Panel } from "../app/Panel.tsx";
import type { State } from "../app/state.ts";
import type { Catalog, Problem } from "../engine/types.ts";
import { t } from "../i18n/index.ts";
import { explain } from "../i18n/problem.ts";
import { type Choice, loadChoice, saveChoice } from "./choice.ts";
import { OptionField } from "./OptionField.tsx";

interface Props {
  state: State;
  catalog: () => Promise<Catalog | null>;
  deal: (choice: Choice) => Promise<Problem | null>;
}

export default function NewGamePanel({ state, catalog, deal }: Props) {
  const [choice, setChoice] = useState(loadChoice);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [dealing, setDealing] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => void catalog(), [catalog]);
  useEffect(() => told.current?.scrollIntoView({ block: "nearest" }), [problem]);

  const game = state.catalog?.games.find(({ name }) => name === "ecarte");
  const preset = game?.presets.find(({ name }) => name === choice.preset) ?? game?.presets[0];
  if (!game || !preset)
    return (
      <Panel name="new" title={t("new-game")} notice={state.notice}>
        <p aria-live="polite">{t("engine-awaited")}</p>
      </Panel>
    );

  const defaults = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const inForce = { ...defaults, ...preset.options, ...choice.options };
  const changed = Object.keys(choice.options).length;
  const open = game.options.filter(({ values }) => values.length > 1); // what leaves a choice
  const opponent = (player: string) =>
    t("opponent-choice", { name: t(`opponent-${player}`), player: t(`player-${player}`) });
  const change = (patch: Partial<Choice>) => {
    setProblem(null);
    setChoice({ ...choice, ...patch });
  };
  const setOption = (name: string, value: string | number | boolean) => {
    const usual = preset.options[name] ?? defaults[name];
    const { [name]: _, ...rest } = choice.options;
    change({ options: value === usual ? rest : { ...rest, [name]: value } });
  };
  const start = async (event: Event) => {
    event.preventDefault();
    if (dealing) return;
    setDealing(true);
    const refused = await deal({ ...choice, preset: preset.name });
    setDealing(false);
    setProblem(refused);
    if (!refused) saveChoice({ ...choice, preset: preset.name });
  };

  return (
    <Panel name="new" title={t("new-game")} notice={state.notice}>
      <form onSubmit={start}>
        <fieldset class="cards-choice">
          <legend>{t("new-rules")}</legend>
          {game.presets.map(({ name }) => (
            <label key={name} class="choice">
              <input
                type="radio"
                name="preset"
                checked={preset.name === name}
                onChange={() => change({ preset: name, options: {} })}
              />
              <span>
                <strong>{t(`preset-${name}`)}</strong>
                <small>{t(`preset-${name}-help`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset class="segments">
          <legend>{t("new-dealer")}</legend>
          <div class="segments-row">
            {["cut", "S", "N"].map((dealer) => (
              <label key={dealer} class="segment">
                <input
                  type="radio"
                  name="dealer"
                  checked={choice.dealer === dealer}
                  onChange={() => change({ dealer })}
                />
                <span>{t(`new-dealer-${dealer}`, { name: t(`opponent-${choice.player}`) })}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {game.players.length > 1 ? (
          <label class="field">
            <span>{t("new-opponent")}</span>
            <select value={choice.player} onChange={(event) => change({ player: event.currentTarget.value })}>
              {game.players.map((player) => (
                <option key={player} value={player}>
                  {opponent(player)}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <p class="field">
            <span>{t("new-opponent")}</span> {game.players.map(opponent)}
          </p>
        )}
        <details class="options" open={changed > 0}>
          <summary>{changed > 0 ? t("new-options-changed", { count: changed }) : t("new-options")}</summary>
          {changed > 0 && (
            <button type="button" class="button" onClick={() => change({ options: {} })}>
              {t("new-options-reset")}
            </button>
          )}
          {open.map((option) => (
            <OptionField
              key={option.name}
              option={option}
              value={inForce[option.name] ?? option.default}
              apt={Object.entries(option.needs).every(([name, values]) => values.includes(inForce[name] ?? ""))}
              change={(value) => setOption(option.name, value)}
            />
          ))}
        </details>
        <p ref={told} class="refusal" role="alert">
          {problem && explain(problem)}
        </p>
        <div class="panel-buttons sticky">
          <button type="submit" class="button primary" aria-disabled={dealing}>
            {t("new-deal")}
          </button>
        </div>
      </form>
    </Panel>
  );
}
