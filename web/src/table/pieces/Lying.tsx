// A hand without playable cards: in a replay, or for a spectator.
import { useContext } from "preact/hooks";
import cardsStyles from "../../cards/cards.module.css";
import { Face } from "../../cards/Face.tsx";
import type { Card } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { Marks } from "../contract/context.ts";
import { placed, placing } from "../contract/layout.ts";
import { Flag, nameOf } from "./Backs.tsx";
import handStyles from "./hand.module.css";

interface Props {
  hand: Card[];
  name: string; // of its player
  covering?: Card[] | undefined; // those that lie on a covered card
}

export function Lying({ hand, name, covering }: Props) {
  const marks = useContext(Marks);
  return (
    <ul
      class={handStyles.hand}
      data-part="hand"
      aria-label={t("replay-hand", { name, who: name === t("you") ? "you" : "other" })}
      {...placing(hand.length)}
    >
      {hand.map((card, i) => {
        const mark = marks.get(card);
        return (
          <li
            key={card === "??" ? `hidden ${i}` : card}
            class={`${cardsStyles.card} ${handStyles.held}`}
            data-part="held"
            {...placed(hand.length, i)}
            data-card={card}
            data-mark={mark?.kind}
            data-covering={covering?.includes(card) || undefined}
            aria-label={nameOf(card, mark?.name, covering)}
          >
            <Face card={card} />
            {mark?.tag && <Flag kind={mark.kind} tag={mark.tag} />}
          </li>
        );
      })}
    </ul>
  );
}
