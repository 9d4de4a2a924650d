// The few pictures of "How to play", laid with the table's own cards.
import { Face } from "../../../cards/Face.tsx";
import { Suit } from "../../../cards/suits.tsx";
import { cardName, theCards } from "../../../cards/words.ts";
import type { Card } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";

const COURTS = ["K", "Q", "J"];
const REST = ["T", "9", "8", "7"];

/** One suit, from the strongest card to the weakest. */
export function Order({ aceHigh, fourColour }: { aceHigh: boolean; fourColour: boolean }) {
  const ranks = aceHigh ? ["A", ...COURTS, ...REST] : [...COURTS, "A", ...REST];
  return (
    <div class="order" role="img" aria-label={ranks.map((rank) => t("rank", { rank })).join(", ")}>
      {ranks.map((rank) => (
        <span key={rank} class={`card${rank === "A" ? " marked" : ""}`}>
          <Face card={`${rank}h`} fourColour={fourColour} />
        </span>
      ))}
    </div>
  );
}

/** The stock, and the turn-up beside it. */
export function Dealt({ fourColour }: { fourColour: boolean }) {
  return (
    <figure class="dealt">
      <div role="img" aria-label={cardName("Qs")}>
        <span class="card">
          <Face card="??" />
        </span>
        <span class="card">
          <Face card="Qs" fourColour={fourColour} />
        </span>
      </div>
      <figcaption>
        <Suit suit="s" /> {t("trumps", { suit: "s" })}
      </figcaption>
    </figure>
  );
}

/** A suit from its strongest card to its weakest, each with its points. */
export function Counted(props: { ranks: string; points: number[]; suit: string; fourColour: boolean }) {
  const { ranks, points, suit, fourColour } = props;
  const each = [...ranks].map((rank, i) => ({ rank, worth: points[i] ?? 0 }));
  return (
    <div
      class="order counted"
      role="img"
      aria-label={each.map(({ rank, worth }) => `${t("rank", { rank })} ${worth}`).join(", ")}
    >
      {each.map(({ rank, worth }) => (
        <span key={rank}>
          <span class="card">
            <Face card={`${rank}${suit}`} fourColour={fourColour} />
          </span>
          <b>{worth}</b>
        </span>
      ))}
    </div>
  );
}

/** Two cards that belong together. */
export function Pair({ cards, fourColour }: { cards: Card[]; fourColour: boolean }) {
  return (
    <figure class="dealt">
      <div role="img" aria-label={theCards(cards)}>
        {cards.map((card) => (
          <span key={card} class="card">
            <Face card={card} fourColour={fourColour} />
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
  fourColour: boolean;
}

/** Which cards of a hand may be played to those on the table. */
export function Forced({ led, hand, caption, fourColour }: ForcedProps) {
  return (
    <figure class="forced">
      <div class="forced-cards" aria-hidden="true">
        <span class="forced-led">
          {led.map((card) => (
            <span key={card} class="card led">
              <Face card={card} fourColour={fourColour} />
            </span>
          ))}
        </span>
        <span class="forced-hand">
          {hand.map(([card, allowed]) => (
            <span key={card} class={`card${allowed ? "" : " sunken"}`}>
              <Face card={card} fourColour={fourColour} />
            </span>
          ))}
        </span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
