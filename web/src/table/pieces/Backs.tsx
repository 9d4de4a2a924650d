// Another player's hand: backs, or open cards in a replay with all hands open.
import { useContext } from "preact/hooks";
import { cardName } from "../../cards/cardNames.ts";
import cardsStyles from "../../cards/cards.module.css";
import { CardPicture, Face } from "../../cards/Face.tsx";
import type { Card } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import unseenStyles from "../../kit/unseen.module.css";
import { type CardMark, Marks } from "../contract/context.ts";
import handStyles from "./hand.module.css";
import piecesStyles from "./pieces.module.css";

interface Props {
  size: number;
  open: Card[] | undefined;
  label?: string; // instead of the number of cards
  covering?: Card[] | undefined; // open cards on the table: those that lie, or in this trick lay, on a covered one
  turned?: Card | null; // the turn-up, if it is among them
}

export function Backs({ size, open: seen, label, covering, turned }: Props) {
  const marks = useContext(Marks);
  // The card that a played one uncovers lies there as a back until it is turned up.
  const bare = covering?.filter((card) => !seen?.includes(card)) ?? [];
  const open = seen && [...seen, ...bare.map(() => "??")];
  if (open) size = open.length;
  const upper = size > 4 ? Math.ceil(size / 2) : size; // cards in the upper of two rows
  const inRow = (i: number) => ({
    "--row": String(Number(i >= upper)),
    "--x": String(i < upper ? i - (upper - 1) / 2 : i - upper - (size - upper - 1) / 2),
  });
  return (
    <div
      class={handStyles.backs}
      data-part="backs"
      data-open={open ? true : undefined}
      data-laid={covering ? true : undefined}
      style={{ "--n": String(size) }}
    >
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
            data-covering={covering?.includes(card) || undefined}
            data-turned={card === turned || undefined}
            role="img"
            aria-label={nameOf(card, mark?.name, covering, card === turned)}
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

/** Return a card's name; of open cards on the table it says what lies beneath, and which is the turn-up. */
export function nameOf(
  card: Card,
  marked: string | undefined,
  covering: Card[] | undefined,
  isTurned?: boolean,
): string {
  if (card === "??") return t(covering ? "belote-covered" : "replay-hidden");
  return laidName(marked ?? cardName(card), covering?.includes(card), isTurned);
}

/** Return the name of a card that lies open on the table. */
export function laidName(name: string, covers: boolean | undefined, isTurned: boolean | undefined): string {
  const laid = covers ? t("belote-covering", { card: name }) : name;
  return isTurned ? t("belote-turned", { card: laid }) : laid;
}

const signs = { good: "M3.5 8.5l3 3 6-7", bad: "M4 4l8 8M12 4l-8 8", noted: "" };

/** A mark on a card: a word with a sign, good or bad. */
export function Flag({ kind, tag }: Pick<CardMark, "kind" | "tag">) {
  return (
    <span class={piecesStyles.flag} data-kind={kind} aria-hidden="true">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={signs[kind]} />
      </svg>
      <span>{tag}</span>
    </span>
  );
}
