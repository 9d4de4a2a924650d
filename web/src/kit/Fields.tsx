// Fields of forms: switches, texts, choices from a list or side by side.
import type { ComponentChildren, ComponentProps } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { asName } from "../i18n/nameless.ts";
import styles from "./fields.module.css";
import panelStyles from "./panel.module.css";
import unseenStyles from "./unseen.module.css";

/** Return the classes of an element: its own part's, and one of the part that uses it. */
const withClass = (own: string | undefined, other: string | undefined) => (other ? `${own} ${other}` : own);

interface SwitchProps {
  title: string;
  lang?: string | undefined; // of the title
  value: boolean;
  change: (value: boolean) => void;
  disabled?: boolean;
  describedBy?: string; // the id of its explanation
  children?: ComponentChildren; // after the title
  class?: string | undefined;
}

/** Something that is on or off. */
export function Switch({ title, lang, value, change, disabled, describedBy, children, class: own }: SwitchProps) {
  return (
    <label class={withClass(styles.switch, own)}>
      <input
        type="checkbox"
        checked={value}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span lang={lang}>{title}</span>
      {children}
    </label>
  );
}

type Attributes = "name" | "maxLength" | "placeholder" | "autocomplete" | "autocapitalize" | "onBlur";

interface TextFieldProps extends Pick<ComponentProps<"input">, Attributes> {
  title: string;
  value: string;
  change: (value: string) => void;
  class?: string | undefined;
}

/** A labelled line of text. */
export function TextField({ title, change, class: own, ...rest }: TextFieldProps) {
  return (
    <label class={withClass(styles.field, own)}>
      <span>{title}</span>
      <input type="text" spellcheck={false} onInput={(event) => change(event.currentTarget.value)} {...rest} />
    </label>
  );
}

/** The field for the player's own name. */
export function YourName({ value, change }: { value: string; change(name: string): void }) {
  const [text, setText] = useState(value); // as it is being typed
  return (
    <>
      <TextField
        title={t("settings-name")}
        name="own-name"
        value={text}
        maxLength={24}
        autocomplete="nickname"
        change={(typed) => {
          setText(typed);
          change(asName(typed));
        }}
        onBlur={() => setText(value)}
      />
      <p class={panelStyles.small}>{t("settings-name-help")}</p>
    </>
  );
}

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
    <label class={withClass(styles.field, own)}>
      <span>{title}</span>
      <Select {...rest} />
    </label>
  );
}

interface SegmentsProps<T extends string> {
  name: string; // of the radio buttons
  legend: ComponentChildren;
  hidden?: boolean; // the legend is for screen readers only
  value: T | null;
  choices: readonly (readonly [value: T, words: ComponentChildren])[];
  change: (value: T) => void;
  class?: string | undefined;
}

/** Radio buttons side by side. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { name, legend, hidden, value, choices, change, class: own } = props;
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

interface WhichGameProps extends Pick<SegmentsProps<string>, "name" | "change" | "class"> {
  games: readonly string[];
  value: string;
}

/** The choice between games, for a panel that has something about each. */
export function WhichGame({ games, ...rest }: WhichGameProps) {
  const choices = games.map((game) => [game, t(`game-${game}`)] as const);
  return <Segments legend={t("new-which")} hidden choices={choices} {...rest} />;
}
