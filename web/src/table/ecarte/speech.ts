// What a player of écarté is heard to say, for a moment.
import type { EcarteView, Entry } from "../../engine/types.ts";
import { t } from "../../i18n/index.ts";

/** The author of these rules asks for a wild cry when a king is turned. */
export const exclaims = (view: EcarteView): boolean => view.rules.preset === "jirai";

/** The words of the bubble, or null when nothing is said. */
export function speech(entry: Entry | null, view: EcarteView): string | null {
  if (!entry) return null;
  if (entry.do === "discard") return t("say-discard", { number: entry.cards?.length ?? 0 });
  if (entry.do === "mark" && entry.why === "turned-king" && !exclaims(view)) return t("say-turned-king");
  if (entry.do !== "say") return null;
  const [argument = ""] = entry.args ?? [];
  if (entry.verb === "propose" && argument) return t("say-propose-number", { number: Number(argument) });
  if (entry.verb === "accept" && argument) return t("say-accept-if");
  return t(`say-${entry.verb}`);
}
