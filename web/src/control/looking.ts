// Whoever looks on: a game that is watched here goes on by itself; spectators advise whom they back (E32).
import type { Seat } from "../engine/types/view.ts";
import { asked, decision, hasBackers, mayAdvise, onlooker, shared, watches } from "../game/sharing.ts";
import type { State } from "../state/state.ts";
import type { Game } from "../store/games.ts";
import type { Control } from "./contract.ts";
import { LOOK, pause, SPEAK } from "./pace.ts";

export class Looking {
  private advised = ""; // the decision that the gallery has been asked about
  private readonly controller: Control;

  constructor(controller: Control) {
    this.controller = controller;
  }

  /** Is the game watched here, and goes on by itself? */
  get attended(): boolean {
    const { game, paused } = this.controller.state;
    return game !== null && watches(game) && !paused;
  }

  /** How long a move is looked at by somebody who only watches. */
  patience(game: Game): number | null {
    const { fast, settings } = this.controller.state;
    if (!watches(game)) return null;
    if (!fast && mayAdvise(game)) return SPEAK; // whatever the speed: that takes a person time
    return fast ? LOOK[settings.speed] / 3 : LOOK[settings.speed];
  }

  /** Stop a game that is watched, let it go on, see it faster. */
  attend(patch: Partial<Pick<State, "paused" | "fast">>): void {
    this.controller.set(patch);
    if (!this.controller.frames.moving) this.controller.turns.next();
  }

  /** A game that is watched is seen from a seat from now on, whose cards are known. */
  async lookFrom(seat: Seat): Promise<void> {
    const { game } = this.controller.state;
    if (!game || !watches(game)) return;
    this.controller.forget();
    const answer = await this.controller.request({ do: "view", record: game.record, seat });
    if (!answer?.view || !answer.log) return this.controller.turns.next();
    this.controller.lay({ ...game, seat, view: answer.view, log: answer.log });
    this.controller.turns.next();
  }

  /** The next deal of a game that is watched. */
  async onward(event: string): Promise<void> {
    const { game } = this.controller.state;
    if (!game) return;
    const { turn } = this.controller;
    this.controller.considering = true;
    await pause((this.patience(game) ?? 0) * 2);
    if (turn !== this.controller.turn) return;
    this.controller.considering = false;
    if (this.controller.state.paused || this.controller.covered) return;
    const answer = await this.controller.request({ do: "play", record: game.record, seat: game.seat, event });
    if (answer) await this.controller.accept(answer, false);
  }

  /** Have those who back whoever must decide not been heard yet? */
  get unadvised(): boolean {
    const { game } = this.controller.state;
    if (!game?.view.turn || !hasBackers(game) || this.advised === decision(game)) return false;
    return !shared(game) || asked(game) === null || asked(game) === this.controller.handing.holder;
  }

  /** The gallery speaks to whoever must decide (E32). */
  async hear(): Promise<void> {
    const { game } = this.controller.state;
    const as = game?.view.turn;
    if (!game || !as) return;
    this.advised = decision(game);
    const { turn } = this.controller;
    this.controller.considering = true;
    const answer = await this.controller.request({ do: "advice", record: game.record, seat: game.seat, as });
    if (turn !== this.controller.turn) return;
    this.controller.considering = false;
    if (answer) await this.controller.accept(answer, false);
  }

  /** The spectator at this device speaks to whom they back. */
  async speak(game: Game, event: string): Promise<void> {
    const { engine } = this.controller.state;
    if (!mayAdvise(game) || !this.controller.plays) return;
    // While another's advice is still being shown, it waits like any other early click.
    if (engine !== "ready" || this.controller.frames.moving) return this.controller.set({ queued: event });
    this.controller.forget();
    const { record, seat } = game;
    const answer = await this.controller.request({ do: "advise", record, seat, name: onlooker(game), event });
    if (answer) await this.controller.accept(answer, true);
    else this.controller.turns.next();
  }
}
