// The other games on this device: one deleted, one brought back, one dealt for the next visit.
import { ask } from "../engine/client.ts";
import { nextSeat } from "../engine/seats.ts";
import { FIRST } from "../i18n/games.ts";
import { loadRest } from "../i18n/index.ts";
import { loadChoice } from "../newgame/choice.ts";
import { keepGame, layBy, removeGame, type Stored, shown } from "../store/games.ts";
import { hold } from "../store/owner.ts";
import { newGame } from "./answers.ts";
import type { Controller } from "./controller.ts";
import { note } from "./diagnostics.ts";
import { dealt, firstGame } from "./first.ts";
import { computers } from "./people.ts";

/** Take a game away. Gives it, so that it can be put back, or null when another window plays it. */
export async function remove(controller: Controller, id: string): Promise<Stored | null> {
  if (controller.state.game?.id !== id) {
    const held = await hold(id, () => {});
    if (!held) return null;
    const game = await removeGame(id);
    held.release();
    return game;
  }
  if (!controller.plays) return null;
  controller.leave();
  const game = await removeGame(id);
  const first = await firstGame();
  if (first) await controller.open(first.game, [], first.stored);
  else await controller.deal(loadChoice());
  return game;
}

/** Put a game back on the shelf, and on the table if it lay there. */
export async function restore(controller: Controller, game: Stored, lay: boolean): Promise<void> {
  const again = { ...game, revision: game.revision + 1 };
  await keepGame(again).catch(note);
  if (lay && shown(again)) await controller.open(again);
}

/** Lay the next game's first deal by, for the next visit. */
export async function prepare(controller: Controller): Promise<void> {
  try {
    const { game } = controller.state;
    const choice = loadChoice();
    const same = game?.view.phase === "over" && game.view.game === choice.game;
    const next = same ? nextSeat(game.view.dealer, game.view.seats) : choice.dealer;
    const dealer = choice.seats.includes(next) ? next : choice.dealer;
    if (choice.game !== FIRST) await loadRest(); // the names of the people
    const kept = dealt(await ask(newGame({ ...choice, dealer })), computers(choice, "S"));
    if (kept) await layBy(kept);
  } catch (error) {
    note(error); // the next visit starts with a prepared deal
  }
}
