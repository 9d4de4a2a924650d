import { lookUp } from "../../engine/lookUp.ts";
import type { Problem } from "../../engine/types/view.ts";
import { isSearched } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import { joined, listed } from "../../i18n/phrases.ts";
import { explain } from "../../i18n/problem.ts";
import { EnglishLink } from "../../kit/Button.tsx";
import panelStyles from "../../kit/panel.module.css";
import styles from "./conditions.module.css";
import type { Row } from "./finding.ts";
import type { Searched } from "./searching.ts";

const EXAMPLES: Record<string, string> = { ecarte: 'elder.holds("KQ of trumps")', belote: "any(capot)" };

/** A line about conditions below the search, with examples for these kinds of games. */
export function ConditionWords({ id, kinds }: { id: string; kinds: string[] }) {
  const examples = [...kinds.flatMap((kind) => lookUp(EXAMPLES, kind) ?? []), "deals > 7"].slice(0, 2);
  return (
    <p class={`${panelStyles.small} ${styles.conditions}`}>
      <span id={id}>
        {t("library-conditions")}
        {examples.map((example) => (
          <>
            {" "}
            <code lang="en">{example}</code>
          </>
        ))}
      </span>{" "}
      <EnglishLink to="docs/guide/filter.html">{t("library-conditions-help")}</EnglishLink>
    </p>
  );
}

/** What a condition leaves out: games of another kind, and those that are still being played. */
export function LeftOut({ search, rows }: { search: Searched; rows: Row[] }) {
  const { about } = search;
  const hasOthers = rows.some(({ game }) => !about.includes(game.summary.game));
  const hasOpen = rows.some(({ game }) => about.includes(game.summary.game) && !isSearched(game));
  const words = [
    hasOthers && t("library-condition-about", { games: listed(about.map((game) => t(`game-${game}`))) }),
    hasOpen && t("library-condition-over"),
  ].filter(Boolean);
  return words.length > 0 ? <p class={panelStyles.small}>{joined(words)}</p> : null;
}

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
