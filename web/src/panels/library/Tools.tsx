import { addressOf } from "../../browser/site.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Problem } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { gameName, joined, listed } from "../../i18n/phrases.ts";
import { explain } from "../../i18n/problem.ts";
import { Button } from "../../kit/Button.tsx";
import panelStyles from "../../kit/panel.module.css";
import { Select } from "../../kit/SelectField.tsx";
import styles from "./conditions.module.css";
import { type Filter, type Order, orders, type Row } from "./finding.ts";
import libraryStyles from "./library.module.css";
import { isSearched, type Searched } from "./searching.ts";

interface Props {
  count: number | null; // of the games found; null until they are read, and where the search means nothing
  progress: Searched | "begun" | null; // while more games may be found
  isFiltered: boolean;
  kinds: string[]; // the kinds of games in the list
  filter: Filter;
  change: (patch: Partial<Filter>) => void;
  canExport: boolean;
  exportFound: () => void;
  deleteFound: () => void;
}

/** The tools of the list: search and sort, import, export, delete what was found, backups, the bin. */
export function Tools({
  count,
  progress,
  isFiltered,
  kinds,
  filter,
  change,
  canExport,
  exportFound,
  deleteFound,
}: Props) {
  const button = libraryStyles.button;
  return (
    <div class={libraryStyles.tools}>
      <p role="status">
        {progress && t("library-searching")}
        {progress && progress !== "begun" && (
          <span aria-hidden="true">
            {" "}
            {t("library-searched", { known: progress.known, count: progress.count, found: progress.matches.size })}
          </span>
        )}
        {!progress && count !== null && t(isFiltered ? "library-found" : "library-count", { count })}
      </p>
      {kinds.length > 1 && (
        <Select label={t("library-game")} value={filter.kind} change={(kind) => change({ kind })}>
          {[["", t("library-game-all")], ...kinds.map((kind) => [kind, gameName(kind)] as const)]}
        </Select>
      )}
      <Select label={t("library-order")} value={filter.order} change={(order) => change({ order: order as Order })}>
        {orders.map((order) => [order, t(`library-order-${order}`)])}
      </Select>
      <Button class={button} event="app:import">
        {t("library-import")}
      </Button>
      <Button class={button} disabled={!canExport} onClick={exportFound}>
        {t(isFiltered ? "library-export-found" : "library-export")}
      </Button>
      {isFiltered && count !== null && count > 0 && !progress && (
        <Button class={button} onClick={deleteFound}>
          {t("library-delete-found")}
        </Button>
      )}
      {!isFiltered && (
        <>
          <Button class={button} event="app:backup">
            {t("library-backup")}
          </Button>
          <Button class={button} event="app:restore">
            {t("library-restore")}
          </Button>
        </>
      )}
      <Button class={button} event="app:bin">
        {t("library-bin")}
      </Button>
    </div>
  );
}

/** A condition that fits a game. */
const EXAMPLES: Record<string, string> = { ecarte: "any(vole)", belote: "any(capot)" };

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
      <a href={addressOf("docs/guide/filter.html")} hreflang="en" target="_blank" rel="noopener">
        {t("library-conditions-help")}
      </a>
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
