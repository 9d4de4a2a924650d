// The games that lie open, to go back to or put away, and below them the finished ones.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../app/Icon.tsx";
import { Panel } from "../app/Panel.tsx";
import type { State } from "../app/state.ts";
import { other } from "../engine/seats.ts";
import { language, t } from "../i18n/index.ts";
import { type Game, type Listed, listGames } from "../store/games.ts";

interface Props {
  state: State;
  remove: (id: string) => Promise<Game | null>; // null when another window plays it
  restore: (game: Game, lay: boolean) => Promise<void>; // on the table too
}

function when(time: number): string {
  const today = new Date(time).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language(), today ? { timeStyle: "short" } : { dateStyle: "medium" }).format(time);
}

export default function GamesPanel({ state, remove, restore }: Props) {
  const [games, setGames] = useState<Listed[] | null>(null);
  const [gone, setGone] = useState<{ game: Game; lay: boolean } | null>(null);
  const [told, setTold] = useState("");
  const acting = useRef(false);
  const undo = useRef<HTMLButtonElement>(null);
  const restored = useRef<string | null>(null);
  useEffect(() => void listGames().then(setGames), []);
  // The button that was pressed is gone: the focus goes where one would look next.
  useLayoutEffect(() => {
    if (gone) undo.current?.focus();
    else if (restored.current)
      document.querySelector<HTMLElement>(`[data-event="app:open:${restored.current}"]`)?.focus();
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
      setGone(game && { game, lay });
      setTold(t(game ? "games-deleted" : "games-elsewhere"));
    });
  const bringBack = ({ game, lay }: { game: Game; lay: boolean }) =>
    once(async () => {
      await restore(game, lay);
      restored.current = game.id;
      setGames(await listGames());
      setGone(null);
      setTold(t("games-restored"));
    });

  const line = (game: Listed) => {
    const { id, seat, summary, changed } = game;
    const { score, help } = summary;
    const current = id === state.game?.id;
    const words = {
      name: t(`opponent-${game.player}`),
      mine: score[seat] ?? 0,
      theirs: score[other(seat)] ?? 0,
      deal: summary.deal,
      target: summary.target,
      when: when(changed),
    };
    const lost = summary.resigned === seat ? "games-given-up" : "games-lost";
    const result = summary.winner === seat ? "games-won" : lost;
    return (
      <li key={id} class="game-line">
        <button
          type="button"
          class="menu-line"
          data-event={`app:open:${id}`}
          aria-current={current ? "true" : undefined}
        >
          <strong>
            {current && <span aria-hidden="true">› </span>}
            {t(summary.over ? result : "games-line", words)}
          </strong>
          <small>
            {t("games-detail", { ...words, rules: t(`preset-${summary.preset}`) })}
            {help.hints + help.takebacks > 0 && ` · ${t("games-help", help)}`}
          </small>
        </button>
        {summary.over && (
          <button type="button" class="button" data-event={`app:save:${id}`} aria-label={t("games-save", words)}>
            {t("save")}
          </button>
        )}
        <button
          type="button"
          class="icon-button"
          aria-label={t("games-delete", words)}
          title={t("delete")}
          onClick={() => putAway(id)}
        >
          <Icon name="bin" />
        </button>
      </li>
    );
  };

  const open = games?.filter((game) => !game.summary.over) ?? [];
  const over = games?.filter((game) => game.summary.over) ?? [];
  return (
    <Panel name="games" title={t("your-games")} notice={state.notice}>
      <div class="undo" role="status">
        {told && <p>{told}</p>}
        {gone && (
          <button ref={undo} type="button" class="button" onClick={() => bringBack(gone)}>
            {t("undo")}
          </button>
        )}
      </div>
      {games && open.length === 0 && <p>{t("games-none")}</p>}
      {open.length > 0 && <ul class="games-list">{open.map(line)}</ul>}
      {over.length > 0 && <h3>{t("games-over")}</h3>}
      {over.length > 0 && <ul class="games-list">{over.map(line)}</ul>}
      <div class="panel-buttons">
        <button type="button" class="button primary" data-event="app:new">
          {t("new-game")}
        </button>
      </div>
    </Panel>
  );
}
