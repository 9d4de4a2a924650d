// The tags of a player in a deal of belote: the dealer, the bids, the taker, the declarations.
import type { BeloteView, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { TagWords } from "../../contract/layout.ts";
import { contractWords } from "./contracts.ts";

type Who = { who: string; name: string };

/** Return the tags of a seat. */
export function tags(view: BeloteView, seat: Seat, who: Who): TagWords[] {
  if (view.deal === 0) return [];
  const tag = (name: string, words: string, sign?: string): TagWords => ({
    name,
    words,
    note: t(`belote-note-${name}`, { ...who, belote: 20 }),
    ...(sign && { sign }),
  });
  const { dealer, taker, contract, best } = view;
  // The declarations of the side that lost the comparison do not count.
  const melds = best === null || best.includes(seat) ? view.melds.filter((meld) => meld.seat === seat) : [];
  const call = view.calls.find((each) => each.seat === seat);
  return [
    ...(seat === dealer ? [tag("deals", t("tag-deals"))] : []),
    ...(seat === taker
      ? [tag("takes", t("belote-tag-takes", { ...who, contract: contractWords(contract ?? "") }))]
      : []),
    ...(seat !== taker && view.phase === "bid" ? bids(view, seat, who, tag) : []),
    ...melds.map(({ kind, top }) => tag("declares", t("belote-tag-meld", { kind, rank: top.slice(0, 1) }), kind)),
    ...(call ? [tag("belote", t("belote-tag-belote", { complete: call.complete ? "yes" : "no" }), call.suit)] : []),
  ];
}

/** Return the tag of the last bid of a seat that has not taken: that it passes, or has been overcalled. */
function bids(
  { bids, round }: BeloteView,
  seat: Seat,
  who: Who,
  tag: (name: string, words: string, sign?: string) => TagWords,
): TagWords[] {
  const own = bids.filter((each) => each.seat === seat);
  const last = own.at(-1);
  if (!last) return [];
  if (last.bid !== "pass") return [tag("bids", t("belote-tag-bids", { ...who, contract: contractWords(last.bid) }))];
  const isSecond = own.filter(({ bid }) => bid === "pass").length > 1;
  const when = last.round < round ? "before" : isSecond ? "again" : "now";
  return [tag("passes", t("belote-tag-passes", { ...who, when }), isSecond ? "again" : "pass")];
}
