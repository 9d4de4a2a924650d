// The middle of the table: the cards of the trick, or the cards cut for the deal.

import type { ComponentChildren } from "preact";
import { cardName } from "../../cards/cardNames.ts";
import cardsStyles from "../../cards/cards.module.css";
import { Face } from "../../cards/Face.tsx";
import { Suit } from "../../cards/suits.tsx";
import { lookUp } from "../../engine/lookUp.ts";
import type { Entry, Seat, View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { useWho } from "../contract/context.ts";
import { type Laid, laid } from "../contract/moment.ts";
import piecesStyles from "./pieces.module.css";

interface Props {
  view: View;
  entry: Entry | null;
  names: Record<Seat, string>;
  place(seat: Seat): string; // where a player's card lies
  winner?: Seat | undefined; // of a complete trick
  bare?: ComponentChildren; // shown while there are no cards
  children?: ComponentChildren; // shown beside them
}

export function Trick({ view, entry, names, place, winner, bare, children }: Props) {
  const who = useWho(view);
  const cut: Laid[] =
    entry?.do === "cut" ? Object.entries(entry.cut ?? {}).map(([seat, card]) => ({ seat, card })) : [];
  const cards = cut.length > 0 ? cut : laid(view, entry);
  return (
    <section
      class={`${piecesStyles.trick}${cut.length > 0 ? ` ${piecesStyles.cut}` : ""}`}
      data-part="trick"
      data-unplayed={(cards.length === 0 && view.tricks.length === 0) || undefined}
      aria-label={t("trick")}
    >
      {view.trump && (
        <div class={piecesStyles.emblem} data-part="emblem" aria-hidden="true">
          <Suit suit={view.trump} />
        </div>
      )}
      {cards.length === 0 && bare}
      {cards.map(({ seat, card }) => (
        <div
          key={card}
          class={`${cardsStyles.card} ${piecesStyles.thrown}`}
          data-part="thrown"
          data-winner={seat === winner ? true : undefined}
          data-at={place(seat)}
          data-thrown={card}
          data-seat={seat}
          role="img"
          aria-label={t("thrown", { who: who(seat), name: lookUp(names, seat) ?? seat, card: cardName(card) })}
        >
          <Face card={card} />
        </div>
      ))}
      {children}
    </section>
  );
}
