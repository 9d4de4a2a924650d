// What comes next in the game in hand without the player: a click made early, what the page does by itself, the move
// of whoever of the computer's people must decide.
import type { View } from "../engine/types/view.ts";
import { asked, shared, watches } from "../game/sharing.ts";
import { habit } from "../settings/habits.ts";
import type { Shown } from "../state/state.ts";
import { askToPersist } from "../store/games.ts";
import type { Control } from "./contract.ts";
import { CONSIDER, pause } from "./pace.ts";

/** The table once a pause has been answered: it is not asked about any longer. */
export const unasked = (shown: Shown): Shown => ({ ...shown, view: { ...shown.view, pause: false, legal: [] } });

/** The card that may be taken back, as the event that does it. */
const takingBack = (view: View): string => view.legal.find((event) => event.endsWith("~back")) ?? "";

export class Turns {
  goneOn = false; // the player lets a right lapse
  private left = ""; // the card that is left lying: it is not asked about again
  private readonly controller: Control;

  constructor(controller: Control) {
    this.controller = controller;
  }

  /** Another decision: what the player let pass before is asked again. */
  forget(): void {
    this.goneOn = false;
    this.left = "";
  }

  /** Whatever comes next without the player: a click made early, the opponent's move (but nothing is
   *  played behind an open panel). */
  next(): void {
    const { game, queued, engine } = this.controller.state;
    if (!game || !this.controller.plays || this.controller.busy || this.controller.considering) return;
    const { view } = game;
    const { handing, looking } = this.controller;
    if (view.phase === "scored" || view.phase === "over") {
      void askToPersist();
      this.controller.rested();
    }
    const ready = engine === "ready";
    if (ready && !this.controller.covered && looking.unadvised) return void looking.hear();
    if (shared(game) && handing.handOver(game)) return;
    const usual = this.controller.covered ? null : this.usual;
    if (ready && !usual) this.controller.set({ queued: null });
    if (usual && ready) void this.controller.act(usual, false);
    else if (queued && ready && this.controller.offers(queued)) void this.controller.act(queued);
    else if (this.theirTurn && !this.controller.covered) void this.opponent();
    else if (looking.attended && view.next && !this.controller.covered && ready) void looking.onward(view.next);
    else {
      this.controller.set({ waiting: this.controller.state.queued !== null });
      this.controller.idle();
    }
  }

  /** Does something wait that goes on by itself, once the table is seen again? */
  get waiting(): boolean {
    const { attended, unadvised } = this.controller.looking;
    return this.theirTurn || this.usual !== null || attended || unadvised;
  }

  /** What the page does for the player by itself now. */
  private get usual(): string | null {
    const { game, settings } = this.controller.state;
    return game && habit(game.view, settings);
  }

  /** Is it for the opponent to move? Not while a right of the player would lapse by it. */
  private get theirTurn(): boolean {
    const { game, paused } = this.controller.state;
    if (!game?.view.turn) return false;
    if (watches(game)) return !paused;
    if (game.view.turn === game.seat || asked(game)) return false;
    return !game.view.pause || this.goneOn || this.answered(game.view);
  }

  /** Has the player left this very card lying before? */
  answered(view: View): boolean {
    return view.pause && this.left !== "" && this.left === takingBack(view);
  }

  /** The player lets the moment for marking the king pass, or leaves a card lying. */
  goOn(): void {
    this.goneOn = true;
    this.left = this.controller.state.game ? takingBack(this.controller.state.game.view) : "";
    this.next();
  }

  /** Whoever of the computer's people is on turn plays: one after the other, so that one can follow them. */
  private async opponent(): Promise<void> {
    const { game, settings } = this.controller.state;
    const as = game?.view.turn;
    if (!game || !as) return;
    const turn = this.controller.turn;
    const { record, seat } = game;
    const player = game.players[as] ?? game.player;
    this.controller.considering = true;
    this.controller.set({ waiting: true });
    if (game.view.pause && this.controller.state.shown)
      this.controller.set({ shown: unasked(this.controller.state.shown) });
    const asked = this.controller.request({ do: "bot", record, seat, as, player });
    const [answer] = await Promise.all([
      asked,
      pause(this.controller.looking.patience(game) ?? CONSIDER[settings.speed]),
    ]);
    if (turn !== this.controller.turn) return;
    this.controller.considering = false;
    this.goneOn = false;
    if (watches(game) && this.controller.state.paused) return this.controller.set({ waiting: false });
    this.controller.set({ waiting: false });
    if (answer) await this.controller.accept(answer, false);
    else if (game.view.pause) {
      this.left = "";
      this.controller.set({ shown: this.controller.sight(game) });
    }
  }
}
