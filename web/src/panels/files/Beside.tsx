import type { ComponentChildren } from "preact";
import { t } from "../../i18n/index.ts";
import unseenStyles from "../../kit/unseen.module.css";
import styles from "./mending.module.css";

/** A text as it was typed beside its canonical form, in rows that hold the same events. */
export function Beside({ rows }: { rows: string[][] }) {
  return (
    <div class={styles.beside}>
      <div class={styles.heads} aria-hidden="true">
        <span class={styles.typed}>{t("mended-typed")}</span>
        <span class={styles.kept}>{t("mended-kept")}</span>
      </div>
      {rows.map(([typed = "", kept = ""], at) => (
        <dl key={at} class={typed.trim() === kept.trim() ? styles.same : undefined}>
          <dt class={unseenStyles.unseen}>{t("mended-typed")}</dt>
          <dd class={styles.typed}>
            {marked(typed, kept, (word) => (
              <del>{word}</del>
            ))}
          </dd>
          <dt class={unseenStyles.unseen}>{t("mended-kept")}</dt>
          <dd class={styles.kept}>
            {marked(kept, typed, (word) => (
              <ins>{word}</ins>
            ))}
          </dd>
        </dl>
      ))}
    </div>
  );
}

/** Return a text with the words marked that the other does not have. */
function marked(text: string, other: string, mark: (word: string) => ComponentChildren): ComponentChildren[] {
  const left = new Map<string, number>();
  for (const word of other.split(/\s+/)) left.set(word, (left.get(word) ?? 0) + 1);
  return text
    .trim()
    .split(/(\s+)/)
    .map((word) => {
      const count = left.get(word) ?? 0;
      left.set(word, count - 1);
      return count > 0 || !word.trim() ? word : mark(word);
    });
}
