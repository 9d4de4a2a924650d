// Preparing the engine for the first hint or review, in slices, while nobody waits and the page is idle. The first slice loads
// Python's modules; the others wait until the tables are kept, because a hint that nobody asks for is worth no download.
import { tablesKept } from "../browser/offline.ts";
import { ask } from "../engine/client.ts";
import { offers } from "../engine/offers.ts";
import type { Seat } from "../engine/types/view.ts";
import { isShared, isWatched } from "../game/sharing.ts";
import type { Game } from "../store/games.ts";
import { pause } from "./pace.ts";
import { session } from "./session.ts";
import { store } from "./store.ts";

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

/** Prepare the engine for what is asked of a game. Return whether it is ready: it stops once `isQuiet` is false. */
export async function prepare(record: string, seat: Seat, isQuiet: () => boolean): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  await pause(QUIET_MS);
  let at: string | undefined;
  do {
    if (at !== undefined) await tablesKept();
    await idle();
    if (!isQuiet()) return false;
    at = (await ask({ do: "warm", record, seat, ...(at && { continue: at }) })).continue;
  } while (at !== undefined);
  return true;
}

/** Prepare the engine for hints in the game on the table; stop when the game goes on. */
export async function warm(): Promise<void> {
  const { game, engine } = store.state;
  if (engine !== "ready") return;
  if (begun || !game || !offers(game.view.game, "review") || isShared(game) || isWatched(game)) return; // games without hints
  if (warmed.has(rulesOf(game))) return;
  begun = true;
  try {
    const { turn } = session;
    const isThinking = () => turn === session.turn && !session.busy && store.state.game?.id === game.id;
    if (await prepare(game.record, game.seat, isThinking)) warmed.add(rulesOf(game));
  } finally {
    begun = false;
  }
}
