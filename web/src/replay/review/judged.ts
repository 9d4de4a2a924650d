// A decision as it is to be seen on the table before it was made: what was chosen, and what would have been best.
import { choiceWords, thrown } from "../../analysis/words.ts";
import { cardName } from "../../cards/words.ts";
import type { Decision } from "../../engine/types/analysis.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Card } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import type { CardMark } from "../../table/contract/marks.ts";
import type { People } from "../steps/names.ts";
import type { Step } from "../steps/steps.ts";

export interface Judged {
  at: Moment; // of the table
  chosen: string;
  best: string;
  cards: ReadonlyMap<Card, CardMark>;
}

const played = (event: string): Card | undefined => /^[A-Z]\.(..)/.exec(event)?.[1];

type Marked = [card: Card, kind: CardMark["kind"], mark: string];

/** The cards of one choice and not of the other. */
function apart(done: string, best: string): Marked[] {
  const [was, better] = [thrown(done), thrown(best)];
  if (was.length + better.length > 0)
    return [
      ...was.filter((card) => !better.includes(card)).map((card): Marked => [card, "bad", "thrown"]),
      ...better.filter((card) => !was.includes(card)).map((card): Marked => [card, "good", "best"]),
    ];
  const [one, other] = [played(done), played(best)];
  return one && other
    ? [
        [one, "bad", "chosen"],
        [other, "good", "best"],
      ]
    : [];
}

export function judged({ seat, event, best }: Decision, table: Step, { names, you }: People): Judged {
  const cards = apart(event, best).map(([card, kind, name]): [Card, CardMark] => {
    const tag = t(`reviewed-mark-${name}`);
    return [card, { kind, tag, name: t("reviewed-marked", { card: cardName(card), mark: tag }) }];
  });
  const who = { who: seat === you ? "you" : "other", name: names[seat] ?? seat };
  return {
    at: table.at,
    chosen: t("reviewed-chosen", { ...who, choice: choiceWords(event) }),
    best: t("reviewed-best", { choice: choiceWords(best) }),
    cards: new Map(cards),
  };
}
