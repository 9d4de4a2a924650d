import cardsStyles from "../../cards/cards.module.css";
import { Face } from "../../cards/Face.tsx";
import { theCards } from "../../cards/words.ts";
import bookStyles from "./book.module.css";
import { cardsOf, type Picture } from "./data.ts";

/** A picture of the rule book, with the cards of the table. */
export function Drawn({ picture }: { picture: Picture }) {
  const cards = cardsOf(picture.cards);
  const faceUp = cards.filter((card) => card !== "??");
  const points = picture.points ?? [];
  const label = points.length
    ? cards.map((card, i) => `${theCards([card])} ${points[i]}`).join(", ")
    : theCards(faceUp);
  return (
    <div class={bookStyles.drawn} data-picture={picture.picture} role="img" aria-label={label}>
      {cards.map((card, i) => (
        <span key={card} class={bookStyles.drawnOne}>
          <span class={cardsStyles.card}>
            <Face card={card} />
          </span>
          {points.length > 0 && <b>{points[i]}</b>}
        </span>
      ))}
    </div>
  );
}
