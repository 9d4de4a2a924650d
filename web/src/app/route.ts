// Routing: shows what the address names, which is the table and its game, a panel, or a replay.
import { note } from "../browser/note.ts";
import { openGame } from "../control/opening.ts";
import { returnFocus } from "../control/panels.ts";
import { store } from "../control/store.ts";
import { loadRest, loadTopic } from "../i18n/index.ts";
import { address, addressed, momentOf, moveTo, place, placeAt, samePlace } from "../state/address.ts";
import { byHand, followHistory, openNamed, shownPanel, whatIf } from "../state/history.ts";
import type { Place, Visit } from "../state/state.ts";
import { getGame } from "../store/games.ts";

/** Fetch the code for everything besides playing, on demand. */
export const library = async () => {
  const [module] = await Promise.all([import("./library.ts"), loadRest()]);
  return module;
};

/** Fetch the code for matches, on demand. */
export const matches = async () => {
  const [module] = await Promise.all([import("../panels/match/matches.ts"), loadRest()]);
  return module;
};

/** Fetch the code for games between friends, on demand. */
export const friends = async () => {
  const [module] = await Promise.all([import("../friend/index.ts"), loadTopic("friend")]);
  return module;
};

/** Return the visit if the address still names it, at the moment in the address. */
function sameVisit(visit: Visit | null, at: Place): Visit | null {
  if (!visit || !samePlace(visit.place, at)) return null;
  const { game } = visit;
  const to = momentOf(at);
  if (!game) return to === momentOf(visit.place) ? visit : null;
  if (to === game.at) return visit;
  if (byHand()) return { ...visit, game: { ...game, at: to } };
  if (game.at) moveTo(placeAt(at, game.at)); // a dialog over the replay was closed, and the replay has moved on
  return visit;
}

/** Show what the address and this entry of the history name. */
export async function route(): Promise<void> {
  const mail = openNamed();
  if (mail) store.set({ mail });
  const panel = shownPanel();
  const at = place();
  const { game, visit } = store.state;
  const playing = game?.source === "what-if";
  if (playing && (at ? game.id === whatIf() : true)) {
    store.set({ panel, visit: null });
    if (!at) await (await library()).endWhatIf();
  } else if (at) {
    const there = playing ? null : sameVisit(visit, at);
    store.set({ panel, visit: there ?? { place: at } });
    if (!there) await (await library()).visit(at);
  } else {
    store.set({ panel, visit: null });
    // The address names another game: it was typed, or is a bookmark.
    const id = addressed();
    const named = id && id !== game?.id ? await getGame(id) : null;
    if (named) await openGame(named);
    else if (store.state.game) address(store.state.game.id);
  }
}

/** Follow the browser's history, and links opened in this window; the focus returns with the table. */
export function followAddress(): void {
  followHistory(route, () => {
    const before = store.state;
    // The place within a panel, "E17", is only in the address.
    route().then(() => store.set({}), note);
    const { panel, visit } = store.state;
    if ((before.panel && !panel) || (before.visit && !visit)) returnFocus();
  });
}
