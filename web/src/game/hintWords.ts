// The words of a hint: for screen readers, and with figures for all. On the table, the hint is a glow.
import { theCards } from "../cards/cardNames.ts";
import type { Estimate } from "../engine/types/analysis.ts";
import { has, t } from "../i18n/index.ts";

/** Verbs of calls that are possible besides the present decision. */
const asides = ["double", "offer", "concede", "claim"];

/** Return the words of a hint about a claim, a ruling or a mark to be corrected. */
function ruled(event: string): string {
  const [verb, , choice = ""] = event.slice(1).split(":");
  if (verb === "claim") return t("hint-claim", { law: Number(choice) });
  if (verb === "unmark") return t("hint-say", { choice: t("choice-unmark") });
  return t("hint-say", { choice: t(`choice-ruling-${choice}`) });
}

/** Return the words of a hint: "Hint: play the ace of clubs." */
export function hintWords(event: string): string {
  const [, sign, rest = ""] = /^[A-Z]([.:-])(.*)$/.exec(event) ?? [];
  if (sign === "." && rest.includes(":")) return t("hint-call", { cards: theCards([rest.slice(0, 2)]) });
  if (event.startsWith("&")) return ruled(event);
  if (rest.endsWith("~back")) return t("hint-say", { choice: t("choice-back") });
  const cards = theCards(rest.match(/../g) ?? []);
  if (sign === ".") return t("hint-play", { cards });
  if (sign === "-") return rest === "0" ? t("hint-keep") : t("hint-throw", { cards });
  const [verb = "", argument = ""] = rest.split(":");
  if (["pass", "take"].includes(verb)) {
    const [kind, suit] = /^[shdc]$/.test(argument) ? ["suit", argument] : [argument || verb, ""];
    return t("hint-bid", { kind, suit });
  }
  if (verb === "meld") return t("hint-announce");
  if (verb === "suit") return t("hint-suit", { suit: argument });
  if (asides.includes(rest)) return t("hint-say", { choice: t(`aside-${verb}`) });
  if (verb === "require") return t("hint-say", { choice: t("choice-require", { suit: argument }) });
  const said = Number(argument) > 0 ? `${verb}-number` : [verb, argument].filter(Boolean).join("-");
  return t("hint-say", { choice: t(`choice-${said}`, { number: Number(argument) || 0 }) });
}

const whole = (points: number): string => `${Math.round(points)}`.replace("-", "−");

/** Return a hint with its worth beside the next best choice's; null where the unit of the figures has no such words. */
export function hintFigures(event: string, { choices, best, unit }: Estimate): string | null {
  const words = `hint-worth-${unit}`;
  const [first, ...others] = choices.toSorted((a, b) => Number(b.event === best) - Number(a.event === best));
  if (!first || others.length === 0 || !has(words)) return null;
  const instead = whole(Math.max(...others.map(({ points }) => points)));
  return t(words, { hint: hintWords(event), points: whole(first.points), error: whole(first.error), instead });
}
