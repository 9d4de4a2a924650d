// In what a game differs from the usual one, topic by topic: the names of sentences.
import type { Options, OptionValue } from "../../../engine/types/view.ts";

/** An option of the game, a value that needs a sentence, and the sentence. */
export type Differences<T extends string> = Record<T, [option: string, value: OptionValue, sentence: string][]>;

type OfEcarte = "cards" | "deal" | "exchange" | "king" | "play" | "score";

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

type OfBelote = "cards" | "deal" | "bid" | "declare" | "play" | "score";

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

export const differences = <T extends string>(told: Differences<T>, options: Options, topic: T): string[] =>
  told[topic].filter(([option, value]) => options[option] === value).map(([, , sentence]) => sentence);
