import type { Choice } from "../../game/choice.ts";
import { t } from "../../i18n/index.ts";
import fieldsStyles from "../../kit/fields.module.css";
import panelStyles from "../../kit/panel.module.css";
import { Segments } from "../../kit/Segments.tsx";
import newgameStyles from "./newgame.module.css";

interface Props {
  choice: Choice;
  change: (patch: Partial<Choice>) => void;
  laid: boolean | null; // the device lies between two people; null where it cannot
  lay: (laid: boolean) => void;
}

/** The choice to play against the computer or between people at this device, with their names. */
export function Company({ choice, change, laid, lay }: Props) {
  const { company, names, match } = choice;
  const isPool = match === "pool";
  const seats = isPool ? [...choice.seats, "W"] : choice.seats; // the third player of a pool waits
  const rename = (at: number, name: string) =>
    change({ names: seats.map((_, i) => (i === at ? name : (names[i] ?? ""))) });
  return (
    <>
      <Segments
        name="company"
        legend={t("new-company")}
        value={company === "here" && isPool ? "three" : company}
        choices={[
          ["computer", t("new-company-computer")],
          ["here", t("new-company-here")],
          ...(isPool ? ([["three", t("new-company-three")]] as const) : []),
        ]}
        change={(value) =>
          change(
            value === "three"
              ? { company: "here" }
              : { company: value, ...(value === "here" && isPool && { match: "" }) },
          )
        }
      />
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
        </div>
      )}
      {company === "here" && laid !== null && (
        <Segments
          name="device"
          legend={t("new-device")}
          value={laid ? "lies" : "handed"}
          choices={[
            ["lies", t("new-device-lies")],
            ["handed", t("new-device-handed")],
          ]}
          change={(value) => lay(value === "lies")}
        />
      )}
      {company === "here" && <p class={panelStyles.small}>{t(laid ? "new-device-help" : "new-company-help")}</p>}
    </>
  );
}
