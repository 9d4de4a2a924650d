// Bringing other games to the table: challenges, and unfinished games that were imported.
import { site } from "../../browser/site.ts";
import { openDealt } from "../../control/dealing.ts";
import { openGame } from "../../control/opening.ts";
import { store } from "../../control/store.ts";
import { ask } from "../../engine/client.ts";
import type { Challenge } from "../../engine/types/answer.ts";
import type { Seat } from "../../engine/types/view.ts";
import { loadChoice } from "../../game/choice.ts";
import { whoPlays } from "../../game/first.ts";
import { computers, playerTags } from "../../game/people.ts";
import { isShared, isWatched } from "../../game/sharing.ts";
import { showTable } from "../../state/history.ts";
import { getStored, type Stored } from "../../store/games.ts";
import { keepShown } from "../../store/library.ts";

/** Return the computer players of a challenge; the computer also takes the seats of other people. */
export const playersOf = ({ game, seats, seat, players }: Challenge): Record<Seat, string> => ({
  ...computers({ ...loadChoice(game), seats }, seat),
  ...players,
});

/** Accept a challenge: the friend's deals are played at the table. */
export async function acceptChallenge(): Promise<void> {
  const here = store.state.visit;
  if (!here?.challenge || !("link" in here.place)) return;
  const { game, seat } = here.challenge;
  const players = playersOf(here.challenge);
  const tags = playerTags(game, seat, players);
  const answer = await ask({ do: "accept", link: here.place.link, tags, players, seat });
  if (store.state.visit !== here) return; // pressed twice
  const problem = await openDealt(answer, players, "challenge", showTable);
  if (problem) store.showRefusal(problem);
}

export async function resume(id: string): Promise<void> {
  const stored = await getStored(id);
  if (!stored) return;
  const { seat, side, record } = stored;
  const answer = await ask(
    side ? { do: "friend", session: side.session, place: side.place } : { do: "view", record, seat },
  );
  const { view, log, summary = stored.summary } = answer;
  if (answer.problems?.[0]) return store.showRefusal(answer.problems[0]);
  if (!view || !log) return;
  if (!side && (stored.summary.viewOf || (!view.turn && !view.next && view.phase !== "over")))
    return store.say({ key: "games-no-going-on" });
  const { game: kind, seats } = summary;
  const players =
    side || isShared(stored) || isWatched(stored)
      ? stored.players
      : { ...computers({ ...loadChoice(kind), seats }, seat), ...stored.players };
  const game = { ...stored, ...whoPlays(players, view), view, log, summary, version: site.version };
  if (answer.friend) game.side = answer.friend;
  await keepShown(game);
  await showTable();
  await openGame(game);
}

/** Ask the engine for the view and log of a saved game, which a backup does not include, and store them. */
export async function prepareTable(stored: Stored): Promise<void> {
  const { view, log } = await ask({ do: "view", record: stored.record, seat: stored.seat });
  if (view && log) await keepShown({ ...stored, view, log, version: site.version });
}
