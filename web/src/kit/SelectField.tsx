import styles from "./fields.module.css";

interface SelectProps {
  value: string;
  change: (value: string) => void;
  children: (readonly [value: string, words: string])[];
  label?: string; // where there is no visible one
  describedBy?: string; // the id of its explanation
  class?: string | undefined;
}

/** A drop-down list. */
export function Select({ value, change, children, label, describedBy, class: own }: SelectProps) {
  return (
    <select
      class={own}
      value={value}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={(event) => change(event.currentTarget.value)}
    >
      {children.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** A labelled drop-down list. */
export function SelectField({ title, class: own, ...rest }: Omit<SelectProps, "label"> & { title: string }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: a Select is one
    <label class={own ? `${styles.field} ${own}` : styles.field}>
      <span>{title}</span>
      <Select {...rest} />
    </label>
  );
}
