// What has just happened is shown, moment by moment, one thing after the other.
import { note } from "../browser/note.ts";
import type { Frame } from "../engine/types/view.ts";
import { watches } from "../game/sharing.ts";
import { playFrames } from "../table/index.ts";
import type { Session } from "./session.ts";
import type { Store } from "./store.ts";

export class Frames {
  private showing = Promise.resolve();
  private moments = 0; // still to be shown
  private readonly store: Store;
  private readonly session: Session;

  constructor(store: Store, session: Session) {
    this.store = store;
    this.session = session;
  }

  /** Is something still being shown? */
  get moving(): boolean {
    return this.moments > 0;
  }

  /** Show what happened, moment by moment, then the game as it stands. */
  show(frames: Frame[]): Promise<void> {
    const { store, session } = this;
    const { turn } = session;
    const { log = [], view } = store.state.game ?? {};
    const before = log.length - frames.length;
    this.moments += 1;
    this.showing = this.showing.then(async () => {
      if (turn === session.turn && view) {
        let at = before;
        const moment = (frame: Frame) => {
          at += 1;
          const { game } = store.state;
          if (turn !== session.turn || !game) return;
          const { entry } = frame;
          const after = entry.do === "score" || entry.do === "over";
          const now = { ...game, view: frame.view, log: log.slice(0, at) };
          const apart = after || watches(now) || session.hasPassed(now.view);
          store.set({ shown: apart ? session.sight(now, entry) : { view: now.view, entry, log: now.log } });
        };
        try {
          if (frames.length > 0) await playFrames(frames, moment, store.state.settings);
        } catch (error) {
          note(error); // the motion failed, not the game
        }
        const last = frames.at(-1);
        const { game } = store.state;
        if (turn === session.turn && game)
          store.set({ shown: session.sight({ ...game, view, log }, last?.entry ?? null) });
      }
      this.moments -= 1;
    });
    return this.showing;
  }
}
