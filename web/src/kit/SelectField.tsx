import styles from "./fields.module.css";

interface Props {
  title: string;
  value: string;
  change: (value: string) => void;
  children: (readonly [value: string, words: string])[];
  describedBy?: string; // the id of its explanation
  class?: string | undefined;
}

/** A labelled drop-down list. */
export function SelectField({ title, value, change, children, describedBy, class: own }: Props) {
  return (
    <label class={own ? `${styles.field} ${own}` : styles.field}>
      <span>{title}</span>
      <select value={value} aria-describedby={describedBy} onChange={(event) => change(event.currentTarget.value)}>
        {children.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
