// The examples of the rule book: their choices, which the engine judges, and their words.

import { cardName } from "../../cards/words.ts";
import { engine } from "../../engine/client.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Answer } from "../../engine/types/answer.ts";
import type { Entry, Problem, View } from "../../engine/types/view.ts";
import { has, t } from "../../i18n/index.ts";
import { explain } from "../../i18n/problem.ts";
import { joined } from "../../i18n/sentences.ts";
import type { Example } from "./data.ts";

/** A choice of an example. */
export interface Choice {
  id: string; // a card, a seat, a number, the name of what may be done
  right: boolean;
  why: string; // the reason in words, "" for none
}

/** The position of an example and its choices. */
export interface Answers {
  view: View;
  choices: Choice[];
}

const refusal = (problems: Problem[] | undefined): string => (problems?.[0] ? explain(problems[0]) : "");

const last = (log: Entry[] | undefined, what: Entry["do"]): Entry | undefined =>
  log?.findLast((entry) => entry.do === what);

/** Ask the engine for the position and the choices of an example. */
export async function answersTo(example: Example): Promise<Answers> {
  const { ask, seat } = example;
  const record = `${example.record.join("\n")}\n`;
  const answer = await engine.ask({ do: "view", record, seat });
  if (!answer.view) throw new Error("the record of an example is refused");
  return { view: answer.view, choices: (await lookUp(choicesOf, ask)?.(example, record, answer, answer.view)) ?? [] };
}

type Choices = (example: Example, record: string, answer: Answer, view: View) => Choice[] | Promise<Choice[]>;

const cards: Choices = ({ seat }, _, __, { hand, legal, refused }) => {
  const free = legal.map((event) => event.split(":")[0]);
  return hand.map((card) => {
    const problem = lookUp(refused, `${seat}.${card}`);
    return { id: card, right: free.includes(`${seat}.${card}`), why: problem ? explain(problem) : "" };
  });
};

const taker: Choices = (_, __, { log }, { seats }) => {
  const winner = last(log, "trick")?.seat;
  return seats.map((seat) => ({ id: seat, right: seat === winner, why: "" }));
};

const score: Choices = ({ seat, choices }, _, { log }, { seats }) => {
  const entry = last(log, "score");
  const points = Object.entries(entry?.points ?? {}).find(([side]) => side.includes(seat))?.[1];
  const why = reasons(entry?.scored, seat, seats);
  return (Array.isArray(choices) ? choices : []).map((each) => {
    const right = each === points;
    return { id: String(each), right, why: right ? why : "" };
  });
};

/** Return the reasons for a seat's points in écarté, in the words of the table. */
function reasons(scored: Entry["scored"], seat: string, seats: string[]): string {
  if (!Array.isArray(scored)) return "";
  const other = seatWords(seats.find((one) => one !== seat) ?? "", seats);
  const words = { who: "you", name: other, loser: other.slice(0, 1).toLowerCase() + other.slice(1) };
  return joined(
    scored.filter((one) => one.seat === seat).map(({ points, why }) => t(`log-scored-${why}`, { ...words, points })),
  );
}

const may: Choices = ({ seat, choices }, record) =>
  Promise.all(
    Object.entries(choices ?? {}).map(async ([id, event]) => {
      const { problems } = await engine.ask({ do: "play", record, seat, event });
      return { id, right: !problems, why: refusal(problems) };
    }),
  );

const whether: Choices = async (example, ...rest) => {
  const [one] = await may(example, ...rest);
  if (!one) return [];
  return [
    { id: "yes", right: one.right, why: one.why },
    { id: "no", right: !one.right, why: "" },
  ];
};

const choicesOf: Record<string, Choices> = { cards, taker, score, may, whether };

/** Return the question of an example. */
export const question = ({ example, ask }: Example): string =>
  t(has(`book-example-${example}`) ? `book-example-${example}` : `book-ask-${ask}`);

/** Return the name of a seat, as the reader sees it. */
export const seatWords = (seat: string, seats: string[]): string =>
  t(seat === "N" && seats.length === 4 ? "book-choose-N-partner" : `book-choose-${seat}`);

/** Return the name of a choice. */
export function choiceWords({ ask }: Example, { view: { seats } }: Answers, id: string): string {
  if (ask === "cards") return cardName(id);
  if (ask === "taker") return seatWords(id, seats);
  if (ask === "score") return t("book-points", { points: Number(id) });
  return t(ask === "whether" ? `book-choose-${id}` : `book-do-${id}`);
}

/** Return the reply to a choice; `isLast` says that no right choice is left. */
export function replyTo(example: Example, answers: Answers, { id, right, why }: Choice, isLast: boolean): string {
  const { ask } = example;
  if (!right) return why ? t("book-no", { why }) : t(ask === "score" ? "book-no-score" : "book-no-taker");
  const done = isLast && t("book-all");
  if (ask === "cards") {
    const card = { rank: id.slice(0, 1), suit: id.slice(1) };
    return joined([t(isLast ? "book-card-yes" : "book-card-left", card), done]);
  }
  const what = choiceWords(example, answers, id);
  if (ask === "may") return joined([t(isLast ? "book-yes" : "book-left", { what }), done]);
  // For "whether", the reason is that of the other, wrong choice.
  const reasons = ask === "whether" ? answers.choices.filter((choice) => choice.right !== right) : [];
  return joined([t("book-yes", { what }), why, ...reasons.map((choice) => choice.why)]);
}
