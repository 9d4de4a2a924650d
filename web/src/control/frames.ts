// Frames: the latest events, shown one after the other.
import { note } from "../browser/note.ts";
import type { Frame } from "../engine/types/view.ts";
import { entryForAll, isLaid, isWatched, viewBetween } from "../game/sharing.ts";
import type { Shown } from "../state/state.ts";
import { playFrames } from "../table/index.ts";
import { session } from "./session.ts";
import { store } from "./store.ts";

/** Return whether two moments of a game look the same, as the last frame and the state after it do. */
const isSame = (a: Shown | null, b: Shown | null): boolean =>
  a?.log.length === b?.log.length && JSON.stringify([a?.view, a?.entry]) === JSON.stringify([b?.view, b?.entry]);

/** Return a frame without cards that only one player has seen. */
const forAll = ({ entry, view }: Frame): Frame => ({ entry: entryForAll(entry), view: viewBetween({ view }) });

let showing = Promise.resolve();
let unshown = 0; // calls of `showFrames` that have not shown everything yet

/** Return whether something is still being shown. */
export const isMoving = (): boolean => unshown > 0;

/** Show frames one after the other, then the current state of the game. */
export function showFrames(frames: Frame[]): Promise<void> {
  const { turn } = session;
  const { log = [], view } = store.state.game ?? {};
  const before = log.length - frames.length;
  unshown += 1;
  showing = showing.then(async () => {
    const { game, settings } = store.state;
    const laid = game !== null && isLaid(game, settings);
    const isSkipped = game !== null && store.state.skipped === game.id;
    const told = isSkipped ? [] : laid ? frames.map(forAll) : frames;
    if (turn === session.turn && view) {
      const draw = (frame: Frame) => {
        const { game } = store.state;
        if (turn !== session.turn || !game) return;
        const { entry } = frame;
        const now = { ...game, view: frame.view, log: log.slice(0, before + told.indexOf(frame) + 1) };
        // The view after the last card is that of the result already, but its trick is shown first, as its player sees it.
        const isResult = entry.do === "score" || entry.do === "over";
        const isLimited = isResult || laid || isWatched(now) || session.hasPassed(now.view);
        store.set({ shown: isLimited ? session.sight(now, entry) : { view: now.view, entry, log: now.log } });
      };
      try {
        if (told.length > 0) await playFrames(told, draw, store.state.settings);
      } catch (error) {
        note(error); // only the motion failed
      }
      const last = frames.at(-1);
      const { game, shown } = store.state;
      if (turn === session.turn && game) {
        const now = session.sight({ ...game, view, log }, last?.entry ?? null);
        if (!isSame(shown, now)) store.set({ shown: now });
      }
    }
    unshown -= 1;
  });
  return showing;
}
