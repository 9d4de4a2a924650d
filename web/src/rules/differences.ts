// In what a game differs from the usual one, topic by topic: the names of sentences.
import type { View } from "../engine/types.ts";

type Options = View["rules"]["options"];

export type Topic = "cards" | "deal" | "exchange" | "king" | "play" | "score";

// An option of the game, and the values that need a sentence.
const told: Record<Topic, [option: string, value: string | number | boolean, sentence: string][]> = {
  cards: [["rank_order", "ace-high", "how-here-ace-high"]],
  deal: [
    ["packets", "2-3", "how-here-packets-2-3"],
    ["packets", "5", "how-here-packets-5"],
  ],
  exchange: [
    ["propose_number", true, "how-here-number"],
    ["dealer_min_discard", 1, "how-here-dealer"],
    ["vulnerability", "every", "how-here-vulnerable-every"],
    ["vulnerability", "none", "how-here-vulnerable-none"],
  ],
  king: [
    ["king_mark", "optional", "how-here-king-optional"],
    ["king_mark", "none", "how-here-king-none"],
  ],
  play: [
    ["must_head", false, "how-here-head"],
    ["stop_early", true, "how-here-stop"],
  ],
  score: [["game_points", true, "how-here-game-points"]],
};

export const differences = (options: Options, topic: Topic): string[] =>
  told[topic].filter(([option, value]) => options[option] === value).map(([, , sentence]) => sentence);
