// A new game: which one, the house rules, who plays, who deals. Whoever just wants to play presses "Deal";
// every single rule lies folded below.
import { useEffect, useRef, useState } from "preact/hooks";
import { Panel } from "../app/Panel.tsx";
import { computerName } from "../app/people.ts";
import type { State } from "../app/state.ts";
import type { Catalog, Problem } from "../engine/types.ts";
import { t } from "../i18n/index.ts";
import { explain } from "../i18n/problem.ts";
import { type Choice, loadChoice, saveChoice, seatsBy } from "./choice.ts";
import { OptionField } from "./OptionField.tsx";
import { Field, People } from "./People.tsx";

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

  const games = state.catalog?.games ?? [];
  const game = games.find(({ name }) => name === choice.game) ?? games[0];
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
  const seats = seatsBy(game.name, inForce);
  // Who was chosen last time may not play this game.
  const player = game.players.includes(choice.player) ? choice.player : (game.players[0] ?? "");
  const partner = game.players.includes(choice.partner) ? choice.partner : "";
  const dealer = seats.includes(choice.dealer) ? choice.dealer : "cut";
  const dealers = ["cut", ...seats].map((each): [string, string] => [
    each,
    each === "cut" || each === "S" ? t(`new-dealer-${each}`) : computerName(game.name, each, player),
  ]);
  const wanted: Choice = { ...choice, game: game.name, seats, preset: preset.name, player, partner, dealer };
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
    const refused = await deal(wanted);
    setDealing(false);
    setProblem(refused);
    if (!refused) saveChoice(wanted);
  };

  return (
    <Panel name="new" title={t("new-game")} notice={state.notice}>
      <form onSubmit={start}>
        {games.length > 1 && (
          <fieldset class="segments">
            <legend>{t("new-which")}</legend>
            <div class="segments-row">
              {games.map(({ name }) => (
                <label key={name} class="segment">
                  <input
                    type="radio"
                    name="game"
                    checked={game.name === name}
                    onChange={() => {
                      setProblem(null);
                      setChoice(loadChoice(name));
                    }}
                  />
                  <span>{t(`game-${name}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
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
        {seats.length === 2 && (
          <fieldset class="segments">
            <legend>{t("new-dealer")}</legend>
            <div class="segments-row">
              {dealers.map(([each, words]) => (
                <label key={each} class="segment">
                  <input
                    type="radio"
                    name="dealer"
                    checked={dealer === each}
                    onChange={() => change({ dealer: each })}
                  />
                  <span>{words}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <People game={game.name} players={game.players} choice={wanted} change={change} />
        {seats.length > 2 && (
          <Field title={t("new-dealer")} value={dealer} change={(value) => change({ dealer: value })}>
            {dealers}
          </Field>
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
