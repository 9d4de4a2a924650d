// Against whom: the computer, or somebody else at this device.
import type { Choice } from "../../game/choice.ts";
import { t } from "../../i18n/index.ts";
import fieldsStyles from "../../kit/fields.module.css";
import panelStyles from "../../kit/panel.module.css";
import newgameStyles from "./newgame.module.css";

interface Props {
  choice: Choice;
  change: (patch: Partial<Choice>) => void;
}

export function Company({ choice, change }: Props) {
  const { company, names, match } = choice;
  const seats = match === "pool" ? [...choice.seats, "W"] : choice.seats; // the third of a pool waits
  const rename = (at: number, name: string) =>
    change({ names: seats.map((_, i) => (i === at ? name : (names[i] ?? ""))) });
  return (
    <>
      <fieldset>
        <legend>{t("new-company")}</legend>
        <div class={fieldsStyles.segmentsRow}>
          {(["computer", "here"] as const).map((each) => (
            <label key={each} class={fieldsStyles.segment}>
              <input
                type="radio"
                name="company"
                checked={company === each}
                onChange={() => change({ company: each })}
              />
              <span>{t(each === "here" && match === "pool" ? "new-company-three" : `new-company-${each}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {company === "here" && (
        <div class={`${fieldsStyles.names} ${newgameStyles.names}`}>
          {seats.map((seat, at) => (
            <label key={seat} class={fieldsStyles.field}>
              <span>{t("new-name", { number: at + 1 })}</span>
              <input
                type="text"
                value={names[at] ?? ""}
                placeholder={t("person-unnamed", { number: at + 1 })}
                maxLength={24}
                autocomplete="off"
                spellcheck={false}
                onInput={(event) => rename(at, event.currentTarget.value)}
              />
            </label>
          ))}
          <p class={panelStyles.small}>{t("new-company-help")}</p>
        </div>
      )}
    </>
  );
}
