// A deal of a pad: its sums, explained as after a deal at the table.
import { lookUp } from "../../../engine/lookUp.ts";
import type { PadDeal } from "../../../engine/types/answer.ts";
import type { BeloteView } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { Sums } from "../../../table/belote/scene/Result.tsx";
import { contractTitle } from "../../../table/belote/turn/contracts.ts";
import type { Names } from "../contract.ts";

/** Return who took, and with what: "Anna, Hearts". */
export function dealWords({ view }: PadDeal, names: Names): string {
  const { taker, contract } = view as BeloteView;
  if (!taker || !contract) return t("pad-passed");
  return t("pad-took", { name: lookUp(names, taker) ?? taker, contract: contractTitle(contract) });
}

export function DealSums({ deal, names }: { deal: PadDeal; names: Names }) {
  const view = deal.view as BeloteView;
  if (!view.scored) return <p>{t("pad-passed-means")}</p>;
  // A sequence whose cards nobody wrote down is listed with the others.
  const melds = view.melds.map((meld) => ({ ...meld, cards: meld.cards.length > 0 ? meld.cards : ["??"] }));
  return <Sums view={{ ...view, melds }} scored={view.scored} names={names} />;
}
