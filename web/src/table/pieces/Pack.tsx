// The stock with the number of its cards, and the turn-up with the suit of trumps.

import type { ComponentProps } from "preact";
import { cardName } from "../../cards/cardNames.ts";
import cardsStyles from "../../cards/cards.module.css";
import { CardPicture, Face } from "../../cards/Face.tsx";
import { Suit } from "../../cards/suits.tsx";
import type { Card, View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import piecesStyles from "./pieces.module.css";

interface Props {
  view: View;
  turnsUp?: boolean; // a card is turned up for trumps
}

export function Pack({ view, turnsUp = true }: Props) {
  const { stock, turned, trump } = view;
  const layers = view.deal === 0 ? 4 : Math.min(4, Math.ceil(stock / 6)); // before the first deal the pack is there
  return (
    <div class={piecesStyles.pack} data-alone={turnsUp ? undefined : true}>
      <section class={piecesStyles.stock} aria-label={t("stock")}>
        <Stock view={view} layers={layers} />
        <p class={piecesStyles.count} data-part="count">
          {view.deal > 0 && view.phase !== "dealing" && view.phase !== "packets"
            ? t("stock-left", { number: stock })
            : ""}
        </p>
      </section>
      {turnsUp && (
        <section class={piecesStyles.trump} aria-label={t("trump")}>
          <TurnUp card={turned} />
          <p class={piecesStyles.trumps} data-part="trumps">
            {trump && (
              <>
                <span class={piecesStyles.token}>
                  <Suit suit={trump} />
                </span>
                <span>{t("trumps", { suit: trump })}</span>
              </>
            )}
          </p>
        </section>
      )}
    </div>
  );
}

interface StockProps extends ComponentProps<"div"> {
  view: Pick<View, "stock" | "deal">;
  layers: number; // backs, one on the other
}

/** The stock alone. */
export const Stock = ({ view, layers, ...rest }: StockProps) => (
  <div
    class={`${piecesStyles.pile} ${cardsStyles.card}`}
    data-spot="stock"
    data-empty={view.stock === 0 && view.deal > 0}
    {...rest}
  >
    {Array.from({ length: layers }, (_, i) => (
      <CardPicture key={i} card="??" class={piecesStyles.layer} style={{ "--i": String(i) }} />
    ))}
  </div>
);

interface TurnUpProps {
  card: Card | null;
  label?: (card: Card) => string;
  class?: string | undefined;
}

/** The turn-up alone, or its empty place. */
export const TurnUp = ({ card, label = cardName, class: own = "" }: TurnUpProps) => (
  <div
    class={`${cardsStyles.card} ${piecesStyles.turnup}${own && ` ${own}`}`}
    data-spot="turned"
    data-empty={!card}
    role="img"
    aria-label={card ? label(card) : undefined}
    aria-hidden={!card}
  >
    {card && <Face card={card} />}
  </div>
);
