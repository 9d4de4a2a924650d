// A device shared by several people: who holds it, and the curtain between their turns.
import { lookUp } from "../../engine/lookUp.ts";
import { other } from "../../engine/seats.ts";
import type { Frame, Seat } from "../../engine/types/view.ts";
import { claimsIn, isForAll, isLaid, personOnTurn, seenBy } from "../../game/sharing.ts";
import type { Game } from "../../store/games.ts";
import { CONSIDER, pause } from "../pace.ts";
import type { Session } from "../session.ts";
import type { Store } from "../store.ts";

interface Needs {
  store: Store;
  session: Session;
  laying: { awaitsHands(game: Game): boolean };
  show(frames: Frame[]): Promise<void>;
  next(): void;
}

/** Hands a shared device from player to player. */
export class Handing {
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
    const { session } = needs;
    // Somebody else may look at the device next.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden && session.holder) this.drawCurtain(session.holder);
    });
  }

  /** Return whether the device is being handed to somebody else, or the game waits for both hands. First, its holder sees their own move for a moment. */
  handOver(game: Game): boolean {
    const { store, session, laying } = this.needs;
    if (isLaid(game, store.state.settings)) return laying.awaitsHands(game);
    if (isForAll(game.view)) {
      session.holder = null;
      if (!game.claims && game.view.rules.options.revoke === "penalty") void this.claimable(game);
    }
    const to = personOnTurn(game);
    if (!to || to === session.holder) {
      if (store.state.passing) store.set({ passing: null });
      return false;
    }
    if (store.state.passing || (session.holder && game.view.pause && !session.passed) || store.state.curtain)
      return true;
    const { turn } = session;
    const look = session.holder ? CONSIDER[store.state.settings.speed] : 0;
    if (look === 0) this.drawCurtain(to);
    else
      void pause(look).then(() => {
        if (turn !== session.turn || session.busy || store.state.passing) return;
        if (store.state.game && personOnTurn(store.state.game) === to) this.drawCurtain(to);
      });
    return true;
  }

  /** Collect what either player may still claim after a deal (E26). */
  private async claimable(game: Game): Promise<void> {
    const { store, session, next } = this.needs;
    const { record, seat, view } = game;
    store.set({ game: { ...game, claims: claimsIn(view) } });
    const answer = await session.request({ do: "view", record, seat: other(seat) });
    const now = store.state.game;
    if (!answer?.view || now?.record !== record) return;
    session.show({ ...now, claims: [...claimsIn(view), ...claimsIn(answer.view)] });
    next();
  }

  /** Draw the curtain: the game stays hidden until the next player confirms that they have the device. */
  private drawCurtain(to: Seat): void {
    const { store, session } = this.needs;
    const { notice } = store.state;
    session.forget();
    session.holder = null;
    store.set({
      curtain: to,
      passing: null,
      shown: null,
      hint: null,
      estimate: null,
      queued: null,
      waiting: false,
      notice: notice?.problem ? null : notice, // a refusal may reveal a hand
    });
  }

  /** Pass the device on: its holder has seen enough. */
  pass(): void {
    const { passing } = this.needs.store.state;
    if (passing) this.drawCurtain(passing);
  }

  /** Open the curtain for the next player, and show what has happened since. */
  async here(): Promise<void> {
    const { store, session, show, next } = this.needs;
    const { game, curtain } = store.state;
    if (!game || !curtain || session.busy || !session.plays) return;
    store.set({ notice: null, waiting: true });
    const seen = lookUp(game.seen, curtain) ?? 0;
    // The motion begins at the moment they saw last.
    const since = Math.max(seen - 1, 0);
    const answer = await session.request({ do: "view", record: game.record, seat: curtain, since });
    store.set({ waiting: false });
    if (!answer?.view || !answer.log) return;
    const { view, log, frames = [] } = answer;
    const [before, ...rest] = frames;
    const fresh = seen > 0 ? rest : frames;
    const now = { ...game, seat: curtain, view, log };
    now.seen = seenBy(now, true);
    session.holder = curtain;
    const first = before && { view: before.view, entry: null, log: log.slice(0, log.length - fresh.length) };
    store.set({ game: now, curtain: null, shown: first ?? session.sight(now) });
    const { turn } = session;
    await show(fresh);
    if (turn === session.turn) next();
  }
}
