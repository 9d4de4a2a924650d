// Pieces of sentences: contracts and declarations.
import type { Meld } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";

/** "hearts", "no trumps", inside a sentence. */
export const contractWords = (contract: string): string => t("belote-contract", { contract });

/** "Hearts", "No trumps", as a name. */
export const contractTitle = (contract: string): string => t("belote-contract-title", { contract });

type Kind = Pick<Meld, "kind" | "top">;

/** "a tierce", "a carré of jacks": what is announced. */
export const kindWords = ({ kind, top }: { kind: string; top: string }): string =>
  t("belote-kind", { kind, rank: top.slice(0, 1) });

/** "Tierce to the king of hearts", "Carré of jacks": with what all have seen of it. */
export function meldTitle({ kind, top }: Kind): string {
  if (kind !== "carre" && top !== "??") return t("belote-meld-to", { kind, rank: top.slice(0, 1), suit: top.slice(1) });
  return t("belote-meld", { kind, rank: top.slice(0, 1) });
}

/** The cards written together in an event, "KsQs", one by one. */
export const parted = (cards: string): string[] => cards.match(/../g) ?? [];
