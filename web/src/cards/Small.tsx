// A small card within text: its rank and suit.
import type { Card } from "../engine/types/view.ts";
import { cardName, rankSign } from "./cardNames.ts";
import styles from "./cards.module.css";
import { Suit } from "./suits.tsx";

export function Small({ card }: { card: Card }) {
  if (card === "??")
    return (
      <span class={styles.small} data-part="small-card">
        ?
      </span>
    );
  return (
    <span class={styles.small} data-part="small-card" data-suit={card.slice(1)} role="img" aria-label={cardName(card)}>
      {rankSign(card)}
      <Suit suit={card.slice(1)} />
    </span>
  );
}
