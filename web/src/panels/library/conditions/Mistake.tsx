import type { Problem } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { explain } from "../../../i18n/problem.ts";
import styles from "./conditions.module.css";

/** What is wrong with a condition, and the condition with a caret below the place. */
export function Mistake({ id, condition, problem }: { id: string; condition: string; problem: Problem }) {
  const letters = [...condition]; // the engine counts characters, not UTF-16 units
  const { column = 1 } = problem;
  return (
    <div class={styles.mistake}>
      <p id={id} role="alert">
        {t("library-condition-at", { column, problem: explain(problem) })}
      </p>
      <pre class={styles.condition} lang="en">
        {letters.slice(0, column - 1).join("")}
        <span class={styles.caret}>{letters[column - 1] ?? "\u00A0"}</span>
        {letters.slice(column).join("")}
      </pre>
    </div>
  );
}
