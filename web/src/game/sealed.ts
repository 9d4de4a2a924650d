// A game that is about to be dealt: its seed, whose seal can be shown first, and the words that cut the pack.
import { ask } from "../engine/client.ts";
import type { Proof } from "../engine/types/answer.ts";
import type { Game } from "../store/games.ts";

export interface Sealed {
  seed: string;
  cut: string;
}

/** The seal of a game with this seed. */
export const sealOf = async (seed: string): Promise<string> => (await ask({ do: "commit", seed })).commitment ?? "";

/** What is proved of a game, as far as it has been played. */
export const proofOf = async ({ record }: Pick<Game, "record">): Promise<Proof | null> =>
  (await ask({ do: "verify", record })).proof ?? null;

/** Does the game on the table wait for its next deal, which somebody here may cut? */
export const awaitsDeal = (game: Game | null): game is Game =>
  game !== null && game.view.phase === "scored" && game.view.next !== null && game.source !== "what-if";
