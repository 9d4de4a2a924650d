// Every game kept on this device: to go on with, to look at again, to take along, to put away.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Panel } from "../app/Panel.tsx";
import type { State } from "../app/state.ts";
import { t } from "../i18n/index.ts";
import { waiting } from "../match/resume.ts";
import { closed } from "../match/sharing.ts";
import { type Listed, listGames, type Stored } from "../store/games.ts";
import { putBack, removeMany } from "../store/library.ts";
import { playing } from "../store/owner.ts";
import { exportGames } from "./export.ts";
import { GameLine } from "./GameLine.tsx";
import { Windowed } from "./Windowed.tsx";
import { type Order, orders, type Row, rowsOf, search, sorted } from "./words.ts";
import "./library.css";

interface Props {
  state: State;
  remove: (id: string) => Promise<Stored | null>; // null when another window plays it
  restore: (game: Stored, lay: boolean) => Promise<void>; // on the table too
}

/** How tall a line is, in pixels; the styles leave the room. */
const tall = (): number =>
  (matchMedia("(max-width: 559px)").matches ? 5.75 : 4.25) *
  parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Where the list was left for a replay, so that the way back leads there. */
let left: { query: string; order: Order; kind: string; scroll: number; event: string } | null = null;

/** Games deleted together: they can be brought back together. */
interface Gone {
  games: Stored[];
  lay: boolean; // the one lay on the table
}

export default function LibraryPanel({ state, remove, restore }: Props) {
  const [back] = useState(left);
  const [games, setGames] = useState<Listed[] | null>(null);
  const [query, setQuery] = useState(back?.query ?? "");
  const [order, setOrder] = useState<Order>(back?.order ?? "newest");
  const [kind, setKind] = useState(back?.kind ?? "");
  const [gone, setGone] = useState<Gone | null>(null);
  const [told, setTold] = useState("");
  const [height, setHeight] = useState(tall);
  const acting = useRef(false);
  const undo = useRef<HTMLButtonElement>(null);
  const restored = useRef<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => void listGames().then(setGames), [state.shelf]);
  // The lines are there once the games are.
  const listed = games !== null;
  useLayoutEffect(() => {
    const sheet = box.current?.closest(".panel-sheet");
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
    const scroll = box.current?.closest(".panel-sheet")?.scrollTop ?? 0;
    if (to) left = { query, order, kind, scroll, event: to };
  };
  useEffect(() => {
    const resized = () => setHeight(tall());
    addEventListener("resize", resized);
    return () => removeEventListener("resize", resized);
  }, []);
  // The button that was pressed is gone: the focus goes where one would look next. Whoever searches already is left
  // there: the next key would fall on a button.
  useLayoutEffect(() => {
    if (document.activeElement?.closest("input, select")) return;
    if (gone) undo.current?.focus();
    else if (restored.current)
      document.querySelector<HTMLElement>(`.menu-line[data-event$=":${restored.current}"]`)?.focus();
  }, [gone]);

  /** A second tap while the shelf is being changed is not another wish. */
  const once = async (act: () => Promise<void>) => {
    if (acting.current) return;
    acting.current = true;
    try {
      await act();
    } finally {
      acting.current = false;
    }
  };
  const putAway = (id: string) =>
    once(async () => {
      const lay = id === state.game?.id;
      const game = await remove(id);
      setGames(await listGames());
      setGone(game && { games: [game], lay });
      setTold(t(game ? "games-deleted" : "games-elsewhere"));
    });
  /** All that was found, but for what is being played, here or in another window. */
  const putAllAway = () =>
    once(async () => {
      const busy = await playing();
      const ids = found.map(({ game }) => game.id).filter((id) => id !== state.game?.id && !busy.has(id));
      const removed = await removeMany(ids);
      setGames(await listGames());
      setGone(removed.length > 0 ? { games: removed, lay: false } : null);
      setTold(t("games-deleted-many", { count: removed.length }));
    });
  const bringBack = ({ games: some, lay }: Gone) =>
    once(async () => {
      const [only] = some;
      if (only && some.length === 1) await restore(only, lay);
      else await putBack(some);
      restored.current = only?.id ?? null;
      setGames(await listGames());
      setGone(null);
      setTold(t(some.length === 1 ? "games-restored" : "games-restored-many", { count: some.length }));
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
  const exported = found.filter(({ game }) => game.touched && !closed(game)).map(({ game }) => game.id);

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
      <div class="library" onClickCapture={leaving}>
        <div class="library-search">
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
        <div class="library-tools">
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
          <button type="button" class="button" data-event="app:import">
            {t("library-import")}
          </button>
          <button
            type="button"
            class="button"
            disabled={exported.length === 0}
            onClick={() => void exportGames(exported)}
          >
            {t(searching ? "library-export-found" : "library-export")}
          </button>
          {searching && found.length > 0 && (
            <button type="button" class="button" onClick={() => void putAllAway()}>
              {t("library-delete-found")}
            </button>
          )}
          {!searching && (
            <>
              <button type="button" class="button" data-event="app:backup">
                {t("library-backup")}
              </button>
              <button type="button" class="button" data-event="app:restore">
                {t("library-restore")}
              </button>
            </>
          )}
        </div>
        {!state.lastingStorage && <p class="small">{t("library-fleeting")}</p>}
        <div class="undo" role="status">
          {told && <p>{told}</p>}
          {gone && (
            <button ref={undo} type="button" class="button" onClick={() => bringBack(gone)}>
              {t("undo")}
            </button>
          )}
        </div>
        {games && searching && found.length === 0 && <p class="library-none">{t("library-nothing", { query })}</p>}
        {!searching && going.length > 0 && (
          <>
            <h3>{t("games-matches")}</h3>
            <ul class="games-list matches-list">
              {going.map(({ id, words, next }) => (
                <li key={id} class="game-line">
                  <button type="button" class="menu-line" data-event={`app:match-next:${id}`}>
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
        <div class="panel-buttons sticky">
          <button type="button" class="button primary" data-event="app:new">
            {t("new-game")}
          </button>
        </div>
      </div>
    </Panel>
  );
}
