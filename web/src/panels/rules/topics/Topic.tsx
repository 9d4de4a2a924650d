import type { ComponentChildren } from "preact";
import type { Options } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { type Differences, differences } from "./differences.ts";
import styles from "./rules.module.css";

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
