// A table of choices with their worth, the best first.

import { rankSign, theCards } from "../cards/cardNames.ts";
import { Suit } from "../cards/suits.tsx";
import type { Worth } from "../engine/types/analysis.ts";
import type { Card } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import unseenStyles from "../kit/unseen.module.css";
import { choiceWords, percent, places, playedCard, thrown } from "./words.ts";
import worthsStyles from "./worths.module.css";

interface Props {
  worths: Worth[] | null | undefined; // none while they are computed
  rows?: number; // at most this many; empty rows keep the room
  label: string;
  headed?: boolean; // the head of the table is visible
}

const PLACE = "♦"; // stands for the cards in a sentence

export function Worths({ worths, rows = Number.POSITIVE_INFINITY, label, headed = false }: Props) {
  const shown = worths?.slice(0, rows) ?? Array<null>(Number.isFinite(rows) ? rows : 0).fill(null);
  const throwing = shown.some((worth) => worth && thrown(worth.event).length > 0);
  return (
    <table class={worthsStyles.worths} data-part="worths" aria-label={label} aria-busy={!worths}>
      <thead class={headed ? undefined : unseenStyles.unseen}>
        <tr>
          <th scope="col">
            {throwing ? t("choice-discard-none") : <span class={unseenStyles.unseen}>{t("explorer-choice")}</span>}
          </th>
          <th scope="col">{t("explorer-game")}</th>
          <th scope="col">{t("explorer-points")}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((worth, i) =>
          worth ? (
            <tr key={worth.event}>
              <th scope="row">
                <Choice event={worth.event} bare />
              </th>
              <td
                class={worthsStyles.worthGame}
                style={{ "--game": `${(worth.game * 100).toFixed(1)}%` }}
                title={worth.error ? t("explorer-error", { error: percent(worth.error, 1) }) : t("explorer-exact")}
              >
                {percent(worth.game, 1)}
                {worth.error > 0 && <small> ± {places(100 * worth.error, 1)}</small>}
              </td>
              <td>{places(worth.points)}</td>
            </tr>
          ) : (
            <tr key={i}>
              <td />
              <td class={worthsStyles.worthGame} />
              <td />
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
  const [before = "", after = ""] = bare ? [] : sentence(t("move-throw", { cards: PLACE })).split(PLACE);
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

/** Cards in a sentence: drawn small, and named for screen readers. */
export function CardList({ cards, sentence }: { cards: Card[]; sentence: (cards: string) => string }) {
  const [before = "", after = ""] = sentence(PLACE).split(PLACE);
  return (
    <>
      <span class={unseenStyles.unseen}>{sentence(theCards(cards))}</span>
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
