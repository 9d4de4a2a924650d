// The speech of a player of belote, in a bubble for a moment, and the sign drawn before it.
import type { BeloteView, Entry } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { contractTitle } from "./contracts.ts";
import { roundOf } from "./places.ts";

/** Return the words of the bubble, or null. */
export function speech(entry: Entry | null, view: BeloteView): string | null {
  if (entry?.do === "play" && entry.call) return t(`belote-say-${entry.call}`);
  if (entry?.do !== "say") return null;
  const [first = "", second = ""] = entry.args ?? [];
  switch (entry.verb) {
    case "pass":
      return t("belote-say-pass", { round: /^(announce|play)$/.test(view.phase) ? 1 : roundOf(view, entry.seat) });
    case "take":
      return t("belote-say-take", { contract: contractTitle(first) });
    case "meld":
      return t("belote-say-meld", { kind: first, rank: second.slice(0, 1) });
    case "packets":
      return t(`say-packets-${first}`);
    case "rank":
      return t("belote-say-rank", { rank: first });
    case "trump":
      return t("belote-say-trump");
    default:
      return null;
  }
}

/** Return the sign before the words: of a contract, a declaration, or the suit of belote; null for none. */
export function speechSign(entry: Entry | null): string | null {
  if (entry?.do === "play" && entry.call) return entry.card?.slice(1) ?? null;
  const isSigned = entry?.do === "say" && (entry.verb === "take" || entry.verb === "meld");
  return isSigned ? (entry.args?.[0] ?? null) : null;
}
