// What the address asks to look at: a game of the library, a game or a challenge out of a link. Whatever
// cannot be had is a sentence, never an empty page.
import { note } from "../../browser/note.ts";
import { site } from "../../browser/site.ts";
import { changeSettings } from "../../control/change.ts";
import type { Controller } from "../../control/controller.ts";
import { ask } from "../../engine/client.ts";
import type { Answer, Challenge } from "../../engine/types/answer.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Summary } from "../../engine/types/summary.ts";
import type { Problem, Seat } from "../../engine/types/view.ts";
import { loadChoice } from "../../game/choice.ts";
import { whoPlays } from "../../game/first.ts";
import { computers, whoAndWhen } from "../../game/people.ts";
import { shared, watches } from "../../game/sharing.ts";
import type { ReplayActs } from "../../replay/index.ts";
import { closePanels, leave, moveTo, place, placeAt, samePlace } from "../../state/history.ts";
import type { Notice, Place, Visit } from "../../state/state.ts";
import { getStored, type Stored } from "../../store/games.ts";
import { keepShown } from "../../store/library.ts";
import { saveNotes } from "./notes.ts";
import { endWhatIf, playFromHere } from "./whatIf.ts";

type Found = Omit<Visit, "place">;

/** Look at what a place names. What was asked for before and comes later is not shown. */
export async function visit(controller: Controller, asked: Place): Promise<void> {
  const before = controller.state.visit?.place;
  const back = await endWhatIf(controller);
  const at: Place = back ?? asked;
  if (back) moveTo(back);
  let found: Found;
  try {
    found = "kept" in at ? await fromShelf(at.kept, at.at) : await fromLink(at.link);
  } catch (error) {
    note(error);
    found = { failed: { key: "engine-failed", actions: [{ label: "reload", event: "app:reload" }] } };
  }
  if (controller.state.visit?.place === before) controller.set({ visit: { place: at, ...found } });
}

async function fromShelf(id: string, at: Moment | null): Promise<Found> {
  const game = await getStored(id);
  if (!game) return { failed: { key: "visit-gone" } };
  const { record, seat, summary, source } = game;
  const still = !summary.over && (source === "played" || source === "challenge");
  // A link is somebody else's game, also when it has come to the library with what was written beside it.
  if (!still) return { game: { record, at, seat: summary.viewOf, kept: id, own: source !== "link" } };
  // People at this device are still playing it: whoever looks must not know either hand.
  if (shared(game) || watches(game)) return { failed: { key: "visit-shared" } };
  // Somebody is still playing it: no card of the deal in play is shown that its player does not know.
  return { game: { record, at, seat, settled: true, kept: null, own: true } };
}

async function fromLink(link: string): Promise<Found> {
  const answer = await ask({ do: "open", link });
  const { record, summary, at = null, challenge } = answer;
  if (challenge) return { challenge };
  if (record === undefined) return refused("visit-broken", answer);
  return { game: { record, at, seat: summary?.viewOf ?? null, kept: null, own: false } };
}

const refused = (key: string, { problems }: Answer): Found => {
  const problem = problems?.[0];
  return { failed: problem ? { key, problem } : { key } };
};

/** What the viewer asks of the page. */
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
      // The viewer says beside the note whether it is kept; why not, the notice says.
      if (!here || !(await keepNotes(controller, here, record))) throw new Error("not kept");
    },
    playFromHere: async (at: Moment, seat: Seat, summary: Summary) => {
      clearTimeout(timer);
      if (unfinished(controller, now())) return;
      await playFromHere(controller, at, seat, summary);
    },
    notice: (notice: Notice | null) => controller.say(notice),
    rename: (name: string) => void changeSettings(controller, { name }),
    // Not with every step of a replay that plays by itself: browsers count.
    moved: (at: Moment) => {
      clearTimeout(timer);
      timer = setTimeout(() => follow(controller, at), 300);
    },
  };
}

/** The address follows the replay, so that loading the page again finds the moment. */
function follow(controller: Controller, at: Moment): void {
  const { visit: here } = controller.state;
  const there = place();
  if (!here?.game || !there || !samePlace(here.place, there)) return;
  moveTo(placeAt(there, at));
  controller.set({ visit: { ...here, game: { ...here.game, at } } });
}

/** A game that is still being played is looked at without its cards: nothing can be built on that. */
function unfinished(controller: Controller, here: Visit | null): boolean {
  if (!here || !("kept" in here.place) || here.game?.kept) return false;
  controller.say({ key: "visit-unfinished" });
  return true;
}

/** What was written beside the events is kept; a game out of a link comes to the library with it. */
async function keepNotes(controller: Controller, here: Visit, record: string): Promise<boolean> {
  if (unfinished(controller, here) || !here.game) return false;
  const kept = await saveNotes(controller, here.game.kept, here.game.record, record);
  if (kept === null) return false;
  const now = controller.state.visit;
  if (now?.place !== here.place || !now.game) return true; // gone elsewhere
  const there: Place = { kept, at: now.game.at };
  moveTo(there);
  controller.set({ visit: { place: there, game: { ...now.game, record, kept } } });
  return true;
}

/** Who plays besides whoever takes a challenge up: the computer sits wherever somebody else sat, too. */
export const playersOf = ({ game, seats, seat, players }: Challenge): Record<Seat, string> => ({
  ...computers({ ...loadChoice(game), seats }, seat),
  ...players,
});

/** A challenge is taken up: the friend's deals are laid on the table. */
export async function takeUp(controller: Controller): Promise<void> {
  const here = controller.state.visit;
  if (!here?.challenge || !("link" in here.place)) return;
  const { game, seat } = here.challenge;
  const players = playersOf(here.challenge);
  const tags = whoAndWhen(game, seat, players);
  const answer = await ask({ do: "accept", link: here.place.link, tags, players, seat });
  if (controller.state.visit !== here) return; // pressed twice
  const problem = await controller.dealing.begin(answer, players, "challenge", () => toTable(controller));
  if (problem) controller.refuse(problem);
}

async function toTable(controller: Controller): Promise<void> {
  await closePanels(true);
  await controller.route();
}

/** Go on with an unfinished game that was only read so far. */
export async function goOn(controller: Controller, id: string): Promise<void> {
  const stored = await getStored(id);
  if (!stored) return;
  const { seat } = stored;
  const answer = await ask({ do: "view", record: stored.record, seat });
  const { view, log, summary = stored.summary } = answer;
  const problem: Problem | undefined = answer.problems?.[0];
  if (problem) return controller.refuse(problem);
  if (!view || !log) return;
  if (stored.summary.viewOf || (!view.turn && !view.next && view.phase !== "over"))
    return controller.say({ key: "games-no-going-on" });
  const { game: kind, seats } = summary;
  const players =
    shared(stored) || watches(stored)
      ? stored.players
      : { ...computers({ ...loadChoice(kind), seats }, seat), ...stored.players };
  const game = { ...stored, ...whoPlays(players, view), view, log, summary, version: site.version };
  await keepShown(game);
  await toTable(controller);
  await controller.open(game);
}

/** A game on the shelf whose table the engine has yet to lay: as it was put into a backup. */
export async function lay(stored: Stored): Promise<void> {
  const { view, log } = await ask({ do: "view", record: stored.record, seat: stored.seat });
  if (view && log) await keepShown({ ...stored, view, log, version: site.version });
}
