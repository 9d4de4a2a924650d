// Automatic continuation of a game: queued clicks, automatic events, moves of computer players.

import { engine as client } from "../engine/client.ts";
import { lookUp } from "../engine/lookUp.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { Request } from "../engine/types/request.ts";
import { isShared, isWatched, personOnTurn } from "../game/sharing.ts";
import { forced, habit } from "../settings/habits.ts";
import type { Game } from "../store/games.ts";
import { askToPersist } from "../store/nextDeal.ts";
import { pressMeantFor } from "./meant.ts";
import { CONSIDER, ITSELF, pause } from "./pace.ts";
import { type Session, withoutPause } from "./session.ts";
import { isCovered, type Store } from "./store.ts";

interface Needs {
  store: Store;
  session: Session;
  handing: { handOver(game: Game): boolean };
  spectating: {
    readonly isRunning: boolean;
    readonly awaitsAdvice: boolean;
    moveTime(game: Game): number | null;
    askGallery(): Promise<void>;
    nextDeal(event: string): Promise<void>;
  };
  act(event: string, decided?: boolean): Promise<void>;
  offers(event: string): boolean;
  canPlay(event: string): boolean;
  accept(answer: Answer, touched: boolean): Promise<void>;
  /** Called after every deal and every game. */
  rested(): void;
  /** Called whenever the game waits for the player. */
  idle(): void;
}

/** Continues the game while no decision of the player is needed. */
export class Turns {
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  /** Continue with the next automatic event. Nothing is played behind an open panel. */
  next(): void {
    const { store, session, handing, spectating, act, offers, canPlay, rested, idle } = this.needs;
    const { game, queued, engine } = store.state;
    if (!game || !session.plays || session.busy || session.considering) return;
    const { view } = game;
    if (view.phase === "scored" || view.phase === "over") {
      void askToPersist();
      rested();
    }
    const ready = engine === "ready";
    const covered = () => isCovered(store.state);
    if (ready && !covered() && spectating.awaitsAdvice) return void spectating.askGallery();
    if (isShared(game) && handing.handOver(game)) return;
    const event = covered() ? null : this.habitual;
    if (ready && !event) store.set({ queued: null });
    if (event && canPlay(event)) void act(event, false);
    else if (queued && offers(queued) && canPlay(queued)) {
      store.set({ queued: null });
      void act(queued);
    } else if (this.forced && !covered() && ready) {
      store.set({ waiting: false });
      void this.playForced(this.forced);
    } else if (this.isTheirTurn && !covered()) void this.opponent();
    else if (spectating.isRunning && view.next && !covered() && ready) void spectating.nextDeal(view.next);
    else {
      store.set({ waiting: store.state.queued !== null });
      idle();
    }
  }

  /** Return whether the game would continue without the player if nothing covered the table. */
  get waiting(): boolean {
    const { isRunning, awaitsAdvice } = this.needs.spectating;
    return this.isTheirTurn || this.habitual !== null || this.forced !== null || isRunning || awaitsAdvice;
  }

  /** Let a pause pass, and continue. */
  goOn(): void {
    this.needs.session.pass();
    this.next();
  }

  /** The event that the page plays for the player by a setting. */
  private get habitual(): string | null {
    const { game, settings } = this.needs.store.state;
    return game && habit(game.view, settings);
  }

  /** The card that plays itself after a moment. People who share a device, and those who have a guide, play every card
   *  themselves; nothing plays itself before the player has done something in a game. */
  private get forced(): string | null {
    const { game, guide, settings } = this.needs.store.state;
    if (!game?.touched || guide === game.id || isShared(game) || isWatched(game)) return null;
    return forced(game.view, settings);
  }

  /** Play a card after a moment, unless the player has done something or looks at something else. */
  private async playForced(event: string): Promise<void> {
    const { store, session, act } = this.needs;
    const { game, settings } = store.state;
    const { turn } = session;
    await pause(ITSELF[settings.speed]);
    if (turn !== session.turn || session.busy || isCovered(store.state)) return;
    if (store.state.game?.record !== game?.record || this.forced !== event) return;
    session.isMeantForLast = pressMeantFor(event);
    void act(event, false);
  }

  /** Let the engine compute the next move of a computer player while the last one is shown. */
  foresee(): void {
    const { store, spectating } = this.needs;
    const { game, engine } = store.state;
    if (engine !== "ready" || !game || isShared(game) || isWatched(game)) return;
    if (!this.isTheirTurn || isCovered(store.state) || spectating.awaitsAdvice) return;
    const request = this.botRequest(game);
    if (request) this.needs.session.foresee(request);
  }

  private botRequest(game: Game): Request | null {
    const { record, seat, view } = game;
    const as = view.turn;
    return as ? { do: "bot", record, seat, as, player: lookUp(game.players, as) ?? game.player } : null;
  }

  /** Whether a computer player must move. Not during a pause: the player would lose a right. */
  private get isTheirTurn(): boolean {
    const { store, session } = this.needs;
    const { game, paused } = store.state;
    if (!game?.view.turn) return false;
    if (isWatched(game)) return !paused;
    if (game.view.turn === game.seat || personOnTurn(game)) return false;
    return !game.view.pause || session.passed || session.hasPassed(game.view);
  }

  /** Let the computer player on turn move. */
  private async opponent(): Promise<void> {
    const { store, session, spectating, accept } = this.needs;
    const { game, settings, shown } = store.state;
    const request = game && this.botRequest(game);
    if (!game || !request) return;
    const { turn } = session;
    session.considering = true;
    const shownFor = session.began === null ? 0 : performance.now() - session.began;
    session.began = null;
    store.set({ waiting: store.state.engine === "ready" || !client.answersNow(request) });
    if (game.view.pause && shown) store.set({ shown: withoutPause(shown) });
    const [answer] = await Promise.all([
      session.request(request),
      pause(spectating.moveTime(game) ?? Math.max(CONSIDER[settings.speed] - shownFor, 0)),
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
}
