import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { isClosed, isResumable, isReviewable } from "../../game/sharing.ts";
import { studiesOf } from "../../game/studies.ts";
import { t } from "../../i18n/index.ts";
import { gameName, joined } from "../../i18n/phrases.ts";
import { shownName } from "../../i18n/shown.ts";
import { Button } from "../../kit/Button.tsx";
import { Select } from "../../kit/Fields.tsx";
import { IconButton, type IconName } from "../../kit/Icon.tsx";
import linesStyles from "../../kit/lines.module.css";
import { NoticeBar } from "../../kit/NoticeBar.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { importNotice, troubleWords } from "../../state/notices.ts";
import type { Reads } from "../../state/state.ts";
import { kindsOf, type Listed, listGames } from "../../store/games.ts";
import { DAYS } from "../../store/rows.ts";
import { listUnreadable, type Unreadable } from "../../store/unreadable.ts";
import { exportGames } from "../files/export.ts";
import { askWhatToSave, settled } from "../files/save.ts";
import { resumableMatches } from "../match/resumable.ts";
import { ConditionWords, LeftOut, Mistake } from "./Conditions.tsx";
import { Confirm } from "./Confirm.tsx";
import { type Filter, type Order, orders, prepareTexts, type Row, rowsOf, sorted } from "./finding.ts";
import { detail, label as labelOf, title as titleOf, wordsOf } from "./gameWords.ts";
import libraryStyles from "./library.module.css";
import { useFound } from "./searching.ts";
import { Unread } from "./Unread.tsx";
import { useDeletion } from "./useDeletion.ts";
import { useLineHeight, Windowed } from "./Windowed.tsx";

/** The games saved on this device: to play on, replay, export or delete. */
export default function LibraryPanel({
  state,
}: Reads<"game" | "importing" | "libraryVersion" | "trouble" | "update" | "notice">) {
  const [games, setGames] = useState<Listed[] | null>(null);
  const { filter, change: changeFilter, box, remember } = useFilter(games !== null);
  const deletion = useDeletion(state, setGames);
  const { status, question } = deletion;
  const height = useLineHeight(1);
  const [unread, setUnread] = useState<Unreadable[]>([]);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    void listGames().then(async (games) => {
      setGames(games);
      setUnread(await listUnreadable(games));
    });
  }, [state.libraryVersion, state.trouble, removals]);

  const rows = useMemo(() => rowsOf(games ?? []), [games]);
  useEffect(() => prepareTexts(rows), [rows]);
  const matches = useMemo(() => resumableMatches(games ?? []), [games]);
  const studies = useMemo(() => studiesOf(games ?? []), [games]);
  const kinds = useMemo(() => kindsOf(games ?? []), [games]);
  const { query, order } = filter;
  const kind = kinds.includes(filter.kind) ? filter.kind : "";
  const some = useMemo(
    () => sorted(kind ? rows.filter(({ game }) => game.summary.game === kind) : rows, order),
    [rows, kind, order],
  );
  const [attempts, setAttempts] = useState(0);
  const { found, search, progress, problem } = useFound(some, query, attempts);
  const open = found.filter(({ game }) => !game.summary.over);
  const over = found.filter(({ game }) => game.summary.over);
  const isFiltered = query.trim() !== "" || kind !== "";
  // A deal that nobody has looked at is not a game yet; and no file reveals hands to other people at this device.
  const exportable = found.map(({ game }) => game).filter((game) => game.touched && !isClosed(game));
  const exportFound = () => {
    if (!exportable.every(settled)) return askWhatToSave(exportable);
    void deletion.change(async () => {
      const count = await exportGames(exportable, true);
      if (count > 0) deletion.setStatus(t("library-missing", { count }));
    });
  };

  const list = (some: Row[]) => (
    <Windowed
      items={some}
      height={height}
      keyOf={({ game }) => game.id}
      line={({ game }) => <GameLine game={game} current={game.id === state.game?.id} remove={deletion.deleteOne} />}
    />
  );
  const count = games && !problem && !search?.hasFailed ? found.length : null; // null where the search means nothing
  const tools = (
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
        <Select label={t("library-game")} value={filter.kind} change={(kind) => changeFilter({ kind })}>
          {[["", t("library-game-all")], ...kinds.map((kind) => [kind, gameName(kind)] as const)]}
        </Select>
      )}
      <Select
        label={t("library-order")}
        value={filter.order}
        change={(order) => changeFilter({ order: order as Order })}
      >
        {orders.map((order) => [order, t(`library-order-${order}`)])}
      </Select>
      <Button event="app:study:" says="study-new" />
      <Button event="app:import" says="library-import" />
      <Button
        disabled={exportable.length === 0 || progress !== null}
        onClick={exportFound}
        says={isFiltered ? "library-export-found" : "library-export"}
      />
      {isFiltered && count !== null && count > 0 && !progress && (
        <Button onClick={() => void deletion.askForAll(found.map(({ game }) => game))} says="library-delete-found" />
      )}
      {!isFiltered && (
        <>
          <Button event="app:backup" says="library-backup" />
          <Button event="app:restore" says="library-restore" />
        </>
      )}
      <Button event="app:bin" says="library-bin" />
    </div>
  );
  return (
    <Panel name="games" title={t("your-games")} notice={state.notice}>
      {state.importing?.running && (
        <div role="status">
          <NoticeBar notice={importNotice(state.importing)} dismiss={null} />
        </div>
      )}
      <div class={libraryStyles.library} onClickCapture={remember}>
        <div class={libraryStyles.search} data-stays="top">
          <input
            ref={box}
            type="search"
            value={query}
            placeholder={t("library-search")}
            aria-label={t("library-search")}
            aria-invalid={problem !== null}
            aria-describedby={problem ? "library-mistake" : "library-conditions"}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => changeFilter({ query: event.currentTarget.value })}
          />
        </div>
        {problem && search && <Mistake id="library-mistake" condition={search.condition} problem={problem} />}
        {!problem && <ConditionWords id="library-conditions" kinds={kind ? [kind] : kinds} />}
        {tools}
        {state.trouble && <p class={panelStyles.small}>{troubleWords(state)}</p>}
        <div class={linesStyles.undo} role="status">
          {status && <p>{status}</p>}
          {deletion.canUndo && <Button ref={deletion.undoButton} onClick={() => void deletion.undo()} says="undo" />}
        </div>
        {unread.length > 0 && (
          <Unread
            rows={unread}
            change={deletion.change}
            changed={(words) => {
              deletion.setStatus(words);
              setRemovals(removals + 1);
            }}
          />
        )}
        {search?.hasFailed && <Failed again={() => setAttempts(attempts + 1)} words="library-condition-failed" />}
        {search && !problem && !search.hasFailed && <LeftOut search={search} rows={some} />}
        {games && isFiltered && found.length === 0 && !progress && !problem && !search?.hasFailed && (
          <p class={libraryStyles.none}>{search ? t("library-condition-none") : t("library-nothing", { query })}</p>
        )}
        {!isFiltered && (
          <Lines
            title={t("games-matches")}
            lines={matches.map(({ id, words, next }) => [
              `app:match-next:${id}`,
              words,
              t("games-match-next", { game: next }),
            ])}
          />
        )}
        {games && !isFiltered && open.length === 0 && <p>{t("games-none")}</p>}
        {open.length > 0 && list(open)}
        {!isFiltered && (
          <Lines
            title={t("studies")}
            lines={studies.map(({ key, title, count }) => [
              `app:study:${encodeURIComponent(key)}`,
              shownName(title),
              t("study-count", { count }),
            ])}
          />
        )}
        {over.length > 0 && <h3>{t("games-over")}</h3>}
        {over.length > 0 && list(over)}
        <div class={`${panelStyles.panelButtons} ${panelStyles.sticky} ${libraryStyles.sticky}`} data-stays="bottom">
          <Button primary event="app:new" says="new-game" />
        </div>
      </div>
      {question && (
        <Confirm
          key={String(question.isFull)}
          title={t("library-delete-question", { count: question.ids.length })}
          effect={joined([
            t(question.isFull ? "library-delete-full" : "library-delete-means", {
              count: question.ids.length,
              days: DAYS,
            }),
            question.someStay && t("library-delete-playing"),
          ])}
          yes={t(question.isFull ? "library-delete-for-good" : "library-delete-yes")}
          no={t("library-delete-no")}
          answer={deletion.answer}
        />
      )}
    </Panel>
  );
}

interface Left extends Filter {
  scroll: number;
  event: string; // the event of the pressed button
}

let left: Left | null = null;

/** Search for a text when the list is opened next. */
export const seek = (query: string): void => {
  left = { query, kind: "", order: "newest", scroll: 0, event: "" };
};

const sheetOf = (element: HTMLElement | null) => element?.closest("[data-part=panel-sheet]");

function useFilter(isListed: boolean) {
  const [back] = useState(left);
  const [filter, setFilter] = useState<Filter>(back ?? { query: "", kind: "", order: "newest" });
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const sheet = sheetOf(box.current);
    if (!isListed || !back || !sheet) return;
    left = null;
    sheet.scrollTop = back.scroll;
    sheet.dispatchEvent(new Event("scroll")); // so that the line exists for the focus
    requestAnimationFrame(() => {
      const pressed = back.event ? document.querySelector<HTMLElement>(`[data-event="${back.event}"]`) : box.current;
      pressed?.focus({ preventScroll: true });
    });
  }, [isListed, back]);
  const remember = (click: MouseEvent) => {
    const { event } =
      (click.target as Element).closest<HTMLElement>(
        "[data-event^='app:re'], [data-event^='app:pad'], [data-event^='app:study']",
      )?.dataset ?? {};
    if (event) left = { ...filter, scroll: sheetOf(box.current)?.scrollTop ?? 0, event };
  };
  return { filter, change: (patch: Partial<Filter>) => setFilter({ ...filter, ...patch }), box, remember };
}

interface GameLineProps {
  game: Listed;
  current: boolean; // it is on the table
  remove: (id: string) => void;
}

function GameLine({ game, current, remove }: GameLineProps) {
  const { id, summary } = game;
  const words = wordsOf(game);
  const open = isResumable(game);
  const name = titleOf(game, words);
  const below = detail(game, words);
  const button = (event: string, icon: IconName, what: string, title: string) => (
    <IconButton icon={icon} event={`app:${event}:${id}`} label={labelOf(game, what, words)} title={title} />
  );
  return (
    <>
      <button
        type="button"
        class={`${linesStyles.menuLine} ${libraryStyles.menuLine}`}
        data-event={summary.pad ? `app:pad:${id}` : open ? `app:open:${id}` : `app:replay:${id}`}
        aria-current={current ? "true" : undefined}
        title={below}
      >
        <strong>
          {current && <span aria-hidden="true">› </span>}
          {name}
        </strong>
        <small>{below}</small>
      </button>
      {open && !isClosed(game) && button("replay", "replay", "replay", t("replay-game"))}
      {isReviewable(summary) && button("review", "review", "review", t("review"))}
      {!isClosed(game) && button("save", "file", "save", t("save-record"))}
      <IconButton icon="bin" label={labelOf(game, "delete", words)} title={t("delete")} onClick={() => remove(id)} />
    </>
  );
}

/** Lines that lead elsewhere: the event, the words, and what is said below them. */
function Lines({ title, lines }: { title: string; lines: [event: string, words: string, more: string][] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul class={`${linesStyles.gamesList} ${libraryStyles.gamesList} ${libraryStyles.matchesList}`}>
        {lines.map(([event, words, more]) => (
          <li key={event} class={`${linesStyles.gameLine} ${libraryStyles.gameLine}`}>
            <button type="button" class={`${linesStyles.menuLine} ${libraryStyles.menuLine}`} data-event={event}>
              <strong>{words}</strong>
              <small>{more}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
