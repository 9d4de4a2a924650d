// The hand, and the pack to choose it from. One card of the pack is in the tab order; arrow keys move to the others.

import { useState } from "preact/hooks";
import cardsStyles from "../../cards/cards.module.css";
import { Face } from "../../cards/Face.tsx";
import { Suit } from "../../cards/suits.tsx";
import { cardName, rankSign } from "../../cards/words.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Card } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import explorerStyles from "./explorer.module.css";
import { type Draft, HAND, rows } from "./question.ts";

interface Props {
  draft: Draft;
  tap(card: Card): void;
}

/** The hand and the turn-up. */
export function Laid({ draft: { hand, turned } }: Omit<Props, "tap">) {
  const slots = [...hand, ...Array<null>(HAND - hand.length).fill(null)];
  return (
    <div class={explorerStyles.exploredCards}>
      <fieldset class={explorerStyles.exploredHand} aria-label={t("explorer-hand")}>
        {slots.map((card, i) => (
          <Slot key={card ?? `empty ${i}`} card={card} next={i === hand.length} />
        ))}
      </fieldset>
      <fieldset class={explorerStyles.exploredTurned} aria-label={t("explorer-turned")}>
        <Slot card={turned} next={hand.length === HAND && !turned} />
        <span aria-hidden="true">{t("explorer-turned")}</span>
      </fieldset>
    </div>
  );
}

interface SlotProps {
  card: Card | null;
  next: boolean;
}

const Slot = ({ card, next }: SlotProps) =>
  card ? (
    <span class={cardsStyles.card} role="img" aria-label={cardName(card)}>
      <Face card={card} />
    </span>
  ) : (
    <span class={`${cardsStyles.card} ${explorerStyles.slot}${next ? ` ${explorerStyles.next}` : ""}`} />
  );

/** Return the card that a key moves to, if any. */
function cardAfter(key: string, card: Card): Card | undefined {
  const row = rows.findIndex((each) => each.includes(card));
  const suit = rows[row] ?? [];
  const at = suit.indexOf(card);
  const wrapped = <T,>(list: T[], to: number): T | undefined => list.at(to % list.length);
  const to: Record<string, () => Card | undefined> = {
    ArrowLeft: () => wrapped(suit, at - 1),
    ArrowRight: () => wrapped(suit, at + 1),
    ArrowUp: () => wrapped(rows, row - 1)?.[at],
    ArrowDown: () => wrapped(rows, row + 1)?.[at],
    Home: () => suit[0],
    End: () => suit.at(-1),
  };
  return lookUp(to, key)?.();
}

/** The 32 cards, a row for each suit. */
export function Pack({ draft, tap }: Pick<Props, "draft" | "tap">) {
  const [home, setHome] = useState<Card>(rows[0]?.[0] ?? "");
  const keys = (event: KeyboardEvent) => {
    const card = cardAfter(event.key, (event.target as HTMLElement).dataset.card ?? "");
    if (!card || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
  };
  return (
    <fieldset
      class={explorerStyles.pick}
      aria-label={t("explorer-pack")}
      onKeyDown={keys}
      onFocusIn={(event: FocusEvent) => setHome((event.target as HTMLElement).dataset.card ?? home)}
    >
      {rows.map((row) => (
        <div key={row[0]} class={explorerStyles.pickRow}>
          {row.map((card) => {
            const chosen = draft.hand.includes(card);
            const turned = draft.turned === card;
            const words = turned ? t("explorer-is-turned", { card: cardName(card) }) : cardName(card);
            return (
              <button
                key={card}
                type="button"
                class={`${explorerStyles.pickCard}${turned ? ` ${explorerStyles.turned}` : ""}${/[hd]$/.test(card) ? ` ${explorerStyles.red}` : ""}`}
                data-card={card}
                tabIndex={card === home ? 0 : -1}
                aria-label={words}
                aria-pressed={chosen || turned}
                onClick={() => tap(card)}
              >
                {rankSign(card)}
                <Suit suit={card.slice(1)} />
              </button>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
