// Several people at this device: who holds it, and the curtain between their turns.
import { other } from "../engine/seats.ts";
import type { Frame, Seat } from "../engine/types/view.ts";
import { asked, claimsIn, forAll, seenBy } from "../game/sharing.ts";
import type { Game } from "../store/games.ts";
import { CONSIDER, pause } from "./pace.ts";
import type { Session } from "./session.ts";
import type { Store } from "./store.ts";

interface Needs {
  store: Store;
  session: Session;
  show(frames: Frame[]): Promise<void>;
  next(): void;
}

export class Handing {
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
    const { session } = needs;
    // Whoever looks at the device next may be somebody else.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden && session.holder) this.raise(session.holder);
    });
  }

  /** Does the device go to somebody else now? Whoever holds it sees for a moment what they have done. */
  handOver(game: Game): boolean {
    const { store, session } = this.needs;
    if (forAll(game.view)) {
      session.holder = null;
      if (!game.claims && game.view.rules.options.revoke === "penalty") void this.claimable(game);
    }
    const to = asked(game);
    if (!to || to === session.holder) {
      if (store.state.passing) store.set({ passing: null });
      return false;
    }
    if (store.state.passing || (session.holder && game.view.pause && !session.passed) || store.state.curtain)
      return true;
    const { turn } = session;
    const look = session.holder ? CONSIDER[store.state.settings.speed] : 0;
    if (look === 0) this.raise(to);
    else
      void pause(look).then(() => {
        if (turn !== session.turn || session.busy || store.state.passing) return;
        if (store.state.game && asked(store.state.game) === to) this.raise(to);
      });
    return true;
  }

  /** What either of them may still claim, now that the deal is over (E26). */
  private async claimable(game: Game): Promise<void> {
    const { store, session, next } = this.needs;
    const { record, seat, view } = game;
    store.set({ game: { ...game, claims: claimsIn(view) } });
    const answer = await session.request({ do: "view", record, seat: other(seat) });
    const now = store.state.game;
    if (!answer?.view || now?.record !== record) return;
    session.lay({ ...now, claims: [...claimsIn(view), ...claimsIn(answer.view)] });
    next();
  }

  /** The curtain falls: nothing of the game is on the page until this one says that the device is theirs. */
  private raise(to: Seat): void {
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
      notice: notice?.problem ? null : notice, // why something was refused may tell of a hand
    });
  }

  /** Whoever holds the device has seen enough, and passes it on. */
  pass(): void {
    const { passing } = this.needs.store.state;
    if (passing) this.raise(passing);
  }

  /** Whoever the device was passed to has it: they see what happened since, and what they hold. */
  async here(): Promise<void> {
    const { store, session, show, next } = this.needs;
    const { game, curtain } = store.state;
    if (!game || !curtain || session.busy || !session.plays) return;
    store.set({ notice: null, waiting: true });
    const seen = game.seen?.[curtain] ?? 0;
    // The moment they saw last is where the motion begins.
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
