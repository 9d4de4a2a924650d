// Games with spectators: a watched game goes on by itself, and spectators advise the player they bet on (E32).
import type { Answer } from "../engine/types/answer.ts";
import { canAdvise, decisionKey, hasBackers, isShared, isWatched, personOnTurn } from "../game/sharing.ts";
import type { Game } from "../store/games.ts";
import { LOOK, pause, SPEAK } from "./pace.ts";
import { session } from "./session.ts";
import { isCovered, store } from "./store.ts";

let advised = ""; // the key of the last decision that the gallery was asked about

/** Return whether a watched game is on the table and not paused. */
export function isRunning(): boolean {
  const { game, paused } = store.state;
  return game !== null && isWatched(game) && !paused;
}

/** Return how long a move of a watched game is shown, in milliseconds; null in other games. */
export function moveTime(game: Game): number | null {
  const { fast, skipped, settings } = store.state;
  if (!isWatched(game)) return null;
  if (skipped === game.id) return 0;
  if (!fast && canAdvise(game)) return SPEAK; // giving advice takes a person time, at any speed in the settings
  return fast ? LOOK[settings.speed] / 3 : LOOK[settings.speed];
}

/** Begin the next deal of a watched game, once the last one has been seen. */
export async function dealNext(game: Game, event: string): Promise<Answer | null> {
  const { turn } = session;
  session.considering = true;
  await pause((moveTime(game) ?? 0) * 2);
  if (turn !== session.turn) return null;
  session.considering = false;
  if (store.state.paused || isCovered(store.state)) return null;
  return session.request({ do: "play", record: game.record, seat: game.seat, event });
}

/** Return whether the gallery must still be asked about the present decision. */
export function awaitsAdvice(): boolean {
  const { game } = store.state;
  if (!game?.view.turn || !hasBackers(game) || advised === decisionKey(game)) return false;
  return !isShared(game) || personOnTurn(game) === null || personOnTurn(game) === session.holder;
}

/** Let the gallery advise the player on turn (E32). */
export async function askGallery(game: Game): Promise<Answer | null> {
  const { record, seat, view } = game;
  if (!view.turn) return null;
  advised = decisionKey(game);
  const { turn } = session;
  session.considering = true;
  const answer = await session.request({ do: "advice", record, seat, as: view.turn });
  if (turn !== session.turn) return null;
  session.considering = false;
  return answer;
}
