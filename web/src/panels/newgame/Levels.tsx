import { Portrait } from "../../cards/Portrait.tsx";
import choiceStyles from "../../kit/choice.module.css";
import styles from "./levels.module.css";

/** A player to choose. */
export interface Level {
  value: string;
  portrait: string; // the computer player's name in the engine
  title: string;
  about: string; // a sentence, "" for none
}

interface Props {
  name: string; // of the radio buttons
  legend: string;
  value: string;
  levels: Level[];
  change: (value: string) => void;
}

/** Computer players to choose from, each with a portrait and a sentence. */
export function Levels({ name, legend, value, levels, change }: Props) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class={styles.levels}>
        {levels.map((each) => (
          <label key={each.value} class={`${choiceStyles.choice} ${styles.level}`}>
            <Portrait player={each.portrait} class={styles.portrait} />
            <span>
              <strong>{each.title}</strong>
              {each.about && <small>{each.about}</small>}
            </span>
            <input
              type="radio"
              name={name}
              value={each.value}
              checked={each.value === value}
              onChange={() => change(each.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
