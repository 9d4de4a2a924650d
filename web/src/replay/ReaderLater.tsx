// The hand reader in a replay, fetched when it is first opened: beside the list of moves, or, where there is no room, in a
// dialog with its own buttons for stepping.
import { useContext, useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Seat, View } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import { Dialog } from "../kit/Dialog.tsx";
import { useLater, withWords } from "../kit/hooks/useLater.ts";
import { Icon } from "../kit/Icon.tsx";
import iconStyles from "../kit/icon.module.css";
import { missingPart } from "../state/notices.ts";
import { Step as StepButton } from "./Controls.tsx";
import readerStyles from "./reader/reader.module.css";
import type { ReplayActs } from "./steps/acts.ts";
import type { Move } from "./steps/keys.ts";
import { People, titleOf } from "./steps/names.ts";
import type { Step } from "./steps/steps.ts";
import { tellStep } from "./steps/telling.ts";

interface Props {
  record: string;
  step: Step;
  over: boolean; // the game, perhaps in the middle of a deal
  view: View;
  locked: Seat | null; // the only seat whose view there is
  sheet: boolean;
  ways: ReadonlySet<Move>;
  acts: ReplayActs;
  act(move: Move): void;
  close(): void;
}

const loadReader = () => withWords(import("./reader/Reader.tsx"), "analysis");

export function ReaderLater({ record, step, over, view, locked, sheet, ways, acts, act, close }: Props) {
  const people = useContext(People);
  const Reader = useLater(loadReader, () => acts.notice(missingPart()));
  const [chosen, choose] = useState<Seat | null>(null);
  const [weighted, weigh] = useState(false);
  useEffect(() => {
    if (Reader && sheet) document.querySelector<HTMLElement>("[data-panel=reader] [data-step=next]")?.focus();
  }, [Reader, sheet]);
  // A dialog closes itself on Escape.
  useLayoutEffect(() => {
    if (sheet) return;
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented && !document.querySelector("dialog[open]")) close();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [sheet, close]);
  if (!Reader) return null;
  const seat = locked ?? chosen ?? view.seat;
  const isGoing = step.deal.points === null && !over; // discards stay hidden until the deal is over (E12)
  const closing = !sheet && (
    <button
      type="button"
      class={`${iconStyles.iconButton} ${readerStyles.iconButton}`}
      aria-label={t("close")}
      onClick={close}
    >
      <Icon name="close" />
    </button>
  );
  const reader = isGoing ? (
    <div class={readerStyles.readingGoing}>
      <p>{t("problem-E-reader-going")}</p>
      {closing}
    </div>
  ) : (
    <Reader
      record={record}
      at={step.at}
      view={view}
      seat={seat}
      choose={locked ? null : choose}
      weighted={weighted}
      weigh={weigh}
      close={closing}
    />
  );
  if (!sheet) return reader;
  return (
    <Dialog name="reader" title={titleOf(view, seat, people)} close={close}>
      {reader}
      <div class={readerStyles.readingStep}>
        <StepButton move="before" ways={ways} act={act} />
        <p>{tellStep(step, people).first}</p>
        <StepButton move="next" ways={ways} act={act} />
      </div>
    </Dialog>
  );
}
