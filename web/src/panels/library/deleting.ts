// Deleting games, and restoring them from the bin.
import type { Controller } from "../../control/controller.ts";
import { firstGame } from "../../game/first.ts";
import { takeFromBin } from "../../store/bin.ts";
import { getGame } from "../../store/games.ts";
import { hold } from "../../store/owner.ts";

/** A way to delete games: to the bin, or for good. */
export type Deletion = (ids: string[]) => Promise<unknown>;

/** Delete a game, which may be on the table; return false when another window plays it. */
export async function deleteGame(controller: Controller, id: string, deletion: Deletion): Promise<boolean> {
  const { game } = controller.state;
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
  if (!controller.session.plays) return false;
  controller.windows.leave();
  try {
    await deletion([id]);
  } catch (error) {
    await controller.open(game);
    throw error;
  }
  const first = await firstGame();
  if (first) await controller.open(first.game, [], first.stored);
  if (controller.state.game?.id === id) await controller.dealing.dealLast();
  return true;
}

/** Restore games from the bin, one of them to the table, and return the ids of those that were in it. */
export async function restoreGames(
  controller: Controller,
  ids: string[],
  toTable: string | null = null,
): Promise<string[]> {
  const back = await takeFromBin(ids);
  const game = toTable === null ? null : await getGame(toTable);
  if (game) await controller.open(game);
  controller.set({ libraryVersion: controller.state.libraryVersion + 1 });
  return back;
}
