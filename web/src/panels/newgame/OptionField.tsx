import type { OptionValue } from "../../engine/types/view.ts";
import type { Option } from "../../game/rules.ts";
import { t } from "../../i18n/index.ts";
import { inBook } from "../../i18n/problem.ts";
import { valueWords } from "../../i18n/values.ts";
import fieldsStyles from "../../kit/fields.module.css";
import panelStyles from "../../kit/panel.module.css";
import { RuleLink } from "../../kit/RuleLink.tsx";
import { SelectField } from "../../kit/SelectField.tsx";

interface Props {
  option: Option;
  value: OptionValue;
  usual: OptionValue; // in the preset
  change: (value: OptionValue) => void;
}

/** A rule option: its values, their meanings, the rule it changes, and a reset to the preset's value. */
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
          <button type="button" class={fieldsStyles.asUsual} onClick={() => change(usual)}>
            {t("new-usual", { value: flag ? t(usual ? "option-on" : "option-off") : valueWords(name, usual) })}
          </button>
        )}
      </p>
    </div>
  );
}
