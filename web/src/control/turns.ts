// What may happen next in the game on the table, and by whom.
import { engine } from "../engine/client.ts";
import { lookUp } from "../engine/lookUp.ts";
import type { Request } from "../engine/types/request.ts";
import type { Seat } from "../engine/types/view.ts";
import { playerTags } from "../game/people.ts";
import { claimant, isShared, isWatched, personOnTurn } from "../game/sharing.ts";
import { forced, habit } from "../settings/habits.ts";
import type { Game } from "../store/games.ts";
import { session } from "./session.ts";
import { awaitsAdvice, isRunning } from "./spectating.ts";
import { store } from "./store.ts";

/** Return who may do this now, of two players between whom the device lies; null for nobody. */
function laidSeat(event: string): Seat | null {
  const { game, hands } = store.state;
  if (!game || hands?.record !== game.record) return null;
  return Object.keys(hands.views).find((seat) => lookUp(hands.views, seat)?.legal.includes(event)) ?? null;
}

/** Return whether the player may do this now. */
export function mayDo(event: string): boolean {
  const { view, claims = [] } = store.state.game ?? {};
  const known = laidSeat(event) !== null || view?.legal.includes(event);
  const mayPass = event === PASS && view?.pause;
  return view !== undefined && (known || view.next === event || claims.includes(event) || mayPass === true);
}

/** What a player sends who does not use a right that only they know of, in a game between friends. */
export const PASS = "pass";

/** Return the request that plays an event. The first request about a game states who plays, and when. */
export function playRequest(game: Game, event: string, cut?: string): Request {
  const { record, seat, players, people, view, side } = game;
  if (side) return { do: "friend-act", session: side.session, place: side.place, event };
  // Events played before the engine was ready have no date if the page was closed then (engine/prepared.ts).
  const said = game.touched && (game.source !== "played" || !game.summary.date.startsWith("?"));
  const tags = said || game.summary.match ? {} : playerTags(view.game, seat, players, people);
  const by = (isShared(game) && claimant(event)) || laidSeat(event) || seat;
  return { do: "play", record, seat: by, event, tags, ...(cut && { cut }) };
}

/** Return the request for the move of the computer player on turn. */
export function botRequest({ record, seat, view, players, player }: Game): Request | null {
  const as = view.turn;
  return as ? { do: "bot", record, seat, as, player: lookUp(players, as) ?? player } : null;
}

/** Return whether an event would be played at once. */
export function canPlay(event: string): boolean {
  const { game } = store.state;
  return game !== null && engine.answersNow(playRequest(game, event));
}

/** Return the event that the page plays for the player by a setting. */
export function habitualEvent(): string | null {
  const { game, settings } = store.state;
  return game && habit(game.view, settings);
}

/** Return the card that plays itself after a moment. People who share a device, and those who have a guide, play every card
 *  themselves; nothing plays itself before the player has done something in a game. */
export function forcedCard(): string | null {
  const { game, guide, settings } = store.state;
  if (!game?.touched || guide === game.id || isShared(game) || isWatched(game)) return null;
  return forced(game.view, settings);
}

/** Return whether a computer player must move. Not during a pause: the player would lose a right. */
export function isTheirTurn(): boolean {
  const { game, paused } = store.state;
  if (!game?.view.turn || game.side) return false;
  if (isWatched(game)) return !paused;
  if (game.view.turn === game.seat || personOnTurn(game)) return false;
  return !game.view.pause || session.passed || session.hasPassed(game.view);
}

/** Return whether the game would continue without the player if nothing covered the table. */
export const goesOn = (): boolean =>
  isTheirTurn() || habitualEvent() !== null || forcedCard() !== null || isRunning() || awaitsAdvice();
