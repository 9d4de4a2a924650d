import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { note } from "../../browser/note.ts";
import { dealLast } from "../../control/dealing.ts";
import { leaveTable, openGame } from "../../control/opening.ts";
import { session } from "../../control/session.ts";
import { store } from "../../control/store.ts";
import { firstGame } from "../../game/first.ts";
import { t } from "../../i18n/index.ts";
import { useOneAtATime } from "../../kit/hooks/once.ts";
import { troubleWords } from "../../state/notices.ts";
import type { State } from "../../state/state.ts";
import { moveToBin, removeMany, takeFromBin } from "../../store/bin.ts";
import { getGame, type Listed, listGames } from "../../store/games.ts";
import { isFull } from "../../store/keeping.ts";
import { hold, playing } from "../../store/owner.ts";

interface Deleted {
  ids: string[];
  onTable: string | null; // the one that was on the table
}

interface Question {
  ids: string[];
  isFull: boolean; // the bin is full: they are deleted for good
  someStay: boolean; // other games found are being played, and stay
}

/** Deleting games from the list: the confirmation before, the undo after, and the status line. */
export function useDeletion(state: Pick<State, "game" | "trouble" | "update">, setGames: (games: Listed[]) => void) {
  const { status, setStatus, change } = useChanges();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const restored = useRef<string | null>(null);
  // The pressed button is gone: the focus moves to where the user would look next, unless it is already in a field,
  // where the next key would press a button.
  useLayoutEffect(() => {
    if (document.activeElement?.closest("input, select")) return;
    if (deleted) undoButton.current?.focus();
    else if (restored.current)
      document.querySelector<HTMLElement>(`[data-panel=games] [data-event$=":${restored.current}"]`)?.focus();
  }, [deleted]);

  const show = (next: Deleted | null, words: string) => {
    setDeleted(next);
    setStatus(words);
  };
  const changeList = (act: () => Promise<[Deleted | null, string] | null>) =>
    change(async () => {
      const done = await act();
      if (!done) return;
      setGames(await listGames());
      show(...done);
    });
  /** Return whether nothing can be deleted, and say why: the database belongs to a newer page. */
  const isRefused = (): boolean => {
    if (state.trouble !== "newer") return false;
    show(null, troubleWords(state));
    return true;
  };
  const played = async () => new Set([...(await playing()), state.game?.id]);
  /** If the bin has no room, ask whether to delete for good; return null then. */
  const orAsk = <T>(ids: string[], deletion: Promise<T>): Promise<T | null> =>
    deletion.catch((error) => {
      if (!isFull(error)) throw error;
      note(error);
      setQuestion({ ids, isFull: true, someStay: false });
      return null;
    });

  const deleteOne = (id: string, deletion: Deletion = moveToBin) =>
    changeList(async () => {
      if (isRefused()) return null;
      const onTable = id === state.game?.id ? id : null;
      const isDeleted = await orAsk([id], deleteGame(id, deletion));
      if (isDeleted === null) return null;
      const inBin = isDeleted && deletion === moveToBin;
      return [inBin ? { ids: [id], onTable } : null, t(isDeleted ? "games-deleted" : "games-elsewhere")];
    });
  const deleteMany = (wanted: string[], deletion: Deletion) =>
    changeList(async () => {
      const busy = await played();
      const ids = wanted.filter((id) => !busy.has(id));
      if ((await orAsk(ids, deletion(ids))) === null) return null;
      const inBin = ids.length > 0 && deletion === moveToBin;
      return [inBin ? { ids, onTable: null } : null, t("games-deleted-many", { count: ids.length })];
    });
  return {
    status,
    setStatus,
    change,
    canUndo: deleted !== null,
    question,
    undoButton,
    deleteOne,
    /** Ask whether to delete games, except those that are being played here or in another window. */
    askForAll: (games: Listed[]) =>
      change(async () => {
        if (isRefused()) return;
        const busy = await played();
        const ids = games.map(({ id }) => id).filter((id) => !busy.has(id));
        if (ids.length > 0) setQuestion({ ids, isFull: false, someStay: ids.length < games.length });
        else show(null, t("games-deleted-many", { count: 0 }));
      }),
    answer: (yes: boolean) => {
      setQuestion(null);
      if (!question || !yes) return;
      const [only = ""] = question.ids;
      if (question.isFull && question.ids.length === 1) void deleteOne(only, removeMany);
      else void deleteMany(question.ids, question.isFull ? removeMany : moveToBin);
    },
    undo: () =>
      changeList(async () => {
        const { ids, onTable } = deleted ?? { ids: [], onTable: null };
        const back = await restoreGames(ids, onTable);
        restored.current = ids[0] ?? null;
        return [null, restoredWords(back.length)];
      }),
  };
}

export const restoredWords = (count: number): string =>
  count === 1 ? t("games-restored") : t("games-restored-many", { count });

/** The changes to a list of games, one at a time, with a status line about the last. */
export function useChanges() {
  const [status, setStatus] = useState("");
  const once = useOneAtATime();
  const fail = (error: unknown) => {
    note(error);
    setStatus(t("library-failed"));
  };
  const change = (act: () => Promise<void>) => once(() => act().catch(fail));
  return { status, setStatus, fail, change };
}

type Deletion = (ids: string[]) => Promise<unknown>;

/** Delete a game, which may be on the table; return false when another window plays it. */
async function deleteGame(id: string, deletion: Deletion): Promise<boolean> {
  const { game } = store.state;
  if (game?.id !== id) {
    const held = await hold(id, () => {});
    if (!held) return false;
    try {
      await deletion([id]);
    } finally {
      held.release();
    }
    return true;
  }
  if (!session.plays) return false;
  leaveTable();
  try {
    await deletion([id]);
  } catch (error) {
    await openGame(game);
    throw error;
  }
  const first = await firstGame();
  if (first) await openGame(first.game, [], first.stored);
  if (store.state.game?.id === id) await dealLast();
  return true;
}

/** Restore games from the bin, one of them to the table, and return the ids of those that were in it. */
export async function restoreGames(ids: string[], toTable: string | null = null): Promise<string[]> {
  const back = await takeFromBin(ids);
  const game = toTable === null ? null : await getGame(toTable);
  if (game) await openGame(game);
  store.set({ libraryVersion: store.state.libraryVersion + 1 });
  return back;
}
