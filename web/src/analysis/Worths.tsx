// A table of choices with their worth, the best first.

import type { VNode } from "preact";
import { rankSign, theCards } from "../cards/cardNames.ts";
import { Suit } from "../cards/suits.tsx";
import type { Unit, Worth } from "../engine/types/analysis.ts";
import type { Card } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import unseenStyles from "../kit/unseen.module.css";
import { choiceWords, playedCard, thrown } from "./choices.ts";
import { percent, places } from "./figures.ts";
import worthsStyles from "./worths.module.css";

interface Props {
  unit: Unit;
  worths: Worth[] | null | undefined; // none while they are computed
  rows?: number; // at most this many; empty rows keep the room
  label: string;
  headed?: boolean; // the head of the table is visible
}

interface Column {
  head: string;
  class?: string;
  isNeeded?(worth: Worth): boolean; // where it is so for no choice, the column is left out
  cell(worth: Worth, key: string): VNode;
}

const columnsOf: Record<Unit, Column[]> = {
  game: [
    {
      head: "explorer-game",
      class: worthsStyles.worthGame,
      cell: ({ game, error }, key) => (
        <td
          key={key}
          class={worthsStyles.worthGame}
          style={{ "--game": `${(game * 100).toFixed(1)}%` }}
          title={error ? t("explorer-error", { error: percent(error, 1) }) : t("explorer-exact")}
        >
          {percent(game, 1)}
          {error > 0 && <small> ± {places(100 * error, 1)}</small>}
        </td>
      ),
    },
    { head: "explorer-points", cell: ({ points }, key) => <td key={key}>{places(points)}</td> },
  ],
  points: [
    {
      head: "explorer-points",
      cell: ({ points, error }, key) => (
        <td key={key} title={error ? t("explorer-error", { error: places(error, 1) }) : undefined}>
          <strong>{places(points, 0)}</strong>
          {error > 0 && <small> ± {places(error, 0)}</small>}
        </td>
      ),
    },
    {
      head: "estimate-made",
      isNeeded: ({ made }) => made !== undefined,
      cell: ({ made }, key) => <td key={key}>{made === undefined ? "–" : percent(made)}</td>,
    },
    { head: "explorer-game", cell: ({ game }, key) => <td key={key}>{percent(game)}</td> },
  ],
};

const PLACE = "♦"; // stands for the cards in a sentence

export function Worths({ unit, worths, rows = Number.POSITIVE_INFINITY, label, headed = false }: Props) {
  const shown = worths?.slice(0, rows) ?? Array<null>(Number.isFinite(rows) ? rows : 0).fill(null);
  const columns = columnsOf[unit].filter(({ isNeeded }) => !isNeeded || worths?.some(isNeeded));
  const throwing = shown.some((worth) => worth && thrown(worth.event).length > 0);
  return (
    <table
      class={`${worthsStyles.worths}${columns.length > 2 ? ` ${worthsStyles.many}` : ""}`}
      data-part="worths"
      aria-label={label}
      aria-busy={!worths}
    >
      <thead class={headed ? undefined : unseenStyles.unseen}>
        <tr>
          <th scope="col">
            {throwing ? t("choice-discard-none") : <span class={unseenStyles.unseen}>{t("explorer-choice")}</span>}
          </th>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((worth, i) =>
          worth ? (
            <tr key={worth.event}>
              <th scope="row">
                <Choice event={worth.event} bare />
              </th>
              {columns.map(({ head, cell }) => cell(worth, head))}
            </tr>
          ) : (
            <tr key={i}>
              <td />
              {columns.map((column) => (
                <td key={column.head} class={column.class} />
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

interface ChoiceProps {
  event: string;
  bare?: boolean; // only the cards are visible
  sentence?: (choice: string) => string; // puts the choice into a sentence
}

/** A choice in a few words. Cards to discard are drawn small, and named for screen readers. */
export function Choice({ event, bare = false, sentence = (choice) => choice }: ChoiceProps) {
  const cards = thrown(event);
  const words = sentence(choiceWords(event));
  if (cards.length === 0) return <>{words}</>;
  return <Drawn words={words} around={bare ? PLACE : sentence(t("move-throw", { cards: PLACE }))} cards={cards} />;
}

/** Cards in a sentence: drawn small, and named for screen readers. */
export function CardList({ cards, sentence }: { cards: Card[]; sentence: (cards: string) => string }) {
  return <Drawn words={sentence(theCards(cards))} around={sentence(PLACE)} cards={cards} />;
}

/** Words for screen readers; for the eye, what stands around the cards, and these drawn. */
function Drawn({ words, around, cards }: { words: string; around: string; cards: Card[] }) {
  const [before = "", after = ""] = around.split(PLACE);
  return (
    <>
      <span class={unseenStyles.unseen}>{words}</span>
      <span aria-hidden="true">
        {before}
        <Signs cards={cards} />
        {after}
      </span>
    </>
  );
}

/** A choice in signs, as short as can be. Cards are drawn small, and named for screen readers. */
export function ShortChoice({ event }: { event: string }) {
  const card = playedCard(event);
  if (!card) return <Choice event={event} bare />;
  return (
    <>
      <span class={unseenStyles.unseen}>{choiceWords(event)}</span>
      <Signs cards={[card]} />
    </>
  );
}

const Signs = ({ cards }: { cards: Card[] }) => (
  <span class={worthsStyles.worthCards} aria-hidden="true">
    {cards.map((card) => (
      <span key={card} class={/[hd]/.test(card) ? worthsStyles.red : undefined}>
        {rankSign(card)}
        <Suit suit={card.slice(1)} />
      </span>
    ))}
  </span>
);
