// Another player's hand: backs, or open cards in a replay with all hands open.
import { useContext } from "preact/hooks";
import { cardName } from "../../cards/cardNames.ts";
import cardsStyles from "../../cards/cards.module.css";
import { CardPicture, Face } from "../../cards/Face.tsx";
import type { Card } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import unseenStyles from "../../kit/unseen.module.css";
import { Marks } from "../contract/context.ts";
import { Flag } from "./Flag.tsx";
import handStyles from "./hand.module.css";

interface Props {
  size: number;
  open: Card[] | undefined;
  label?: string; // instead of the number of cards
}

export function Backs({ size, open, label }: Props) {
  const marks = useContext(Marks);
  const upper = size > 4 ? Math.ceil(size / 2) : size; // cards in the upper of two rows
  const inRow = (i: number) => ({
    "--row": String(Number(i >= upper)),
    "--x": String(i < upper ? i - (upper - 1) / 2 : i - upper - (size - upper - 1) / 2),
  });
  return (
    <div class={handStyles.backs} data-part="backs" data-open={open ? true : undefined} style={{ "--n": String(size) }}>
      <p class={unseenStyles.unseen}>{label ?? t("holds", { number: size })}</p>
      {open?.map((card, i) => {
        const mark = marks.get(card);
        return (
          <span
            key={card === "??" ? `hidden ${i}` : card}
            class={`${cardsStyles.card} ${handStyles.back}`}
            data-part="back"
            style={{ "--i": String(i), ...inRow(i) }}
            data-card={card}
            data-mark={mark?.kind}
            role="img"
            aria-label={card === "??" ? t("replay-hidden") : (mark?.name ?? cardName(card))}
          >
            <Face card={card} />
            {mark?.tag && <Flag kind={mark.kind} tag={mark.tag} />}
          </span>
        );
      })}
      {Array.from({ length: open ? 0 : size }, (_, i) => (
        <CardPicture
          key={i}
          card="??"
          class={handStyles.back}
          data-part="back"
          style={{ "--i": String(i) }}
          data-back={i}
        />
      ))}
    </div>
  );
}
