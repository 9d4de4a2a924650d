import type { ComponentChildren } from "preact";
import styles from "./fields.module.css";
import unseenStyles from "./unseen.module.css";

interface Props<T extends string> {
  name: string; // of the radio buttons
  legend: ComponentChildren;
  hidden?: boolean; // the legend is for screen readers only
  value: T | null;
  choices: readonly (readonly [value: T, words: ComponentChildren])[];
  change: (value: T) => void;
  class?: string | undefined;
}

/** Radio buttons side by side. */
export function Segments<T extends string>({ name, legend, hidden, value, choices, change, class: own }: Props<T>) {
  return (
    <fieldset class={own}>
      <legend class={hidden ? unseenStyles.unseen : undefined}>{legend}</legend>
      <div class={styles.segmentsRow}>
        {choices.map(([each, words]) => (
          <label key={each} class={styles.segment}>
            <input type="radio" name={name} value={each} checked={each === value} onChange={() => change(each)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
