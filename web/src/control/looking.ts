// Whoever looks on: a game that is watched here goes on by itself; spectators advise whom they back (E32).
import type { Answer } from "../engine/types/answer.ts";
import type { Seat } from "../engine/types/view.ts";
import { asked, decision, hasBackers, mayAdvise, onlooker, shared, watches } from "../game/sharing.ts";
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

export class Looking {
  private advised = ""; // the decision that the gallery has been asked about
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  /** Is the game watched here, and goes on by itself? */
  get attended(): boolean {
    const { game, paused } = this.needs.store.state;
    return game !== null && watches(game) && !paused;
  }

  /** How long a move is looked at by somebody who only watches. */
  patience(game: Game): number | null {
    const { fast, settings } = this.needs.store.state;
    if (!watches(game)) return null;
    if (!fast && mayAdvise(game)) return SPEAK; // whatever the speed: that takes a person time
    return fast ? LOOK[settings.speed] / 3 : LOOK[settings.speed];
  }

  /** Stop a game that is watched, let it go on, see it faster. */
  attend(patch: Partial<Pick<State, "paused" | "fast">>): void {
    const { store, moving, next } = this.needs;
    store.set(patch);
    if (!moving()) next();
  }

  /** A game that is watched is seen from a seat from now on, whose cards are known. */
  async lookFrom(seat: Seat): Promise<void> {
    const { store, session, next } = this.needs;
    const { game } = store.state;
    if (!game || !watches(game)) return;
    session.forget();
    const answer = await session.request({ do: "view", record: game.record, seat });
    if (!answer?.view || !answer.log) return next();
    session.lay({ ...game, seat, view: answer.view, log: answer.log });
    next();
  }

  /** The next deal of a game that is watched. */
  async onward(event: string): Promise<void> {
    const { store, session, accept } = this.needs;
    const { game } = store.state;
    if (!game) return;
    const { turn } = session;
    session.considering = true;
    await pause((this.patience(game) ?? 0) * 2);
    if (turn !== session.turn) return;
    session.considering = false;
    if (store.state.paused || isCovered(store.state)) return;
    const answer = await session.request({ do: "play", record: game.record, seat: game.seat, event });
    if (answer) await accept(answer, false);
  }

  /** Have those who back whoever must decide not been heard yet? */
  get unadvised(): boolean {
    const { store, session } = this.needs;
    const { game } = store.state;
    if (!game?.view.turn || !hasBackers(game) || this.advised === decision(game)) return false;
    return !shared(game) || asked(game) === null || asked(game) === session.holder;
  }

  /** The gallery speaks to whoever must decide (E32). */
  async hear(): Promise<void> {
    const { store, session, accept } = this.needs;
    const { game } = store.state;
    const as = game?.view.turn;
    if (!game || !as) return;
    this.advised = decision(game);
    const { turn } = session;
    session.considering = true;
    const answer = await session.request({ do: "advice", record: game.record, seat: game.seat, as });
    if (turn !== session.turn) return;
    session.considering = false;
    if (answer) await accept(answer, false);
  }

  /** The spectator at this device speaks to whom they back. */
  async speak(game: Game, event: string): Promise<void> {
    const { store, session, moving, accept, next } = this.needs;
    const { engine } = store.state;
    if (!mayAdvise(game) || !session.plays) return;
    // While another's advice is still being shown, it waits like any other early click.
    if (engine !== "ready" || moving()) return store.set({ queued: event });
    session.forget();
    const { record, seat } = game;
    const answer = await session.request({ do: "advise", record, seat, name: onlooker(game), event });
    if (answer) await accept(answer, true);
    else next();
  }
}
