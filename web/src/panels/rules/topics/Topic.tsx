import type { ComponentChildren } from "preact";
import { lookUp } from "../../../engine/lookUp.ts";
import type { Options, OptionValue } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import styles from "./rules.module.css";

/** By topic: an option, a different value, and the sentence about it. */
export type Differences<T extends string> = Record<T, [option: string, value: OptionValue, sentence: string][]>;

/** Return the sentences that a topic needs by the options of a game. */
export const differences = <T extends string>(known: Differences<T>, options: Options, topic: T): string[] =>
  (lookUp<Differences<T>[T]>(known, topic) ?? []).flatMap(([option, value, sentence]) =>
    lookUp(options, option) === value ? [sentence] : [],
  );

/** Return a component for topics: the title, `<prefix>-<name>-title`, the text, and the differences of the game. */
export const topics =
  <T extends string>(prefix: string, known: Differences<T>, options: Options) =>
  (name: T, children: ComponentChildren) => (
    <section aria-labelledby={`how-${name}`}>
      <h3 id={`how-${name}`}>{t(`${prefix}-${name}-title`)}</h3>
      {children}
      {differences(known, options, name).map((key) => (
        <p key={key} class={styles.here}>
          {t(key)}
        </p>
      ))}
    </section>
  );
