// The bin: deleted games, to be brought back for 30 days, or deleted for good.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { note } from "../../browser/note.ts";
import type { Controller } from "../../control/controller.ts";
import { t } from "../../i18n/index.ts";
import buttonStyles from "../../kit/button.module.css";
import { Icon } from "../../kit/Icon.tsx";
import iconStyles from "../../kit/icon.module.css";
import linesStyles from "../../kit/lines.module.css";
import { Panel } from "../../kit/Panel.tsx";
import { troubleWords } from "../../kit/trouble.ts";
import type { State } from "../../state/state.ts";
import { DAYS, lapses } from "../../store/bin.ts";
import { emptyBin, expire, listBin } from "../../store/library.ts";
import type { Binned } from "../../store/rows.ts";
import { Ask } from "./Ask.tsx";
import { restore } from "./deleting.ts";
import libraryStyles from "./library.module.css";
import { useLineHeight } from "./lineHeight.ts";
import { Windowed } from "./Windowed.tsx";
import { day, detail, label, title } from "./words.ts";

export default function BinPanel({ state, controller }: { state: State; controller: Controller }) {
  const [games, setGames] = useState<Binned[] | null>(null);
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState("");
  const [next, setNext] = useState<string | null>(null); // whose line gets the focus
  const height = useLineHeight(2);
  const rest = useRef<HTMLParagraphElement>(null);
  const acting = useRef(false);

  useEffect(() => {
    expire().then(listBin).then(setGames, failed);
  }, []);
  useLayoutEffect(() => {
    if (next === null) return;
    const line = document.querySelector<HTMLElement>(`[data-panel=bin] [data-id="${next}"]`);
    (line ?? rest.current)?.focus();
    setNext(null);
  }, [next]);

  const failed = (error: unknown) => {
    note(error);
    setTold(t("library-failed"));
  };
  /** Do something to the bin, and show what is in it then. A second tap meanwhile is not another wish. */
  const change = async (act: () => Promise<string>, then = "") => {
    if (acting.current) return;
    if (state.trouble === "newer") return setTold(troubleWords(state)); // nothing can be changed there
    acting.current = true;
    try {
      const said = await act();
      setGames(await listBin());
      setTold(said);
      setNext(then);
    } catch (error) {
      failed(error);
    } finally {
      acting.current = false;
    }
  };
  const bringBack = (ids: string[], then = "") =>
    change(async () => {
      const { length: count } = await restore(controller, ids);
      return count === 1 ? t("games-restored") : t("games-restored-many", { count });
    }, then);
  const empty = () =>
    change(async () => {
      await emptyBin();
      return t("library-bin-emptied");
    });

  const all = games ?? [];
  return (
    <Panel name="bin" title={t("library-bin")} notice={state.notice}>
      <p ref={rest} tabIndex={-1}>
        {t("library-bin-means", { days: DAYS })}
      </p>
      <div class={linesStyles.undo} role="status">
        {told && <p>{told}</p>}
      </div>
      {all.length > 0 && (
        <div class={libraryStyles.tools}>
          <p>{t("library-count", { count: all.length })}</p>
          <button
            type="button"
            class={`${buttonStyles.button} ${libraryStyles.button}`}
            onClick={() => void bringBack(all.map(({ id }) => id))}
          >
            {t("library-bin-all")}
          </button>
          <button
            type="button"
            class={`${buttonStyles.button} ${libraryStyles.button}`}
            onClick={() => setAsking(true)}
          >
            {t("library-bin-empty")}
          </button>
        </div>
      )}
      {games?.length === 0 && !told && <p>{t("library-bin-none")}</p>}
      <Windowed
        items={all}
        height={height}
        keyOf={({ id }) => id}
        line={(game) => {
          const at = all.indexOf(game);
          const after = (all[at + 1] ?? all[at - 1])?.id ?? "";
          const [deleted, until] = [day(game.deleted), day(lapses(game.deleted))];
          return (
            <>
              <div class={`${linesStyles.menuLine} ${libraryStyles.menuLine}`}>
                <strong>{title(game)}</strong>
                <small>{`${t("library-bin-line", { deleted, until })} · ${detail(game)}`}</small>
              </div>
              <button
                type="button"
                class={iconStyles.iconButton}
                data-id={game.id}
                aria-label={label(game, "bring-back")}
                title={t("undo")}
                onClick={() => void bringBack([game.id], after)}
              >
                <Icon name="back" />
              </button>
            </>
          );
        }}
      />
      {asking && (
        <Ask
          title={t("library-bin-question", { count: all.length })}
          means={t("library-bin-final", { count: all.length })}
          yes={t("library-delete-for-good")}
          no={t("library-delete-no")}
          answer={(yes) => {
            setAsking(false);
            if (yes) void empty();
          }}
        />
      )}
    </Panel>
  );
}
