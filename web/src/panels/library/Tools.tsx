import { gameName } from "../../i18n/games.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import type { Searched } from "./conditions/searching.ts";
import { type Order, orders } from "./finding.ts";
import libraryStyles from "./library.module.css";
import type { Filter } from "./useFilter.ts";

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
        <select
          value={filter.kind}
          aria-label={t("library-game")}
          onChange={(event) => change({ kind: event.currentTarget.value })}
        >
          <option value="">{t("library-game-all")}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {gameName(kind)}
            </option>
          ))}
        </select>
      )}
      <select
        value={filter.order}
        aria-label={t("library-order")}
        onChange={(event) => change({ order: event.currentTarget.value as Order })}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`library-order-${order}`)}
          </option>
        ))}
      </select>
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
