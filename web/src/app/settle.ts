// Work that waits until the first cards are on the table: the engine's state, offline play, new versions, installing,
// the deal for the next visit.
import { addsToHome, hintsAtHome } from "../browser/install.ts";
import { note } from "../browser/note.ts";
import { hasDealt, noteDealt, savesData, use } from "../browser/offline.ts";
import { tablesOf } from "../browser/parts.ts";
import { playSound } from "../browser/sound.ts";
import { keepOffline, update } from "../browser/update.ts";
import type { Controller } from "../control/controller.ts";
import { prepareNextDeal } from "../control/nextDeal.ts";
import { warm } from "../control/warm.ts";
import { type EngineState, engine } from "../engine/client.ts";
import { opponents } from "../engine/tables.ts";
import type { MatchTags } from "../engine/types/match.ts";
import { language, loadRest } from "../i18n/index.ts";
import { interrupted } from "../panels/files/interrupted.ts";
import { partsOfCards } from "../settings/settings.ts";
import { whenOutgrown } from "../store/database.ts";
import { followKeeping, keeping } from "../store/keeping.ts";
import { listenForInstall } from "./install.ts";
import { library, matches } from "./route.ts";

/** Start all of it. `hasCards`: cards are on the table already, without the engine. */
export async function settle(controller: Controller, hasCards: boolean): Promise<void> {
  listenForInstall(controller);
  followEngine(controller);
  followUpdates(controller);
  whenOutgrown(() => yieldTo(controller));
  followKeeping(() => controller.set(keeping()), note);
  controller.played = () =>
    void library()
      .then(({ keepWhatIf }) => keepWhatIf(controller))
      .catch(note);
  let lines = 0;
  controller.idle = () => {
    // The sound of one's turn comes after another player's move, not after one's own, and not in a game just opened.
    const { game } = controller.state;
    const { log = [], seat, view } = game ?? {};
    const acted = log.findLast(({ do: what }) => ["say", "discard", "play"].includes(what));
    if (view?.turn === seat && acted && acted.seat !== seat && log.length > lines && lines > 0) playSound("turn");
    lines = log.length;
    void warm(controller).catch(note);
  };
  controller.rested = () => {
    const { game, update } = controller.state;
    // A new version waits until the old one has fetched what it is asked for: it is asked for nothing more.
    if (game && update !== "wanted") keepDealt(game.view.game);
    if (game?.source === "what-if") return;
    if (game?.view.phase === "over" && game.summary.match) void readResult(controller, game.summary.match);
    if (update === "wanted") take(controller);
    else {
      if (game?.view.phase === "over") void prepareNextDeal(controller);
      void hintAtHome(controller).catch(note);
    }
  };
  if (!hasCards && (await controller.dealing.dealLast()))
    controller.say({ key: "start-other", actions: [{ label: "settings", event: "app:settings" }] });
  void tellInterrupted(controller).catch(note); // now: a game that is opened takes every notice away
}

/** Say what an import has kept that was interrupted by the end of its page. Where something else is said, or the words for
 *  it cannot be loaded, a later start says it. */
async function tellInterrupted(controller: Controller): Promise<void> {
  const found = await interrupted();
  if (!found) return;
  await loadRest();
  if (controller.state.notice) return;
  controller.say(found.notice);
  found.forget();
}

/** Say once how the page is installed, between two deals, when no other notice is shown. */
async function hintAtHome(controller: Controller): Promise<void> {
  if (!addsToHome()) return; // nobody else needs these words
  await loadRest();
  if (!controller.state.notice && isBetweenDeals(controller) && hintsAtHome()) controller.say({ key: "install-home" });
}

/** Request the standing of a match after a game that is over. */
async function readResult(controller: Controller, { id, game }: MatchTags): Promise<void> {
  if (controller.state.match?.games.some(({ number, over }) => number === game && over)) return;
  await matches().then(({ readStanding }) => readStanding(controller, id), note);
}

/** Stop playing: a newer version in another window saves the games from now on. */
function yieldTo(controller: Controller): void {
  controller.windows.leave();
  controller.set({ update: "taken", waiting: false, queued: null });
}

function followEngine(controller: Controller): void {
  let settled = false;
  const changed = (state: EngineState) => {
    const phase = state.phase === "idle" ? "starting" : state.phase;
    controller.set({ engine: phase });
    if (state.phase === "failed") {
      note(`engine: ${state.error}`);
      void controller.store.engineFailed();
    } else if (phase === "ready") {
      controller.turns.next();
      if (settled) return;
      settled = true;
      if (hasDealt() || !savesData()) keepOffline();
      void use(language(), ...partsOfCards(controller.state.settings));
      void controller.dealing.catalog().catch(note); // so that the panel of a new game opens completely
      void prepareNextDeal(controller);
      void import("../store/bin.ts").then(({ expire }) => expire()).catch(note); // games deleted long ago
    }
  };
  engine.subscribe(changed);
  changed(engine.state);
}

/** Keep a game and its players on the device once a deal of it has been played; with data saving, only after that. */
function keepDealt(game: string): void {
  keepOffline();
  // On an unmetered connection everything else is kept, too: small parts first, the strongest player's tables last.
  void noteDealt().then(() => use(game, ...[...opponents].map(tablesOf)));
}

/** Return whether the page can be reloaded without interrupting a deal. */
function isBetweenDeals({ state }: Controller): boolean {
  const phase = state.game?.view.phase;
  return phase === undefined || phase === "scored" || phase === "over";
}

function followUpdates(controller: Controller): void {
  update.subscribe((available) => {
    if (!available || controller.state.update !== "none") return;
    const label = isBetweenDeals(controller) ? "update-take" : "update-after";
    controller.set({ update: "ready", notice: { key: "update-ready", actions: [{ label, event: "app:update" }] } });
  });
}

/** Use the new version, never in the middle of a deal. */
export function takeUpdate(controller: Controller): void {
  if (isBetweenDeals(controller)) take(controller);
  else controller.set({ update: "wanted", notice: { key: "update-wanted" } });
}

/** Load the new version; no deal begins any more. */
function take(controller: Controller): void {
  controller.set({ update: "taken", notice: { key: "update-taken" } });
  void update.take();
  setTimeout(() => location.reload(), 5000); // in case the new version does not reload the page itself
}
