// Points for a thumb: the number of each side, and large digits that change the one chosen.
import type { Side } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import styles from "./pad.module.css";

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "back", "0", "clear"];
const LONGEST = 3; // digits

interface Props {
  legend: string;
  sides: (readonly [side: Side, name: string, points: string])[];
  active: Side;
  choose: (side: Side) => void;
  change: (points: string) => void;
}

export function Digits({ legend, sides, active, choose, change }: Props) {
  const typed = sides.find(([side]) => side === active)?.[2] ?? "";
  const press = (key: string) => {
    if (key === "clear") change("");
    else if (key === "back") change(typed.slice(0, -1));
    else change(String(Number(typed + key)).slice(0, LONGEST));
  };
  return (
    <fieldset class={styles.points}>
      <legend>{legend}</legend>
      <div class={styles.shown}>
        {sides.map(([side, name, points]) => (
          <label key={side} class={side === active ? `${styles.side} ${styles.active}` : styles.side}>
            <span>{name}</span>
            <input
              type="text"
              inputMode="none"
              maxLength={LONGEST}
              autocomplete="off"
              value={points}
              onFocus={() => choose(side)}
              onInput={(event) => {
                const digits = event.currentTarget.value.replace(/\D/g, "").slice(0, LONGEST);
                event.currentTarget.value = digits;
                change(digits);
              }}
            />
          </label>
        ))}
      </div>
      <div class={styles.digits}>
        {KEYS.map((key) => (
          <button key={key} type="button" class={styles.digit} onClick={() => press(key)}>
            {key.length === 1 ? key : t(`pad-key-${key}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
