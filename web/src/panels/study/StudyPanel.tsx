import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { note } from "../../browser/note.ts";
import { store } from "../../control/store.ts";
import { isClosed } from "../../game/sharing.ts";
import { chapterName, chaptersOf } from "../../game/studies.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { TextField } from "../../kit/Fields.tsx";
import { IconButton, type IconName } from "../../kit/Icon.tsx";
import linesStyles from "../../kit/lines.module.css";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { Reads } from "../../state/state.ts";
import { type Listed, listGames } from "../../store/games.ts";
import { DAYS } from "../../store/rows.ts";
import { exportGames } from "../files/export.ts";
import { settled } from "../files/save.ts";
import { rowsOf, search, sorted } from "../library/finding.ts";
import { detail, title as titleOf } from "../library/gameWords.ts";
import { keepStudy, removeChapters, type Wanted, wantedOf } from "./changes.ts";
import studyStyles from "./study.module.css";

const MOST_TITLE = 120; // characters
const MOST_LISTED = 30; // games to choose from

/** A study: its title, and its chapters, which are moved, named, added and removed. */
export default function StudyPanel({ state }: Reads<"studying" | "libraryVersion" | "notice">) {
  const { studying: key } = state;
  const [games, setGames] = useState<Listed[] | null>(null);
  const [status, setStatus] = useState("");
  const [typed, setTitle] = useState<string | null>(null); // while it is being written
  const queue = useRef<Promise<void>>(Promise.resolve()); // a press that ends the writing of a title comes after it
  useEffect(() => void listGames().then(setGames), [state.libraryVersion]);
  const chapters = useMemo(() => (key ? chaptersOf(games ?? [], key) : []), [games, key]);
  const kept = chapters[0]?.summary.study?.title ?? "";
  const title = typed ?? kept;
  const latest = useRef(typed);
  latest.current = typed;

  /** Return the title as it was typed or, if it was not, as it is saved now. */
  const titled = (now: Wanted[]) =>
    (latest.current ?? now[0]?.game.summary.study?.title ?? "").trim() || t("study-untitled");

  /** Do something after what was begun before, and say what was done. */
  const enqueue = (act: () => Promise<string>): void => {
    queue.current = queue.current.then(async () => {
      try {
        setStatus(await act());
      } catch (why) {
        note(why);
        setStatus(t("study-not-saved"));
      }
    });
  };
  /** Change the chapters as they are saved now, and say so in the words that are returned. */
  const change = (edit: (now: Wanted[]) => [next: Wanted[], words: string]) =>
    enqueue(async () => {
      const before = store.state.studying;
      const now = await wantedOf(before);
      const [next, words] = edit(now);
      const study = await keepStudy(titled(now), next);
      if (study !== store.state.studying) store.set({ studying: study });
      setTitle(null);
      return words;
    });
  const rename = () => {
    if (typed !== null && chapters.length > 0 && title.trim() !== kept) change((now) => [now, t("replay-saved")]);
  };
  const name = (id: string, words: string) =>
    change((now) => [now.map((each) => (each.game.id === id ? { ...each, name: words } : each)), t("replay-saved")]);
  const move = (id: string, by: number) =>
    change((now) => {
      const from = now.findIndex(({ game }) => game.id === id);
      const next = [...now];
      next.splice(from + by, 0, ...next.splice(from, 1));
      return [next, t("study-moved", { chapter: from + by + 1 })];
    });
  const add = (game: Listed) =>
    change((now) => [[...now, { game, name: "", isNew: true }], t("study-added", { chapter: now.length + 1 })]);
  const remove = (ids: string[]) =>
    enqueue(async () => {
      const now = await wantedOf(store.state.studying);
      const [gone, rest] = [true, false].map((is) => now.filter(({ game }) => ids.includes(game.id) === is));
      await removeChapters(gone ?? []);
      if (rest?.length) store.set({ studying: await keepStudy(titled(now), rest) });
      else store.set({ studying: "" });
      return t("study-removed", { count: ids.length, days: DAYS });
    });
  const save = () =>
    enqueue(async () => {
      const missing = await exportGames(chapters, true);
      return missing > 0 ? t("library-missing", { count: missing }) : "";
    });
  const [first] = chapters;
  return (
    <Panel name="study" title={key ? t("study") : t("study-new")} notice={state.notice}>
      <TextField
        title={t("study-title")}
        name="study-title"
        value={title}
        maxLength={MOST_TITLE}
        autocomplete="off"
        change={setTitle}
        onBlur={rename}
      />
      <p class={panelStyles.small} role="status">
        {status}
      </p>
      <h3>{t("replay-chapters")}</h3>
      {games && chapters.length === 0 && <p>{t("study-none")}</p>}
      <Chapters chapters={chapters} move={move} name={name} remove={(id) => remove([id])} />
      {first && (
        <div class={panelStyles.panelButtons}>
          <Button event={`app:study-sheet:${first.id}`} says="replay-print" />
          <Button onClick={save} says="save-record" />
          <Button event={`app:study-share:${first.id}`} says="replay-share" />
          <Button onClick={() => remove(chapters.map(({ id }) => id))} says="delete" />
          <Button primary event={`app:replay:${first.id}`} says="study-open" />
        </div>
      )}
      {games && <Choice games={games} add={add} />}
    </Panel>
  );
}

interface ChaptersProps {
  chapters: Listed[];
  move(id: string, by: number): void;
  name(id: string, name: string): void;
  remove(id: string): void;
}

function Chapters({ chapters, move, name, remove }: ChaptersProps) {
  const list = useRef<HTMLOListElement>(null);
  const held = useRef<{ id: string; way: string } | null>(null); // the button that was pressed: the focus goes with it
  useLayoutEffect(() => {
    const { id = "", way = "" } = held.current ?? {};
    const line = list.current?.querySelector(`[data-chapter="${id}"]`);
    const button = line?.querySelector<HTMLButtonElement>(`[data-way="${way}"]`);
    (button?.disabled ? line?.querySelector<HTMLElement>("input") : button)?.focus();
    held.current = null;
  }, [chapters.map(({ id }) => id).join()]);
  return (
    <ol ref={list} class={studyStyles.chapters}>
      {chapters.map(({ id, summary, source }, i) => {
        const own = summary.study?.name ?? "";
        const words = chapterName(summary, source !== "link");
        const button = (icon: IconName, what: string, press: () => void, disabled = false) => (
          <IconButton
            icon={icon}
            data-way={what}
            label={t(`study-${what}`, { name: words })}
            title={t(`study-${what}`, { name: words })}
            disabled={disabled}
            onClick={press}
          />
        );
        const way = (what: "up" | "down", by: number) =>
          button(
            what,
            what,
            () => {
              held.current = { id, way: what };
              move(id, by);
            },
            i + by < 0 || i + by >= chapters.length,
          );
        return (
          <li key={id} data-chapter={id}>
            <span class={studyStyles.number} aria-hidden="true">
              {i + 1}
            </span>
            <input
              type="text"
              aria-label={t("study-name", { chapter: i + 1 })}
              placeholder={own ? "" : words}
              defaultValue={own}
              maxLength={MOST_TITLE}
              autocomplete="off"
              onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
              onBlur={({ currentTarget: { value } }) => value.trim() !== own && name(id, value.trim())}
            />
            {way("up", -1)}
            {way("down", 1)}
            {button("bin", "remove", () => remove(id))}
          </li>
        );
      })}
    </ol>
  );
}

/** The saved games that can become chapters. Nobody's hidden cards are among them. */
function Choice({ games, add }: { games: Listed[]; add(game: Listed): void }) {
  const [query, setQuery] = useState("");
  const rows = useMemo(
    () => sorted(rowsOf(games.filter((game) => settled(game) && !isClosed(game) && !game.summary.study)), "newest"),
    [games],
  );
  const found = search(rows, query);
  return (
    <>
      <h3>{t("study-add")}</h3>
      <input
        type="search"
        class={studyStyles.search}
        value={query}
        placeholder={t("library-search")}
        aria-label={t("library-search")}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p class={panelStyles.small} role="status">
        {t("library-found", { count: found.length })}
      </p>
      <ul class={linesStyles.gamesList}>
        {found.slice(0, MOST_LISTED).map(({ game }) => (
          <li key={game.id} class={linesStyles.gameLine}>
            <button type="button" class={linesStyles.menuLine} onClick={() => add(game)}>
              <strong>{titleOf(game)}</strong>
              <small>{detail(game)}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
