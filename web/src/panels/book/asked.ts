// The question of an example, put to the engine: what may be chosen, and what is right.
import { engine } from "../../engine/client.ts";
import type { Answer } from "../../engine/types/answer.ts";
import type { Entry, Problem, View } from "../../engine/types/view.ts";
import { has, t } from "../../i18n/index.ts";
import { explain } from "../../i18n/problem.ts";
import type { Example } from "./data.ts";

/** One thing to choose. */
export interface Choice {
  id: string; // a card, a seat, a number, the name of what may be done
  right: boolean;
  why: string; // in words, as far as there is something to say
}

export interface Asked {
  view: View;
  choices: Choice[];
}

const refusal = (problems: Problem[] | undefined): string => (problems?.[0] ? explain(problems[0]) : "");

const last = (log: Entry[] | undefined, what: Entry["do"]): Entry | undefined =>
  log?.findLast((entry) => entry.do === what);

/** The choices of an example and which of them are right, as the engine has it. Null when it refuses the record. */
export async function asked(example: Example): Promise<Asked | null> {
  const { ask, seat } = example;
  const record = `${example.record.join("\n")}\n`;
  const answer = await engine.ask({ do: "view", record, seat });
  if (!answer.view) return null;
  return { view: answer.view, choices: (await choicesOf[ask]?.(example, record, answer, answer.view)) ?? [] };
}

type Choices = (example: Example, record: string, answer: Answer, view: View) => Choice[] | Promise<Choice[]>;

const cards: Choices = ({ seat }, _, __, { hand, legal, refused }) => {
  const free = legal.map((event) => event.split(":")[0]);
  return hand.map((card) => {
    const problem = refused[`${seat}.${card}`];
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

/** For what a seat of écarté has scored, as the table tells it. */
function reasons(scored: Entry["scored"], seat: string, seats: string[]): string {
  if (!Array.isArray(scored)) return "";
  const other = seatWords(seats.find((one) => one !== seat) ?? "", seats);
  const words = { who: "you", name: other, loser: other.slice(0, 1).toLowerCase() + other.slice(1) };
  return scored
    .filter((one) => one.seat === seat)
    .map(({ points, why }) => t(`log-scored-${why}`, { ...words, points }))
    .join(" ");
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

/** Who sits there, from the reader's own place. */
export const seatWords = (seat: string, seats: string[]): string =>
  t(seat === "N" && seats.length === 4 ? "book-choose-N-partner" : `book-choose-${seat}`);

/** The question itself. */
export const question = ({ example, ask }: Example): string =>
  t(has(`book-example-${example}`) ? `book-example-${example}` : `book-ask-${ask}`);
