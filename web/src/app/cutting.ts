// The pack is cut, and what comes next is dealt: another deal, the next game of a match, the same game again.
import type { Controller } from "../control/controller.ts";
import { ask } from "../engine/client.ts";
import type { Problem } from "../engine/types/view.ts";
import { awaitsDeal, type Sealed } from "../game/sealed.ts";
import { watches } from "../game/sharing.ts";
import { closePanels } from "../state/history.ts";
import { matches } from "./route.ts";

/** Is the player asked for words before this event? */
export function asksFirst({ state: { game, settings } }: Controller, event: string): boolean {
  return settings.cut && awaitsDeal(game) && event === game.view.next && !watches(game);
}

/** Gives the problem when the pack cannot be cut so, and leaves everything as it is. */
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
