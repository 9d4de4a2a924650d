// A small card: its rank and suit.

import { cardName, rankSign } from "../../cards/cardNames.ts";
import { Suit } from "../../cards/suits.tsx";
import type { Card } from "../../engine/types/view.ts";
import styles from "./pieces.module.css";

export function Small({ card }: { card: Card }) {
  if (card === "??") return <span class={styles.smallCard}>?</span>;
  return (
    <span class={styles.smallCard} data-suit={card.slice(1)} role="img" aria-label={cardName(card)}>
      {rankSign(card)}
      <Suit suit={card.slice(1)} />
    </span>
  );
}
