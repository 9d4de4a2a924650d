// The tags of a player in a deal of belote: the dealer, the bid, the taker, the declarations.
import type { BeloteView, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { listed } from "../../../i18n/phrases.ts";
import type { Tag } from "../../pieces/Tags.tsx";
import { roundOf } from "./places.ts";
import { contractWords } from "./words.ts";

/** Return the tags of a seat. */
export function tags(view: BeloteView, seat: Seat, who: { who: string; name: string }): Tag[] {
  const found: Tag[] = [];
  const add = (name: string, words: string) =>
    found.push({ name, words, note: t(`belote-note-${name}`, { ...who, belote: 20 }) });
  if (view.deal === 0) return found;
  if (seat === view.dealer) add("deals", t("tag-deals"));
  const bid = view.phase === "bid" ? view.bids.findLast((each) => each.seat === seat)?.bid : undefined;
  if (seat === view.taker)
    add("takes", t("belote-tag-takes", { ...who, contract: contractWords(view.contract ?? "") }));
  else if (bid === "pass") add("passes", t("belote-tag-passes", { ...who, round: roundOf(view, seat) }));
  // The declarations of the side that lost the comparison do not count.
  const melds = view.best === null || view.best.includes(seat) ? view.melds.filter((meld) => meld.seat === seat) : [];
  if (melds.length > 0) {
    const words = melds.map(({ kind, top }) => t("belote-tag-meld", { kind, rank: top.slice(0, 1) }));
    add("declares", listed(words));
  }
  if (view.calls.some((call) => call.seat === seat)) add("belote", t("belote-tag-belote"));
  return found;
}
