import type { ComponentChildren } from "preact";
import cardsStyles from "../../../cards/cards.module.css";
import { Face } from "../../../cards/Face.tsx";
import { Suit } from "../../../cards/suits.tsx";
import { cardName, theCards } from "../../../cards/words.ts";
import { lookUp } from "../../../engine/lookUp.ts";
import type { Card, Options, OptionValue } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import styles from "./rules.module.css";

/** Return a component for topics: the title, `<prefix>-<name>-title`, the text, and the differences of the game. */
export const topics =
  <T extends string>(prefix: string, known: Differences<T>, options: Options) =>
  (name: T, children: ComponentChildren) => (
    <section aria-labelledby={`how-${name}`}>
      <h3 id={`how-${name}`}>{t(`${prefix}-${name}-title`)}</h3>
      {children}
      {differences(known, options, name).map((key) => (
        <p key={key} class={styles.here}>
          {t(key)}
        </p>
      ))}
    </section>
  );

/** By topic: an option, a different value, and the sentence about it. */
export type Differences<T extends string> = Record<T, [option: string, value: OptionValue, sentence: string][]>;

export const differences = <T extends string>(known: Differences<T>, options: Options, topic: T): string[] =>
  (lookUp<Differences<T>[T]>(known, topic) ?? []).flatMap(([option, value, sentence]) =>
    lookUp(options, option) === value ? [sentence] : [],
  );

const COURTS = ["K", "Q", "J"];
const REST = ["T", "9", "8", "7"];

export function Order({ aceHigh }: { aceHigh: boolean }) {
  const ranks = aceHigh ? ["A", ...COURTS, ...REST] : [...COURTS, "A", ...REST];
  return (
    <div class={styles.order} role="img" aria-label={ranks.map((rank) => t("rank", { rank })).join(", ")}>
      {ranks.map((rank) => (
        <span key={rank} class={`${cardsStyles.card} ${styles.card}${rank === "A" ? ` ${styles.marked}` : ""}`}>
          <Face card={`${rank}h`} />
        </span>
      ))}
    </div>
  );
}

export function Dealt() {
  return (
    <figure class={styles.dealt}>
      <div role="img" aria-label={cardName("Qs")}>
        <span class={`${cardsStyles.card} ${styles.card}`}>
          <Face card="??" />
        </span>
        <span class={`${cardsStyles.card} ${styles.card}`}>
          <Face card="Qs" />
        </span>
      </div>
      <figcaption>
        <Suit suit="s" /> {t("trumps", { suit: "s" })}
      </figcaption>
    </figure>
  );
}

export function Counted(props: { ranks: string; points: number[]; suit: string }) {
  const { ranks, points, suit } = props;
  const each = [...ranks].map((rank, i) => ({ rank, worth: points[i] ?? 0 }));
  return (
    <div
      class={`${styles.order} ${styles.counted}`}
      role="img"
      aria-label={each.map(({ rank, worth }) => `${t("rank", { rank })} ${worth}`).join(", ")}
    >
      {each.map(({ rank, worth }) => (
        <span key={rank}>
          <span class={`${cardsStyles.card} ${styles.card}`}>
            <Face card={`${rank}${suit}`} />
          </span>
          <b>{worth}</b>
        </span>
      ))}
    </div>
  );
}

export function Pair({ cards }: { cards: Card[] }) {
  return (
    <figure class={styles.dealt}>
      <div role="img" aria-label={theCards(cards)}>
        {cards.map((card) => (
          <span key={card} class={`${cardsStyles.card} ${styles.card}`}>
            <Face card={card} />
          </span>
        ))}
      </div>
    </figure>
  );
}

interface ForcedProps {
  led: Card[]; // what lies on the table
  hand: [Card, allowed: boolean][];
  caption: string;
}

/** Which cards of a hand may be played to those on the table. */
export function Forced({ led, hand, caption }: ForcedProps) {
  return (
    <figure class={styles.forced}>
      <div class={styles.forcedCards} aria-hidden="true">
        <span class={styles.forcedLed}>
          {led.map((card) => (
            <span key={card} class={`${cardsStyles.card} ${styles.card} ${styles.led}`}>
              <Face card={card} />
            </span>
          ))}
        </span>
        <span class={styles.forcedHand}>
          {hand.map(([card, allowed]) => (
            <span key={card} class={`${cardsStyles.card} ${styles.card}${allowed ? "" : ` ${styles.sunken}`}`}>
              <Face card={card} />
            </span>
          ))}
        </span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
