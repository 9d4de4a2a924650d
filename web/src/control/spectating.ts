// Games with spectators: a watched game goes on by itself, and spectators advise the player they bet on (E32).
import type { Answer } from "../engine/types/answer.ts";
import type { Seat } from "../engine/types/view.ts";
import {
  canAdvise,
  decisionKey,
  hasBackers,
  isShared,
  isWatched,
  personOnTurn,
  spectatorName,
} from "../game/sharing.ts";
import type { State } from "../state/state.ts";
import type { Game } from "../store/games.ts";
import { LOOK, pause, SPEAK } from "./pace.ts";
import type { Session } from "./session.ts";
import { isCovered, type Store } from "./store.ts";

interface Needs {
  store: Store;
  session: Session;
  moving(): boolean;
  accept(answer: Answer, touched: boolean): Promise<void>;
  next(): void;
}

/** Runs watched games, and passes on the advice of spectators. */
export class Spectating {
  private advised = ""; // the key of the last decision that the gallery was asked about
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  /** Whether a watched game is on the table and not paused. */
  get isRunning(): boolean {
    const { game, paused } = this.needs.store.state;
    return game !== null && isWatched(game) && !paused;
  }

  /** Return how long a move of a watched game is shown, in milliseconds; null in other games. */
  moveTime(game: Game): number | null {
    const { fast, skipped, settings } = this.needs.store.state;
    if (!isWatched(game)) return null;
    if (skipped === game.id) return 0;
    if (!fast && canAdvise(game)) return SPEAK; // giving advice takes a person time, at any speed in the settings
    return fast ? LOOK[settings.speed] / 3 : LOOK[settings.speed];
  }

  /** Pause a watched game, resume it, change its speed, or play it to its end at once. */
  setPlayback(patch: Partial<Pick<State, "paused" | "fast" | "skipped">>): void {
    const { store, moving, next } = this.needs;
    store.set(patch);
    if (!moving()) next();
  }

  /** Show a watched game from another seat. */
  async watchFrom(seat: Seat): Promise<void> {
    const { store, session, next } = this.needs;
    const { game } = store.state;
    if (!game || !isWatched(game)) return;
    session.forget();
    const answer = await session.request({ do: "view", record: game.record, seat });
    if (!answer?.view || !answer.log) return next();
    session.show({ ...game, seat, view: answer.view, log: answer.log });
    next();
  }

  /** Begin the next deal of a watched game. */
  async nextDeal(event: string): Promise<void> {
    const { store, session, accept } = this.needs;
    const { game } = store.state;
    if (!game) return;
    const { turn } = session;
    session.considering = true;
    await pause((this.moveTime(game) ?? 0) * 2);
    if (turn !== session.turn) return;
    session.considering = false;
    if (store.state.paused || isCovered(store.state)) return;
    const answer = await session.request({ do: "play", record: game.record, seat: game.seat, event });
    if (answer) await accept(answer, false);
  }

  /** Whether the gallery must still be asked about the present decision. */
  get awaitsAdvice(): boolean {
    const { store, session } = this.needs;
    const { game } = store.state;
    if (!game?.view.turn || !hasBackers(game) || this.advised === decisionKey(game)) return false;
    return !isShared(game) || personOnTurn(game) === null || personOnTurn(game) === session.holder;
  }

  /** Let the gallery advise the player on turn (E32). */
  async askGallery(): Promise<void> {
    const { store, session, accept } = this.needs;
    const { game } = store.state;
    const as = game?.view.turn;
    if (!game || !as) return;
    this.advised = decisionKey(game);
    const { turn } = session;
    session.considering = true;
    const answer = await session.request({ do: "advice", record: game.record, seat: game.seat, as });
    if (turn !== session.turn) return;
    session.considering = false;
    if (answer) await accept(answer, false);
  }

  /** Give the advice of the spectator at this device. */
  async advise(game: Game, event: string): Promise<void> {
    const { store, session, moving, accept, next } = this.needs;
    const { engine } = store.state;
    if (!canAdvise(game) || !session.plays) return;
    // While other advice is shown, it is queued like any other click.
    if (engine !== "ready" || moving()) return store.set({ queued: event });
    session.forget();
    const { record, seat } = game;
    const answer = await session.request({ do: "advise", record, seat, name: spectatorName(game), event });
    if (answer) await accept(answer, true);
    else next();
  }
}
