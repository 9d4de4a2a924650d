// The functions that the page gives to a replay: closing it, saving notes, playing on from a moment.
import { changeSettings } from "../../control/change.ts";
import type { Controller } from "../../control/controller.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Summary } from "../../engine/types/summary.ts";
import type { Seat } from "../../engine/types/view.ts";
import type { ReplayActs } from "../../replay/index.ts";
import { moveTo, place, placeAt, samePlace } from "../../state/address.ts";
import { leave } from "../../state/history.ts";
import type { Notice, Place, Visit } from "../../state/state.ts";
import { saveNotes } from "./notes.ts";
import { playFromHere } from "./whatIf.ts";

/** The functions that the page gives to a replay. */
export function replayActs(controller: Controller): ReplayActs {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => controller.state.visit;
  return {
    close: async () => {
      clearTimeout(timer);
      await leave();
      await controller.route();
    },
    keep: async (record: string) => {
      const here = now();
      // The replay says that a note was not saved; the notice says why.
      if (!here || !(await keepNotes(controller, here, record))) throw new Error("not kept");
    },
    playFromHere: async (at: Moment, seat: Seat, summary: Summary) => {
      clearTimeout(timer);
      if (refusesUnfinished(controller, now())) return;
      await playFromHere(controller, at, seat, summary);
    },
    notice: (notice: Notice | null) => controller.say(notice),
    rename: (name: string) => void changeSettings(controller, { name }),
    // Not at each step of the autoplay: browsers limit how often the address changes.
    moved: (at: Moment) => {
      clearTimeout(timer);
      timer = setTimeout(() => followMoment(controller, at), 300);
    },
  };
}

/** Write the moment of the replay into the address, so that a reload shows it again. */
function followMoment(controller: Controller, at: Moment): void {
  const { visit: here } = controller.state;
  const there = place();
  if (!here?.game || !there || !samePlace(here.place, there)) return;
  moveTo(placeAt(there, at));
  controller.set({ visit: { ...here, game: { ...here.game, at } } });
}

/** Return whether notes are refused, with a notice: the game is still being played, and shown without its hidden
 *  cards. */
function refusesUnfinished(controller: Controller, here: Visit | null): boolean {
  if (!here || !("kept" in here.place) || here.game?.kept) return false;
  controller.say({ key: "visit-unfinished" });
  return true;
}

/** Save notes and variations; a game from a link is saved with them. */
async function keepNotes(controller: Controller, here: Visit, record: string): Promise<boolean> {
  if (refusesUnfinished(controller, here) || !here.game) return false;
  const kept = await saveNotes(controller, here.game.kept, here.game.record, record);
  if (kept === null) return false;
  const now = controller.state.visit;
  if (now?.place !== here.place || !now.game) return true; // the user has left the replay
  const there: Place = { kept, at: now.game.at };
  moveTo(there);
  controller.set({ visit: { place: there, game: { ...now.game, record, kept } } });
  return true;
}
