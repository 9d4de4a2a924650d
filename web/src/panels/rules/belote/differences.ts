import type { Differences } from "../topics/Topic.tsx";

type OfBelote = "cards" | "deal" | "bid" | "declare" | "play" | "score";

/** How a game of belote differs from the usual one. */
export const belote: Differences<OfBelote> = {
  cards: [],
  deal: [
    ["direction", "anticlockwise", "how-belote-here-anticlockwise"],
    ["packets", "2-3", "how-belote-here-packets-2-3"],
    ["packets", "dealer", "how-belote-here-packets-dealer"],
    ["packets", "chosen", "how-belote-here-packets-chosen"],
    ["shuffle", "cut-only", "how-belote-here-cut-only"],
  ],
  bid: [["nt_over_suit_only", true, "how-belote-here-nt-over"]],
  declare: [
    ["announce_before_play", true, "how-belote-here-before"],
    ["shared_cards", true, "how-belote-here-shared"],
    ["king_first", true, "how-belote-here-king-first"],
  ],
  play: [["undertrump_partner", true, "how-belote-here-undertrump"]],
  score: [
    ["belote_safe", false, "how-belote-here-unsafe"],
    ["compare_without_declarations", true, "how-belote-here-cards-alone"],
  ],
};
