// What this window is about with the game on the table: who holds the device, what has been asked of the engine, and
// whether the answer still matters when it comes.
import { note } from "../browser/note.ts";
import { ask } from "../engine/client.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { Request } from "../engine/types/request.ts";
import type { Entry, Seat, View } from "../engine/types/view.ts";
import { forAll, logForAll, shared, viewForAll, viewWatched, watches } from "../game/sharing.ts";
import type { Shown } from "../state/state.ts";
import type { Game } from "../store/games.ts";
import type { Store } from "./store.ts";

/** The table once a pause has been answered: it is not asked about any longer. */
export const unasked = (shown: Shown): Shown => ({ ...shown, view: { ...shown.view, pause: false, legal: [] } });

/** The card that may be taken back, as the event that does it. */
const takingBack = (view: View): string => view.legal.find((event) => event.endsWith("~back")) ?? "";

export class Session {
  sitting = 0; // grows when another game is laid on the table, or this one is left
  turn = 0; // grows when what was asked before no longer matters
  busy = false; // a request is under way
  considering = false; // the opponent has been asked for a move, and has not made it
  plays = false; // the game is played in this window
  holder: Seat | null = null; // who holds the device, where several people share it
  passed = false; // the player lets a right lapse
  private left = ""; // the card that is left lying: it is not asked about again
  private readonly lacking = new Set<string>(); // games in which it was said that a table could not be had
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Drop whatever has been asked of the engine. */
  forget(): void {
    this.turn += 1;
    this.busy = false;
    this.considering = false;
    this.decide();
  }

  /** Another decision: what the player let pass before is asked again. */
  decide(): void {
    this.passed = false;
    this.left = "";
  }

  /** Let the moment for marking the king pass, or leave a card lying. */
  pass(): void {
    this.passed = true;
    const { game } = this.store.state;
    this.left = game ? takingBack(game.view) : "";
  }

  /** The computer could not move: the card that was left lying is asked about again. */
  askAgain(): void {
    this.left = "";
  }

  /** Has the player left this very card lying before? */
  hasPassed(view: View): boolean {
    return view.pause && this.left !== "" && this.left === takingBack(view);
  }

  /** A game as whoever is at the device may see it now; null when nobody may. */
  sight(game: Game, entry: Entry | null = null): Shown | null {
    const { view, log } = game;
    if (watches(game)) return { view: viewWatched(game), entry, log };
    if (!shared(game) && this.hasPassed(view)) return unasked({ view, entry, log });
    if (!shared(game) || (this.holder === game.seat && !forAll(view))) return { view, entry, log };
    if (!forAll(view) && !this.store.state.watching) return null;
    return { view: viewForAll(game), entry: null, log: logForAll(log) };
  }

  /** Show a game as it stands. */
  lay(game: Game): void {
    this.store.set({ game, shown: this.sight(game) });
  }

  /** Ask the engine; null when the answer no longer matters, or is a refusal, which is shown. */
  async request(request: Request): Promise<Answer | null> {
    const { store, turn } = this;
    this.busy = true;
    let answer: Answer;
    try {
      answer = await ask(request);
    } catch (error) {
      if (turn === this.turn) {
        this.busy = false;
        note(error);
        store.engineFailed();
      }
      return null;
    }
    if (turn !== this.turn) return null;
    this.busy = false;
    const key = request.do === "hint" ? "hint-policy-missing" : "policy-missing";
    const lacking = `${key} ${store.state.game?.id}`;
    if (answer.without && !this.lacking.has(lacking)) {
      this.lacking.add(lacking); // said once a game
      store.say({ key });
    }
    const problem = answer.problems?.[0];
    if (!problem) return answer;
    store.set({ waiting: false });
    store.refuse(problem);
    return null;
  }
}
