// Work that waits until the first cards are on the table: the engine's state, the pictures of all cards, offline play, new
// versions, installing, the deal for the next visit.
import { addsToHome, hintsAtHome } from "../browser/install.ts";
import { note } from "../browser/note.ts";
import { hasDealt, noteDealt, savesData, use } from "../browser/offline.ts";
import { tablesOf } from "../browser/parts.ts";
import { playSound } from "../browser/sound.ts";
import { keepOffline, update } from "../browser/update.ts";
import { fetchPack } from "../cards/Face.tsx";
import { dealLast, loadCatalog } from "../control/dealing.ts";
import { happenings, next } from "../control/loop.ts";
import { prepareNextDeal } from "../control/nextDeal.ts";
import { leaveTable } from "../control/opening.ts";
import { store } from "../control/store.ts";
import { warm } from "../control/warm.ts";
import { type EngineState, engine } from "../engine/client.ts";
import { opponents } from "../engine/tables.ts";
import type { MatchTags } from "../engine/types/match.ts";
import { language, loadRest } from "../i18n/index.ts";
import { findInterrupted } from "../panels/files/interrupted.ts";
import { partsOfCards } from "../settings/settings.ts";
import { whenOutgrown } from "../store/database.ts";
import { followKeeping, keeping } from "../store/keeping.ts";
import { listenForInstall } from "./install.ts";
import { library, matches } from "./route.ts";

/** Start all of it. `hasCards`: cards are on the table already, without the engine. */
export async function settle(hasCards: boolean): Promise<void> {
  listenForInstall();
  followEngine();
  followUpdates();
  whenOutgrown(yieldTo);
  followKeeping(() => store.set(keeping()), note);
  followGame();
  if (!hasCards && (await dealLast()))
    store.say({ key: "start-other", actions: [{ label: "settings", event: "app:settings" }] });
  void tellInterrupted().catch(note); // now: a game that is opened takes every notice away
}

/** Follow the game on the table. */
function followGame(): void {
  happenings.addEventListener("played", () => {
    library()
      .then(({ keepWhatIf }) => keepWhatIf())
      .catch(note);
  });
  let lines = 0;
  happenings.addEventListener("waiting", () => {
    // The sound of one's turn comes after another player's move, not after one's own, and not in a game just opened.
    const { log = [], seat, view } = store.state.game ?? {};
    const acted = log.findLast(({ do: what }) => ["say", "discard", "play"].includes(what));
    if (view?.turn === seat && acted && acted.seat !== seat && log.length > lines && lines > 0) playSound("turn");
    lines = log.length;
    void warm().catch(note);
  });
  happenings.addEventListener("rested", () => {
    const { game, update } = store.state;
    // A new version waits until the old one has fetched what it is asked for: it is asked for nothing more.
    if (game && update !== "wanted") keepDealt(game.view.game);
    if (game?.source === "what-if") return;
    if (game?.view.phase === "over" && game.summary.match) void readResult(game.summary.match);
    if (update === "wanted") take();
    else {
      if (game?.view.phase === "over") void prepareNextDeal();
      void hintAtHome().catch(note);
    }
  });
}

/** Say what an import has kept that was interrupted by the end of its page. Where something else is said, or the words for
 *  it cannot be loaded, a later start says it. */
async function tellInterrupted(): Promise<void> {
  const found = await findInterrupted();
  if (!found) return;
  await loadRest();
  if (store.state.notice) return;
  store.say(found.notice);
  found.forget();
}

/** Say once how the page is installed, between two deals, when no other notice is shown. */
async function hintAtHome(): Promise<void> {
  if (!addsToHome()) return; // nobody else needs these words
  await loadRest();
  if (!store.state.notice && isBetweenDeals() && hintsAtHome()) store.say({ key: "install-home" });
}

/** Request the standing of a match after a game that is over. */
async function readResult({ id, game }: MatchTags): Promise<void> {
  if (store.state.match?.games.some(({ number, over }) => number === game && over)) return;
  await matches().then(({ readStanding }) => readStanding(id), note);
}

/** Stop playing: a newer version in another window saves the games from now on. */
function yieldTo(): void {
  leaveTable();
  store.set({ update: "taken", waiting: false, queued: null });
}

function followEngine(): void {
  let settled = false;
  const changed = (state: EngineState) => {
    const phase = state.phase === "idle" ? "starting" : state.phase;
    store.set({ engine: phase });
    if (state.phase === "failed") {
      note(`engine: ${state.error}`);
      void store.engineFailed();
    } else if (phase === "ready") {
      next();
      if (settled) return;
      settled = true;
      if (!savesData()) fetchPack(); // only now: the first cards and the engine came first
      if (hasDealt() || !savesData()) keepOffline();
      void use(language(), ...partsOfCards(store.state.settings));
      void loadCatalog().catch(note); // so that the panel of a new game opens completely
      void prepareNextDeal();
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
function isBetweenDeals(): boolean {
  const phase = store.state.game?.view.phase;
  return phase === undefined || phase === "scored" || phase === "over";
}

function followUpdates(): void {
  void update.goOn();
  update.subscribe((available) => {
    if (!available || store.state.update !== "none") return;
    const label = isBetweenDeals() ? "update-take" : "update-after";
    store.set({ update: "ready", notice: { key: "update-ready", actions: [{ label, event: "app:update" }] } });
  });
}

/** Use the new version, never in the middle of a deal. */
export function takeUpdate(): void {
  if (isBetweenDeals()) take();
  else store.set({ update: "wanted", notice: { key: "update-wanted" } });
}

/** Load the new version; no deal begins any more. */
function take(): void {
  store.set({ update: "taken", notice: { key: "update-taken" } });
  void update.take();
}
