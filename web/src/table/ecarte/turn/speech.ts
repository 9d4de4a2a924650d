// The speech of a player of écarté, in a bubble for a moment.
import type { EcarteView, Entry } from "../../../engine/types/view.ts";
import { has, t } from "../../../i18n/index.ts";

/** Return whether a turned king is announced with a cry, as the author of these rules asks. */
export const exclaims = (view: EcarteView): boolean => view.rules.preset === "jirai";

/** Return the words of the bubble, or null. */
export function speech(entry: Entry | null, view: EcarteView): string | null {
  if (!entry) return null;
  if (entry.do === "discard") return t("say-discard", { number: entry.cards?.length ?? 0 });
  if (entry.do === "mark" && entry.why === "turned-king" && !exclaims(view)) return t("say-turned-king");
  if (entry.do === "play" && entry.suffix === "back") return t("say-back");
  if (entry.do === "ruling") return ruling(entry);
  if (entry.do !== "say" || entry.verb === "show") return null;
  const [argument = ""] = entry.args ?? [];
  return t(`say-${saying(entry)}`, { number: Number(argument) || 0, suit: argument });
}

/** Return the end of the message id for a call: "propose-number" for propose:3, "accept-double". */
export function saying({ verb = "", args = [] }: Entry): string {
  const [argument = ""] = args;
  if (verb === "show") return verb; // its cards are no part of the id
  if (Number(argument) > 0) return `${verb}-number`;
  return verb === "suit" || verb === "require" || !argument ? verb : `${verb}-${argument}`;
}

/** Return the speech at a claim, a ruling or a corrected mark. */
function ruling({ verb = "", args = [] }: Entry): string | null {
  if (verb === "claim") return t("say-claim-law", { law: args[1] ?? "" });
  if (verb === "unmark") return t("say-unmark");
  return verb === "ruling" && has(`say-ruling-${args[1]}`) ? t(`say-ruling-${args[1]}`) : null;
}
