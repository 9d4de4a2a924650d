// The round trip of the page, from a press to what is drawn:
//   act     a press is an event; it is sent to the engine as a request, or waits until it can be
//   accept  the engine's answer is the game as it is now: saved, told to other windows, shown frame by frame
//   next    what follows by itself: the moves of computer players, events by a setting, the gallery. Each comes back to
//           act or accept; if there is nothing, the page waits for the next press
import { engine as client } from "../engine/client.ts";
import type { Answer } from "../engine/types/answer.ts";
import { taken } from "../game/answers.ts";
import { hintFigures } from "../game/hintWords.ts";
import {
  canAdvise,
  isForAll,
  isLaid,
  isShared,
  isWatched,
  lingers,
  personOnTurn,
  seenBy,
  spectatorName,
} from "../game/sharing.ts";
import { byItself } from "../settings/habits.ts";
import type { Game } from "../store/games.ts";
import { keepGame, Overtaken } from "../store/keeping.ts";
import { askToPersist } from "../store/nextDeal.ts";
import { broadcast } from "../store/owner.ts";
import { dropReview } from "../store/reviews.ts";
import { isMoving, showFrames } from "./frames.ts";
import { cardPlaysItself } from "./meant.ts";
import { CONSIDER, ITSELF, pause } from "./pace.ts";
import { friendRequest, speak, takeMail } from "./people/friend.ts";
import { awaitsClaims, handOver, lookUpClaims } from "./people/handing.ts";
import { awaitsHands, lookUpHands } from "./people/laying.ts";
import { session, withoutPause } from "./session.ts";
import { askGallery, awaitsAdvice, dealNext, isRunning, moveTime } from "./spectating.ts";
import { isCovered, store } from "./store.ts";
import { botRequest, canPlay, forcedCard, habitualEvent, isTheirTurn, mayDo, PASS, playRequest } from "./turns.ts";

/** What happens in the game on the table, for the rest of the page to follow: a deal or a game is over ("rested"), the game
 *  waits for the player ("waiting"), a move in a game that is not saved ("played"), another window has played on
 *  ("overtaken"). */
export const happenings = new EventTarget();
const tell = (what: "rested" | "waiting" | "played" | "overtaken") => happenings.dispatchEvent(new Event(what));

let hintTurn = -1; // the turn of the hint that was requested

// ---- act

/** Play an event, "S.Ks" or "2. S". `decided`: the player chose it; otherwise the page plays it by a setting. */
export async function act(event: string, decided = true, cut?: string): Promise<void> {
  const { game, watching, update } = store.state;
  if (watching) return store.sayWatching();
  const hinting = hintTurn === session.turn;
  if (!game || (session.busy && !session.considering && !hinting) || update === "taken") return;
  // A second tap must not become the next decision.
  if (!mayDo(event)) return;
  if (isWatched(game)) return advise(game, event);
  // The decision makes a pending hint for it useless.
  if (hinting) session.forget();
  const request = playRequest(game, event, cut);
  const answered = client.answersNow(request);
  if (!answered || !session.plays || isMoving()) {
    if (!answered) session.chosen = { event, at: performance.now() };
    if (decided) session.hintAwaited = false;
    store.set({ queued: event, waiting: !answered, seeking: session.hintAwaited, estimate: null });
    return hinting ? showAndGoOn() : undefined;
  }
  session.decide();
  if (session.chosen?.event !== event) session.chosen = null;
  // A right used out of turn comes before the opponent's move, which is then chosen again.
  if (session.considering) session.forget();
  if (decided) session.hintAwaited = false;
  store.set({ notice: null, seeking: session.hintAwaited, estimate: null });
  const { turn } = session;
  const answer = await session.request(request);
  if (answer) await accept(answer, decided && event !== game.view.next);
  // An automatic event would be tried again and again.
  else if (decided) next();
  else if (turn === session.turn) store.set({ seeking: false });
}

/** Give the advice of the spectator at this device (E32). */
async function advise(game: Game, event: string): Promise<void> {
  if (!canAdvise(game) || !session.plays) return;
  // While other advice is shown, it is queued like any other click.
  if (store.state.engine !== "ready" || isMoving()) return store.set({ queued: event });
  session.forget();
  const { record, seat } = game;
  const answer = await session.request({ do: "advise", record, seat, name: spectatorName(game), event });
  if (answer) await accept(answer, true);
  else next();
}

/** Take back the player's last decision, get a hint, or resign. `who` resigns where nobody holds the device. */
export async function help(what: "back" | "hint" | "resign", who = ""): Promise<void> {
  const { game, watching, engine } = store.state;
  if (watching) return store.sayWatching();
  if (!game || !session.plays || session.keeping) return;
  // Between people there is no taking back and no hint.
  if (
    isWatched(game) ||
    (game.side && what !== "resign") ||
    (isShared(game) && (what !== "resign" || !(who || session.holder)))
  )
    return;
  const seeking = what === "hint";
  // What the page plays by a setting comes first: a hint about that would be gone at once.
  session.hintAwaited = seeking && habitualEvent() !== null;
  if (session.hintAwaited) return store.set({ notice: null, seeking });
  session.forget();
  store.set({ queued: null, notice: null, waiting: engine !== "ready", seeking, estimate: null });
  const { turn } = session;
  if (seeking) hintTurn = turn;
  const { record, player } = game;
  const seat = who || game.seat;
  let answer = await session.request(
    game.side
      ? playRequest(game, what)
      : what === "hint"
        ? { do: what, record, seat, player }
        : { do: what, record, seat },
  );
  if (seeking && hintTurn === turn) {
    hintTurn = -1;
    store.set({ seeking: false });
  }
  // An automatic event would be repeated at once: the decision before it is taken back as well.
  while (what === "back" && answer?.view && answer.record && byItself(answer.view, store.state.settings)) {
    answer = await session.request({ do: what, record: answer.record, seat, also: true });
  }
  if (turn !== session.turn) return;
  store.set({ waiting: false });
  if (what === "back" && answer && game.summary.over) await dropReview(game.id, game.seat);
  if (answer) return accept(answer, what !== "hint");
  await showAndGoOn();
}

/** Ask a friend elsewhere for something, answer them, or say a phrase, as soon as the table is at rest. */
export function say(word: string): void {
  speak(word);
  next();
}

/** Let a pause pass: a king is not marked, or a card not taken back. */
export function letPass(): void {
  if (store.state.game?.side) return void act(PASS);
  session.pass();
  next();
}

// ---- accept

/** Apply an answer to the game: save it, inform other windows, show it, and continue. */
async function accept(answer: Answer, touched: boolean): Promise<void> {
  const { game } = store.state;
  if (!game) return;
  const now: Game = { ...game, ...taken(answer, game), touched: game.touched || touched };
  delete now.claims;
  const isKeptFirst = now.side !== undefined; // its messages can be passed on as soon as they are shown
  if (isKeptFirst && !(await keepAtRest(now))) return;
  const { turn } = session;
  const laid = isLaid(now, store.state.settings);
  if (laid) now.seat = now.view.seat;
  const alone = !isShared(now);
  const mine = alone || laid || session.holder === now.seat; // whether the new events may be shown now
  if (!alone) now.seen = seenBy(now, mine, laid);
  const patch = { game: now, hint: answer.hint ?? null, estimate: answer.estimate ?? null, waiting: false };
  // New events are drawn with their first frame, unless something must be drawn at once.
  const isDrawnLater = mine && answer.frames?.length && !store.state.hint && !patch.hint;
  if (isDrawnLater) store.setForNext(patch);
  else store.set(patch);
  const told = patch.hint && patch.estimate && hintFigures(patch.hint, patch.estimate);
  if (told) store.say({ key: "", text: told });
  const kept = isKeptFirst || (await keep(now));
  if (!kept || turn !== session.turn) return;
  const frames = answer.frames ?? [];
  broadcast({ game: now, frames: alone ? frames : [] });
  session.began = performance.now();
  if (touched && session.chosen) session.began = session.chosen.at; // the player has waited already
  if (touched) session.chosen = null;
  foresee();
  await showFrames(mine ? frames : []);
  if (turn !== session.turn) return;
  const to = alone || laid ? null : personOnTurn(now);
  const fresh = frames.map(({ entry }) => entry);
  if (to && to !== session.holder && mine && lingers(now.view, fresh)) store.set({ passing: to });
  next();
}

/** Save the game before it is shown; no press counts meanwhile. Return false when it is not to be shown. */
async function keepAtRest(game: Game): Promise<boolean> {
  const { sitting } = session;
  session.busy = session.keeping = true;
  const kept = await keep(game);
  session.keeping = false;
  if (sitting !== session.sitting) return false;
  session.busy = false;
  return kept;
}

/** Save the game. Return false when another window has played on: then that window's game is opened. */
export async function keep(game: Game): Promise<boolean> {
  if (game.source === "what-if") {
    tell("played");
    return true;
  }
  try {
    await keepGame(game);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    tell("overtaken");
    return false;
  }
  return true;
}

/** Let the engine compute the next move of a computer player while the last one is shown. */
function foresee(): void {
  const { game, engine } = store.state;
  if (engine !== "ready" || !game || isShared(game) || isWatched(game)) return;
  if (!isTheirTurn() || isCovered(store.state) || awaitsAdvice()) return;
  const request = botRequest(game);
  if (request) session.foresee(request);
}

/** Show the current state of the table, and continue. */
async function showAndGoOn(): Promise<void> {
  const { turn } = session;
  await showFrames([]);
  if (turn === session.turn) next();
}

// ---- next

/** Continue with the next automatic event. Nothing is played behind an open panel. */
export function next(): void {
  const { game, queued, engine, settings } = store.state;
  if (!game || !session.plays || session.busy || session.considering) return;
  const { view } = game;
  if (isForAll(view)) {
    void askToPersist();
    tell("rested");
  }
  const ready = engine === "ready";
  const covered = () => isCovered(store.state);
  if (ready && !covered() && awaitsAdvice()) return void askGallery(game).then(goOn);
  if (isShared(game) && isLaid(game, settings)) {
    session.holder = null;
    if (awaitsHands(game)) return void lookUpHands(game).then((isFound) => isFound && next());
  } else if (isShared(game)) {
    if (awaitsClaims(game)) void lookUpClaims(game).then((isFound) => isFound && next());
    if (handOver(game)) return;
  }
  const received = friendRequest(game);
  if (received && ready) return void session.request(received).then(takeMail).then(goOn);
  const event = covered() ? null : habitualEvent();
  const card = forcedCard();
  if (ready && !event) store.set({ queued: null });
  if (event && canPlay(event)) void act(event, false);
  else if (queued && mayDo(queued) && canPlay(queued)) {
    store.set({ queued: null });
    void act(queued);
  } else if (card && !covered() && ready) {
    store.set({ waiting: false });
    void playForced(card);
  } else if (isTheirTurn() && !covered()) void letOpponentMove();
  else if (isRunning() && view.next && !covered() && ready) void dealNext(game, view.next).then(goOn);
  else {
    store.set({ waiting: store.state.queued !== null });
    if (session.hintAwaited) void help("hint");
    tell("waiting");
  }
}

/** Accept an answer that came without the player, if it counts. */
const goOn = (answer: Answer | null): Promise<void> | null => answer && accept(answer, false);

/** Play a card after a moment, unless the player has done something or looks at something else. */
async function playForced(event: string): Promise<void> {
  const { game, settings } = store.state;
  const { turn } = session;
  await pause(ITSELF[settings.speed]);
  if (turn !== session.turn || session.busy || isCovered(store.state)) return;
  if (store.state.game?.record !== game?.record || forcedCard() !== event) return;
  cardPlaysItself(event);
  void act(event, false);
}

/** Let the computer player on turn move. */
async function letOpponentMove(): Promise<void> {
  const { game, settings, shown } = store.state;
  const request = game && botRequest(game);
  if (!game || !request) return;
  const { turn } = session;
  session.considering = true;
  const shownFor = session.began === null ? 0 : performance.now() - session.began;
  session.began = null;
  store.set({ waiting: store.state.engine === "ready" || !client.answersNow(request) });
  if (game.view.pause && shown) store.set({ shown: withoutPause(shown) });
  const [answer] = await Promise.all([
    session.request(request),
    pause(moveTime(game) ?? Math.max(CONSIDER[settings.speed] - shownFor, 0)),
  ]);
  if (turn !== session.turn) return;
  session.considering = false;
  session.passed = false;
  const isPaused = isWatched(game) && store.state.paused;
  if (answer && !isPaused) return accept(answer, false);
  store.set({ waiting: false });
  if (!isPaused && game.view.pause) {
    session.askAgain();
    store.set({ shown: session.sight(game) });
  }
}
