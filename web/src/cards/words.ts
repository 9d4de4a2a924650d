// What a card is called.
import type { Card } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";

const parts = (card: Card) => ({ rank: card.slice(0, 1), suit: card.slice(1) });

/** "King of spades", as a name. */
export const cardName = (card: Card): string => t("card-name", parts(card));

/** "the king of spades", inside a sentence. */
export const theCard = (card: Card): string => t("card-the", parts(card));

/** "the king of spades, the 8 of hearts", inside a sentence. */
export const theCards = (cards: Card[]): string =>
  cards.map(theCard).reduce((listed, next) => (listed ? t("list-more", { listed, next }) : next), "");

/** "Spades", as a name. */
export const suitTitle = (suit: string): string => t("suit-title", { suit });
