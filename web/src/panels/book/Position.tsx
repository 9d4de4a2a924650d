import cardsStyles from "../../cards/cards.module.css";
import { Face } from "../../cards/Face.tsx";
import { Suit } from "../../cards/suits.tsx";
import { cardName } from "../../cards/words.ts";
import type { View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { played } from "../../table/contract/moment.ts";
import bookStyles from "./book.module.css";
import type { Example } from "./data.ts";
import { seatWords } from "./examples.ts";

interface Props {
  example: Example;
  view: View;
}

/** The position of an example: trumps, the cards on the table and, where it is not the question, the hand. */
export function Position({ example, view }: Props) {
  const trump = view.game === "belote" ? view.contract : view.trump;
  const suit = trump && /^[shdc]$/.test(trump) ? trump : null;
  const taken = example.ask === "taker" ? view.tricks.at(-1) : null;
  const lying = taken ? played(taken, view.seats) : view.trick;
  return (
    <>
      {suit && (
        <p>
          <Suit suit={suit} /> {t("book-table-trump", { suit })}
        </p>
      )}
      {lying.length > 0 && (
        <ul class={bookStyles.tryLies} aria-label={t(taken ? "book-last" : "book-lies")}>
          {lying.map(({ seat, card }) => (
            <li key={card}>
              <span class={cardsStyles.card} role="img" aria-label={cardName(card)}>
                <Face card={card} />
              </span>
              <span>{seatWords(seat, view.seats)}</span>
            </li>
          ))}
        </ul>
      )}
      {(example.ask === "may" || example.ask === "whether") && view.hand.length > 0 && (
        <ul class={`${bookStyles.tryHand} ${bookStyles.shown}`} aria-label={t("book-hand")}>
          {view.hand.map((card) => (
            <li key={card} class={cardsStyles.card} role="img" aria-label={cardName(card)}>
              <Face card={card} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
