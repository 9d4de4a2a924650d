// Several people at this device: who holds it, and the curtain between their turns.
import { other } from "../engine/seats.ts";
import type { Seat } from "../engine/types/view.ts";
import { asked, claimsIn, forAll, seenBy } from "../game/sharing.ts";
import type { Game } from "../store/games.ts";
import type { Control } from "./contract.ts";
import { CONSIDER, pause } from "./pace.ts";

export class Handing {
  holder: Seat | null = null; // who holds the device
  private readonly controller: Control;

  constructor(controller: Control) {
    this.controller = controller;
    // Whoever looks at the device next may be somebody else.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden && this.holder) this.raise(this.holder);
    });
  }

  /** Does the device go to somebody else now? Whoever holds it sees for a moment what they have done. */
  handOver(game: Game): boolean {
    if (forAll(game.view)) {
      this.holder = null;
      if (!game.claims && game.view.rules.options.revoke === "penalty") void this.claimable(game);
    }
    const to = asked(game);
    if (!to || to === this.holder) {
      if (this.controller.state.passing) this.controller.set({ passing: null });
      return false;
    }
    if (
      this.controller.state.passing ||
      (this.holder && game.view.pause && !this.controller.turns.goneOn) ||
      this.controller.state.curtain
    )
      return true;
    const { turn } = this.controller;
    const look = this.holder ? CONSIDER[this.controller.state.settings.speed] : 0;
    if (look === 0) this.raise(to);
    else
      void pause(look).then(() => {
        if (turn !== this.controller.turn || this.controller.busy || this.controller.state.passing) return;
        if (this.controller.state.game && asked(this.controller.state.game) === to) this.raise(to);
      });
    return true;
  }

  /** What either of them may still claim, now that the deal is over (E26). */
  private async claimable(game: Game): Promise<void> {
    const { record, seat, view } = game;
    this.controller.set({ game: { ...game, claims: claimsIn(view) } });
    const answer = await this.controller.request({ do: "view", record, seat: other(seat) });
    const now = this.controller.state.game;
    if (!answer?.view || now?.record !== record) return;
    this.controller.lay({ ...now, claims: [...claimsIn(view), ...claimsIn(answer.view)] });
    this.controller.turns.next();
  }

  /** The curtain falls: nothing of the game is on the page until this one says that the device is theirs. */
  private raise(to: Seat): void {
    const { notice } = this.controller.state;
    this.controller.forget();
    this.holder = null;
    this.controller.set({
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
    const { passing } = this.controller.state;
    if (passing) this.raise(passing);
  }

  /** Whoever the device was passed to has it: they see what happened since, and what they hold. */
  async here(): Promise<void> {
    const { game, curtain } = this.controller.state;
    if (!game || !curtain || this.controller.busy || !this.controller.plays) return;
    this.controller.set({ notice: null, waiting: true });
    const seen = game.seen?.[curtain] ?? 0;
    // The moment they saw last is where the motion begins.
    const since = Math.max(seen - 1, 0);
    const answer = await this.controller.request({ do: "view", record: game.record, seat: curtain, since });
    this.controller.set({ waiting: false });
    if (!answer?.view || !answer.log) return;
    const { view, log, frames = [] } = answer;
    const [before, ...rest] = frames;
    const fresh = seen > 0 ? rest : frames;
    const now = { ...game, seat: curtain, view, log };
    now.seen = seenBy(now, true);
    this.holder = curtain;
    const first = before && { view: before.view, entry: null, log: log.slice(0, log.length - fresh.length) };
    this.controller.set({ game: now, curtain: null, shown: first ?? this.controller.sight(now) });
    const { turn } = this.controller;
    await this.controller.frames.show(fresh);
    if (turn === this.controller.turn) this.controller.turns.next();
  }
}
