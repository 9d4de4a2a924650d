import cardsStyles from "../../cards/cards.module.css";
import { type Looks as Chosen, Face, USUAL } from "../../cards/Face.tsx";
import { t } from "../../i18n/index.ts";
import choiceStyles from "../../kit/choice.module.css";
import { choices } from "../../settings/settings.ts";
import styles from "./looks.module.css";

interface Props<K extends "faces" | "back"> {
  name: K;
  looks: Chosen;
  change: (patch: Pick<Chosen, K>) => void;
}

/** The looks of the faces or backs of the cards, to choose by picture. */
export function Looks<K extends "faces" | "back">({ name, looks, change }: Props<K>) {
  return (
    <fieldset>
      <legend>{t(`settings-${name}`)}</legend>
      <div class={styles.looks}>
        {choices[name].map((value) => (
          <label key={value} class={`${choiceStyles.choice} ${styles.look}`}>
            <span class={`${cardsStyles.card} ${styles.card}`} aria-hidden="true">
              <Face card={name === "back" ? "??" : "Qh"} looks={{ ...USUAL, indices: looks.indices, [name]: value }} />
            </span>
            <span>{t(`settings-${name}-${value}`)}</span>
            <input
              type="radio"
              name={name}
              value={value}
              checked={looks[name] === value}
              onChange={() => change({ [name]: value } as Pick<Chosen, K>)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
