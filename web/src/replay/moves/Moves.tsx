// The list of moves, by deal and trick, with comments and variations in their places. In a game seen from one seat it
// ends at the last step that has been shown.
import { useContext, useEffect, useRef } from "preact/hooks";
import { Small } from "../../cards/Small.tsx";
import type { Moment, Note, Variation } from "../../engine/types/replay.ts";
import { t } from "../../i18n/index.ts";
import iconStyles from "../../kit/icon.module.css";
import piecesStyles from "../pieces/pieces.module.css";
import { Sign, type SignName } from "../pieces/Sign.tsx";
import { People, who } from "../steps/names.ts";
import { CARDS, cardsIn, ready, type Step, type Steps } from "../steps/steps.ts";
import { scores } from "../steps/telling.ts";
import { Comment } from "./Comment.tsx";
import { storyOf } from "./copying.ts";
import { hasRemarks, type MoveLine, moveLines } from "./lines.ts";
import { Move } from "./Move.tsx";
import movesStyles from "./moves.module.css";

interface Props {
  steps: Steps;
  tags: [string, string][]; // of the record
  current: Step;
  until: number; // the last step of the game that may be shown
  go(step: Step): void;
  embedded: boolean; // in another site's page
  chapter?: string; // where there are several lists, what tells the ids of this one apart
  edit: ((change: "remove" | "promote", at: Moment) => void) | null;
}

export function Moves(list: Props) {
  const { steps, current, until } = list;
  const box = useRef<HTMLElement>(null);
  const people = useContext(People);
  useEffect(() => {
    if (box.current) scrollToCurrent(box.current);
  }, [current.at]); // not when something else in the list is edited
  const shown = steps.main.steps.filter((step) => step.i <= until);
  const openings = shown.filter((step) => !step.event);
  return (
    <section
      class={movesStyles.moves}
      data-hands={Object.keys(people.names).length}
      ref={box}
      onCopy={(event) => copy(event, shown, list.tags, people)}
      aria-label={t("replay-moves")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
    >
      {openings.map((opening) => (
        <Deal key={opening.at} opening={opening} steps={shown} list={list} />
      ))}
    </section>
  );
}

/** Copy the selected moves as text that reads as a game; a selection within a comment is copied as it is. */
function copy(event: ClipboardEvent, shown: Step[], tags: Props["tags"], people: People): void {
  const selection = getSelection();
  const list = event.currentTarget as HTMLElement;
  const moves = [...list.querySelectorAll<HTMLElement>("[data-moment], [data-opens]")];
  const chosen = new Set(
    moves.flatMap((move) => (selection?.containsNode(move, true) ? (move.dataset.moment ?? move.dataset.opens) : [])),
  );
  const steps = shown.filter(({ at }) => chosen.has(at));
  if (steps.length === 0) return;
  event.clipboardData?.setData("text/plain", storyOf(steps, tags, people));
  event.preventDefault();
}

/** Scroll the list, and never the page around it, until the current move is in sight. */
function scrollToCurrent(box: HTMLElement): void {
  const now = box.querySelector<HTMLElement>('[aria-current="step"]');
  if (!now) return;
  const top = now.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (top < 40 || top > box.clientHeight - 60) box.scrollTop += top - box.clientHeight / 2;
}

function Deal({ opening, steps, list }: { opening: Step; steps: Step[]; list: Props }) {
  const people = useContext(People);
  const { deal } = opening;
  const own = steps.filter((step) => step.deal === deal && step.event);
  const score = own.at(-1)?.event?.follows.findLast((entry) => entry.do === "score")?.score;
  const heading = `${list.chapter ?? ""}deal-${deal.number}-${deal.attempt}`;
  return (
    <section class={movesStyles.movesDeal} aria-labelledby={heading}>
      <h2 id={heading}>
        <button
          type="button"
          class={movesStyles.moveDeal}
          data-opens={opening.at}
          aria-current={list.current === opening ? "step" : undefined}
          onClick={() => list.go(ready(opening))}
        >
          <span>{t("replay-deal", { number: deal.number })}</span>
          <span class={piecesStyles.soft}>{t("replay-deals", who(deal.dealer, people))}</span>
        </button>
      </h2>
      <Remarks note={deal.note} list={list} />
      {moveLines(own).map((line) => (
        <Line key={line.steps[0]?.at} line={line} list={list} />
      ))}
      {score && <p class={movesStyles.movesScore}>{scores(score, people)}</p>}
    </section>
  );
}

function Line({ line: { trick, steps }, list }: { line: MoveLine; list: Props }) {
  const last = steps.at(-1);
  return (
    <>
      <p class={trick ? `${movesStyles.movesRow} ${movesStyles.trick}` : movesStyles.movesRow}>
        {trick > 0 && <span class={movesStyles.movesNumber}>{trick}</span>}
        {steps.map((step) => (
          <Move key={step.at} step={step} current={list.current} until={list.until} go={list.go} />
        ))}
      </p>
      {last && hasRemarks(last) && <Remarks note={last.event?.note ?? null} list={list} />}
    </>
  );
}

/** The comment on a move, the values noted with it, and its variations. */
function Remarks({ note, list }: { note: Note | null; list: Props }) {
  if (!note) return null;
  const cards = cardsIn(note);
  const others = Object.entries(note.values).filter(([name]) => name !== CARDS);
  const values = others.map(([name, value]) =>
    name === "cut" ? t("replay-cut-with", { words: value.replaceAll("_", " ") }) : `${name} ${value}`,
  );
  return (
    <>
      {values.length > 0 && <p class={movesStyles.movesValues}>{values.join(" · ")}</p>}
      {cards.length > 0 && (
        <p class={movesStyles.movesValues}>
          {t("replay-cards-noted")}{" "}
          {cards.map((card) => (
            <Small key={card} card={card} />
          ))}
        </p>
      )}
      {note.comment && (
        <p class={movesStyles.movesComment}>
          <Comment text={note.comment} embedded={list.embedded} />
        </p>
      )}
      {note.variations.map((variation, i, all) => (
        <VariationLines key={variation.at} variation={variation} below={all[i + 1] ?? null} list={list} />
      ))}
    </>
  );
}

interface VariationProps {
  variation: Variation;
  below: Variation | null; // the one that follows beside the same move
  list: Props;
}

function VariationLines({ variation, below, list }: VariationProps) {
  const people = useContext(People);
  const steps = variation.events.flatMap(({ at }) => list.steps.of.get(at) ?? []);
  const isLater = steps.indexOf(list.current) > 0; // the moves from the one that is shown on can go
  const button = (sign: SignName, words: string, change: "remove" | "promote", at: Moment) => (
    <button
      type="button"
      class={iconStyles.iconButton}
      aria-label={t(words)}
      title={t(words)}
      onClick={() => list.edit?.(change, at)}
    >
      <Sign name={sign} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class={movesStyles.movesVariation} role="group" aria-label={t("replay-variation")}>
      {variation.supposed.map(({ seat, cards }) => (
        <p key={seat} class={movesStyles.supposed}>
          <span class={piecesStyles.soft}>{t("replay-supposed", who(seat, people))}</span>{" "}
          {cards.map((card) => (
            <Small key={card} card={card} />
          ))}
        </p>
      ))}
      {moveLines(steps).map((line) => (
        <Line key={line.steps[0]?.at} line={{ ...line, trick: 0 }} list={list} />
      ))}
      {list.edit && (
        <div class={movesStyles.edits}>
          {isLater && button("cut", "replay-remove-from", "remove", list.current.at)}
          {below && button("down", "replay-demote", "promote", `${below.at}#0`)}
          {!variation.supposed.length && button("up", "replay-promote", "promote", `${variation.at}#0`)}
          {button("bin", "replay-remove", "remove", `${variation.at}#0`)}
        </div>
      )}
    </div>
  );
}
