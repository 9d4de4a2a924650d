// Changes to a replay: comments and marks written, variations removed and moved up.
import type { Moment } from "../../engine/types/replay.ts";
import type { Problem } from "../../engine/types/view.ts";
import type { ReplayActs } from "../steps/acts.ts";
import type { Data } from "../steps/useReplay.ts";
import type { Writing } from "./Notes.tsx";

/** Return functions that change the record, and give a notice of what is refused. */
export function useWriting(data: Data, notice: ReplayActs["notice"]) {
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
