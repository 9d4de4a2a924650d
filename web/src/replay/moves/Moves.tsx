// Everything that happened, to be read and gone to: deal by deal, trick by trick, with what was written beside
// it and the variations nested where they belong. Of a game seen from one seat, only what it has come to.
import { useContext, useEffect, useRef } from "preact/hooks";
import type { Note, Variation } from "../../engine/types/replay.ts";
import type { Entry, Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import iconStyles from "../../kit/icon.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import { actor } from "../../table/ecarte/turn/course.ts";
import { SaidBelote } from "../belote/SaidBelote.tsx";
import { SaidEcarte } from "../ecarte/SaidEcarte.tsx";
import { Initial } from "../pieces/Initial.tsx";
import piecesStyles from "../pieces/pieces.module.css";
import { Sign } from "../pieces/Sign.tsx";
import { Small } from "../pieces/Small.tsx";
import { People, who } from "../steps/names.ts";
import { declares, entriesOf, ready, type Step, type Steps } from "../steps/steps.ts";
import { scores, signs, tellStep } from "../steps/words.ts";
import movesStyles from "./moves.module.css";

interface Props {
  steps: Steps;
  current: Step;
  until: number; // the last step of the game itself that may be seen
  go(step: Step): void;
  prune: ((at: string) => void) | null; // takes a variation away
}

export function Moves({ steps, current, until, go, prune }: Props) {
  const list = useRef<HTMLElement>(null);
  const { names } = useContext(People);
  useEffect(() => {
    const box = list.current;
    const now = box?.querySelector<HTMLElement>('[aria-current="step"]');
    if (!box || !now) return;
    // Only this list is scrolled, never the page around it.
    const [top, middle] = [now.getBoundingClientRect().top - box.getBoundingClientRect().top, box.clientHeight / 2];
    if (top < 40 || top > box.clientHeight - 60) box.scrollTop += top - middle;
  }, [current]);
  const shown = steps.main.steps.filter((step) => step.i <= until);
  const deals = shown.filter((step) => !step.event);
  const each = { current, until, go, prune, steps };
  return (
    <section
      class={movesStyles.moves}
      data-hands={Object.keys(names).length}
      ref={list}
      aria-label={t("replay-moves")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
    >
      {deals.map((opening) => (
        <Deal key={opening.at} opening={opening} steps={shown} each={each} />
      ))}
    </section>
  );
}

interface Each {
  current: Step;
  until: number;
  steps: Steps;
  go(step: Step): void;
  prune: ((at: string) => void) | null;
}

function Deal({ opening, steps, each }: { opening: Step; steps: Step[]; each: Each }) {
  const people = useContext(People);
  const { deal } = opening;
  const own = steps.filter((step) => step.deal === deal && step.event);
  const score = own.at(-1)?.event?.follows.findLast((entry) => entry.do === "score")?.score;
  const heading = `deal-${deal.number}-${deal.attempt}`;
  return (
    <section class={movesStyles.movesDeal} aria-labelledby={heading}>
      <h2 id={heading}>
        <button
          type="button"
          class={movesStyles.moveDeal}
          aria-current={each.current === opening ? "step" : undefined}
          onClick={() => each.go(ready(opening) ?? opening)}
        >
          <span>{t("replay-deal", { number: deal.number })}</span>
          <span class={piecesStyles.soft}>{t("replay-deals", who(deal.dealer, people))}</span>
        </button>
      </h2>
      <Written note={deal.note} each={each} />
      {rows(own).map((row) => (
        <Row key={row.steps[0]?.at} row={row} each={each} />
      ))}
      {score && <p class={movesStyles.movesScore}>{scores(score, people)}</p>}
    </section>
  );
}

interface Line {
  trick: number; // its number; 0 where none is played
  steps: Step[];
}

/** Hands, exchange and tricks, each on a line; what has something written beside it ends its line. */
function rows(steps: Step[]): Line[] {
  const lines: Line[] = [];
  const starts = new Map<number, number>(); // of each event the trick it stands in
  let trick = 1;
  let fresh = true;
  let kind = "";
  for (const [at, step] of steps.entries()) {
    const { entry, follows } = step.event ?? { entry: { do: "" }, follows: [] };
    const number = trick;
    const played = entry.do === "play" || withCard(steps, at);
    const now = played ? `trick ${trick}` : /deal|turn/.test(entry.do) ? step.at : kindOf(entry);
    if (fresh || now !== kind) lines.push({ trick: played ? trick : 0, steps: [] });
    lines.at(-1)?.steps.push(step);
    kind = now;
    fresh = written(step);
    if (follows.some(({ do: what }) => what === "trick")) trick += 1;
    if (!step.event) continue;
    starts.set(step.event.entry.n ?? 0, number);
    trick = againFrom(step.event.entry, starts) ?? trick;
  }
  return lines;
}

/** The trick that is played again after an entry: by a ruling, or since a card was taken back. */
function againFrom(entry: Entry, starts: ReadonlyMap<number, number>): number | undefined {
  const [, choice, from = ""] = entry.args ?? [];
  if (entry.verb === "ruling" && choice === "replay") return starts.get(Number(from.slice(1)));
  return entry.suffix === "back" ? starts.get((entry.n ?? 0) - 1) : undefined;
}

/** What is declared with a card stands before it. */
function withCard(steps: Step[], at: number): boolean {
  const first = steps[at]?.event?.entry;
  if (first?.verb !== "meld") return false;
  const next = steps.slice(at).find(({ event }) => event && event.entry.verb !== "meld")?.event?.entry;
  return next?.do === "play" && next.seat === first.seat;
}

const kindOf = (entry: { do: string; verb?: string }): string =>
  entry.do === "take" ? "draw" : declares(entry as Entry) ? "declare" : entry.do;

const written = ({ event }: Step): boolean =>
  Boolean(event?.note && (event.note.comment || event.note.variations.length > 0));

function Row({ row, each }: { row: Line; each: Each }) {
  const last = row.steps.at(-1);
  return (
    <>
      <p class={row.trick ? `${movesStyles.movesRow} ${movesStyles.trick}` : movesStyles.movesRow}>
        {row.trick > 0 && <span class={movesStyles.movesNumber}>{row.trick}</span>}
        {row.steps.map((step) => (
          <Move key={step.at} step={step} each={each} />
        ))}
      </p>
      {last && written(last) && <Written note={last.event?.note ?? null} each={each} />}
    </>
  );
}

/** The winner of the trick that a card is played to, when it is complete and may be told. */
function winner(step: Step, until: number): Seat | undefined {
  const after = step.line.steps.slice(step.i, step.line.variation ? undefined : until + 1);
  const last = after.find(({ event }) => event?.follows.some(({ do: what }) => what === "trick"));
  return last?.event?.follows.find(({ do: what }) => what === "trick")?.seat ?? undefined;
}

function Move({ step, each }: { step: Step; each: Each }) {
  const people = useContext(People);
  const { first, rest } = tellStep(step, people);
  const entry = entriesOf(step)[0];
  const marks = (step.event?.note?.nags ?? []).filter((nag) => nag in signs);
  const takes = entry?.do === "play" && winner(step, each.until) === entry.seat;
  return (
    <button
      type="button"
      class={`${movesStyles.move}${takes ? ` ${movesStyles.takes}` : ""}`}
      data-do={entry?.do}
      data-seat={entry && (actor(entry) || undefined)}
      data-moment={step.at}
      aria-current={each.current === step ? "step" : undefined}
      onClick={() => each.go(step)}
    >
      <span class={unseenStyles.unseen}>
        {[first, ...marks.map((nag) => t("replay-mark", { nag })), rest].filter(Boolean).join(" ")}
      </span>
      <span class={movesStyles.short} aria-hidden="true">
        <Short step={step} />
      </span>
      {marks.map((nag) => (
        <b key={nag} class={piecesStyles.mark} data-nag={nag} aria-hidden="true">
          {signs[nag]}
        </b>
      ))}
    </button>
  );
}

/** What is said in each game, in little room. */
const sayings: Record<string, typeof SaidEcarte> = { ecarte: SaidEcarte, belote: SaidBelote };

/** What a move is, in little room. */
function Short({ step }: { step: Step }) {
  const { names, game } = useContext(People);
  const entry = entriesOf(step)[0];
  if (!entry) return null;
  const seat = actor(entry);
  const name = names[seat] ?? "";
  const Said = sayings[game] ?? SaidEcarte;
  if (entry.do === "play") {
    return (
      <>
        <Initial seat={entry.seat ?? ""} />
        <Small card={entry.card ?? "??"} />
        {entry.suffix && <span class={piecesStyles.soft}>{t(`replay-short-${entry.suffix}`)}</span>}
        {entry.call && <span class={piecesStyles.soft}>{t("replay-short-call", { call: entry.call })}</span>}
      </>
    );
  }
  if (entry.do === "turn") {
    return (
      <>
        <span class={piecesStyles.soft}>{t(entry.verb === "bottom" ? "replay-bottom" : "replay-turned")}</span>{" "}
        <Small card={entry.card ?? "??"} />
      </>
    );
  }
  if (entry.do === "take") {
    return (
      <>
        <Initial seat={entry.seat ?? ""} />
        <span class={piecesStyles.soft}>{t("replay-short-take")}</span> <Small card={entry.card ?? "??"} />
      </>
    );
  }
  if (entry.do === "deal" || entry.do === "discard" || entry.do === "draw") {
    const cards = entry.cards ?? [];
    const dark = cards.some((card) => card === "??");
    return (
      <>
        <Initial seat={entry.seat ?? ""} />
        <span class={piecesStyles.soft}>{t(`replay-short-${entry.do}`, { number: cards.length })}</span>{" "}
        {!dark && cards.map((card) => <Small key={card} card={card} />)}
      </>
    );
  }
  return (
    <>
      {(seat || entry.do !== "ruling") && <Initial seat={seat} />}
      <Said entry={entry} name={name} />
    </>
  );
}

/** A comment, and what might have been played instead. */
function Written({ note, each }: { note: Note | null; each: Each }) {
  if (!note) return null;
  const values = Object.entries(note.values).map(([name, value]) =>
    name === "cut" ? t("replay-cut-with", { words: value.replaceAll("_", " ") }) : `${name} ${value}`,
  );
  return (
    <>
      {values.length > 0 && <p class={movesStyles.movesValues}>{values.join(" · ")}</p>}
      {note.comment && <p class={movesStyles.movesComment}>{note.comment}</p>}
      {note.variations.map((variation) => (
        <Aside key={variation.at} variation={variation} each={each} />
      ))}
    </>
  );
}

function Aside({ variation, each }: { variation: Variation; each: Each }) {
  const people = useContext(People);
  const steps = variation.events.flatMap(({ at }) => each.steps.of.get(at) ?? []);
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
      {rows(steps).map((row) => (
        <Row key={row.steps[0]?.at} row={{ ...row, trick: 0 }} each={each} />
      ))}
      {each.prune && (
        <button
          type="button"
          class={`${iconStyles.iconButton} ${movesStyles.prune}`}
          aria-label={t("replay-prune")}
          title={t("replay-prune")}
          onClick={() => each.prune?.(variation.at)}
        >
          <Sign name="bin" />
        </button>
      )}
    </div>
  );
}
