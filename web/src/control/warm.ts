// Preparing the engine for the first hint, in slices, while the player thinks and the page is idle. It begins once the
// tables are kept, so that none is fetched for a hint that nobody may want.
import { tablesKept } from "../browser/offline.ts";
import { ask } from "../engine/client.ts";
import { offers } from "../engine/offers.ts";
import { isShared, isWatched } from "../game/sharing.ts";
import type { Game } from "../store/games.ts";
import type { Controller } from "./controller.ts";
import { pause } from "./pace.ts";

const QUIET_MS = 1500; // a card that is played quickly must not wait
const LATEST_MS = 5000; // for pages that are never idle

const idle = (): Promise<void> =>
  "requestIdleCallback" in window
    ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: LATEST_MS }))
    : pause(0);

let begun = false;
const warmed = new Set<string>(); // the rules that the engine is ready for

/** The rules as a key: each set of rules needs its own tables. */
const rulesOf = ({ view }: Game): string => JSON.stringify(view.rules);

/** Prepare the engine for hints in the game on the table; stop when the game goes on. */
export async function warm(controller: Controller): Promise<void> {
  const { game, engine } = controller.state;
  if (engine !== "ready") return;
  if (begun || !game || !offers(game.view.game, "review") || isShared(game) || isWatched(game)) return; // games without hints
  if (warmed.has(rulesOf(game)) || !("serviceWorker" in navigator)) return;
  begun = true;
  try {
    await tablesKept();
    const { session } = controller;
    const { turn } = session;
    const thinking = () => turn === session.turn && !session.busy && controller.state.game?.id === game.id;
    let at: string | undefined;
    await pause(QUIET_MS);
    do {
      await idle();
      if (!thinking()) return;
      const answer = await ask({ do: "warm", record: game.record, seat: game.seat, ...(at && { continue: at }) });
      at = answer.continue;
    } while (at !== undefined);
    warmed.add(rulesOf(game));
  } finally {
    begun = false;
  }
}
