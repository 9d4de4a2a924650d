import { useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { asName } from "../i18n/nameless.ts";
import fieldsStyles from "./fields.module.css";
import panelStyles from "./panel.module.css";

interface Props {
  value: string;
  change(name: string): void;
}

/** The field for the player's own name. */
export function YourName({ value, change }: Props) {
  const [text, setText] = useState(value); // as it is being typed
  return (
    <>
      <label class={fieldsStyles.field}>
        <span>{t("settings-name")}</span>
        <input
          type="text"
          name="own-name"
          value={text}
          maxLength={24}
          autocomplete="nickname"
          spellcheck={false}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            change(asName(currentTarget.value));
          }}
          onBlur={() => setText(value)}
        />
      </label>
      <p class={panelStyles.small}>{t("settings-name-help")}</p>
    </>
  );
}
