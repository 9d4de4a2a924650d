// Cutting the pack before the next deal, the next game of a match, or another game with the same rules.
import type { Controller } from "../../control/controller.ts";
import { ask } from "../../engine/client.ts";
import type { Problem } from "../../engine/types/view.ts";
import { awaitsDeal, type Sealed } from "../../game/sealed.ts";
import { isWatched } from "../../game/sharing.ts";
import { closePanels } from "../../state/history.ts";
import { matches } from "../route.ts";

/** Return whether the player is asked for words before an event. */
export function asksFirst({ state: { game, settings } }: Controller, event: string): boolean {
  return settings.cut && awaitsDeal(game) && event === game.view.next && !isWatched(game);
}

/** Cut the pack and deal; for words that cannot be used, return the problem and change nothing. */
export async function cut(controller: Controller, sealed: Sealed): Promise<Problem | null> {
  const { game } = controller.state;
  if (!game) return null;
  const { record, seat, view, summary } = game;
  if (!awaitsDeal(game)) {
    if (!summary.match) return controller.dealing.rematch(() => closePanels(true), sealed);
    return (await matches()).nextGame(controller, summary.match.id, sealed);
  }
  const event = view.next ?? "";
  const { problems } = await ask({ do: "play", record, seat, event, cut: sealed.cut });
  if (problems?.[0]) return problems[0];
  await closePanels(true);
  await controller.acts.act(event, true, sealed.cut);
  return null;
}
