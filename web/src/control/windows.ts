// Several windows: one plays a game, the others watch it.
import { site } from "../browser/site.ts";
import type { Frame } from "../engine/types/view.ts";
import { isShared } from "../game/sharing.ts";
import { type Game, getGame } from "../store/games.ts";
import { type Hold, hold, listen, type Moved, whenFree } from "../store/owner.ts";
import type { Session } from "./session.ts";
import type { Store } from "./store.ts";

interface Needs {
  store: Store;
  session: Session;
  open(game: Game): Promise<void>;
  refresh(): Promise<void>;
  show(frames: Frame[]): Promise<void>;
  next(): void;
}

/** Decides which window plays the game on the table. */
export class Windows {
  private held: Hold | null = null;
  private stopWaiting = () => {};
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
    listen((moved) => this.follow(moved));
  }

  /** Try to take the game for this window. False when another game was opened meanwhile. */
  async take(id: string, steal = false): Promise<boolean> {
    const { session } = this.needs;
    const { sitting } = session;
    const held = await hold(id, () => this.lost(sitting), steal);
    if (sitting !== session.sitting) {
      held?.release();
      return false;
    }
    this.keep(held);
    return true;
  }

  /** Leave the game: another window may play it, and pending answers about it no longer count. */
  leave(): void {
    const { session } = this.needs;
    session.sitting += 1;
    session.forget();
    session.holder = null;
    this.stopWaiting();
    this.held?.release();
    this.keep(null);
  }

  private keep(held: Hold | null): void {
    this.held = held;
    this.needs.session.plays = held !== null;
  }

  /** Watch the game that another window plays. */
  watch(): void {
    const { store, session } = this.needs;
    const { game } = store.state;
    if (!game) return;
    const { sitting } = session;
    // Hints and queued clicks are obsolete once another window has taken over.
    const forgotten = { seeking: false, hint: null, estimate: null, queued: null };
    store.set({ watching: true, waiting: false, curtain: null, ...forgotten });
    if (isShared(game)) session.show(game);
    if (!store.state.visit) store.sayWatching();
    this.stopWaiting = whenFree(game.id, () => {
      if (sitting === session.sitting) void this.reopen();
    });
  }

  private lost(sitting: number): void {
    if (sitting !== this.needs.session.sitting) return;
    this.keep(null); // the lock was stolen, and cannot be released
    this.leave();
    this.watch();
  }

  /** Open the game as it was saved last. */
  async reopen(): Promise<void> {
    const { game } = this.needs.store.state;
    if (game) await this.needs.open((await getGame(game.id)) ?? game);
  }

  /** Take the game over from the window that plays it. */
  async playHere(): Promise<void> {
    const { store, session, refresh, next } = this.needs;
    const { game } = store.state;
    if (!game) return;
    this.leave();
    const { sitting } = session;
    if (!(await this.take(game.id, true))) return;
    store.set({ watching: false, notice: null });
    await refresh();
    if (sitting === session.sitting) next();
  }

  private follow({ game, frames }: Moved): void {
    const { store, show } = this.needs;
    const mine = store.state.game;
    if (!store.state.watching || mine?.id !== game.id || mine.revision >= game.revision) return;
    if (game.version !== site.version) return;
    store.set({ game });
    void show(isShared(game) ? [] : frames); // on a shared device other windows see no hand
  }
}
