// Deleting games, and restoring them from the bin.
import { dealLast } from "../../control/dealing.ts";
import { leaveTable, openGame } from "../../control/opening.ts";
import { session } from "../../control/session.ts";
import { store } from "../../control/store.ts";
import { firstGame } from "../../game/first.ts";
import { takeFromBin } from "../../store/bin.ts";
import { getGame } from "../../store/games.ts";
import { hold } from "../../store/owner.ts";

/** A way to delete games: to the bin, or for good. */
export type Deletion = (ids: string[]) => Promise<unknown>;

/** Delete a game, which may be on the table; return false when another window plays it. */
export async function deleteGame(id: string, deletion: Deletion): Promise<boolean> {
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
