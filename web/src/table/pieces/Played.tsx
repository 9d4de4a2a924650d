// The player's own hand as it was played, after a deal. After a game won it is spread as a fan.

import { cardName } from "../../cards/cardNames.ts";
import cardsStyles from "../../cards/cards.module.css";
import { Face } from "../../cards/Face.tsx";
import type { Card } from "../../engine/types/view.ts";
import tableStyles from "./table.module.css";

interface Props {
  cards: Card[];
  label: string;
  won: boolean; // the game
}

export function Played({ cards, label, won }: Props) {
  return (
    <ul class={`${tableStyles.played}${won ? ` ${tableStyles.fan}` : ""}`} data-played aria-label={label}>
      {cards.map((card, i) => (
        <li
          key={card}
          class={cardsStyles.card}
          style={{ "--off": String(i - (cards.length - 1) / 2) }}
          data-fan={won ? true : undefined}
          aria-label={cardName(card)}
        >
          <Face card={card} />
        </li>
      ))}
    </ul>
  );
}
