// Sealed deals: the seed of a game, its seal, shown beforehand, and the words that cut the pack.
import { ask } from "../engine/client.ts";
import type { Proof } from "../engine/types/answer.ts";
import type { Game } from "../store/games.ts";

/** The seed and the words that a game is dealt from. */
export interface Sealed {
  seed: string;
  cut: string;
}

/** Return the seal of a seed. */
export const sealOf = async (seed: string): Promise<string> => (await ask({ do: "commit", seed })).commitment ?? "";

/** Return the proof that the deals of a game so far come from its seed. */
export const proofOf = async ({ record }: Pick<Game, "record">): Promise<Proof | null> =>
  (await ask({ do: "verify", record })).proof ?? null;

/** Return whether the next deal of a game can be cut: there will be one, and somebody here plays. A daily deal is
 *  never cut. */
export const awaitsDeal = (game: Game | null): game is Game =>
  game !== null &&
  game.view.phase === "scored" &&
  game.view.next !== null &&
  !game.summary.daily &&
  game.source !== "what-if";
