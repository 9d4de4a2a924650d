// The player's actions in the game on the table.

import { engine as client } from "../engine/client.ts";
import { lookUp } from "../engine/lookUp.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { Request } from "../engine/types/request.ts";
import type { Frame, Seat } from "../engine/types/view.ts";
import { playerTags } from "../game/people.ts";
import { claimant, isShared, isWatched } from "../game/sharing.ts";
import { byItself } from "../settings/habits.ts";
import type { Game } from "../store/games.ts";
import { dropReview } from "../store/reviews.ts";
import type { Session } from "./session.ts";
import type { Store } from "./store.ts";

interface Needs {
  store: Store;
  session: Session;
  frames: { readonly moving: boolean; show(frames: Frame[]): Promise<void> };
  /** Give the advice of the spectator at this device. */
  advise(game: Game, event: string): Promise<void>;
  accept(answer: Answer, touched: boolean): Promise<void>;
  next(): void;
}

/** The actions of the player. */
export class Acts {
  private hintTurn = -1; // the turn of the hint that was requested
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  /** Return whether the player may do this now. */
  offers(event: string): boolean {
    const { view, claims = [] } = this.needs.store.state.game ?? {};
    const known = this.seatOf(event) !== null || view?.legal.includes(event);
    return view !== undefined && (known || view.next === event || claims.includes(event));
  }

  /** Return who may do this now, of two players between whom the device lies; null for nobody. */
  private seatOf(event: string): Seat | null {
    const { game, hands } = this.needs.store.state;
    if (!game || hands?.record !== game.record) return null;
    return Object.keys(hands.views).find((seat) => lookUp(hands.views, seat)?.legal.includes(event)) ?? null;
  }

  /** Return whether an event would be played at once. */
  canPlay(event: string): boolean {
    const { game } = this.needs.store.state;
    return game !== null && client.answersNow(requestOf(game, event));
  }

  /** Play an event, "S.Ks" or "2. S". `decided`: the player chose it; otherwise the page plays it by a setting. */
  async act(event: string, decided = true, cut?: string): Promise<void> {
    const { store, session, frames, advise, accept, next } = this.needs;
    const { game, watching, update } = store.state;
    if (watching) return store.sayWatching();
    const hinting = this.hintTurn === session.turn;
    if (!game || (session.busy && !session.considering && !hinting) || update === "taken") return;
    // A second tap must not become the next decision.
    if (!this.offers(event)) return;
    if (isWatched(game)) return advise(game, event);
    // The decision makes a pending hint for it useless.
    if (hinting) session.forget();
    const request = requestOf(game, event, cut, this.seatOf(event));
    const answered = client.answersNow(request);
    if (!answered || !session.plays || frames.moving) {
      if (!answered) session.chosen = { event, at: performance.now() };
      store.set({ queued: event, waiting: !answered, seeking: false, estimate: null });
      return hinting ? this.settle() : undefined;
    }
    session.decide();
    if (session.chosen?.event !== event) session.chosen = null;
    // A right used out of turn comes before the opponent's move, which is then chosen again.
    if (session.considering) session.forget();
    store.set({ notice: null, seeking: false, estimate: null });
    const answer = await session.request(request);
    if (answer) await accept(answer, decided && event !== game.view.next);
    else if (decided) next(); // an automatic event would be tried again and again
  }

  /** Take back the player's last decision, get a hint, or resign. `who` resigns where nobody holds the device. */
  async help(what: "back" | "hint" | "resign", who = ""): Promise<void> {
    const { store, session, accept } = this.needs;
    const { game, watching, engine } = store.state;
    if (watching) return store.sayWatching();
    if (!game || !session.plays) return;
    // Between people there is no taking back and no hint.
    if (isWatched(game) || (isShared(game) && (what !== "resign" || !(who || session.holder)))) return;
    session.forget();
    const seeking = what === "hint";
    store.set({ queued: null, notice: null, waiting: engine !== "ready", seeking, estimate: null });
    const { turn } = session;
    if (seeking) this.hintTurn = turn;
    const { record, player } = game;
    const seat = who || game.seat;
    let answer = await session.request(
      what === "hint" ? { do: what, record, seat, player } : { do: what, record, seat },
    );
    if (seeking && this.hintTurn === turn) {
      this.hintTurn = -1;
      store.set({ seeking: false });
    }
    // An automatic event would be repeated at once: the decision before it is taken back as well.
    while (what === "back" && answer?.view && answer.record && byItself(answer.view, store.state.settings)) {
      answer = await session.request({ do: what, record: answer.record, seat, also: true });
    }
    if (turn !== session.turn) return;
    store.set({ waiting: false });
    if (what === "back" && answer && game.summary.over) await dropReview(game.id, game.seat);
    if (answer) return accept(answer, what !== "hint");
    await this.settle();
  }

  /** Show the current state of the table, and continue. */
  private async settle(): Promise<void> {
    const { session, frames, next } = this.needs;
    const { turn } = session;
    await frames.show([]);
    if (turn === session.turn) next();
  }
}

/** Return the request that plays an event. The first request about a game states who plays, and when. */
function requestOf(game: Game, event: string, cut?: string, who: Seat | null = null): Request {
  const { record, seat, players, people, view } = game;
  // Events played before the engine was ready have no date if the page was closed then (engine/prepared.ts).
  const said = game.touched && (game.source !== "played" || !game.summary.date.startsWith("?"));
  const tags = said || game.summary.match ? {} : playerTags(view.game, seat, players, people);
  const by = (isShared(game) && claimant(event)) || who || seat;
  return { do: "play", record, seat: by, event, tags, ...(cut && { cut }) };
}
