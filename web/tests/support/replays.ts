// Replays of golden records, as the native engine reads them.
import type { Replay } from "../../src/engine/types/replay.ts";
import { type Steps, stepsOf } from "../../src/replay/steps/steps.ts";
import { native } from "./frame.ts";

/** Read a record, with all hands open. */
export async function replayOf(record: string): Promise<{ replay: Replay; steps: Steps }> {
  const { replay } = await native({ do: "replay", record, seat: null });
  if (!replay) throw new Error("no replay");
  return { replay, steps: stepsOf(replay) };
}
