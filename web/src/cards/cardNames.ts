// The names of cards and suits.
import type { Card } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import { isFrench, offersIndices } from "./Face.tsx";

const parts = (card: Card) => ({ rank: card.slice(0, 1), suit: card.slice(1) });

/** Return the rank of a card in short, as its index shows it: "K", "10". */
export function rankSign(card: Card): string {
  const { rank } = parts(card);
  return offersIndices() && !isFrench() && /[KQJ]/.test(rank) ? rank : t("rank-sign", { rank });
}

/** Return the name of a card: "King of spades". */
export const cardName = (card: Card): string => t("card-name", parts(card));

/** Return a card inside a sentence: "the king of spades". */
export const theCard = (card: Card): string => t("card-the", parts(card));

/** Return cards inside a sentence: "the king of spades, the 8 of hearts". */
export const theCards = (cards: Card[]): string =>
  cards.map(theCard).reduce((listed, next) => (listed ? t("list-more", { listed, next }) : next), "");

/** Return the name of a suit: "Spades". */
export const suitTitle = (suit: string): string => t("suit-title", { suit });
