import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { IconButton } from "../../kit/Icon.tsx";
import linesStyles from "../../kit/lines.module.css";
import { Panel } from "../../kit/Panel.tsx";
import { troubleWords } from "../../state/notices.ts";
import type { Reads } from "../../state/state.ts";
import { emptyBin, expire, listBin } from "../../store/bin.ts";
import type { Binned } from "../../store/rows.ts";
import { DAYS, lapses } from "../../store/rows.ts";
import { Confirm } from "./Confirm.tsx";
import { day, detail, label, title } from "./gameWords.ts";
import libraryStyles from "./library.module.css";
import { restoredWords, restoreGames, useChanges } from "./useDeletion.ts";
import { useLineHeight, Windowed } from "./Windowed.tsx";

/** The bin: deleted games, which can be restored for 30 days or deleted for good. */
export default function BinPanel({ state }: Reads<"trouble" | "update" | "notice">) {
  const [games, setGames] = useState<Binned[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [next, setNext] = useState<string | null>(null); // the game whose line gets the focus
  const { status, setStatus, fail, change } = useChanges();
  const height = useLineHeight(2);
  const intro = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    expire().then(listBin).then(setGames, fail);
  }, []);
  useLayoutEffect(() => {
    if (next === null) return;
    const line = document.querySelector<HTMLElement>(`[data-panel=bin] [data-id="${next}"]`);
    (line ?? intro.current)?.focus();
    setNext(null);
  }, [next]);

  const changeBin = (act: () => Promise<string>, nextLine = "") =>
    change(async () => {
      if (state.trouble === "newer") return setStatus(troubleWords(state)); // a newer page's database cannot be changed
      const words = await act();
      setGames(await listBin());
      setStatus(words);
      setNext(nextLine);
    });
  const bringBack = (ids: string[], nextLine = "") =>
    changeBin(async () => restoredWords((await restoreGames(ids)).length), nextLine);
  const empty = () =>
    changeBin(async () => {
      await emptyBin();
      return t("library-bin-emptied");
    });

  const all = games ?? [];
  return (
    <Panel name="bin" title={t("library-bin")} notice={state.notice}>
      <p ref={intro} tabIndex={-1}>
        {t("library-bin-means", { days: DAYS })}
      </p>
      <div class={linesStyles.undo} role="status">
        {status && <p>{status}</p>}
      </div>
      {all.length > 0 && (
        <div class={libraryStyles.tools}>
          <p>{t("library-count", { count: all.length })}</p>
          <Button onClick={() => void bringBack(all.map(({ id }) => id))} says="library-bin-all" />
          <Button onClick={() => setAsking(true)} says="library-bin-empty" />
        </div>
      )}
      {games?.length === 0 && !status && <p>{t("library-bin-none")}</p>}
      <Windowed
        items={all}
        height={height}
        keyOf={({ id }) => id}
        line={(game) => {
          const at = all.indexOf(game);
          const nextLine = (all[at + 1] ?? all[at - 1])?.id ?? "";
          const [deleted, until] = [day(game.deleted), day(lapses(game.deleted))];
          return (
            <>
              <div class={`${linesStyles.menuLine} ${libraryStyles.menuLine}`}>
                <strong>{title(game)}</strong>
                <small>{`${t("library-bin-line", { deleted, until })} · ${detail(game)}`}</small>
              </div>
              <IconButton
                icon="back"
                data-id={game.id}
                label={label(game, "bring-back")}
                title={t("undo")}
                onClick={() => void bringBack([game.id], nextLine)}
              />
            </>
          );
        }}
      />
      {isAsking && (
        <Confirm
          title={t("library-bin-question", { count: all.length })}
          effect={t("library-bin-final", { count: all.length })}
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
