// What the address asks for is shown: the table and which game on it, a panel, a replay.
import { getGame } from "../store/games.ts";
import type { Controller } from "./controller.ts";
import { note } from "./diagnostics.ts";
import { address, addressed, place, shownPanel, whatIf } from "./panels.ts";
import type { Place } from "./state.ts";

/** All that is done with games besides playing them. Fetched when it is first needed. */
export const library = () => import("../library/index.ts");

const same = (a: Place, b: Place): boolean =>
  "link" in a ? "link" in b && a.link === b.link : "kept" in b && a.kept === b.kept;

/** Show what the address and this step of the history say. */
export async function route(controller: Controller): Promise<void> {
  const panel = shownPanel();
  const at = place();
  const { game, visit } = controller.state;
  const playing = game?.source === "what-if";
  if (playing && (at ? game.id === whatIf() : true)) {
    controller.set({ panel, visit: null });
    if (!at) await (await library()).endWhatIf(controller);
  } else if (at) {
    const there = visit && same(visit.place, at) && !playing;
    controller.set({ panel, visit: there ? visit : { place: at } });
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
  addEventListener("popstate", follow);
}
