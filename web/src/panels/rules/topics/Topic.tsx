// A heading of "How to play", what it tells, and what is different there in the game on the table.
import type { ComponentChildren } from "preact";
import type { Options } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { type Differences, differences } from "./differences.ts";
import styles from "./rules.module.css";

/** The topics of a game: their words are `<prefix>-<name>-title`. */
export const topics =
  <T extends string>(prefix: string, told: Differences<T>, options: Options) =>
  (name: T, children: ComponentChildren) => (
    <section aria-labelledby={`how-${name}`}>
      <h3 id={`how-${name}`}>{t(`${prefix}-${name}-title`)}</h3>
      {children}
      {differences(told, options, name).map((key) => (
        <p key={key} class={styles.here}>
          {t(key)}
        </p>
      ))}
    </section>
  );
