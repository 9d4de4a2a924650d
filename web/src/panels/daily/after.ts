// The table's buttons after a daily deal.
import { offers } from "../../engine/offers.ts";
import { placeOf } from "../../game/daily.ts";
import { t } from "../../i18n/index.ts";
import type { Game } from "../../store/games.ts";
import type { Choice } from "../../table/contract/layout.ts";

export function choicesAfterDaily({ summary }: Game): Choice[] | null {
  if (!summary.daily || !summary.over) return null;
  return [
    { event: `app:daily:${placeOf(summary.game, summary.daily.day)}`, label: t("daily-compare"), primary: true },
    ...(offers(summary.game, "review") ? [{ event: "app:review", label: t("review") }] : []),
    { event: "app:replay", label: t("choice-replay") },
  ];
}
