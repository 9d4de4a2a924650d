// All 32 cards in a row for each suit, trumps first: the chance that the opponent holds each, or where it is.

import { percent } from "../../analysis/figures.ts";
import { cardName, rankSign, suitTitle } from "../../cards/cardNames.ts";
import { Suit } from "../../cards/suits.tsx";
import { lookUp } from "../../engine/lookUp.ts";
import type { HeldHand } from "../../engine/types/analysis.ts";
import type { Card, EcarteView } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { Heads } from "../../kit/Heads.tsx";
import unseenStyles from "../../kit/unseen.module.css";
import readerStyles from "./reader.module.css";

/** Where a card is that the seat has seen; "laid": discarded. */
type Lies = "hand" | "played" | "turned" | "laid";

function lies(card: Card, view: EcarteView): Lies {
  if (view.hand.includes(card)) return "hand";
  if (view.turned === card) return "turned";
  const played = view.trick.some((one) => one.card === card) || view.tricks.some(({ cards }) => cards.includes(card));
  return played ? "played" : "laid";
}

/** Format a chance in percents, "38". Only 0 and 1 are rounded to "–" and "100". */
export function figure(chance: number): string {
  if (chance <= 0) return "–";
  if (chance < 0.01) return "<1";
  if (chance > 0.99 && chance < 1) return "99";
  return String(Math.round(chance * 100));
}

/** Return the suits, trumps first, and the ranks from the highest. */
export function order({ trump, rules }: EcarteView): { suits: string[]; ranks: string[] } {
  const suits = ["s", "h", "d", "c"].filter((suit) => suit !== trump);
  return {
    suits: trump ? [trump, ...suits] : suits,
    ranks: [...(rules.options.rank_order === "ace-high" ? "AKQJT987" : "KQJAT987")],
  };
}

interface Props {
  reading: HeldHand | null; // null while it is worked out
  view: EcarteView; // of the seat that reads
  truth: Card[]; // the opponent's hand, where all hands are open
  label: string;
}

export function Grid({ reading, view, truth, label }: Props) {
  const { suits, ranks } = order(view);
  return (
    <table class={readerStyles.readingGrid}>
      <caption>{label}</caption>
      <Heads class={unseenStyles.unseen} columns={[null, ...ranks.map((rank) => t("rank-title", { rank }))]} />
      <tbody>
        {suits.map((suit) => (
          <tr key={suit} class={suit === view.trump ? readerStyles.ofTrumps : ""}>
            <th scope="row">
              <Suit suit={suit} />
              <span class={unseenStyles.unseen}>{suitTitle(suit)}</span>
            </th>
            {ranks.map((rank) => (
              <Cell
                key={rank}
                card={`${rank}${suit}`}
                chance={reading ? lookUp(reading.cards, `${rank}${suit}`) : null}
                where={lies(`${rank}${suit}`, view)}
                held={truth.includes(`${rank}${suit}`)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  card: Card;
  chance: number | undefined | null; // undefined: it is known where the card is; null: not worked out yet
  where: Lies;
  held: boolean;
}

function Cell({ card, chance, where, held }: CellProps) {
  const rank = `${readerStyles.readingRank}${/[hd]$/.test(card) ? ` ${readerStyles.red}` : ""}`;
  const name = cardName(card);
  // A card that was not seen elsewhere is either discarded or unknown.
  if (chance === null && where === "laid")
    return (
      <td class={readerStyles.never} data-card={card} title={name}>
        <span class={rank} aria-hidden="true">
          {rankSign(card)}
        </span>
      </td>
    );
  if (chance === undefined || chance === null)
    return (
      <td
        class={readerStyles.known}
        data-where={where}
        data-card={card}
        title={t("reading-card", { card: name, told: t(`reading-${where}`) })}
      >
        <span class={rank} aria-hidden="true">
          {rankSign(card)}
        </span>
        <span class={unseenStyles.unseen}>{t(`reading-${where}`)}</span>
      </td>
    );
  const words = percent(chance, chance > 0 && chance < 0.1 ? 1 : 0);
  const title = t("reading-card", { card: name, told: words });
  return (
    <td
      class={`${chance > 0 ? readerStyles.maybe : readerStyles.never}${held ? ` ${readerStyles.heldNow}` : ""}`}
      data-card={card}
      title={held ? t("list-more", { listed: title, next: t("reading-held") }) : title}
      style={{ "--chance": `${(chance * 100).toFixed(1)}%` }}
    >
      <span class={rank} aria-hidden="true">
        {rankSign(card)}
      </span>
      <b>{figure(chance)}</b>
      {held && <span class={unseenStyles.unseen}>{t("reading-held")}</span>}
    </td>
  );
}
