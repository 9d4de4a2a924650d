// All 32 cards in a row for each suit, trumps first: the chance of each hidden card to be in each hand, a line for each.
import { percent } from "../../analysis/figures.ts";
import { cardName, rankSign, suitTitle } from "../../cards/cardNames.ts";
import { Suit } from "../../cards/suits.tsx";
import { lookUp } from "../../engine/lookUp.ts";
import type { HeldHand } from "../../engine/types/analysis.ts";
import type { BeloteView, Card, Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { listed } from "../../i18n/phrases.ts";
import unseenStyles from "../../kit/unseen.module.css";
import { figure } from "./Grid.tsx";
import styles from "./hands.module.css";
import readerStyles from "./reader.module.css";

interface Props {
  holders: HeldHand[]; // none while they are worked out
  names: Record<Seat, string>;
  view: BeloteView; // of the seat that reads
  open: Record<Seat, Card[]>; // the hands that are open
  supposed: string[];
  seat: Seat; // whose hand a card is put into when it is tapped
  tap: (card: Card) => void;
  label: string;
}

/** Return the suits, trumps first, and the ranks of one from the highest. */
export function order({ contract }: BeloteView): { suits: string[]; ranks: (suit: string) => string[] } {
  const suits = ["s", "h", "d", "c"].filter((suit) => suit !== contract);
  const isSuit = contract !== null && contract.length === 1;
  return {
    suits: isSuit ? [contract, ...suits] : suits,
    ranks: (suit) => [...(suit === contract || contract === "at" ? "J9ATKQ87" : "ATKQJ987")],
  };
}

export function Hands({ view, label, ...rest }: Props) {
  const { suits, ranks } = order(view);
  return (
    <table class={`${readerStyles.readingGrid} ${styles.hands}`}>
      <caption>{label}</caption>
      <tbody>
        {suits.map((suit) => (
          <tr key={suit} class={suit === view.contract ? readerStyles.ofTrumps : ""}>
            <th scope="row">
              <Suit suit={suit} />
              <span class={unseenStyles.unseen}>{suitTitle(suit)}</span>
            </th>
            {ranks(suit).map((rank) => (
              <Cell key={rank} card={`${rank}${suit}`} view={view} {...rest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ card, view, holders, names, open, supposed, seat, tap }: { card: Card } & Omit<Props, "label">) {
  const rank = `${readerStyles.readingRank}${/[hd]$/.test(card) ? ` ${readerStyles.red}` : ""}`;
  const name = cardName(card);
  const isLaid = Boolean(view.rules.options.face_up); // all is known but what is covered (B32)
  const sign = (
    <span class={rank} aria-hidden="true">
      {rankSign(card)}
    </span>
  );
  const chances = holders.map(({ seat, cards }) => ({ seat, chance: lookUp(cards, card) }));
  if (chances.every(({ chance }) => chance === undefined)) {
    const where = view.hand.includes(card)
      ? "hand"
      : card === view.turned || card === view.bottom
        ? "turned"
        : "played";
    return (
      <td
        class={holders.length > 0 ? readerStyles.known : readerStyles.never}
        data-where={holders.length > 0 ? where : undefined}
        data-card={card}
        title={holders.length > 0 ? t("reading-card", { card: name, told: t(`reading-${where}`) }) : name}
      >
        {sign}
        {holders.length > 0 && <span class={unseenStyles.unseen}>{t(`reading-${where}`)}</span>}
      </td>
    );
  }
  const nameOf = (each: Seat) =>
    each ? (lookUp(names, each) ?? each) : t(isLaid ? "reading-covered" : "reading-aside");
  if (isLaid) {
    const [holder] = chances.filter(({ chance }) => chance).map(({ seat }) => nameOf(seat));
    const isCovered = chances.some(({ seat, chance }) => !seat && chance);
    return (
      <td class={isCovered ? readerStyles.maybe : readerStyles.known} data-card={card} title={`${name}: ${holder}`}>
        {sign}
        <span class={unseenStyles.unseen}>{holder}</span>
      </td>
    );
  }
  const told = listed(
    chances.map(({ seat, chance = 0 }) => t("reading-chances", { name: nameOf(seat), chance: percent(chance) })),
  );
  const holder = Object.keys(open).find((each) => each !== view.seat && lookUp(open, each)?.includes(card));
  const isSupposed = supposed.some((each) => each.slice(1) === `+${card}`);
  const words = [
    t("reading-card", { card: name, told }),
    ...(isSupposed ? [t("reading-supposed")] : []),
    ...(holder ? [t("reading-held-by", { name: nameOf(holder) })] : []),
  ].reduce((before, next) => t("list-more", { listed: before, next }));
  return (
    <td class={readerStyles.maybe} data-card={card}>
      <button
        type="button"
        class={`${styles.card}${isSupposed ? ` ${styles.supposed}` : ""}`}
        aria-pressed={supposed.includes(`${seat}+${card}`)}
        title={words}
        onClick={() => tap(card)}
      >
        <span class={unseenStyles.unseen}>{words}</span>
        {sign}
        {chances
          .filter(({ seat }) => seat)
          .map(({ seat, chance = 0 }, at) => (
            <span
              key={seat}
              class={`${styles.line}${seat === holder ? ` ${styles.held}` : ""}`}
              data-holder={at}
              style={{ "--chance": `${(chance * 100).toFixed(1)}%` }}
              aria-hidden="true"
            >
              {figure(chance)}
            </span>
          ))}
      </button>
    </td>
  );
}
