// The requests of this window about the game on the table: which are pending, whether their answers still count, and
// who may see them.
import { note } from "../browser/note.ts";
import { ask } from "../engine/client.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { Request } from "../engine/types/request.ts";
import type { Entry, Seat, View } from "../engine/types/view.ts";
import {
  entryForAll,
  isForAll,
  isLaid,
  isShared,
  isWatched,
  logForAll,
  viewBetween,
  viewForAll,
  viewWatched,
} from "../game/sharing.ts";
import type { Shown } from "../state/state.ts";
import type { Game } from "../store/games.ts";
import { store } from "./store.ts";

/** Return the table as it looks after the player has let a pause pass. */
export const withoutPause = (shown: Shown): Shown => ({ ...shown, view: { ...shown.view, pause: false, legal: [] } });

/** Return the event that takes back a card, "" when none can be. */
const takingBack = (view: View): string => view.legal.find((event) => event.endsWith("~back")) ?? "";

class Session {
  sitting = 0; // increases whenever a game is opened or left
  turn = 0; // increases whenever earlier requests become obsolete
  busy = false; // a request is pending
  keeping = false; // a friend's game is being saved, and not shown yet
  considering = false; // a move of the opponent is pending
  plays = false; // this window plays the game, and does not watch it
  holder: Seat | null = null; // who holds a shared device
  passed = false; // the player has let a pause pass
  hintAwaited = false; // a hint is requested once the game waits for the player
  began: number | null = null; // when the last move began to be shown
  chosen: { event: string; at: number } | null = null; // the last choice that had to wait for the engine, and since when
  private foreseen = { request: "", answer: null as Promise<Answer> | null }; // asked for ahead
  private leftCard = ""; // the event that would take back a card the player has left
  private readonly reported = new Set<string>(); // notices of missing tables, each shown once per game

  /** Ignore the answers to all requests so far. */
  forget(): void {
    this.turn += 1;
    this.busy = false;
    this.considering = false;
    this.chosen = null;
    this.hintAwaited = false;
    this.decide();
  }

  /** Begin another decision: pauses that were let pass count again. */
  decide(): void {
    this.passed = false;
    this.leftCard = "";
  }

  /** Let a pause pass: a king is not marked, or a card not taken back. */
  pass(): void {
    this.passed = true;
    const { game } = store.state;
    this.leftCard = game ? takingBack(game.view) : "";
  }

  /** Offer again to take back the card that was left. */
  askAgain(): void {
    this.leftCard = "";
  }

  /** Return whether the player has already left the card that this pause is for. */
  hasPassed(view: View): boolean {
    return view.pause && this.leftCard !== "" && this.leftCard === takingBack(view);
  }

  /** Return what the holder of the device may see of a game now; null when nobody may see it. */
  sight(game: Game, entry: Entry | null = null): Shown | null {
    const { view, log } = game;
    const { settings, watching } = store.state;
    if (isLaid(game, settings) && !watching)
      return { view: viewBetween(game), entry: entry && entryForAll(entry), log: logForAll(log) };
    if (isWatched(game)) return { view: viewWatched(game), entry, log };
    if (!isShared(game) && this.hasPassed(view)) return withoutPause({ view, entry, log });
    if (!isShared(game) || (this.holder === game.seat && !isForAll(view))) return { view, entry, log };
    if (!isForAll(view) && !watching) return null;
    return { view: viewForAll(game), entry: null, log: logForAll(log) };
  }

  /** Show the current state of a game. */
  show(game: Game): void {
    store.set({ game, shown: this.sight(game) });
  }

  /** Request a move while the one before it is still shown. */
  foresee(request: Request): void {
    const answer = ask(request);
    answer.catch(() => {}); // the error reaches whoever awaits the answer
    this.foreseen = { request: JSON.stringify(request), answer };
  }

  /** Return the answer to a request, which may have been sent in advance. */
  private answer(request: Request): Promise<Answer> {
    const { foreseen } = this;
    this.foreseen = { request: "", answer: null };
    return (foreseen.request === JSON.stringify(request) && foreseen.answer) || ask(request);
  }

  /** Ask the engine. Return null when the answer no longer counts, or is a refusal, which is then shown. */
  async request(request: Request): Promise<Answer | null> {
    const { turn } = this;
    this.busy = true;
    let answer: Answer;
    try {
      answer = await this.answer(request);
    } catch (error) {
      if (turn === this.turn) {
        this.busy = false;
        note(error);
        void store.engineFailed();
      }
      return null;
    }
    if (turn !== this.turn) return null;
    this.busy = false;
    const key = request.do === "hint" ? "hint-policy-missing" : "policy-missing";
    const report = `${key} ${store.state.game?.id}`;
    if (answer.without && !this.reported.has(report)) {
      this.reported.add(report);
      store.say({ key });
    }
    const problem = answer.problems?.[0];
    if (!problem) return answer;
    store.set({ waiting: false });
    store.showRefusal(problem);
    return null;
  }
}

/** The requests of this window about the game on the table. */
export const session = new Session();
