// The player's hand. One card is in the tab order, or with `stops` each; the arrow keys move between cards.

import { useEffect, useState } from "preact/hooks";
import { cardName } from "../cards/cardNames.ts";
import cardsStyles from "../cards/cards.module.css";
import { Face } from "../cards/Face.tsx";
import { lookUp } from "../engine/lookUp.ts";
import type { Card } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import { explain } from "../i18n/problem.ts";
import type { Held } from "./contract/layout.ts";
import { placed, placing } from "./contract/layout.ts";
import { laidName } from "./pieces/Backs.tsx";
import handStyles from "./pieces/hand.module.css";

interface Props {
  held: Held[];
  hint: string | null;
  stops: boolean;
  label?: string; // when it is not the player's own
}

/** Return the cards that a hint suggests: one to play, or those to discard. */
function hinted(hint: string | null): string[] {
  const cards = hint?.match(/^[A-Z][.-]([^:]+)/)?.[1] ?? "";
  return cards.match(/[KQJAT987][shdc]/g) ?? [];
}

/** Return the card in the tab order: one that a hint suggests, else the last one focused, if it may be played now. */
function findHome(held: Held[], advised: string[], at: Card): Card | undefined {
  const open = held.filter(({ sunk }) => !sunk);
  const found = open.find(({ card }) => advised.includes(card)) ?? open.find(({ card }) => card === at) ?? open[0];
  return (found ?? held.find(({ card }) => card === at) ?? held[0])?.card;
}

export function Hand({ held, hint, stops, label = t("your-hand") }: Props) {
  const [at, setAt] = useState<Card>("");
  const hand = held.map(({ card }) => card);
  const advised = hinted(hint);
  const home = findHome(held, advised, at);

  // A card that leaves the hand passes its place in the tab order to its neighbour.
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const now = hand.indexOf(at);
    if (now >= 0) setPlace(now);
    else if (at && hand.length > 0) setAt(hand[Math.min(place, hand.length - 1)] ?? "");
  }, [hand.join(), at, place]);

  const keys = (event: KeyboardEvent) => {
    const now = hand.indexOf((event.target as HTMLElement).dataset.card ?? "");
    const last = hand.length - 1;
    const to = lookUp({ ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }, event.key);
    if (now < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const card = hand[(to + hand.length) % hand.length];
    const group = event.currentTarget as HTMLElement;
    group.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      class={handStyles.hand}
      data-part="hand"
      role="group"
      aria-label={label}
      {...placing(hand.length)}
      onKeyDown={keys}
      onFocusIn={(event: FocusEvent) => setAt((event.target as HTMLElement).dataset.card ?? "")}
    >
      {held.map(({ card, event, ready, picked, problem, sunk, covering, turned }, i) => {
        return (
          <button
            key={card}
            type="button"
            class={`${cardsStyles.card} ${handStyles.held}${picked ? ` ${handStyles.picked}` : ""}${sunk ? ` ${handStyles.sunk}` : ""}${advised.includes(card) ? ` ${handStyles.advised}` : ""}${ready ? ` ${handStyles.ready}` : ""}`}
            data-part="held"
            {...placed(hand.length, i)}
            data-card={card}
            data-event={event}
            tabIndex={stops || card === home ? 0 : -1}
            data-covering={covering || undefined}
            data-turned={turned || undefined}
            aria-label={laidName(cardName(card), covering, turned)}
            aria-pressed={picked}
            aria-disabled={!ready}
            aria-describedby={problem ? `why-${card}` : undefined}
          >
            <Face card={card} />
            {problem && (
              <span id={`why-${card}`} hidden>
                {explain(problem)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
