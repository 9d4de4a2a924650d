// What happens in a replay, in sentences: of both players by name, or with one of them spoken to.
import { theCards } from "../../cards/words.ts";
import type { Entry, Scored, Side } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { scoreApart } from "../../table/contract/said.ts";
import { describe } from "../../table/index.ts";
import { duel, type People, sideName } from "./names.ts";
import { entriesOf, type Step } from "./steps.ts";

const known = (entry: Entry): boolean => (entry.cards ?? []).every((card) => card !== "??");

/** One entry in words; "" when it needs none. */
export function tell(entry: Entry, people: People): string {
  const { game, names, you } = people;
  const seat = entry.seat ?? "";
  const cards = entry.cards ?? [];
  const words = { who: seat === you ? "you" : "other", name: names[seat] ?? seat, number: cards.length };
  if (entry.do === "deal") {
    return known(entry) ? t("replay-dealt", { ...words, cards: theCards(cards) }) : t("replay-dealt-hidden", words);
  }
  if (entry.do === "discard" && cards.length > 0 && known(entry)) {
    return t("replay-discards", { ...words, cards: theCards(cards) });
  }
  if (entry.do === "draw" && known(entry)) return t("replay-draws", { ...words, cards: theCards(cards) });
  return describe(game, entry, names, you) ?? "";
}

/** Why somebody scored: "for the turned king". */
export const reason = ({ why }: Scored): string => t(`replay-why-${why}`);

/** "Anna 2, Bruno 0." */
export function scores(score: Record<Side, number>, people: People): string {
  if (duel(people)) return scoreApart(score, people.names);
  return t("replay-score-sides", {
    scores: people.sides
      .map((side) => t("side-score", { side: sideName(side, people), score: String(score[side] ?? 0) }))
      .reduce((listed, next) => t("list-more", { listed, next })),
  });
}

/** A step in few words, for eyes: its cards lie on the table, and who takes the last trick is told by the score. */
export function tellShortly(step: Step, people: People): { first: string; rest: string } {
  const entries = entriesOf(step);
  const over = entries.find((entry) => entry.do === "over");
  const scores = entries.filter((entry) => entry.do === "score");
  const [event] = entries;
  if (over) return { first: tell(over, people), rest: scores.map((entry) => tell(entry, people)).join(" ") };
  if (!event) return tellStep(step, people);
  const after = scores.length > 0 ? scores : entries.slice(1);
  return { first: shortly(event, people), rest: after.map((entry) => tell(entry, people)).join(" ") };
}

function shortly(entry: Entry, people: People): string {
  const { do: what, cards = [] } = entry;
  const seat = entry.seat ?? "";
  const words = { who: seat === people.you ? "you" : "other", name: people.names[seat] ?? seat, number: cards.length };
  if (what === "deal") return t("replay-dealt-hidden", words);
  if (what === "draw") return t("replay-draws-number", words);
  if (what === "discard") return describe(people.game, entry, people.names, people.you) ?? "";
  return tell(entry, people);
}

/** All that happens at a step, in one or two sentences. */
export function tellStep(step: Step, people: People): { first: string; rest: string } {
  if (!step.event) {
    const { number, dealer } = step.deal;
    const words = { who: dealer === people.you ? "you" : "other", name: people.names[dealer] ?? dealer, deal: number };
    return { first: t("log-open", words), rest: "" };
  }
  const [first = "", ...rest] = entriesOf(step).map((entry) => tell(entry, people));
  return { first, rest: rest.filter((words) => words !== "").join(" ") };
}

/** The signs of the marks, as PGN numbers them. */
export const signs: Record<number, string> = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!" };
