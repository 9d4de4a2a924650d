// A second engine for long work, so that the game on the table never waits for it. It is started on demand, and ended
// after some idle time. Until it has started, the engine of the table works in its place, a short slice at a time.
import { Engine, engine as table } from "./client.ts";
import type { Answer } from "./types/answer.ts";
import type { Sliced } from "./types/study.ts";

const IDLE_MS = 60_000;

let second: Engine | null = null;
let busy = 0;
let idle: ReturnType<typeof setTimeout> | undefined;

function end(): void {
  second?.end();
  second = null;
}

interface Course {
  heard(answer: Answer): void; // of each slice
  signal: AbortSignal; // ends the work, which then rejects with the signal's reason
}

/** Return the answer to a request for long work, once it is complete. What is heard may begin again on the way. */
export async function analyse(request: Sliced, { heard, signal }: Course): Promise<Answer> {
  clearTimeout(idle);
  busy += 1;
  if (second?.state.phase === "failed") end();
  second ??= new Engine(false);
  const own = second;
  const listen = (answer: Answer) => {
    signal.throwIfAborted();
    heard(answer);
  };
  try {
    return (await begin(request, own, listen, signal)) ?? (await own.askInSlices(request, listen));
  } finally {
    busy -= 1;
    if (busy === 0) idle = setTimeout(end, IDLE_MS);
  }
}

/** Have the engine of the table begin while the other one starts, so that something is known at once. Returns its answer
 *  if it was done first, else null. */
async function begin(
  request: Sliced,
  other: Engine,
  listen: (answer: Answer) => void,
  signal: AbortSignal,
): Promise<Answer | null> {
  if (other.state.phase === "ready" || table.state.phase !== "ready") return null;
  other.start();
  try {
    return await table.askInSlices(request, (answer) => {
      listen(answer);
      if (answer.continue !== undefined && other.state.phase === "ready") throw new Error("handed over");
    });
  } catch {
    signal.throwIfAborted();
    return null; // the other one goes on, and tells why if it cannot
  }
}
