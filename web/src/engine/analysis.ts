// Long work is done by an engine of its own, so that the cards never wait for it: it is started when it is first
// needed, and ended some time after it was needed last.
import { Engine } from "./client.ts";
import type { Answer } from "./types/answer.ts";
import type { Sliced } from "./types/request.ts";

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
  signal: AbortSignal; // ends it: rejects with what it was aborted for
}

/** Ask, slice by slice, until there is a result. */
export async function analyse(request: Sliced, { progress, signal }: Course): Promise<Answer> {
  clearTimeout(idle);
  busy += 1;
  if (second?.state.phase === "failed") end(); // another begins afresh
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
