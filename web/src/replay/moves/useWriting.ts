// What the reader writes beside a game: comments and marks, and lines that are taken out again.
import type { Moment } from "../../engine/types/replay.ts";
import type { Problem } from "../../engine/types/view.ts";
import type { ReplayActs } from "../steps/acts.ts";
import type { Data } from "../steps/useReplay.ts";
import type { Writing } from "./Notes.tsx";

export function useWriting(data: Data, notice: ReplayActs["notice"]) {
  const isDone = (problems: Problem[]): boolean => {
    for (const problem of problems) notice({ key: "", problem });
    return problems.length === 0;
  };
  return {
    /** Write beside an event. False when it could not be kept. */
    async annotate(at: Moment, writing: Writing): Promise<boolean> {
      try {
        return isDone(await data.change((record) => ({ do: "annotate", record, at, ...writing })));
      } catch {
        return false;
      }
    },
    /** Take out the line that begins at a moment. */
    async prune(at: Moment): Promise<void> {
      try {
        isDone(await data.change((record) => ({ do: "prune", record, at })));
      } catch {
        notice({ key: "replay-failed" });
      }
    },
  };
}
