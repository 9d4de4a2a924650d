// One rule option: its name, its values, what it means, the rule it changes, and how the preset has it.
import type { OptionValue } from "../../engine/types/view.ts";
import type { Option } from "../../game/rules.ts";
import { t } from "../../i18n/index.ts";
import { valueWords } from "../../i18n/values.ts";
import fieldsStyles from "../../kit/fields.module.css";
import panelStyles from "../../kit/panel.module.css";
import { RuleLink } from "../../kit/RuleLink.tsx";

interface Props {
  option: Option;
  value: OptionValue;
  usual: OptionValue; // in the preset
  change: (value: OptionValue) => void;
}

export function OptionField({ option, value, usual, change }: Props) {
  const { name, values, rule } = option;
  const help = `option-${name}-help`;
  const flag = values.every((one) => typeof one === "boolean");
  return (
    <div class={value === usual ? fieldsStyles.option : `${fieldsStyles.option} ${fieldsStyles.differs}`}>
      {flag ? (
        <label class={fieldsStyles.switch}>
          <input
            type="checkbox"
            checked={value === true}
            aria-describedby={help}
            onChange={(event) => change(event.currentTarget.checked)}
          />
          <span>{t(`option-${name}`)}</span>
        </label>
      ) : (
        <label class={fieldsStyles.field}>
          <span>{t(`option-${name}`)}</span>
          <select
            value={String(value)}
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
      <p class={panelStyles.small}>
        <span id={help}>{t(help)}</span> <RuleLink rule={rule} />
        {value !== usual && (
          <button type="button" class={fieldsStyles.asUsual} onClick={() => change(usual)}>
            {t("new-usual", { value: flag ? t(usual ? "option-on" : "option-off") : valueWords(name, usual) })}
          </button>
        )}
      </p>
    </div>
  );
}
