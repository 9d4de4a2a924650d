import { useEffect, useState } from "preact/hooks";
import cardsStyles from "../../cards/cards.module.css";
import { Face } from "../../cards/Face.tsx";
import { cardName } from "../../cards/words.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import panelStyles from "../../kit/panel.module.css";
import bookStyles from "./book.module.css";
import type { Example } from "./data.ts";
import { type Answers, answersTo, choiceWords, question, replyTo } from "./examples.ts";
import { Position } from "./Position.tsx";

interface Props {
  example: Example;
  onLaid: () => void; // called when the cards have their final size
}

/** An example: the reader chooses, and the engine says whether that is right. */
export function Try({ example, onLaid }: Props) {
  const answers = useAsked(example, () => answersTo(example));
  useEffect(() => {
    if (answers) onLaid();
  }, [answers]);
  return (
    <article class={bookStyles.try} aria-label={t("book-try")}>
      <h5>{t("book-try")}</h5>
      <p>{question(example)}</p>
      {answers && answers !== "failed" ? (
        <Choices example={example} answers={answers} />
      ) : (
        <p class={panelStyles.small}>{t(answers ? "book-offline" : "book-waiting")}</p>
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
              <span class={cardsStyles.card}>
                <Face card={id} />
              </span>
            </button>
          ))}
        </fieldset>
      ) : (
        <div class={bookStyles.tryChoices}>
          {marked.map(({ id, attributes }) => (
            <Button key={id} class={bookStyles.button} {...attributes}>
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
