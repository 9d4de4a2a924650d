// Every game kept on this device: to go on with, to look at again, to take along, to put away.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { note } from "../../browser/note.ts";
import type { Controller } from "../../control/controller.ts";
import { closed } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import buttonStyles from "../../kit/button.module.css";
import linesStyles from "../../kit/lines.module.css";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { troubleWords } from "../../kit/trouble.ts";
import type { State } from "../../state/state.ts";
import { DAYS } from "../../store/bin.ts";
import { isFull, type Listed, listGames } from "../../store/games.ts";
import { moveToBin, removeMany } from "../../store/library.ts";
import { playing } from "../../store/owner.ts";
import { exportGames } from "../files/export.ts";
import { settled } from "../files/save.ts";
import { waiting } from "../match/resume.ts";
import { Ask } from "./Ask.tsx";
import { type Deleting, remove, restore } from "./deleting.ts";
import { GameLine } from "./GameLine.tsx";
import libraryStyles from "./library.module.css";
import { useLineHeight } from "./lineHeight.ts";
import { Windowed } from "./Windowed.tsx";
import { type Order, orders, type Row, rowsOf, search, sorted } from "./words.ts";

interface Props {
  state: State;
  controller: Controller;
  save: (games: Listed[]) => void; // some of which are not over
}

/** Where the list was left for a replay, so that the way back leads there. */
let left: { query: string; order: Order; kind: string; scroll: number; event: string } | null = null;

/** Games deleted together: they can be brought back together. */
interface Gone {
  ids: string[];
  lay: string | null; // the one that lay on the table
}

/** What is asked before it is deleted. */
interface Asked {
  ids: string[];
  full: boolean; // the bin has no room for it
  others: boolean; // others were found, which are being played and stay
}

export default function LibraryPanel({ state, controller, save }: Props) {
  const [back] = useState(left);
  const [games, setGames] = useState<Listed[] | null>(null);
  const [query, setQuery] = useState(back?.query ?? "");
  const [order, setOrder] = useState<Order>(back?.order ?? "newest");
  const [kind, setKind] = useState(back?.kind ?? "");
  const [gone, setGone] = useState<Gone | null>(null);
  const [told, setTold] = useState("");
  const [asked, setAsked] = useState<Asked | null>(null);
  const height = useLineHeight(1);
  const acting = useRef(false);
  const undo = useRef<HTMLButtonElement>(null);
  const restored = useRef<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => void listGames().then(setGames), [state.shelf, state.trouble]);
  // The lines are there once the games are.
  const listed = games !== null;
  useLayoutEffect(() => {
    const sheet = box.current?.closest("[data-part=panel-sheet]");
    if (!listed || !back || !sheet) return;
    left = null;
    sheet.scrollTop = back.scroll;
    sheet.dispatchEvent(new Event("scroll")); // so that the line is there for the focus
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-event="${back.event}"]`)?.focus({ preventScroll: true }),
    );
  }, [listed, back]);
  const leaving = (event: MouseEvent) => {
    const to = (event.target as Element).closest<HTMLElement>("[data-event^='app:re']")?.dataset.event;
    const scroll = box.current?.closest("[data-part=panel-sheet]")?.scrollTop ?? 0;
    if (to) left = { query, order, kind, scroll, event: to };
  };
  // The button that was pressed is gone: the focus goes where one would look next. Whoever searches already is left
  // there: the next key would fall on a button.
  useLayoutEffect(() => {
    if (document.activeElement?.closest("input, select")) return;
    if (gone) undo.current?.focus();
    else if (restored.current)
      document.querySelector<HTMLElement>(`[data-panel=games] [data-event$=":${restored.current}"]`)?.focus();
  }, [gone]);

  /** A second tap while the shelf is being changed is not another wish. */
  const once = async (act: () => Promise<void>) => {
    if (acting.current) return;
    acting.current = true;
    try {
      await act();
    } catch (error) {
      note(error);
      setTold(t("library-failed"));
    } finally {
      acting.current = false;
    }
  };
  /** Where a newer page keeps the games nothing can be deleted: why is said instead. */
  const refused = (): boolean => {
    if (state.trouble !== "newer") return false;
    setGone(null);
    setTold(troubleWords(state));
    return true;
  };
  const busy = async () => new Set([...(await playing()), state.game?.id]);
  /** Where the bin has no room for games: whether they are to be deleted for good. */
  const askForGood = (ids: string[]) => (error: unknown) => {
    if (!isFull(error)) throw error;
    note(error);
    setAsked({ ids, full: true, others: false });
    return null;
  };
  const putAway = (id: string, deleting: Deleting = moveToBin) =>
    once(async () => {
      if (refused()) return;
      const lay = id === state.game?.id ? id : null;
      const done = await remove(controller, id, deleting).catch(askForGood([id]));
      if (done === null) return;
      setGames(await listGames());
      setGone(done && deleting === moveToBin ? { ids: [id], lay } : null);
      setTold(t(done ? "games-deleted" : "games-elsewhere"));
    });
  /** All that was found, but for what is being played, here or in another window. */
  const askAll = () =>
    once(async () => {
      if (refused()) return;
      const played = await busy();
      const ids = found.map(({ game }) => game.id).filter((id) => !played.has(id));
      if (ids.length > 0) return setAsked({ ids, full: false, others: ids.length < found.length });
      setGone(null);
      setTold(t("games-deleted-many", { count: 0 }));
    });
  const putAllAway = (wanted: string[], deleting: Deleting) =>
    once(async () => {
      const played = await busy();
      const ids = wanted.filter((id) => !played.has(id));
      if ((await deleting(ids).catch(askForGood(ids))) === null) return;
      setGames(await listGames());
      setGone(ids.length > 0 && deleting === moveToBin ? { ids, lay: null } : null);
      setTold(t("games-deleted-many", { count: ids.length }));
    });
  const answer = (yes: boolean) => {
    setAsked(null);
    if (!asked || !yes) return;
    const [only = ""] = asked.ids;
    if (!asked.full) void putAllAway(asked.ids, moveToBin);
    else if (asked.ids.length === 1) void putAway(only, removeMany);
    else void putAllAway(asked.ids, removeMany);
  };
  const bringBack = ({ ids, lay }: Gone) =>
    once(async () => {
      const { length: count } = await restore(controller, ids, lay);
      restored.current = ids[0] ?? null;
      setGames(await listGames());
      setGone(null);
      setTold(count === 1 ? t("games-restored") : t("games-restored-many", { count }));
    });
  const exportAll = (some: Listed[]) =>
    once(async () => {
      const count = await exportGames(some, true);
      if (count > 0) setTold(t("library-missing", { count }));
    });

  const rows = useMemo(() => rowsOf(games ?? []), [games]);
  const going = useMemo(() => waiting(games ?? []), [games]);
  const kinds = useMemo(() => [...new Set(rows.map(({ game }) => game.summary.game))].sort().reverse(), [rows]);
  const found = useMemo(() => {
    const some = kinds.includes(kind) ? rows.filter(({ game }) => game.summary.game === kind) : rows;
    return sorted(search(some, query), order);
  }, [rows, kinds, kind, query, order]);
  const open = found.filter(({ game }) => !game.summary.over);
  const over = found.filter(({ game }) => game.summary.over);
  const searching = query.trim() !== "" || kinds.includes(kind);
  // Cards that were dealt and never looked at are no game yet; and no file tells people here of each other's hands.
  const exported = found.map(({ game }) => game).filter((game) => game.touched && !closed(game));

  const list = (some: Row[]) => (
    <Windowed
      items={some}
      height={height}
      keyOf={({ game }) => game.id}
      line={({ game }) => <GameLine game={game} current={game.id === state.game?.id} remove={putAway} />}
    />
  );
  return (
    <Panel name="games" title={t("your-games")} notice={state.notice}>
      <div class={libraryStyles.library} onClickCapture={leaving}>
        <div class={libraryStyles.search}>
          <input
            ref={box}
            type="search"
            value={query}
            placeholder={t("library-search")}
            aria-label={t("library-search")}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
        <div class={libraryStyles.tools}>
          <p role="status">{games && t(searching ? "library-found" : "library-count", { count: found.length })}</p>
          {kinds.length > 1 && (
            <select
              value={kind}
              aria-label={t("library-game")}
              onChange={(event) => setKind(event.currentTarget.value)}
            >
              <option value="">{t("library-game-all")}</option>
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {t(`game-${one}`)}
                </option>
              ))}
            </select>
          )}
          <select
            value={order}
            aria-label={t("library-order")}
            onChange={(event) => setOrder(event.currentTarget.value as Order)}
          >
            {orders.map((one) => (
              <option key={one} value={one}>
                {t(`library-order-${one}`)}
              </option>
            ))}
          </select>
          <button type="button" class={`${buttonStyles.button} ${libraryStyles.button}`} data-event="app:import">
            {t("library-import")}
          </button>
          <button
            type="button"
            class={`${buttonStyles.button} ${libraryStyles.button}`}
            disabled={exported.length === 0}
            onClick={() => (exported.every(settled) ? void exportAll(exported) : save(exported))}
          >
            {t(searching ? "library-export-found" : "library-export")}
          </button>
          {searching && found.length > 0 && (
            <button
              type="button"
              class={`${buttonStyles.button} ${libraryStyles.button}`}
              onClick={() => void askAll()}
            >
              {t("library-delete-found")}
            </button>
          )}
          {!searching && (
            <>
              <button type="button" class={`${buttonStyles.button} ${libraryStyles.button}`} data-event="app:backup">
                {t("library-backup")}
              </button>
              <button type="button" class={`${buttonStyles.button} ${libraryStyles.button}`} data-event="app:restore">
                {t("library-restore")}
              </button>
            </>
          )}
          <button type="button" class={`${buttonStyles.button} ${libraryStyles.button}`} data-event="app:bin">
            {t("library-bin")}
          </button>
        </div>
        {state.trouble && <p class={panelStyles.small}>{troubleWords(state)}</p>}
        <div class={linesStyles.undo} role="status">
          {told && <p>{told}</p>}
          {gone && (
            <button
              ref={undo}
              type="button"
              class={`${buttonStyles.button} ${libraryStyles.button}`}
              onClick={() => bringBack(gone)}
            >
              {t("undo")}
            </button>
          )}
        </div>
        {games && searching && found.length === 0 && (
          <p class={libraryStyles.none}>{t("library-nothing", { query })}</p>
        )}
        {!searching && going.length > 0 && (
          <>
            <h3>{t("games-matches")}</h3>
            <ul class={`${linesStyles.gamesList} ${libraryStyles.gamesList} ${libraryStyles.matchesList}`}>
              {going.map(({ id, words, next }) => (
                <li key={id} class={`${linesStyles.gameLine} ${libraryStyles.gameLine}`}>
                  <button
                    type="button"
                    class={`${linesStyles.menuLine} ${libraryStyles.menuLine}`}
                    data-event={`app:match-next:${id}`}
                  >
                    <strong>{words}</strong>
                    <small>{t("games-match-next", { game: next })}</small>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {games && !searching && open.length === 0 && <p>{t("games-none")}</p>}
        {open.length > 0 && list(open)}
        {over.length > 0 && <h3>{t("games-over")}</h3>}
        {over.length > 0 && list(over)}
        <div class={`${panelStyles.panelButtons} ${panelStyles.sticky} ${libraryStyles.sticky}`}>
          <button
            type="button"
            class={`${buttonStyles.button} ${libraryStyles.button} ${buttonStyles.primary}`}
            data-event="app:new"
          >
            {t("new-game")}
          </button>
        </div>
      </div>
      {asked && (
        <Ask
          key={String(asked.full)}
          title={t("library-delete-question", { count: asked.ids.length })}
          means={[
            t(asked.full ? "library-delete-full" : "library-delete-means", { count: asked.ids.length, days: DAYS }),
            ...(asked.others ? [t("library-delete-playing")] : []),
          ].join(" ")}
          yes={t(asked.full ? "library-delete-for-good" : "library-delete-yes")}
          no={t("library-delete-no")}
          answer={answer}
        />
      )}
    </Panel>
  );
}
