// One window plays a game, the others watch it.
import { site } from "../browser/site.ts";
import { shared } from "../game/sharing.ts";
import { getGame } from "../store/games.ts";
import { type Hold, hear, hold, type Moved, whenFree } from "../store/owner.ts";
import type { Control } from "./contract.ts";

export class Windows {
  private held: Hold | null = null;
  private stopWaiting = () => {};
  private readonly controller: Control;

  constructor(controller: Control) {
    this.controller = controller;
    hear((moved) => this.watched(moved));
  }

  /** Whether the game on the table is played in this window. */
  get plays(): boolean {
    return this.held !== null;
  }

  /** Try to play a game in this window. False when another game has been laid on the table meanwhile. */
  async take(id: string, steal = false): Promise<boolean> {
    const { sitting } = this.controller;
    const held = await hold(id, () => this.lost(sitting), steal);
    if (sitting !== this.controller.sitting) {
      held?.release();
      return false;
    }
    this.held = held;
    return true;
  }

  release(): void {
    this.stopWaiting();
    this.held?.release();
    this.held = null;
  }

  watch(): void {
    const { game } = this.controller.state;
    if (!game) return;
    const { sitting } = this.controller;
    // Advice, and what was still to be done, are of the moment at which the other window took over.
    const forgotten = { seeking: false, hint: null, estimate: null, queued: null };
    this.controller.set({ watching: true, waiting: false, curtain: null, ...forgotten });
    if (shared(game)) this.controller.lay(game);
    if (!this.controller.state.visit) this.sayWatching();
    this.stopWaiting = whenFree(game.id, () => {
      if (sitting === this.controller.sitting) void this.reopen();
    });
  }

  /** Said again whenever the player tries to act in a window that only watches. */
  sayWatching(): void {
    this.controller.say({ key: "watching", actions: [{ label: "play-here", event: "app:play-here" }] });
  }

  private lost(sitting: number): void {
    if (sitting !== this.controller.sitting) return;
    this.held = null; // it is no longer ours to release
    this.controller.leave();
    this.watch();
  }

  async reopen(): Promise<void> {
    const { game } = this.controller.state;
    if (game) await this.controller.open((await getGame(game.id)) ?? game);
  }

  /** Take the game over from the window that plays it. */
  async playHere(): Promise<void> {
    const { game } = this.controller.state;
    if (!game) return;
    this.controller.leave();
    const { sitting } = this.controller;
    if (!(await this.take(game.id, true))) return;
    this.controller.set({ watching: false, notice: null });
    await this.controller.refresh();
    if (sitting === this.controller.sitting) this.controller.turns.next();
  }

  private watched({ game, frames }: Moved): void {
    const mine = this.controller.state.game;
    if (!this.controller.state.watching || mine?.id !== game.id || mine.revision >= game.revision) return;
    if (game.version !== site.version) return;
    this.controller.set({ game });
    void this.controller.frames.show(shared(game) ? [] : frames); // of what is handed round, other windows see no hand
  }
}
