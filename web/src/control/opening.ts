// The game on the table: opened, and held by this window, or watched while another one plays it.
import { note } from "../browser/note.ts";
import { site } from "../browser/site.ts";
import type { Frame } from "../engine/types/view.ts";
import { taken } from "../game/answers.ts";
import { isLaid, isShared, personOnTurn } from "../game/sharing.ts";
import { loadRest } from "../i18n/index.ts";
import { goToGame } from "../state/history.ts";
import { missingPart } from "../state/notices.ts";
import { type Game, getGame } from "../store/games.ts";
import { removeGame } from "../store/keeping.ts";
import { type Hold, hold, listen, type Moved, whenFree } from "../store/owner.ts";
import { layTable, plain } from "../table/index.ts";
import { showFrames } from "./frames.ts";
import { happenings, keep, next } from "./loop.ts";
import { dropMail } from "./people/friend.ts";
import { session } from "./session.ts";
import { store } from "./store.ts";

/** Open a game. `stored`: it is saved on this device already. */
export async function openGame(game: Game, frames: Frame[] = [], stored = true): Promise<void> {
  const before = store.state.game;
  const mine = session.plays;
  leaveTable();
  const { sitting } = session;
  const isCurrent = () => sitting === session.sitting; // no other game has been opened meanwhile
  const { match, challenge } = game.summary;
  if (!plain(game) || isShared(game) || match || challenge) {
    const there = await fetchTable(game.summary.game);
    if (!isCurrent()) return;
    if (!there) {
      if (before) await openGame(before);
      return store.say(missingPart());
    }
  }
  // A game without a decision is not worth keeping.
  const idle = before && before.source !== "what-if" && before.id !== game.id && !before.touched && !before.watches;
  if (mine && idle) await removeGame(before.id);
  if (!isCurrent()) return;
  goToGame(game.id);
  // When the device is handed over, each player sees what has happened when the curtain opens.
  const handed = isShared(game) && !isLaid(game, store.state.settings);
  const first = handed ? undefined : frames[0];
  const begun = session.sight(first ? { ...game, view: first.view, log: [] } : game);
  store.set({
    game,
    shown: game.version === site.version ? begun : null, // the view of another version may not fit this one
    seeking: false,
    hint: null,
    estimate: null,
    queued: null,
    curtain: handed ? personOnTurn(game) : null,
    passing: null,
    hands: null,
    match: before?.summary.match?.id === game.summary.match?.id ? store.state.match : null,
    paused: false,
    watching: false,
    notice: null,
  });
  if (!(await take(game.id))) return;
  if (stored) await refresh();
  else if (!(await keep(game))) return;
  if (!isCurrent()) return;
  if (!session.plays) return watch();
  await showFrames(first ? frames : []);
  if (isCurrent()) next();
}

/** Fetch what a plain game of the first kind does not need. Return false when it could not be fetched. */
async function fetchTable(kind: string): Promise<boolean> {
  try {
    await Promise.all([loadRest(), layTable(kind)]);
    return true;
  } catch (error) {
    note(error);
    return false;
  }
}

/** Show the game as it was saved last, in this version of the engine. */
async function refresh(): Promise<void> {
  const { game } = store.state;
  if (!game) return;
  const { sitting } = session;
  const there = await getGame(game.id);
  if (sitting !== session.sitting) return;
  const now = there && there.revision > game.revision ? there : game;
  if (now.version === site.version) {
    if (now !== game) session.show(now);
    return;
  }
  const { record, seat, side } = now;
  const answer = await session.request(
    side ? { do: "friend", session: side.session, place: side.place } : { do: "view", record, seat },
  );
  if (answer) session.show({ ...now, ...taken(answer, now), version: site.version });
}

/** Open the game as it was saved last. */
async function reopen(): Promise<void> {
  const { game } = store.state;
  if (game) await openGame((await getGame(game.id)) ?? game);
}
happenings.addEventListener("overtaken", () => void reopen());

// ---- several windows

let held: Hold | null = null;
let stopWaiting = () => {};

function setHold(hold: Hold | null): void {
  held = hold;
  session.plays = hold !== null;
}

/** Try to take the game for this window. Return false when another game was opened meanwhile. */
async function take(id: string, steal = false): Promise<boolean> {
  const { sitting } = session;
  const lost = () => {
    if (sitting !== session.sitting) return;
    setHold(null); // the lock was stolen, and cannot be released
    leaveTable();
    watch();
  };
  const taken = await hold(id, lost, steal);
  if (sitting !== session.sitting) {
    taken?.release();
    return false;
  }
  setHold(taken);
  return true;
}

/** Leave the game: another window may play it, and pending answers about it no longer count. */
export function leaveTable(): void {
  session.sitting += 1;
  session.forget();
  dropMail();
  session.holder = null;
  stopWaiting();
  held?.release();
  setHold(null);
}

/** Watch the game that another window plays. */
function watch(): void {
  const { game } = store.state;
  if (!game) return;
  const { sitting } = session;
  // Hints and queued clicks are obsolete once another window has taken over.
  const forgotten = { seeking: false, hint: null, estimate: null, queued: null };
  store.set({ watching: true, waiting: false, curtain: null, ...forgotten });
  if (isShared(game)) session.show(game);
  if (!store.state.visit) store.sayWatching();
  stopWaiting = whenFree(game.id, () => {
    if (sitting === session.sitting) void reopen();
  });
}

/** Take the game over from the window that plays it. */
export async function playHere(): Promise<void> {
  const { game } = store.state;
  if (!game) return;
  leaveTable();
  const { sitting } = session;
  if (!(await take(game.id, true))) return;
  store.set({ watching: false, notice: null });
  await refresh();
  if (sitting === session.sitting) next();
}

/** Show what has happened in the window that plays the game. */
function followWindow({ game, frames }: Moved): void {
  const mine = store.state.game;
  if (!store.state.watching || mine?.id !== game.id || mine.revision >= game.revision) return;
  if (game.version !== site.version) return;
  store.set({ game });
  void showFrames(isShared(game) ? [] : frames); // on a shared device other windows see no hand
}
listen(followWindow);
