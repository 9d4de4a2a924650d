// Games are deleted, and brought back from the bin.
import type { Controller } from "../../control/controller.ts";
import { loadChoice } from "../../game/choice.ts";
import { firstGame } from "../../game/first.ts";
import { getGame } from "../../store/games.ts";
import { takeFromBin } from "../../store/library.ts";
import { hold } from "../../store/owner.ts";

/** How games are deleted: to the bin, or for good. */
export type Deleting = (ids: string[]) => Promise<unknown>;

/** Delete a game, also the one on the table. False when another window plays it. */
export async function remove(controller: Controller, id: string, deleting: Deleting): Promise<boolean> {
  const { game } = controller.state;
  if (game?.id !== id) {
    const held = await hold(id, () => {});
    if (!held) return false;
    try {
      await deleting([id]);
    } finally {
      held.release();
    }
    return true;
  }
  if (!controller.session.plays) return false;
  controller.windows.leave();
  try {
    await deleting([id]);
  } catch (error) {
    await controller.open(game);
    throw error;
  }
  const first = await firstGame();
  if (first) await controller.open(first.game, [], first.stored);
  else await controller.dealing.deal(loadChoice());
  return true;
}

/** Bring games back from the bin, `lay` to the table. Gives the ids of those that were in it. */
export async function restore(controller: Controller, ids: string[], lay: string | null = null): Promise<string[]> {
  const back = await takeFromBin(ids);
  const game = lay === null ? null : await getGame(lay);
  if (game) await controller.open(game);
  controller.set({ shelf: controller.state.shelf + 1 });
  return back;
}
