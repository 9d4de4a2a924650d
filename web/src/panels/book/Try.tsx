// An example to be tried: the reader answers by choosing, and the engine says whether it is right.
import { useEffect, useId, useState } from "preact/hooks";
import cardsStyles from "../../cards/cards.module.css";
import { Face } from "../../cards/Face.tsx";
import { Suit } from "../../cards/suits.tsx";
import { cardName } from "../../cards/words.ts";
import type { Card, Seat, View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import buttonStyles from "../../kit/button.module.css";
import panelStyles from "../../kit/panel.module.css";
import { type Asked, asked, type Choice, question, seatWords } from "./asked.ts";
import bookStyles from "./book.module.css";
import type { Example } from "./data.ts";

interface Props {
  example: Example;
  fourColour: boolean;
  laid: () => void; // the cards lie there, and take their room
}

/** What a choice is called. */
function named({ ask }: Example, { seats }: View, id: string): string {
  if (ask === "cards") return cardName(id);
  if (ask === "taker") return seatWords(id, seats);
  if (ask === "score") return t("book-points", { points: Number(id) });
  return t(ask === "whether" ? `book-choose-${id}` : `book-do-${id}`);
}

/** What is answered to a choice. */
function reply(example: Example, view: View, choice: Choice, left: boolean): string {
  if (!choice.right)
    return choice.why
      ? t("book-no", { why: choice.why })
      : t(example.ask === "score" ? "book-no-score" : "book-no-taker");
  const done = left ? "" : ` ${t("book-all")}`;
  if (example.ask === "cards") {
    const card = { rank: choice.id.slice(0, 1), suit: choice.id.slice(1) };
    return left ? t("book-card-left", card) : t("book-card-yes", card) + done;
  }
  const what = named(example, view, choice.id);
  if (example.ask === "may") return left ? t("book-left", { what }) : t("book-yes", { what }) + done;
  return [t("book-yes", { what }), choice.why].filter(Boolean).join(" ");
}

export function Try({ example, fourColour, laid }: Props) {
  const [found, setFound] = useState<Asked | "failed" | null>(null);
  const [told, setTold] = useState<string[]>([]); // what has been chosen, in order
  const heading = useId();
  useEffect(() => {
    let gone = false;
    asked(example).then(
      (one) => gone || setFound(one ?? "failed"),
      () => gone || setFound("failed"),
    );
    return () => {
      gone = true;
    };
  }, [example]);
  useEffect(() => {
    if (found) laid();
  }, [found]);
  if (!found || found === "failed")
    return (
      <section class={bookStyles.try} aria-labelledby={heading}>
        <h5 id={heading}>{t("book-try")}</h5>
        <p>{question(example)}</p>
        <p class={panelStyles.small}>{t(found ? "book-offline" : "book-waiting")}</p>
      </section>
    );
  const { view, choices } = found;
  const right = choices.filter((choice) => choice.right).map(({ id }) => id);
  const left = right.filter((id) => !told.includes(id));
  const latest = choices.find(({ id }) => id === told.at(-1));
  const choose = (id: string) => setTold([...told.filter((one) => one !== id), id]);
  const mark = (choice: Choice) => (told.includes(choice.id) ? (choice.right ? "right" : "wrong") : undefined);
  const other = choices.find(({ right }) => !right);
  const why = example.ask === "whether" && latest?.right && other?.why ? ` ${other.why}` : "";
  const done = right.length > 0 && left.length === 0;
  return (
    <section class={bookStyles.try} aria-labelledby={heading}>
      <h5 id={heading}>{t("book-try")}</h5>
      <p>{question(example)}</p>
      <Position example={example} view={view} fourColour={fourColour} />
      {example.ask === "cards" ? (
        <fieldset class={bookStyles.tryHand} aria-label={t("book-hand")}>
          {choices.map((choice) => (
            <button
              key={choice.id}
              type="button"
              class={bookStyles.tryCard}
              data-answer={mark(choice)}
              aria-label={cardName(choice.id)}
              aria-pressed={told.includes(choice.id)}
              onClick={() => choose(choice.id)}
            >
              <span class={cardsStyles.card}>
                <Face card={choice.id} fourColour={fourColour} />
              </span>
            </button>
          ))}
        </fieldset>
      ) : (
        <div class={bookStyles.tryChoices}>
          {choices.map((choice) => (
            <button
              key={choice.id}
              type="button"
              class={`${buttonStyles.button} ${bookStyles.button}`}
              data-answer={mark(choice)}
              aria-pressed={told.includes(choice.id)}
              onClick={() => choose(choice.id)}
            >
              <span class={bookStyles.tryName}>{named(example, view, choice.id)}</span>
            </button>
          ))}
        </div>
      )}
      <p class={bookStyles.tryTold} role="status">
        {latest && reply(example, view, latest, left.length > 0) + why}
      </p>
      <div class={bookStyles.tryMore}>
        {!done && (
          <button type="button" class={bookStyles.tryLink} onClick={() => setTold([...told, ...left])}>
            {t("book-show")}
          </button>
        )}
        {told.length > 0 && (
          <button type="button" class={bookStyles.tryLink} onClick={() => setTold([])}>
            {t("book-again")}
          </button>
        )}
      </div>
    </section>
  );
}

/** Trumps, and what lies on the table; and the hand, where it is not the question. */
function Position({ example, view, fourColour }: Omit<Props, "laid"> & { view: View }) {
  const trump = view.game === "belote" ? view.contract : view.trump;
  const suit = trump && /^[shdc]$/.test(trump) ? trump : null;
  const taken = example.ask === "taker" ? view.tricks.at(-1) : null;
  const turns = view.seats.concat(view.seats);
  const lies: { seat: Seat; card: Card }[] = taken
    ? taken.cards.map((card, i) => ({ seat: turns[view.seats.indexOf(taken.leader) + i] ?? "", card }))
    : view.trick;
  return (
    <>
      {suit && (
        <p>
          <Suit suit={suit} /> {t("book-table-trump", { suit })}
        </p>
      )}
      {lies.length > 0 && (
        <ul class={bookStyles.tryLies} aria-label={t(taken ? "book-last" : "book-lies")}>
          {lies.map(({ seat, card }) => (
            <li key={card}>
              <span class={cardsStyles.card} role="img" aria-label={cardName(card)}>
                <Face card={card} fourColour={fourColour} />
              </span>
              <span>{seatWords(seat, view.seats)}</span>
            </li>
          ))}
        </ul>
      )}
      {(example.ask === "may" || example.ask === "whether") && view.hand.length > 0 && (
        <ul class={`${bookStyles.tryHand} ${bookStyles.shown}`} aria-label={t("book-hand")}>
          {view.hand.map((card) => (
            <li key={card} class={cardsStyles.card} role="img" aria-label={cardName(card)}>
              <Face card={card} fourColour={fourColour} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
