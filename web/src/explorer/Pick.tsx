// The cards to put a hand together from, and what has been put together.
import { Face } from "../cards/Face.tsx";
import { Suit } from "../cards/suits.tsx";
import { cardName } from "../cards/words.ts";
import type { Card } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import { type Draft, HAND, rows } from "./question.ts";

interface Props {
  draft: Draft;
  fourColour: boolean;
  tap(card: Card): void;
}

/** The hand and the turn-up as they lie. */
export function Laid({ draft: { hand, turned }, fourColour }: Omit<Props, "tap">) {
  const slots = [...hand, ...Array<null>(HAND - hand.length).fill(null)];
  return (
    <div class="explored-cards">
      <fieldset class="explored-hand" aria-label={t("explorer-hand")}>
        {slots.map((card, i) => (
          <Slot key={card ?? `empty ${i}`} card={card} next={i === hand.length} fourColour={fourColour} />
        ))}
      </fieldset>
      <fieldset class="explored-turned" aria-label={t("explorer-turned")}>
        <Slot card={turned} next={hand.length === HAND && !turned} fourColour={fourColour} />
        <span aria-hidden="true">{t("explorer-turned")}</span>
      </fieldset>
    </div>
  );
}

interface SlotProps {
  card: Card | null;
  next: boolean;
  fourColour: boolean;
}

const Slot = ({ card, next, fourColour }: SlotProps) =>
  card ? (
    <span class="card" role="img" aria-label={cardName(card)}>
      <Face card={card} fourColour={fourColour} />
    </span>
  ) : (
    <span class={`card slot${next ? " next" : ""}`} />
  );

/** All 32, a row each suit. */
export function Pack({ draft, tap }: Omit<Props, "fourColour">) {
  return (
    <fieldset class="pick" aria-label={t("explorer-pack")}>
      {rows.map((row) => (
        <div key={row[0]} class="pick-row">
          {row.map((card) => {
            const chosen = draft.hand.includes(card);
            const turned = draft.turned === card;
            const words = turned ? t("explorer-is-turned", { card: cardName(card) }) : cardName(card);
            return (
              <button
                key={card}
                type="button"
                class={`pick-card${turned ? " turned" : ""}${/[hd]$/.test(card) ? " red" : ""}`}
                aria-label={words}
                aria-pressed={chosen || turned}
                onClick={() => tap(card)}
              >
                {t("rank-sign", { rank: card.slice(0, 1) })}
                <Suit suit={card.slice(1)} />
              </button>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
