// Dealing by the choice in a panel: a new game or a match, or the next one with words that cut the pack.
import { deal as dealGame, rematch } from "../control/dealing.ts";
import { act } from "../control/loop.ts";
import { prepareNextDeal } from "../control/nextDeal.ts";
import { store } from "../control/store.ts";
import { ask } from "../engine/client.ts";
import type { Problem } from "../engine/types/view.ts";
import { type Choice, isMatch, saveChoice } from "../game/choice.ts";
import { awaitsDeal, type Sealed } from "../game/sealed.ts";
import { isWatched } from "../game/sharing.ts";
import { closePanels } from "../state/history.ts";
import { callToTable } from "../table/focus.ts";
import { friends, matches } from "./route.ts";

/** Deal with these rules and close the panel, or return the problem with them. Only what is dealt is remembered. */
export async function deal(choice: Choice, sealed?: Sealed): Promise<Problem | null> {
  const before = store.state.game?.id;
  if (choice.company === "friend") {
    const refused = await (await friends()).invite(choice);
    if (!refused) saveChoice(choice);
    return refused;
  }
  const problem = isMatch(choice)
    ? await (await matches()).beginMatch(choice, sealed)
    : await dealGame(choice, () => closePanels(true), sealed);
  if (problem) return problem;
  // Perhaps its table could not be fetched, or the engine failed.
  if (store.state.game?.id === before && !store.state.betting) return null;
  callToTable();
  saveChoice(choice);
  void prepareNextDeal();
  return null;
}

/** Return whether the player is asked for words that cut the pack before an event. */
export function asksForCut(event: string): boolean {
  const { game, settings } = store.state;
  return settings.cut && awaitsDeal(game) && event === game.view.next && !isWatched(game);
}

/** Cut the pack and deal; for words that cannot be used, return the problem and change nothing. */
export async function cut(sealed: Sealed): Promise<Problem | null> {
  const { game } = store.state;
  if (!game) return null;
  const { record, seat, view, summary } = game;
  if (!awaitsDeal(game)) {
    if (!summary.match) return rematch(() => closePanels(true), sealed);
    return (await matches()).nextGame(summary.match.id, sealed);
  }
  const event = view.next ?? "";
  const { problems } = await ask({ do: "play", record, seat, event, cut: sealed.cut });
  if (problems?.[0]) return problems[0];
  await closePanels(true);
  await act(event, true, sealed.cut);
  return null;
}
