// Words for contracts and declarations.
import type { Meld } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";

/** Return a contract inside a sentence: "hearts", "no trumps". */
export const contractWords = (contract: string): string => t("belote-contract", { contract });

/** Return the name of a contract: "Hearts", "No trumps". */
export const contractTitle = (contract: string): string => t("belote-contract-title", { contract });

type Kind = Pick<Meld, "kind" | "top">;

/** Return the announced part of a declaration: "a tierce", "a carré of jacks". */
export const kindWords = ({ kind, top }: { kind: string; top: string }): string =>
  t("belote-kind", { kind, rank: top.slice(0, 1) });

/** Return the name of a declaration, as far as it is public: "Tierce to the king of hearts", "Carré of jacks". */
export function meldTitle({ kind, top }: Kind): string {
  if (kind !== "carre" && top !== "??") return t("belote-meld-to", { kind, rank: top.slice(0, 1), suit: top.slice(1) });
  return t("belote-meld", { kind, rank: top.slice(0, 1) });
}

/** Return the cards in an argument of an event, "KsQs". */
export const parted = (cards: string): string[] => cards.match(/../g) ?? [];
