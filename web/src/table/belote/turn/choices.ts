// The buttons of belote: bids, declarations, and the call of belote.
import { suitTitle } from "../../../cards/cardNames.ts";
import type { BeloteView } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { Settings } from "../../../settings/settings.ts";
import type { Choice } from "../../contract/layout.ts";
import { orders } from "../../contract/prompts.ts";
import type { Ui } from "../../contract/ui.ts";
import { kindWords } from "./contracts.ts";
import { callable } from "./held.ts";

/** Return the buttons at a moment. */
export function choices(view: BeloteView, settings: Settings, ui: Ui): Choice[] {
  if (view.turn !== view.seat) return [];
  switch (view.phase) {
    case "packets":
      return orders(view);
    case "bid":
      return [...bids(view), { event: `${view.seat}:pass`, label: t("belote-pass") }];
    case "announce":
      return [...melds(view), { event: `${view.seat}:pass`, label: t("belote-no-more") }];
    case "play":
      return [...(view.tricks.length === 0 ? melds(view) : []), ...call(view, settings, ui)];
    default:
      return [];
  }
}

function bids({ seat, legal, round, taker, turned }: BeloteView): Choice[] {
  const first = round === 1 && taker === null;
  return legal.flatMap((event): Choice[] => {
    const bid = event.match(/:take:(\w+)$/)?.[1];
    if (!bid || !event.startsWith(seat)) return [];
    if (bid.length > 1) return [{ event, label: t("belote-contract-title", { contract: bid }) }];
    if (first && bid === turned?.slice(1)) return [{ event, label: t("belote-take"), primary: true, suit: bid }];
    return [{ event, label: suitTitle(bid), primary: true, suit: bid }];
  });
}

function melds({ seat, legal }: BeloteView): Choice[] {
  const offered = legal.flatMap((event) => {
    const [, kind = "", top = ""] = event.match(/:meld:(\w+):(.+)$/) ?? [];
    return kind && event.startsWith(seat) ? [{ event, kind, top }] : [];
  });
  return offered.map(({ event, kind, top }) => {
    const alike = kind !== "carre" && offered.filter((each) => each.kind === kind).length > 1;
    const words = { kind: kindWords({ kind, top }), rank: top.slice(0, 1), suit: top.slice(1) };
    return { event, label: t(alike ? "belote-announce-which" : "belote-announce", words), primary: true };
  });
}

/** Return the toggle that calls belote with the next card, unless a setting always calls it. */
function call(view: BeloteView, { callBelote }: Settings, ui: Ui): Choice[] {
  const word = callable(view);
  if (callBelote || !word) return [];
  return [{ event: "table:switch:belote", label: t(`belote-call-${word}`), on: ui.switched.has("belote") }];
}
