// "Play from here": a what-if game leaves another game at a moment, is played to the end of the deal, and is saved as a
// variation of that game, never by itself.
import { leaveTable, openGame } from "../../control/opening.ts";
import { store } from "../../control/store.ts";
import { ask } from "../../engine/client.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Summary } from "../../engine/types/summary.ts";
import type { Seat } from "../../engine/types/view.ts";
import { refusalOf } from "../../game/answers.ts";
import { freshSeed, loadChoice } from "../../game/choice.ts";
import { asGame, firstGame, toKept } from "../../game/first.ts";
import { computers } from "../../game/people.ts";
import { keepAside, leftAside, type Origin } from "../../game/whatIf.ts";
import { placeAt } from "../../state/address.ts";
import { goPlay } from "../../state/history.ts";
import type { Place } from "../../state/state.ts";
import { getGame } from "../../store/games.ts";
import { comeToTable } from "../../table/focus.ts";
import { saveNotes } from "./notes.ts";

let origin: Origin | null = null;

/** Return where the what-if game on the table comes from; after a reload that is stored. */
function originOf(): Origin | null {
  const { game } = store.state;
  if (game?.source === "what-if" && game.id !== origin?.game) origin = leftAside(game.id)?.origin ?? null;
  return origin;
}

function keepHere(): void {
  const { game } = store.state;
  const from = originOf();
  if (from && game?.id === from.game) keepAside({ origin: from, game });
}

export async function playFromHere(at: Moment, seat: Seat, { game: kind, seats }: Summary): Promise<void> {
  const { visit: here, game: table } = store.state;
  if (!here?.game) return;
  const { record, kept } = here.game;
  const players = computers({ ...loadChoice(kind), seats }, seat);
  const answer = await ask({ do: "branch", record, at, seat, players, seed: freshSeed() });
  if (store.state.visit !== here) return; // pressed twice, or gone elsewhere
  const begun = toKept(answer, players);
  if (!begun) return store.showRefusal(refusalOf(answer));
  const game = asGame(begun, "what-if");
  origin = {
    place: placeAt(here.place, at),
    record,
    written: record,
    kept,
    game: game.id,
    table: table?.id ?? null,
    grafted: null,
  };
  goPlay(game.id);
  leaveTable();
  store.set({ visit: null });
  comeToTable();
  keepAside({ origin, game });
  await openGame(game, answer.frames ?? [], true);
}

let keeping: Promise<void> = Promise.resolve();

/** Save the events so far as a variation, so that closing the page loses nothing. Calls wait for each other,
 *  because each overwrites the result of the last. */
export function keepWhatIf(): Promise<void> {
  keepHere();
  keeping = keeping.catch(() => {}).then(() => keepPlayed());
  return keeping;
}

async function keepPlayed(): Promise<void> {
  const { game } = store.state;
  const from = originOf();
  if (!from || game?.id !== from.game || !game.touched || from.grafted?.revision === game.revision) return;
  const answer = await ask({ do: "graft", record: from.record, branch: game.record });
  const { record, at = null, problems } = answer;
  if (record === undefined) {
    if (problems?.[0]) store.showRefusal(problems[0]);
    return;
  }
  const kept = await saveNotes(from.kept, from.written, record);
  if (kept === null) return;
  from.kept = kept;
  from.written = record;
  from.grafted = { revision: game.revision, place: { kept, at } };
  keepHere();
}

/** Leave the what-if game for the game that was on the table before, and return the place of the replay; null when
 *  no what-if game is on the table. */
export async function endWhatIf(): Promise<Place | null> {
  const from = originOf();
  if (store.state.game?.source !== "what-if") return null;
  await keepWhatIf();
  if (!from || store.state.game?.id !== from.game) return from?.grafted?.place ?? null;
  origin = null;
  keepAside(null);
  const before = from.table ? await getGame(from.table) : null;
  const next = before ? { game: before, stored: true } : await firstGame();
  if (next && store.state.game?.id === from.game) void openGame(next.game, [], next.stored);
  return from.grafted?.place ?? from.place;
}
