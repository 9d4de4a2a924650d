// Where a player writes the words to cut the pack with.
import { t } from "../../i18n/index.ts";

const LONGEST = 80; // characters; what else a record cannot hold the engine says

interface Props {
  value: string;
  change: (words: string) => void;
}

export function Words({ value, change }: Props) {
  return (
    <>
      <label class="field">
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
      <p class="small">{t("cut-help")}</p>
    </>
  );
}
