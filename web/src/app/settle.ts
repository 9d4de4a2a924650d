// What can wait until the first cards lie on the table: the engine's state, keeping the site for
// offline play, new versions, installing, the deal for the next visit.
import { note } from "../browser/note.ts";
import { keepOffline, update } from "../browser/update.ts";
import { readCatalog } from "../control/catalog.ts";
import type { Controller } from "../control/controller.ts";
import { prepare } from "../control/shelf.ts";
import { warm } from "../control/warm.ts";
import { type EngineState, engine } from "../engine/client.ts";
import type { MatchTags } from "../engine/types/match.ts";
import { loadChoice, usually } from "../game/choice.ts";
import { whenOutgrown } from "../store/database.ts";
import { followKeeping, keeping } from "../store/games.ts";
import { listenForInstall } from "./install.ts";
import { library, matches } from "./route.ts";

/** `dealt` is false when no cards were to be had without the engine. */
export async function settle(controller: Controller, dealt: boolean): Promise<void> {
  listenForInstall(controller);
  followEngine(controller);
  followUpdates(controller);
  whenOutgrown(() => yieldTo(controller));
  followKeeping(() => controller.set(keeping()), note);
  controller.played = () =>
    void library()
      .then(({ keepWhatIf }) => keepWhatIf(controller))
      .catch(note);
  controller.idle = () => void warm(controller).catch(note);
  controller.rested = () => {
    const { game, update } = controller.state;
    if (game?.source === "what-if") return;
    if (game?.view.phase === "over" && game.summary.match) void stood(controller, game.summary.match);
    if (update === "wanted") take(controller);
    else if (game?.view.phase === "over") void prepare(controller);
  };
  if (dealt) return;
  const problem = await controller.dealing.deal(loadChoice());
  if (problem) await controller.dealing.deal(usually()); // what was chosen last time is no longer to be had
}

/** A game of a match is over: how does the match stand? */
async function stood(controller: Controller, { id, game }: MatchTags): Promise<void> {
  if (controller.state.match?.games.some(({ number, over }) => number === game && over)) return;
  await matches().then(({ standing }) => standing(controller, id), note);
}

/** A newer version plays in another window, and keeps the games from now on. */
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
      controller.store.engineFailed();
    } else if (phase === "ready") {
      controller.turns.next();
      if (settled) return;
      settled = true;
      keepOffline();
      void readCatalog(controller).catch(note); // so that the panel of a new game opens whole
      void prepare(controller);
      void import("../store/library.ts").then(({ expire }) => expire()).catch(note); // what was deleted long ago
    }
  };
  engine.subscribe(changed);
  changed(engine.state);
}

/** Between deals nothing is torn from the player's eyes when the page is loaded anew. */
function betweenDeals({ state }: Controller): boolean {
  const phase = state.game?.view.phase;
  return phase === undefined || phase === "scored" || phase === "over";
}

function followUpdates(controller: Controller): void {
  update.subscribe((available) => {
    if (!available || controller.state.update !== "none") return;
    const label = betweenDeals(controller) ? "update-take" : "update-after";
    controller.set({ update: "ready", notice: { key: "update-ready", actions: [{ label, event: "app:update" }] } });
  });
}

/** Take the new version, never in the middle of a deal. */
export function takeUpdate(controller: Controller): void {
  if (betweenDeals(controller)) take(controller);
  else controller.set({ update: "wanted", notice: { key: "update-wanted" } });
}

/** The page is about to be loaded anew: no deal is begun any more. */
function take(controller: Controller): void {
  controller.set({ update: "taken" });
  void update.take();
  setTimeout(() => location.reload(), 5000); // with whatever version there is
}
