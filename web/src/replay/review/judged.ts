// A review's verdict on a decision, shown on the table at the moment before it: what was chosen, and what was best.
import { betterWords, choiceWords, playedCard, thrown } from "../../analysis/choices.ts";
import { cardName } from "../../cards/cardNames.ts";
import type { Decision } from "../../engine/types/analysis.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Card } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import type { CardMark } from "../../table/contract/context.ts";
import { type People, who } from "../steps/names.ts";
import { before, type Step, type Steps } from "../steps/steps.ts";

/** A verdict in words, and as marks on cards. */
export interface Judged {
  at: Moment; // at which the table shows it
  decision: Decision;
  chosen: string;
  best: string;
  cards: ReadonlyMap<Card, CardMark>;
}

type Marked = [card: Card, kind: CardMark["kind"], mark: string];

/** Return the cards that belong to one choice and not to the other. */
function difference(done: string, best: string): Marked[] {
  const [was, better] = [thrown(done), thrown(best)];
  if (was.length + better.length > 0)
    return [
      ...was.filter((card) => !better.includes(card)).map((card): Marked => [card, "bad", "thrown"]),
      ...better.filter((card) => !was.includes(card)).map((card): Marked => [card, "good", "best"]),
    ];
  const [one, other] = [playedCard(done), playedCard(best)];
  return one && other && one !== other
    ? [
        [one, "bad", "chosen"],
        [other, "good", "best"],
      ]
    : [];
}

/** Return the verdict on a decision; `table` is the step before it. */
export function verdictOf(decision: Decision, table: Step, people: People): Judged {
  const { seat, event, best } = decision;
  const cards = difference(event, best).map(([card, kind, name]): [Card, CardMark] => {
    const tag = t(`reviewed-mark-${name}`);
    return [card, { kind, tag, name: t("reviewed-marked", { card: cardName(card), mark: tag }) }];
  });
  return {
    at: table.at,
    decision,
    chosen: t("reviewed-chosen", { ...who(seat, people), choice: choiceWords(event) }),
    best: betterWords(decision, choiceWords(best)),
    cards: new Map(cards),
  };
}

/** Return the verdict on a decision if it was made at this moment, else null. */
export function verdictAt(at: Moment | null, steps: Steps, people: People, decision: Decision | null): Judged | null {
  const step = decision && steps.of.get(decision.at);
  const from = step && before(step);
  return from && from.at === at ? verdictOf(decision, from, people) : null;
}
