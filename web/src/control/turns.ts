// What comes next in the game on the table without the player: a click made early, what the page does by itself, the
// move of whoever of the computer's people must decide.
import type { Answer } from "../engine/types/answer.ts";
import { asked, shared, watches } from "../game/sharing.ts";
import { habit } from "../settings/habits.ts";
import { askToPersist, type Game } from "../store/games.ts";
import { CONSIDER, pause } from "./pace.ts";
import { type Session, unasked } from "./session.ts";
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
  accept(answer: Answer, touched: boolean): Promise<void>;
  /** A deal or a game is over. */
  rested(): void;
  /** Nothing goes on until the player decides. */
  idle(): void;
}

export class Turns {
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  /** Whatever comes next without the player: a click made early, the opponent's move (but nothing is
   *  played behind an open panel). */
  next(): void {
    const { store, session, handing, looking, act, offers, rested, idle } = this.needs;
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
    if (shared(game) && handing.handOver(game)) return;
    const usual = covered() ? null : this.usual;
    if (ready && !usual) store.set({ queued: null });
    if (usual && ready) void act(usual, false);
    else if (queued && ready && offers(queued)) void act(queued);
    else if (this.theirTurn && !covered()) void this.opponent();
    else if (looking.attended && view.next && !covered() && ready) void looking.onward(view.next);
    else {
      store.set({ waiting: store.state.queued !== null });
      idle();
    }
  }

  /** Does something wait that goes on by itself, once the table is seen again? */
  get waiting(): boolean {
    const { attended, unadvised } = this.needs.looking;
    return this.theirTurn || this.usual !== null || attended || unadvised;
  }

  /** The player lets the moment for marking the king pass, or leaves a card lying. */
  goOn(): void {
    this.needs.session.pass();
    this.next();
  }

  /** What the page does for the player by itself now. */
  private get usual(): string | null {
    const { game, settings } = this.needs.store.state;
    return game && habit(game.view, settings);
  }

  /** Is it for the opponent to move? Not while a right of the player would lapse by it. */
  private get theirTurn(): boolean {
    const { store, session } = this.needs;
    const { game, paused } = store.state;
    if (!game?.view.turn) return false;
    if (watches(game)) return !paused;
    if (game.view.turn === game.seat || asked(game)) return false;
    return !game.view.pause || session.passed || session.hasPassed(game.view);
  }

  /** Whoever of the computer's people is on turn plays: one after the other, so that one can follow them. */
  private async opponent(): Promise<void> {
    const { store, session, looking, accept } = this.needs;
    const { game, settings, shown } = store.state;
    const as = game?.view.turn;
    if (!game || !as) return;
    const { turn } = session;
    const { record, seat } = game;
    const player = game.players[as] ?? game.player;
    session.considering = true;
    store.set({ waiting: true });
    if (game.view.pause && shown) store.set({ shown: unasked(shown) });
    const [answer] = await Promise.all([
      session.request({ do: "bot", record, seat, as, player }),
      pause(looking.patience(game) ?? CONSIDER[settings.speed]),
    ]);
    if (turn !== session.turn) return;
    session.considering = false;
    session.passed = false;
    store.set({ waiting: false });
    if (watches(game) && store.state.paused) return;
    if (answer) await accept(answer, false);
    else if (game.view.pause) {
      session.askAgain();
      store.set({ shown: session.sight(game) });
    }
  }
}
