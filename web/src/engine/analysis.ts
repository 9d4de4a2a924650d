// A second engine for long work, so that the game on the table never waits for it. It is started on demand, and ended
// after some idle time.
import { Engine } from "./client.ts";
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
  progress(share: number): void; // 0…1
  signal: AbortSignal; // ends the work, which then rejects with the signal's reason
}

/** Return the answer to a request for long work, once it is complete. */
export async function analyse(request: Sliced, { progress, signal }: Course): Promise<Answer> {
  clearTimeout(idle);
  busy += 1;
  if (second?.state.phase === "failed") end();
  second ??= new Engine(false);
  try {
    return await second.askInSlices(request, (answer) => {
      signal.throwIfAborted();
      if (answer.progress !== undefined) progress(answer.progress);
    });
  } finally {
    busy -= 1;
    if (busy === 0) idle = setTimeout(end, IDLE_MS);
  }
}
