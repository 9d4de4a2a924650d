// What the player does in the game on the table.
import type { Answer } from "../engine/types/answer.ts";
import type { Frame } from "../engine/types/view.ts";
import { whoAndWhen } from "../game/people.ts";
import { claimant, shared, watches } from "../game/sharing.ts";
import { habit } from "../settings/habits.ts";
import type { Game } from "../store/games.ts";
import type { Session } from "./session.ts";
import type { Store } from "./store.ts";

interface Needs {
  store: Store;
  session: Session;
  frames: { readonly moving: boolean; show(frames: Frame[]): Promise<void> };
  /** The spectator at this device speaks to whom they back. */
  speak(game: Game, event: string): Promise<void>;
  accept(answer: Answer, touched: boolean): Promise<void>;
  next(): void;
}

export class Acts {
  private sought = -1; // the turn of the hint that is looked for
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  /** Is this among what the player may do now? */
  offers(event: string): boolean {
    const { view, claims = [] } = this.needs.store.state.game ?? {};
    return view !== undefined && (view.legal.includes(event) || view.next === event || claims.includes(event));
  }

  /** An event of the player, "S.Ks" or "2. S"; `decided` when it was the player who chose it. */
  async act(event: string, decided = true, cut?: string): Promise<void> {
    const { store, session, frames, speak, accept, next } = this.needs;
    const { game, engine, watching, update } = store.state;
    if (watching) return store.sayWatching();
    const hinting = this.sought === session.turn;
    if (!game || (session.busy && !session.considering && !hinting) || update === "taken") return;
    // Only what may be done now is done, or waits: a second tap must not become the next decision.
    if (!this.offers(event)) return;
    if (watches(game)) return speak(game, event);
    // Who has chosen wants the hint no longer that was asked for before.
    if (hinting) session.forget();
    if (engine !== "ready" || !session.plays || frames.moving) {
      store.set({ queued: event, waiting: engine !== "ready", seeking: false, estimate: null });
      return hinting ? this.settle() : undefined;
    }
    const { record, seat, players, people } = game;
    session.decide();
    // A right used out of turn comes before the opponent's move, which is then considered anew.
    if (session.considering) session.forget();
    store.set({ notice: null, seeking: false, estimate: null });
    const tags = game.touched || game.summary.match ? {} : whoAndWhen(game.view.game, seat, players, people);
    const by = (shared(game) && claimant(event)) || seat;
    const answer = await session.request({ do: "play", record, seat: by, event, tags, ...(cut && { cut }) });
    if (answer) await accept(answer, decided && event !== game.view.next);
    else if (decided) next(); // or it would be tried for ever
  }

  /** Back to before the player's last decision, a hint, or giving the game up. */
  async help(what: "back" | "hint" | "resign"): Promise<void> {
    const { store, session, accept } = this.needs;
    const { game, watching, engine } = store.state;
    if (watching) return store.sayWatching();
    if (!game || !session.plays) return;
    // Between people nothing is taken back, and the page advises nobody.
    if (watches(game) || (shared(game) && (what !== "resign" || session.holder === null))) return;
    session.forget();
    const seeking = what === "hint";
    store.set({ queued: null, notice: null, waiting: engine !== "ready", seeking, estimate: null });
    const { turn } = session;
    if (seeking) this.sought = turn;
    const { record, seat, player } = game;
    let answer = await session.request(
      what === "hint" ? { do: what, record, seat, player } : { do: what, record, seat },
    );
    if (seeking && this.sought === turn) {
      this.sought = -1;
      store.set({ seeking: false });
    }
    // What the page does by itself it would do again at once: that is taken back together with what was decided.
    while (what === "back" && answer?.view && answer.record && habit(answer.view, store.state.settings)) {
      answer = await session.request({ do: what, record: answer.record, seat, also: true });
    }
    if (turn !== session.turn) return;
    store.set({ waiting: false });
    if (answer) return accept(answer, what !== "hint");
    await this.settle();
  }

  /** The table as it stands, once what was being shown has been cut short. */
  private async settle(): Promise<void> {
    const { session, frames, next } = this.needs;
    const { turn } = session;
    await frames.show([]);
    if (turn === session.turn) next();
  }
}
