// What lies beside the table of a replay, or over it on a narrow screen: the list of moves, and the notes on one.
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import type { Moment } from "../../engine/types/replay.ts";
import type { Problem } from "../../engine/types/view.ts";
import type { ReplayActs } from "../steps/acts.ts";
import { People } from "../steps/names.ts";
import { mainOf, noteOf } from "../steps/steps.ts";
import { tellStep } from "../steps/telling.ts";
import type { Data, Loaded } from "../steps/useReplay.ts";
import type { Stepping } from "../steps/useStepping.ts";
import { Moves } from "./Moves.tsx";
import { Notes, NotHere, type Writing } from "./Notes.tsx";

interface Panes {
  moves: ComponentChildren;
  notes: ComponentChildren; // null: there are none
}

export function usePanes(
  data: Data,
  { steps, replay, seat }: Loaded,
  { step, until, go, goTo }: Stepping,
  embedded: boolean,
  isRead: boolean, // nothing can be written
  acts: ReplayActs,
): Panes {
  const people = useContext(People);
  const writing = useWriting(data, acts.notice);
  const edit = (change: "remove" | "promote", at: Moment) => {
    const [, variation, from] = /^(.*)#(\d+)$/.exec(at) ?? [];
    // What is moved up is named by other moments than before; what is removed must not be shown.
    if (change === "promote" || (from === "0" && step.at.startsWith(`${variation}#`))) go(mainOf(step));
    else if (from !== "0") go(steps.of.get(`${variation}#${Number(from) - 1}`) ?? mainOf(step));
    return writing.edit(change, at);
  };
  const view = data.view(step);
  const hands = view ? [...Object.values(view.open ?? {}).flat(), ...view.hand].filter((card) => card !== "??") : [];
  // A comment belongs to the seat of its event: a seat's view does not show another's, and must not replace it.
  const isWritable = seat === null || replay.summary.viewOf !== null || step.event?.entry.seat === seat;
  return {
    moves: (
      <Moves
        steps={steps}
        tags={replay.tags}
        current={step}
        until={until}
        go={goTo}
        embedded={embedded}
        edit={isRead || seat !== null ? null : edit}
      />
    ),
    notes: isRead ? null : isWritable ? (
      <Notes
        at={step.at}
        note={noteOf(step)}
        about={tellStep(step, people).first}
        hands={hands}
        write={writing.annotate}
      />
    ) : (
      <NotHere />
    ),
  };
}

/** Return functions that change the record, and give a notice of what is refused. */
function useWriting(data: Data, notice: ReplayActs["notice"]) {
  const isDone = (problems: Problem[]): boolean => {
    for (const problem of problems) notice({ key: "", problem });
    return problems.length === 0;
  };
  return {
    /** Write a comment or marks on an event; false when they could not be saved. */
    async annotate(at: Moment, writing: Writing): Promise<boolean> {
      try {
        return isDone(await data.change((record) => ({ do: "annotate", record, at, ...writing })));
      } catch {
        return false;
      }
    },
    /** Remove the variation that begins at a moment, or its moves from another one on; or move it one place up. */
    async edit(change: "remove" | "promote", at: Moment): Promise<void> {
      try {
        isDone(await data.change((record) => ({ do: change, record, at })));
      } catch {
        notice({ key: "replay-failed" });
      }
    },
  };
}
