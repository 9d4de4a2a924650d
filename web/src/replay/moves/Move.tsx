// A move in the list: a button that goes to its moment.

import { useContext } from "preact/hooks";
import { Small } from "../../cards/Small.tsx";
import { lookUp } from "../../engine/lookUp.ts";
import { t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";
import unseenStyles from "../../kit/unseen.module.css";
import { actor } from "../../table/ecarte/turn/course.ts";
import { SaidBelote } from "../belote/SaidBelote.tsx";
import { SaidEcarte } from "../ecarte/SaidEcarte.tsx";
import { Initial } from "../pieces/Initial.tsx";
import piecesStyles from "../pieces/pieces.module.css";
import { People } from "../steps/names.ts";
import { entriesOf, type Step } from "../steps/steps.ts";
import { signs, tellStep } from "../steps/telling.ts";
import { trickWinner } from "./lines.ts";
import movesStyles from "./moves.module.css";

interface Props {
  step: Step;
  current: Step; // the step that is shown
  until: number; // the last step that may be shown
  go(step: Step): void;
}

export function Move({ step, current, until, go }: Props) {
  const people = useContext(People);
  const { first, rest } = tellStep(step, people);
  const entry = entriesOf(step)[0];
  const marks = (step.event?.note?.nags ?? []).filter((nag) => nag in signs);
  const takes = entry?.do === "play" && trickWinner(step, until) === entry.seat;
  return (
    <button
      type="button"
      class={`${movesStyles.move}${takes ? ` ${movesStyles.takes}` : ""}`}
      data-do={entry?.do}
      data-seat={entry && (actor(entry) || undefined)}
      data-moment={step.at}
      aria-current={current === step ? "step" : undefined}
      onClick={() => go(step)}
    >
      <span class={unseenStyles.unseen}>{joined([first, ...marks.map((nag) => t("replay-mark", { nag })), rest])}</span>
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

/** The short form of what is said, by game. */
const sayings: Record<string, typeof SaidEcarte> = { ecarte: SaidEcarte, belote: SaidBelote };

/** The short form of a move. */
function Short({ step }: { step: Step }) {
  const { names, game } = useContext(People);
  const entry = entriesOf(step)[0];
  if (!entry) return null;
  const { card = "??", cards = [], suffix, call } = entry;
  const soft = (words: string) => <span class={piecesStyles.soft}>{words}</span>;
  const initial = <Initial seat={entry.seat ?? ""} />;
  switch (entry.do) {
    case "play":
      return (
        <>
          {initial}
          <Small card={card} />
          {suffix && soft(t(`replay-short-${suffix}`))}
          {call && soft(t("replay-short-call", { call }))}
        </>
      );
    case "turn":
      return (
        <>
          {soft(t(entry.verb === "bottom" ? "replay-bottom" : "replay-turned"))} <Small card={card} />
        </>
      );
    case "take":
      return (
        <>
          {initial}
          {soft(t("replay-short-take"))} <Small card={card} />
        </>
      );
    case "deal":
    case "discard":
    case "draw":
      return (
        <>
          {initial}
          {soft(t(`replay-short-${entry.verb ?? entry.do}`, { number: cards.length }))}{" "}
          {!cards.includes("??") && cards.map((each) => <Small key={each} card={each} />)}
        </>
      );
    default: {
      const seat = actor(entry);
      const Said = lookUp(sayings, game) ?? SaidEcarte;
      return (
        <>
          {(seat || entry.do !== "ruling") && <Initial seat={seat} />}
          <Said entry={entry} name={lookUp(names, seat) ?? ""} />
        </>
      );
    }
  }
}
