// The few pictures of "How to play", laid with the table's own cards.
import { Face } from "../cards/Face.tsx";
import { Suit } from "../cards/suits.tsx";
import { cardName } from "../cards/words.ts";
import type { Card } from "../engine/types.ts";
import { t } from "../i18n/index.ts";

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

/** A heart is led: which cards of the hand may be played to it. */
export function Forced({ mustHead, fourColour }: { mustHead: boolean; fourColour: boolean }) {
  const led: Card = "Th";
  const hand: [Card, allowed: boolean][] = [
    ["Kh", true],
    ["8h", !mustHead],
    ["As", false],
    ["9c", false],
  ];
  return (
    <figure class="forced">
      <div class="forced-cards" aria-hidden="true">
        <span class="card led">
          <Face card={led} fourColour={fourColour} />
        </span>
        <span class="forced-hand">
          {hand.map(([card, allowed]) => (
            <span key={card} class={`card${allowed ? "" : " sunken"}`}>
              <Face card={card} fourColour={fourColour} />
            </span>
          ))}
        </span>
      </div>
      <figcaption>{t(mustHead ? "how-play-example" : "how-play-example-free")}</figcaption>
    </figure>
  );
}
