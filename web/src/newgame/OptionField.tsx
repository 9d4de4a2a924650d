// One rule option: its name, its values, what it means, the rule it changes.
import type { Catalog } from "../engine/types.ts";
import { t } from "../i18n/index.ts";
import { valueWords } from "../i18n/values.ts";

type Option = Catalog["games"][number]["options"][number];
type Value = Option["default"];

interface Props {
  option: Option;
  value: Value;
  apt: boolean; // false when another option leaves it without meaning
  change: (value: Value) => void;
}

export function OptionField({ option, value, apt, change }: Props) {
  const { name, values, rule } = option;
  const help = `option-${name}-help`;
  return (
    <div class={apt ? "option" : "option idle"}>
      {typeof option.default === "boolean" ? (
        <label class="switch">
          <input
            type="checkbox"
            checked={value === true}
            disabled={!apt}
            aria-describedby={help}
            onChange={(event) => change(event.currentTarget.checked)}
          />
          <span>{t(`option-${name}`)}</span>
        </label>
      ) : (
        <label class="field">
          <span>{t(`option-${name}`)}</span>
          <select
            value={String(value)}
            disabled={!apt}
            aria-describedby={help}
            onChange={(event) => change(values.find((one) => String(one) === event.currentTarget.value) ?? value)}
          >
            {values.map((one) => (
              <option key={String(one)} value={String(one)}>
                {valueWords(name, one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p id={help} class="small">
        {t("option-help", { words: t(help), rule })}
      </p>
    </div>
  );
}
