// The steps of a replay in sentences, about players by name or to one of them as "you".

import { theCards } from "../../cards/cardNames.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Entry, Side } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { joined, listed } from "../../i18n/phrases.ts";
import { scoreApart } from "../../table/contract/said.ts";
import { describe } from "../../table/index.ts";
import { isDuel, type People, sideName, who } from "./names.ts";
import { entriesOf, type Step } from "./steps.ts";

const isKnown = (entry: Entry): boolean => (entry.cards ?? []).every((card) => card !== "??");

/** Return an entry in words; "" when it needs none. */
export function tell(entry: Entry, people: People): string {
  const { game, names, you } = people;
  const cards = entry.cards ?? [];
  const words = { ...who(entry.seat ?? "", people), number: cards.length };
  if (entry.do === "deal" && !entry.verb) {
    return isKnown(entry) ? t("replay-dealt", { ...words, cards: theCards(cards) }) : t("replay-dealt-hidden", words);
  }
  if (entry.do === "discard" && cards.length > 0 && isKnown(entry)) {
    return t("replay-discards", { ...words, cards: theCards(cards) });
  }
  if (entry.do === "draw" && isKnown(entry)) return t("replay-draws", { ...words, cards: theCards(cards) });
  return describe(game, entry, names, you) ?? "";
}

/** Return the score as a sentence: "Anna 2, Bruno 0." */
export function scores(score: Record<Side, number>, people: People): string {
  if (isDuel(people)) return scoreApart(score, people.names);
  return t("replay-score-sides", { scores: sideScores(score, people) });
}

/** Return the score of each side: "Anna 2, Bruno 0". */
export const sideScores = (score: Record<Side, number>, people: People): string =>
  listed(
    people.sides.map((side) =>
      t("side-score", { side: sideName(side, people), score: String(lookUp(score, side) ?? 0) }),
    ),
  );

/** Return a step in a few words. They leave out what is seen: cards that lie on the table, the winner of the last trick. */
export function tellShortly(step: Step, people: People): { first: string; rest: string } {
  const entries = entriesOf(step);
  const over = entries.find((entry) => entry.do === "over");
  const scores = entries.filter((entry) => entry.do === "score");
  const [event] = entries;
  if (over) return { first: tell(over, people), rest: joined(scores.map((entry) => tell(entry, people))) };
  if (!event) return tellStep(step, people);
  const after = scores.length > 0 ? scores : entries.slice(1);
  return { first: shortly(event, people), rest: joined(after.map((entry) => tell(entry, people))) };
}

function shortly(entry: Entry, people: People): string {
  const { do: what, cards = [] } = entry;
  const words = { ...who(entry.seat ?? "", people), number: cards.length };
  if (what === "deal" && !entry.verb) return t("replay-dealt-hidden", words);
  if (what === "draw") return t("replay-draws-number", words);
  if (what === "discard") return describe(people.game, entry, people.names, people.you) ?? "";
  return tell(entry, people);
}

/** Return what happens at a step in one or two sentences. */
export function tellStep(step: Step, people: People): { first: string; rest: string } {
  if (!step.event) {
    const { number, dealer } = step.deal;
    return { first: t("log-open", { ...who(dealer, people), deal: number }), rest: "" };
  }
  const [first = "", ...rest] = entriesOf(step).map((entry) => tell(entry, people));
  return { first, rest: joined(rest) };
}

/** The marks on moves by their numbers in PGN. */
export const signs: Record<number, string> = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!" };
