// The pictures of "How to play", with the cards of the table.
import cardsStyles from "../../../cards/cards.module.css";
import { Face } from "../../../cards/Face.tsx";
import { Suit } from "../../../cards/suits.tsx";
import { cardName, theCards } from "../../../cards/words.ts";
import type { Card } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import rulesStyles from "./rules.module.css";

const COURTS = ["K", "Q", "J"];
const REST = ["T", "9", "8", "7"];

/** One suit, from the strongest card to the weakest. */
export function Order({ aceHigh }: { aceHigh: boolean }) {
  const ranks = aceHigh ? ["A", ...COURTS, ...REST] : [...COURTS, "A", ...REST];
  return (
    <div class={rulesStyles.order} role="img" aria-label={ranks.map((rank) => t("rank", { rank })).join(", ")}>
      {ranks.map((rank) => (
        <span
          key={rank}
          class={`${cardsStyles.card} ${rulesStyles.card}${rank === "A" ? ` ${rulesStyles.marked}` : ""}`}
        >
          <Face card={`${rank}h`} />
        </span>
      ))}
    </div>
  );
}

/** The stock, and the turn-up beside it. */
export function Dealt() {
  return (
    <figure class={rulesStyles.dealt}>
      <div role="img" aria-label={cardName("Qs")}>
        <span class={`${cardsStyles.card} ${rulesStyles.card}`}>
          <Face card="??" />
        </span>
        <span class={`${cardsStyles.card} ${rulesStyles.card}`}>
          <Face card="Qs" />
        </span>
      </div>
      <figcaption>
        <Suit suit="s" /> {t("trumps", { suit: "s" })}
      </figcaption>
    </figure>
  );
}

/** A suit from its strongest card to its weakest, each with its points. */
export function Counted(props: { ranks: string; points: number[]; suit: string }) {
  const { ranks, points, suit } = props;
  const each = [...ranks].map((rank, i) => ({ rank, worth: points[i] ?? 0 }));
  return (
    <div
      class={`${rulesStyles.order} ${rulesStyles.counted}`}
      role="img"
      aria-label={each.map(({ rank, worth }) => `${t("rank", { rank })} ${worth}`).join(", ")}
    >
      {each.map(({ rank, worth }) => (
        <span key={rank}>
          <span class={`${cardsStyles.card} ${rulesStyles.card}`}>
            <Face card={`${rank}${suit}`} />
          </span>
          <b>{worth}</b>
        </span>
      ))}
    </div>
  );
}

/** Two cards that belong together. */
export function Pair({ cards }: { cards: Card[] }) {
  return (
    <figure class={rulesStyles.dealt}>
      <div role="img" aria-label={theCards(cards)}>
        {cards.map((card) => (
          <span key={card} class={`${cardsStyles.card} ${rulesStyles.card}`}>
            <Face card={card} />
          </span>
        ))}
      </div>
    </figure>
  );
}

interface ForcedProps {
  led: Card[]; // what lies on the table
  hand: [Card, allowed: boolean][];
  caption: string;
}

/** Which cards of a hand may be played to those on the table. */
export function Forced({ led, hand, caption }: ForcedProps) {
  return (
    <figure class={rulesStyles.forced}>
      <div class={rulesStyles.forcedCards} aria-hidden="true">
        <span class={rulesStyles.forcedLed}>
          {led.map((card) => (
            <span key={card} class={`${cardsStyles.card} ${rulesStyles.card} ${rulesStyles.led}`}>
              <Face card={card} />
            </span>
          ))}
        </span>
        <span class={rulesStyles.forcedHand}>
          {hand.map(([card, allowed]) => (
            <span
              key={card}
              class={`${cardsStyles.card} ${rulesStyles.card}${allowed ? "" : ` ${rulesStyles.sunken}`}`}
            >
              <Face card={card} />
            </span>
          ))}
        </span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
