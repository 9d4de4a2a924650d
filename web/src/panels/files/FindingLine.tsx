import { t } from "../../i18n/index.ts";
import { shownName } from "../../i18n/shown.ts";
import { Explained } from "../../kit/Explained.tsx";
import type { Finding } from "../../state/state.ts";
import styles from "./files.module.css";

/** A problem of an imported text: the lines around it, with its place marked. */
export function FindingLine({ finding }: { finding: Finding }) {
  const { file, problem, lines, from } = finding;
  const { line = 0, column = 1, record = 0, deal = 0 } = problem;
  return (
    <li class={styles.finding}>
      <p class={styles.findingWords}>
        <Explained problem={problem} />
      </p>
      <p class={styles.findingPlace}>
        {[
          shownName(file),
          line > 0 && t("import-place", { line, column }),
          record > 0 && t("import-record", { record }),
          deal > 0 && t("import-deal", { deal }),
          problem.code,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {lines.length > 0 && (
        // A long line scrolls, by keys as well.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must have the focus
        <pre class={styles.findingText} tabIndex={0}>
          {lines.map(({ number, text }) => (
            <code key={number} class={number === line ? styles.meant : undefined}>
              <span class={styles.number}>{number}</span>
              <span>{number === line ? marked(text, column - 1 - from) : text}</span>
            </code>
          ))}
        </pre>
      )}
    </li>
  );
}

/** The line with the word at the place of the problem marked. */
function marked(text: string, at: number) {
  const word = /^\S*/.exec(text.slice(at))?.[0] || text.slice(at, at + 1);
  return (
    <>
      {text.slice(0, at)}
      <mark>{word || "\u00a0"}</mark>
      {text.slice(at + word.length)}
    </>
  );
}
