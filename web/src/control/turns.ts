// What happens next without the player: a queued click, a habit, a move of a computer player.
import { engine as client } from "../engine/client.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { Request } from "../engine/types/request.ts";
import { asked, isShared, isWatched } from "../game/sharing.ts";
import { habit } from "../settings/habits.ts";
import type { Game } from "../store/games.ts";
import { askToPersist } from "../store/nextDeal.ts";
import { CONSIDER, pause } from "./pace.ts";
import { type Session, withoutPause } from "./session.ts";
import { isCovered, type Store } from "./store.ts";

interface Needs {
  store: Store;
  session: Session;
  handing: { handOver(game: Game): boolean };
  looking: {
    readonly attended: boolean;
    readonly unadvised: boolean;
    patience(game: Game): number | null;
    hear(): Promise<void>;
    onward(event: string): Promise<void>;
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

/** Goes on with the game when the player need not decide. */
export class Turns {
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  /** Go on with what happens next without the player. Nothing is played behind an open panel. */
  next(): void {
    const { store, session, handing, looking, act, offers, canPlay, rested, idle } = this.needs;
    const { game, queued, engine } = store.state;
    if (!game || !session.plays || session.busy || session.considering) return;
    const { view } = game;
    if (view.phase === "scored" || view.phase === "over") {
      void askToPersist();
      rested();
    }
    const ready = engine === "ready";
    const covered = () => isCovered(store.state);
    if (ready && !covered() && looking.unadvised) return void looking.hear();
    if (isShared(game) && handing.handOver(game)) return;
    const event = covered() ? null : this.habitual;
    if (ready && !event) store.set({ queued: null });
    if (event && canPlay(event)) void act(event, false);
    else if (queued && offers(queued) && canPlay(queued)) {
      store.set({ queued: null });
      void act(queued);
    } else if (this.isTheirTurn && !covered()) void this.opponent();
    else if (looking.attended && view.next && !covered() && ready) void looking.onward(view.next);
    else {
      store.set({ waiting: store.state.queued !== null });
      idle();
    }
  }

  /** Return whether the game would go on without the player if nothing covered the table. */
  get waiting(): boolean {
    const { attended, unadvised } = this.needs.looking;
    return this.isTheirTurn || this.habitual !== null || attended || unadvised;
  }

  /** Let a pause go by, and go on. */
  goOn(): void {
    this.needs.session.pass();
    this.next();
  }

  /** The event that the page plays for the player by a habit. */
  private get habitual(): string | null {
    const { game, settings } = this.needs.store.state;
    return game && habit(game.view, settings);
  }

  /** Whether a computer player is to move. Not during a pause: the player would lose a right by it. */
  private get isTheirTurn(): boolean {
    const { store, session } = this.needs;
    const { game, paused } = store.state;
    if (!game?.view.turn) return false;
    if (isWatched(game)) return !paused;
    if (game.view.turn === game.seat || asked(game)) return false;
    return !game.view.pause || session.passed || session.hasPassed(game.view);
  }

  /** Let the computer player on turn move. */
  private async opponent(): Promise<void> {
    const { store, session, looking, accept } = this.needs;
    const { game, settings, shown } = store.state;
    const as = game?.view.turn;
    if (!game || !as) return;
    const { turn } = session;
    const { record, seat } = game;
    const player = game.players[as] ?? game.player;
    session.considering = true;
    const request: Request = { do: "bot", record, seat, as, player };
    store.set({ waiting: store.state.engine === "ready" || !client.answersNow(request) });
    if (game.view.pause && shown) store.set({ shown: withoutPause(shown) });
    const [answer] = await Promise.all([
      session.request(request),
      pause(looking.patience(game) ?? CONSIDER[settings.speed]),
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
