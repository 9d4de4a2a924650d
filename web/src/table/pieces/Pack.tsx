// The stock with the number of its cards, and the turn-up with the suit of trumps.

import cardsStyles from "../../cards/cards.module.css";
import { Face } from "../../cards/Face.tsx";
import { Suit } from "../../cards/suits.tsx";
import { cardName } from "../../cards/words.ts";
import type { View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import piecesStyles from "./pieces.module.css";

interface Props {
  view: View;
  fourColour: boolean;
  turnsUp?: boolean; // a card is turned up for trumps
}

export function Pack({ view, fourColour, turnsUp = true }: Props) {
  const { stock, turned, trump } = view;
  const layers = view.deal === 0 ? 4 : Math.min(4, Math.ceil(stock / 6)); // before the first deal the pack is there
  return (
    <div class={piecesStyles.pack} data-alone={turnsUp ? undefined : true}>
      <section class={piecesStyles.stock} aria-label={t("stock")}>
        <div
          class={`${piecesStyles.pile} ${cardsStyles.card}`}
          data-spot="stock"
          data-empty={stock === 0 && view.deal > 0}
        >
          {Array.from({ length: layers }, (_, i) => (
            <span key={i} class={`${cardsStyles.card} ${piecesStyles.layer}`} style={{ "--i": String(i) }}>
              <Face card="??" />
            </span>
          ))}
        </div>
        <p class={piecesStyles.count} data-part="count">
          {view.deal > 0 && view.phase !== "dealing" && view.phase !== "packets"
            ? t("stock-left", { number: stock })
            : ""}
        </p>
      </section>
      {turnsUp && (
        <section class={piecesStyles.trump} aria-label={t("trump")}>
          <div
            class={`${cardsStyles.card} ${piecesStyles.turnup}`}
            data-spot="turned"
            data-empty={!turned}
            role="img"
            aria-label={turned ? cardName(turned) : undefined}
            aria-hidden={!turned}
          >
            {turned && <Face card={turned} fourColour={fourColour} />}
          </div>
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
