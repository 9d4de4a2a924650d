// The game dealt for the next visit.
import { note } from "../browser/note.ts";
import { ask } from "../engine/client.ts";
import { nextSeat } from "../engine/seats.ts";
import { newGame } from "../game/answers.ts";
import { loadChoice } from "../game/choice.ts";
import { dealt } from "../game/first.ts";
import { computers } from "../game/people.ts";
import { FIRST } from "../i18n/games.ts";
import { loadRest } from "../i18n/index.ts";
import { layBy } from "../store/games.ts";
import type { Controller } from "./controller.ts";

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
