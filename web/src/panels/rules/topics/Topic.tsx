import type { ComponentChildren } from "preact";
import { cardName, theCards } from "../../../cards/cardNames.ts";
import { CardPicture } from "../../../cards/Face.tsx";
import { Suit } from "../../../cards/suits.tsx";
import { lookUp } from "../../../engine/lookUp.ts";
import type { Card, Options, OptionValue } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import styles from "./rules.module.css";

/** The topics of a game: how the ids of their messages begin, and how the game differs from the usual one. */
interface Topics<T extends string> {
  prefix: string;
  known: Differences<T>;
  options: Options;
}

interface Props<T extends string> {
  of: Topics<T>;
  name: T;
  children: ComponentChildren;
}

/** A topic: the title, `<prefix>-<name>-title`, the text, and the differences of the game. */
export const Topic = <T extends string>({ of: { prefix, known, options }, name, children }: Props<T>) => (
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

/** What the introduction to a game is given. */
export interface RulesProps {
  options: Options;
  target: number;
}

/** Points, each with what they are for: `<prefix>-<name>`. */
export const Points = ({ of, prefix, class: own = "" }: { of: object; prefix: string; class?: string | undefined }) => (
  <ul class={`${styles.worthList} ${own}`}>
    {Object.entries(of).map(([name, points]) => (
      <li key={name}>
        <span class={styles.worthPoints}>{t("result-points", { points })}</span>
        <span>{t(`${prefix}-${name}`)}</span>
      </li>
    ))}
  </ul>
);

const Picture = ({ card, class: own = "" }: { card: Card; class?: string | false | undefined }) => (
  <CardPicture card={card} class={`${styles.card} ${own || ""}`} />
);

const COURTS = ["K", "Q", "J"];
const REST = ["T", "9", "8", "7"];

export function Order({ aceHigh }: { aceHigh: boolean }) {
  const ranks = aceHigh ? ["A", ...COURTS, ...REST] : [...COURTS, "A", ...REST];
  return (
    <div class={styles.order} role="img" aria-label={ranks.map((rank) => t("rank", { rank })).join(", ")}>
      {ranks.map((rank) => (
        <Picture key={rank} card={`${rank}h`} class={rank === "A" && styles.marked} />
      ))}
    </div>
  );
}

export const Dealt = () => (
  <figure class={styles.dealt}>
    <div role="img" aria-label={cardName("Qs")}>
      <Picture card="??" />
      <Picture card="Qs" />
    </div>
    <figcaption>
      <Suit suit="s" /> {t("trumps", { suit: "s" })}
    </figcaption>
  </figure>
);

export function Counted({ ranks, points, suit }: { ranks: string; points: number[]; suit: string }) {
  const each = [...ranks].map((rank, i) => ({ rank, worth: points[i] ?? 0 }));
  const words = each.map(({ rank, worth }) => `${t("rank", { rank })} ${worth}`).join(", ");
  return (
    <div class={`${styles.order} ${styles.counted}`} role="img" aria-label={words}>
      {each.map(({ rank, worth }) => (
        <span key={rank}>
          <Picture card={`${rank}${suit}`} />
          <b>{worth}</b>
        </span>
      ))}
    </div>
  );
}

export const Pair = ({ cards }: { cards: Card[] }) => (
  <figure class={styles.dealt}>
    <div role="img" aria-label={theCards(cards)}>
      {cards.map((card) => (
        <Picture key={card} card={card} />
      ))}
    </div>
  </figure>
);

export function Forced({ led, hand, caption }: { led: Card[]; hand: [Card, allowed: boolean][]; caption: string }) {
  return (
    <figure class={styles.forced}>
      <div class={styles.forcedCards} aria-hidden="true">
        <span class={styles.forcedLed}>
          {led.map((card) => (
            <Picture key={card} card={card} class={styles.led} />
          ))}
        </span>
        <span class={styles.forcedHand}>
          {hand.map(([card, allowed]) => (
            <Picture key={card} card={card} class={!allowed && styles.sunken} />
          ))}
        </span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
