import { useEffect, useMemo, useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { isClosed } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import { joined } from "../../i18n/sentences.ts";
import { Button } from "../../kit/Button.tsx";
import linesStyles from "../../kit/lines.module.css";
import { NoticeBar } from "../../kit/NoticeBar.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { troubleWords } from "../../kit/trouble.ts";
import { importNotice } from "../../state/notices.ts";
import type { State } from "../../state/state.ts";
import { DAYS } from "../../store/binKeys.ts";
import { type Listed, listGames } from "../../store/games.ts";
import { listUnreadable, type Unreadable } from "../../store/unreadable.ts";
import { exportGames } from "../files/export.ts";
import { settled } from "../files/save.ts";
import { resumableMatches } from "../match/resumable.ts";
import { Confirm } from "./Confirm.tsx";
import { ConditionWords, LeftOut } from "./conditions/ConditionWords.tsx";
import { Mistake } from "./conditions/Mistake.tsx";
import { useFound } from "./conditions/useFound.ts";
import { type Row, rowsOf, sorted } from "./finding.ts";
import { GameLine } from "./GameLine.tsx";
import libraryStyles from "./library.module.css";
import { useLineHeight } from "./lineHeight.ts";
import { Matches } from "./Matches.tsx";
import { Tools } from "./Tools.tsx";
import { Unread } from "./Unread.tsx";
import { useDeletion } from "./useDeletion.ts";
import { useFilter } from "./useFilter.ts";
import { Windowed } from "./Windowed.tsx";

interface Props {
  state: State;
  save: (games: Listed[]) => void; // some of them unfinished
}

/** The games saved on this device: to play on, replay, export or delete. */
export default function LibraryPanel({ state, save }: Props) {
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
  const matches = useMemo(() => resumableMatches(games ?? []), [games]);
  const kinds = useMemo(() => [...new Set(rows.map(({ game }) => game.summary.game))].sort().reverse(), [rows]);
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
    if (!exportable.every(settled)) return save(exportable);
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
        <Tools
          count={games && !problem && !search?.hasFailed ? found.length : null}
          progress={progress}
          isFiltered={isFiltered}
          kinds={kinds}
          filter={filter}
          change={changeFilter}
          canExport={exportable.length > 0 && !progress}
          exportFound={exportFound}
          deleteFound={() => void deletion.askForAll(found.map(({ game }) => game))}
        />
        {state.trouble && <p class={panelStyles.small}>{troubleWords(state)}</p>}
        <div class={linesStyles.undo} role="status">
          {status && <p>{status}</p>}
          {deletion.canUndo && (
            <Button ref={deletion.undoButton} class={libraryStyles.button} onClick={() => void deletion.undo()}>
              {t("undo")}
            </Button>
          )}
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
        {!isFiltered && matches.length > 0 && <Matches matches={matches} />}
        {games && !isFiltered && open.length === 0 && <p>{t("games-none")}</p>}
        {open.length > 0 && list(open)}
        {over.length > 0 && <h3>{t("games-over")}</h3>}
        {over.length > 0 && list(over)}
        <div class={`${panelStyles.panelButtons} ${panelStyles.sticky} ${libraryStyles.sticky}`} data-stays="bottom">
          <Button class={libraryStyles.button} primary event="app:new">
            {t("new-game")}
          </Button>
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
