// What is to be known of a player in this deal: who deals, what was bid, who took, what was declared.
import type { BeloteView, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { Tag } from "../../pieces/Tags.tsx";
import { contractWords } from "./words.ts";

export function tags(view: BeloteView, seat: Seat, who: { who: string; name: string }): Tag[] {
  const found: Tag[] = [];
  const add = (name: string, words: string) => found.push({ name, words, note: t(`belote-note-${name}`, who) });
  if (view.deal === 0) return found;
  if (seat === view.dealer) add("deals", t("tag-deals"));
  const bid = view.phase === "bid" ? view.bids.findLast((each) => each.seat === seat)?.bid : undefined;
  if (seat === view.taker)
    add("takes", t("belote-tag-takes", { ...who, contract: contractWords(view.contract ?? "") }));
  else if (bid === "pass") add("passes", t("belote-tag-passes", who));
  // Those of the side that lost the comparison no longer matter.
  const melds = view.best === null || view.best.includes(seat) ? view.melds.filter((meld) => meld.seat === seat) : [];
  if (melds.length > 0) {
    const words = melds.map(({ kind, top }) => t("belote-tag-meld", { kind, rank: top.slice(0, 1) }));
    add(
      "declares",
      words.reduce((listed, next) => t("list-more", { listed, next })),
    );
  }
  if (view.calls.some((call) => call.seat === seat)) add("belote", t("belote-tag-belote"));
  return found;
}
