// The game dealt in advance for the next visit.
import { note } from "../browser/note.ts";
import { ask } from "../engine/client.ts";
import { nextSeat } from "../engine/seats.ts";
import { newGame } from "../game/answers.ts";
import { loadChoice } from "../game/choice.ts";
import { toKept } from "../game/first.ts";
import { computers } from "../game/people.ts";
import { loadRest } from "../i18n/index.ts";
import { FIRST } from "../i18n/phrases.ts";
import { keepNextDeal } from "../store/nextDeal.ts";
import { store } from "./store.ts";

/** Deal the first cards of the next game, and save them for the next visit. */
export async function prepareNextDeal(): Promise<void> {
  try {
    const { game } = store.state;
    const choice = loadChoice();
    const same = game?.view.phase === "over" && game.view.game === choice.game;
    const next = same ? nextSeat(game.view.dealer, game.view.seats) : choice.dealer;
    const dealer = choice.seats.includes(next) ? next : choice.dealer;
    if (choice.game !== FIRST) await loadRest(); // for the names of its players
    const kept = toKept(await ask(newGame({ ...choice, dealer })), computers(choice, "S"));
    if (kept) await keepNextDeal(kept);
  } catch (error) {
    note(error); // the next visit starts with a deal prepared with the site
  }
}
