import { useEffect, useState } from "preact/hooks";
import { cardName } from "../../cards/cardNames.ts";
import cardsStyles from "../../cards/cards.module.css";
import { CardPicture, Face } from "../../cards/Face.tsx";
import { Suit } from "../../cards/suits.tsx";
import { engine } from "../../engine/client.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Answer } from "../../engine/types/answer.ts";
import type { Entry, Problem, View } from "../../engine/types/view.ts";
import { has, t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";
import { explain } from "../../i18n/problem.ts";
import { Button } from "../../kit/Button.tsx";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import panelStyles from "../../kit/panel.module.css";
import { played } from "../../table/contract/moment.ts";
import bookStyles from "./book.module.css";
import type { Example } from "./data.ts";

interface Props {
  example: Example;
  onLaid: () => void; // called when the cards have their final size
}

/** An example: the reader chooses, and the engine says whether that is right. */
export function Try({ example, onLaid }: Props) {
  const { answer: answers, hasFailed } = useAsked(example, () => answersTo(example));
  useEffect(() => {
    if (answers || hasFailed) onLaid();
  }, [answers, hasFailed]);
  return (
    <article class={bookStyles.try} aria-label={t("book-try")}>
      <h5>{t("book-try")}</h5>
      <p>{question(example)}</p>
      {answers ? (
        <Choices example={example} answers={answers} />
      ) : (
        <p class={panelStyles.small}>{t(hasFailed ? "book-offline" : "book-waiting")}</p>
      )}
    </article>
  );
}

function Choices({ example, answers }: Omit<Props, "onLaid"> & { answers: Answers }) {
  const [chosen, setChosen] = useState<string[]>([]); // the latest last
  const { view, choices } = answers;
  const right = choices.filter((choice) => choice.right).map(({ id }) => id);
  const left = right.filter((id) => !chosen.includes(id));
  const latest = choices.find(({ id }) => id === chosen.at(-1));
  const isDone = right.length > 0 && left.length === 0;
  const marked = choices.map((choice) => ({
    id: choice.id,
    attributes: {
      "data-answer": chosen.includes(choice.id) ? (choice.right ? "right" : "wrong") : undefined,
      "aria-pressed": chosen.includes(choice.id),
      onClick: () => setChosen([...chosen.filter((one) => one !== choice.id), choice.id]),
    },
  }));
  return (
    <>
      <Position example={example} view={view} />
      {example.ask === "cards" ? (
        <fieldset class={bookStyles.tryHand} aria-label={t("book-hand")}>
          {marked.map(({ id, attributes }) => (
            <button key={id} type="button" class={bookStyles.tryCard} aria-label={cardName(id)} {...attributes}>
              <CardPicture card={id} />
            </button>
          ))}
        </fieldset>
      ) : (
        <div class={bookStyles.tryChoices}>
          {marked.map(({ id, attributes }) => (
            <Button key={id} {...attributes}>
              <span class={bookStyles.tryName}>{choiceWords(example, answers, id)}</span>
            </Button>
          ))}
        </div>
      )}
      <p class={bookStyles.tryTold} role="status">
        {latest && replyTo(example, answers, latest, left.length === 0)}
      </p>
      <div class={bookStyles.tryMore}>
        {!isDone && (
          <button type="button" class={bookStyles.tryLink} onClick={() => setChosen([...chosen, ...left])}>
            {t("book-show")}
          </button>
        )}
        {chosen.length > 0 && (
          <button type="button" class={bookStyles.tryLink} onClick={() => setChosen([])}>
            {t("book-again")}
          </button>
        )}
      </div>
    </>
  );
}

/** The position of an example: trumps, the cards on the table and, where it is not the question, the hand. */
function Position({ example, view }: { example: Example; view: View }) {
  const trump = view.game === "belote" ? view.contract : view.trump;
  const suit = trump && /^[shdc]$/.test(trump) ? trump : null;
  const taken = example.ask === "taker" ? view.tricks.at(-1) : null;
  const lying = taken ? played(taken, view.seats) : view.trick;
  return (
    <>
      {suit && (
        <p>
          <Suit suit={suit} /> {t("book-table-trump", { suit })}
        </p>
      )}
      {lying.length > 0 && (
        <ul class={bookStyles.tryLies} aria-label={t(taken ? "book-last" : "book-lies")}>
          {lying.map(({ seat, card }) => (
            <li key={card}>
              <CardPicture card={card} role="img" aria-label={cardName(card)} />
              <span>{seatWords(seat, view.seats)}</span>
            </li>
          ))}
        </ul>
      )}
      {(example.ask === "may" || example.ask === "whether") && view.hand.length > 0 && (
        <ul class={`${bookStyles.tryHand} ${bookStyles.shown}`} aria-label={t("book-hand")}>
          {view.hand.map((card) => (
            <li key={card} class={cardsStyles.card} role="img" aria-label={cardName(card)}>
              <Face card={card} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface Choice {
  id: string; // a card, a seat, a number, the name of what may be done
  right: boolean;
  why: string; // the reason in words, "" for none
}

interface Answers {
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

type Judge = (example: Example, record: string, answer: Answer, view: View) => Choice[] | Promise<Choice[]>;

const cards: Judge = ({ seat }, _, __, { hand, legal, refused }) => {
  const free = legal.map((event) => event.split(":")[0]);
  return hand.map((card) => {
    const problem = lookUp(refused, `${seat}.${card}`);
    return { id: card, right: free.includes(`${seat}.${card}`), why: problem ? explain(problem) : "" };
  });
};

const taker: Judge = (_, __, { log }, { seats }) => {
  const winner = last(log, "trick")?.seat;
  return seats.map((seat) => ({ id: seat, right: seat === winner, why: "" }));
};

const score: Judge = ({ seat, choices }, _, { log }, { seats }) => {
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

const may: Judge = ({ seat, choices }, record) =>
  Promise.all(
    Object.entries(choices ?? {}).map(async ([id, event]) => {
      const { problems } = await engine.ask({ do: "play", record, seat, event });
      return { id, right: !problems, why: refusal(problems) };
    }),
  );

const whether: Judge = async (example, ...rest) => {
  const [one] = await may(example, ...rest);
  if (!one) return [];
  return [
    { id: "yes", right: one.right, why: one.why },
    { id: "no", right: !one.right, why: "" },
  ];
};

const choicesOf: Record<string, Judge> = { cards, taker, score, may, whether };

export const question = ({ example, ask }: Example): string =>
  t(has(`book-example-${example}`) ? `book-example-${example}` : `book-ask-${ask}`);

const seatWords = (seat: string, seats: string[]): string =>
  t(seat === "N" && seats.length === 4 ? "book-choose-N-partner" : `book-choose-${seat}`);

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
