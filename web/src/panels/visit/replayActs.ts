// The functions that the page gives to a replay: closing it, saving notes, playing on from a moment.
import { changeSettings } from "../../control/change.ts";
import { store } from "../../control/store.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Summary } from "../../engine/types/summary.ts";
import type { Seat } from "../../engine/types/view.ts";
import type { ReplayActs } from "../../replay/index.ts";
import { moveTo, place, placeAt, samePlace } from "../../state/address.ts";
import { arrive, leave } from "../../state/history.ts";
import type { Notice, Place, Visit } from "../../state/state.ts";
import { saveNotes } from "./notes.ts";
import { playFromHere } from "./whatIf.ts";

/** The functions that the page gives to a replay. */
export function replayActs(): ReplayActs {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => store.state.visit;
  return {
    close: async () => {
      clearTimeout(timer);
      await leave();
      await arrive();
    },
    keep: async (record: string) => {
      const here = now();
      // The replay says that a note was not saved; the notice says why.
      if (!here || !(await keepNotes(here, record))) throw new Error("not kept");
    },
    playFromHere: async (at: Moment, seat: Seat, summary: Summary) => {
      clearTimeout(timer);
      if (refusesUnfinished(now())) return;
      await playFromHere(at, seat, summary);
    },
    notice: (notice: Notice | null) => store.say(notice),
    rename: (name: string) => void changeSettings({ name }),
    // Not at each step of the autoplay: browsers limit how often the address changes.
    moved: (at: Moment) => {
      clearTimeout(timer);
      timer = setTimeout(() => followMoment(at), 300);
    },
  };
}

/** Write the moment of the replay into the address, so that a reload shows it again. */
function followMoment(at: Moment): void {
  const { visit: here } = store.state;
  const there = place();
  if (!here?.game || !there || !samePlace(here.place, there)) return;
  moveTo(placeAt(there, at));
  store.set({ visit: { ...here, game: { ...here.game, at } } });
}

/** Return whether notes are refused, with a notice: the game is still being played, and shown without its hidden
 *  cards. */
function refusesUnfinished(here: Visit | null): boolean {
  if (!here || !("kept" in here.place) || here.game?.kept) return false;
  store.say({ key: "visit-unfinished" });
  return true;
}

/** Save notes and variations; a game from a link is saved with them. */
async function keepNotes(here: Visit, record: string): Promise<boolean> {
  if (refusesUnfinished(here) || !here.game) return false;
  const kept = await saveNotes(here.game.kept, here.game.record, record);
  if (kept === null) return false;
  const now = store.state.visit;
  if (now?.place !== here.place || !now.game) return true; // the user has left the replay
  const there: Place = { kept, at: now.game.at };
  moveTo(there);
  store.set({ visit: { place: there, game: { ...now.game, record, kept } } });
  return true;
}
