import { useState } from "preact/hooks";
import { cardName, rankSign } from "../../cards/cardNames.ts";
import cardsStyles from "../../cards/cards.module.css";
import { CardPicture } from "../../cards/Face.tsx";
import { Suit } from "../../cards/suits.tsx";
import { lookUp } from "../../engine/lookUp.ts";
import type { Card } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import explorerStyles from "./explorer.module.css";
import type { Laid } from "./pack.ts";

interface SlotsProps extends Laid {
  size: number; // of the hand
  labels: string[]; // of the cards turned up
  caption?: string; // what the hand is called, where there are two
  waits?: boolean; // other cards are chosen first
}

/** The hand and the cards turned up, with empty places for those still to be chosen. */
export function Slots({ hand, turned, size, labels, caption, waits = false }: SlotsProps) {
  const slots = [...hand, ...Array<null>(size - hand.length).fill(null)];
  const next = hand.length === size ? turned.indexOf(null) : -1;
  return (
    <div class={explorerStyles.exploredCards} style={{ "--cards": size + turned.length }}>
      <fieldset class={explorerStyles.exploredHand} aria-label={caption ? undefined : t("explorer-hand")}>
        {caption && <legend>{caption}</legend>}
        {slots.map((card, i) => (
          <Slot key={card ?? `empty ${i}`} card={card} next={i === hand.length && !waits} />
        ))}
      </fieldset>
      {labels.map((label, at) => (
        <fieldset key={label} class={explorerStyles.exploredTurned} aria-label={label}>
          <Slot card={turned[at] ?? null} next={at === next} />
          <span aria-hidden="true">{label}</span>
        </fieldset>
      ))}
    </div>
  );
}

const Slot = ({ card, next }: { card: Card | null; next: boolean }) =>
  card ? (
    <CardPicture card={card} role="img" aria-label={cardName(card)} />
  ) : (
    <span class={`${cardsStyles.card} ${explorerStyles.slot}${next ? ` ${explorerStyles.next}` : ""}`} />
  );

function cardAfter(key: string, card: Card, rows: Card[][]): Card | undefined {
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

interface PackProps extends Laid {
  rows: Card[][];
  turnedWords?: string; // the key of what a card turned up is called
  tap(card: Card): void;
}

/** The pack, from which cards are chosen. One card is in the tab order; arrow keys move from it. */
export function Pack({ hand, turned, rows, turnedWords = "explorer-is-turned", tap }: PackProps) {
  const [home, setHome] = useState<Card>(rows[0]?.[0] ?? "");
  const keys = (event: KeyboardEvent) => {
    const card = cardAfter(event.key, (event.target as HTMLElement).dataset.card ?? "", rows);
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
            const isTurned = turned.includes(card);
            const words = isTurned ? t(turnedWords, { card: cardName(card) }) : cardName(card);
            return (
              <button
                key={card}
                type="button"
                class={`${explorerStyles.pickCard}${isTurned ? ` ${explorerStyles.turned}` : ""}${/[hd]$/.test(card) ? ` ${explorerStyles.red}` : ""}`}
                data-card={card}
                tabIndex={card === home ? 0 : -1}
                aria-label={words}
                aria-pressed={hand.includes(card) || isTurned}
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
