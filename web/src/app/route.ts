// What the address asks for is shown: the table and which game on it, a panel, a replay.
import { note } from "../browser/note.ts";
import type { Controller } from "../control/controller.ts";
import { loadRest } from "../i18n/index.ts";
import {
  address,
  addressed,
  byHand,
  momentOf,
  moveTo,
  openNamed,
  place,
  placeAt,
  samePlace,
  shownPanel,
  whatIf,
} from "../state/history.ts";
import type { Place, Visit } from "../state/state.ts";
import { getGame } from "../store/games.ts";

/** All that is done with games besides playing them. Fetched when it is first needed. */
export const library = async () => {
  const [module] = await Promise.all([import("./library.ts"), loadRest()]);
  return module;
};

/** All that is done with matches. Fetched when it is first needed. */
export const matches = async () => {
  const [module] = await Promise.all([import("../panels/match/course.ts"), loadRest()]);
  return module;
};

/** What is looked at already, when the address names it: at another moment, when somebody wrote that there. */
function still(visit: Visit | null, at: Place): Visit | null {
  if (!visit || !samePlace(visit.place, at)) return null;
  const { game } = visit;
  const to = momentOf(at);
  if (!game) return to === momentOf(visit.place) ? visit : null;
  if (to === game.at) return visit;
  if (byHand()) return { ...visit, game: { ...game, at: to } };
  if (game.at) moveTo(placeAt(at, game.at)); // what lay over the replay is gone, and the replay has moved on
  return visit;
}

/** Show what the address and this step of the history say. */
export async function route(controller: Controller): Promise<void> {
  openNamed();
  const panel = shownPanel();
  const at = place();
  const { game, visit } = controller.state;
  const playing = game?.source === "what-if";
  if (playing && (at ? game.id === whatIf() : true)) {
    controller.set({ panel, visit: null });
    if (!at) await (await library()).endWhatIf(controller);
  } else if (at) {
    const there = playing ? null : still(visit, at);
    controller.set({ panel, visit: there ?? { place: at } });
    if (!there) await (await library()).visit(controller, at);
  } else {
    controller.set({ panel, visit: null });
    // Another game named in the address by hand, or by a bookmark.
    const id = addressed();
    const named = id && id !== game?.id ? await getGame(id) : null;
    if (named) await controller.open(named);
    else if (controller.state.game) address(controller.state.game.id);
  }
}

/** Follow the browser's own steps, and links that are opened in this window. */
export function followHistory(controller: Controller, uncovered: () => void): void {
  const follow = () => {
    const before = controller.state;
    route(controller).catch(note);
    const { panel, visit } = controller.state;
    if ((before.panel && !panel) || (before.visit && !visit)) uncovered();
  };
  controller.route = () => route(controller);
  addEventListener("popstate", follow);
}
