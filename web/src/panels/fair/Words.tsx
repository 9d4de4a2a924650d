import { t } from "../../i18n/index.ts";
import fieldsStyles from "../../kit/fields.module.css";
import panelStyles from "../../kit/panel.module.css";
import fairStyles from "./fair.module.css";

const LONGEST = 80; // characters; the engine checks the rest

interface Props {
  value: string;
  change: (words: string) => void;
}

/** The field for the words that cut the pack. */
export function Words({ value, change }: Props) {
  return (
    <>
      <label class={`${fieldsStyles.field} ${fairStyles.field}`}>
        <span>{t("cut-words")}</span>
        <input
          type="text"
          name="cut"
          value={value}
          maxLength={LONGEST}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => change(event.currentTarget.value)}
        />
      </label>
      <p class={panelStyles.small}>{t("cut-help")}</p>
    </>
  );
}
