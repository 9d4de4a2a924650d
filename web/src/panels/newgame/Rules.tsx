import { useState } from "preact/hooks";
import { lookUp } from "../../engine/lookUp.ts";
import type { Options, OptionValue } from "../../engine/types/view.ts";
import { apt, byTopic, type GameRules, inForce, type Option, type Preset, usual, withRule } from "../../game/rules.ts";
import { t } from "../../i18n/index.ts";
import { joined, valueWords } from "../../i18n/phrases.ts";
import { explain, inBook } from "../../i18n/problem.ts";
import { RuleLink } from "../../kit/Explained.tsx";
import { SelectField, Switch } from "../../kit/Fields.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import { Icon } from "../../kit/Icon.tsx";
import panelStyles from "../../kit/panel.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import newgameStyles from "./newgame.module.css";

interface Props {
  game: GameRules;
  preset: Preset;
  changes: Options; // the differences from the preset
  change: (patch: { preset?: string; options: Options }) => void;
}

/** The rules of a new game: presets, differences from them, and every option folded away. */
export function Rules({ game, preset, changes, change }: Props) {
  const [dropped, setDropped] = useState(""); // the options that lost their effect with the last change, and why
  const rules = inForce(game, preset, changes);
  const differing = game.options.filter(({ name }) => Object.hasOwn(changes, name));
  const take = (options: Options, words = "") => {
    setDropped(words);
    change({ options });
  };
  const set = (name: string, value: OptionValue) => {
    const after = withRule(game, preset, changes, name, value);
    const words = after.left.map(({ option, why }) =>
      joined([explain(why), t("new-left", { value: valueWords(option.name, option.default) })]),
    );
    take(after.changes, joined(words));
  };
  return (
    <>
      <fieldset class={newgameStyles.presets}>
        <legend>{t("new-rules")}</legend>
        {game.presets.map(({ name }) => (
          <label key={name} class={newgameStyles.preset}>
            <input
              type="radio"
              name="preset"
              checked={preset.name === name}
              onChange={() => {
                setDropped("");
                change({ preset: name, options: {} });
              }}
            />
            <span>
              <strong>{t(`preset-${name}`)}</strong>
              <small>{t(`preset-${name}-help`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {differing.length > 0 && (
        <ul class={newgameStyles.changed} aria-label={t("new-options-changed", { count: differing.length })}>
          {differing.map((option) => (
            <li key={option.name}>
              <button
                type="button"
                class={newgameStyles.chip}
                title={t("new-put-back")}
                onClick={() => set(option.name, usual(option, preset))}
              >
                <span>
                  {t("new-changed", {
                    option: t(`option-${option.name}`),
                    value: valueWords(option.name, lookUp(rules, option.name) ?? option.default),
                  })}
                </span>
                <Icon name="close" />
                <span class={unseenStyles.unseen}>{t("new-put-back")}</span>
              </button>
            </li>
          ))}
          {differing.length > 1 && (
            <li>
              <button type="button" class={`${newgameStyles.chip} ${newgameStyles.plain}`} onClick={() => take({})}>
                {t("new-options-reset")}
              </button>
            </li>
          )}
        </ul>
      )}
      <p class={newgameStyles.leftOut} role="status">
        {dropped}
      </p>
      <details class={`${fieldsStyles.options} ${newgameStyles.options}`}>
        <summary>{t("new-options")}</summary>
        {byTopic(game).map(([topic, options]) => {
          const shown = options.filter((option) => apt(option, rules));
          return (
            shown.length > 0 && (
              <fieldset key={topic} class={newgameStyles.topic}>
                <legend>{t(`topic-${topic}`)}</legend>
                {shown.map((option) => (
                  <OptionField
                    key={option.name}
                    option={option}
                    value={lookUp(rules, option.name) ?? option.default}
                    usual={usual(option, preset)}
                    change={(value) => set(option.name, value)}
                  />
                ))}
              </fieldset>
            )
          );
        })}
      </details>
    </>
  );
}

interface OptionFieldProps {
  option: Option;
  value: OptionValue;
  usual: OptionValue; // in the preset
  change: (value: OptionValue) => void;
}

function OptionField({ option, value, usual, change }: OptionFieldProps) {
  const { name, values, rule } = option;
  const help = `option-${name}-help`;
  const flag = values.every((one) => typeof one === "boolean");
  return (
    <div class={value === usual ? fieldsStyles.option : `${fieldsStyles.option} ${fieldsStyles.differs}`}>
      {flag ? (
        <Switch title={t(`option-${name}`)} value={value === true} describedBy={help} change={change} />
      ) : (
        <SelectField
          title={t(`option-${name}`)}
          value={String(value)}
          describedBy={help}
          change={(chosen) => change(values.find((one) => String(one) === chosen) ?? value)}
        >
          {values.map((one) => [String(one), valueWords(name, one)])}
        </SelectField>
      )}
      <p class={panelStyles.small}>
        <span id={help}>{t(help)}</span>
        {t("sentence-gap")}
        {inBook(rule) && <RuleLink rule={rule} />}
        {value !== usual && (
          <button type="button" class={fieldsStyles.textButton} onClick={() => change(usual)}>
            {t("new-usual", { value: flag ? t(usual ? "option-on" : "option-off") : valueWords(name, usual) })}
          </button>
        )}
      </p>
    </div>
  );
}
