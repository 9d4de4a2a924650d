// What a player is heard to say, for a moment.
import type { Entry } from "../engine/types.ts";
import { t } from "../i18n/index.ts";

/** The words of the bubble, or null when nothing is said. */
export function speech(entry: Entry | null, exclaims: boolean): string | null {
  if (!entry) return null;
  if (entry.do === "discard") return t("say-discard", { number: entry.cards?.length ?? 0 });
  if (entry.do === "mark" && entry.why === "turned-king" && !exclaims) return t("say-turned-king");
  if (entry.do !== "say") return null;
  const [argument = ""] = entry.args ?? [];
  if (entry.verb === "propose" && argument) return t("say-propose-number", { number: Number(argument) });
  if (entry.verb === "accept" && argument) return t("say-accept-if");
  return t(`say-${entry.verb}`);
}
