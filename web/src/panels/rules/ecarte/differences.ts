import type { Differences } from "../topics/Topic.tsx";

type OfEcarte = "cards" | "deal" | "exchange" | "king" | "play" | "score";

/** How a game of écarté differs from the usual one. */
export const ecarte: Differences<OfEcarte> = {
  cards: [["rank_order", "ace-high", "how-here-ace-high"]],
  deal: [
    ["packets", "2-3", "how-here-packets-2-3"],
    ["packets", "5", "how-here-packets-5"],
    ["packets", "own", "how-here-packets-own"],
  ],
  exchange: [
    ["propose_number", true, "how-here-number"],
    ["dealer_min_discard", 1, "how-here-dealer"],
    ["vulnerability", "every", "how-here-vulnerable-every"],
    ["vulnerability", "none", "how-here-vulnerable-none"],
    ["short_stock", "as-is", "how-here-short-stock"],
    ["offer_point", true, "how-here-offer"],
  ],
  king: [
    ["king_mark", "optional", "how-here-king-optional"],
    ["king_mark", "none", "how-here-king-none"],
    ["turned_king", "marked", "how-here-king-turned"],
    ["revoke", "penalty", "how-here-king-false"],
  ],
  play: [
    ["must_head", false, "how-here-head"],
    ["stop_early", true, "how-here-stop"],
    ["declare_suit", "on", "how-here-name"],
    ["declare_suit", "may", "how-here-name-may"],
    ["revoke", "penalty", "how-here-revoke"],
    ["throw_in", true, "how-here-throw-in"],
    ["throw_in", "shown", "how-here-throw-in-shown"],
  ],
  score: [
    ["doubling", true, "how-here-doubling"],
    ["game_points", true, "how-here-game-points"],
  ],
};
