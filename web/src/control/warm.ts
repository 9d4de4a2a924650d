// While the player thinks, and once the service worker keeps the tables, the engine gets ready for the first hint:
// a slice at a time, whenever the page has nothing else to do.
import { ask } from "../engine/client.ts";
import { offers } from "../engine/offers.ts";
import { shared, watches } from "../game/sharing.ts";
import type { Game } from "../store/games.ts";
import type { Controller } from "./controller.ts";
import { pause } from "./pace.ts";

const QUIET_MS = 1500; // a card that is played at once is not kept waiting
const LATEST_MS = 5000; // some pages are never idle

const idle = (): Promise<void> =>
  "requestIdleCallback" in window
    ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: LATEST_MS }))
    : pause(0);

let begun = false;
const warmed = new Set<string>(); // the rules it is ready for

/** Of every change of the rules other tables are asked for. */
const rulesOf = ({ view }: Game): string => JSON.stringify(view.rules);

export async function warm(controller: Controller): Promise<void> {
  const { game, engine } = controller.state;
  if (engine !== "ready") return; // the first cards come first
  if (begun || !game || !offers(game.view.game, "review") || shared(game) || watches(game)) return; // nobody is advised
  if (warmed.has(rulesOf(game)) || !("serviceWorker" in navigator)) return;
  begun = true;
  try {
    await navigator.serviceWorker.ready;
    const { session } = controller;
    const { turn } = session;
    const thinking = () => turn === session.turn && !session.busy && controller.state.game?.id === game.id;
    let at: string | undefined;
    await pause(QUIET_MS);
    do {
      await idle();
      if (!thinking()) return; // another time
      const answer = await ask({ do: "warm", record: game.record, seat: game.seat, ...(at && { continue: at }) });
      at = answer.continue;
    } while (at !== undefined);
    warmed.add(rulesOf(game));
  } finally {
    begun = false;
  }
}
