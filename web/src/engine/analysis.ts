// A long review is worked out by two engines: that of the table, from the beginning of the game, and a second one, from
// its end, each leaving out what the other has found. The second is started on demand, and ended after some idle time. A
// request about the game on the table waits for one short slice at most.
import { Engine, engine as table } from "./client.ts";
import type { Review } from "./types/analysis.ts";
import type { Answer } from "./types/answer.ts";
import type { ReviewRequest } from "./types/study.ts";

const IDLE_MS = 60_000;
const ALONE_MS = 1_500; // about as long as a second engine takes to start
const NEARLY = 0.99; // the most that is shown before all is done

let second: Engine | null = null;
let busy = 0;
let idle: ReturnType<typeof setTimeout> | undefined;

function end(): void {
  second?.end();
  second = null;
}

interface Course {
  heard(answer: Answer): void; // of each slice; `progress` and `review` are those of both engines
  alone?: number; // milliseconds for which the table's engine works alone
  signal: AbortSignal; // ends the work, which then rejects with the signal's reason
}

/** What an engine has done of a review. */
class Half {
  readonly engine: Engine;
  readonly backwards: boolean;
  found: Review | undefined; // so far, with what was sent to it of the other half
  progress = 0; // its share of the work, 0…1
  #sent: Review | undefined;
  #restarts: number;

  constructor(engine: Engine, backwards: boolean) {
    this.engine = engine;
    this.backwards = backwards;
    this.#restarts = engine.restarts;
  }

  /** Return the answer of its next slice. */
  async slice(request: ReviewRequest, other: Half): Promise<Answer> {
    // An engine that was replaced knows nothing any more.
    const isNews = other.found !== this.#sent || this.engine.restarts !== this.#restarts;
    this.#sent = other.found;
    this.#restarts = this.engine.restarts;
    const answer = await this.engine.ask({
      ...request,
      ...(this.backwards && { backwards: true }),
      ...(isNews && this.#sent && { known: this.#sent }),
    });
    if (answer.review && sizeOf(answer.review) >= sizeOf(this.found)) this.found = answer.review;
    this.progress = answer.progress ?? 1;
    return answer;
  }
}

/** Wait so many milliseconds, if any. */
const passed = async (time: number): Promise<void> => {
  if (time > 0) await new Promise((resolve) => setTimeout(resolve, time));
};

/** Return how much is known in a review. */
export const sizeOf = (review: Review | undefined): number =>
  review ? review.decisions.length + review.deals.length + review.line.length : 0;

/** Return the answer to a request for a review, once it is complete. */
export async function analyse(request: ReviewRequest, { heard, signal, alone = ALONE_MS }: Course): Promise<Answer> {
  clearTimeout(idle);
  busy += 1;
  if (second?.state.phase === "failed") end();
  second ??= new Engine(false);
  const [first, last] = [new Half(table, false), new Half(second, true)];
  let whole: Answer | undefined;
  let without: string[] | undefined; // tables that could not be fetched

  /** Work at a half until all is known. */
  const work = async (half: Half, other: Half, begun: () => void): Promise<Answer> => {
    let next: Partial<ReviewRequest> = {};
    for (;;) {
      signal.throwIfAborted();
      if (whole) return whole;
      const answer = await half.slice({ ...request, ...next }, other);
      signal.throwIfAborted();
      if (whole) return whole;
      without = answer.without ?? without;
      if (answer.continue === undefined) whole = { ...answer, ...(without && { without }) };
      else next = { continue: answer.continue, ...(answer.without && { without: answer.without }) };
      heard(whole ?? { ...answer, progress: Math.min(first.progress + last.progress, NEARLY) });
      begun();
    }
  };

  try {
    // The second joins some time after the table's has begun, or once that has failed: there may be little to do, and two
    // engines that start delay each other.
    let begun = () => {};
    const begins = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const all = work(first, last, begun);
    all.catch(begun);
    const ends = all.catch(() => {});
    const joins = begins.then(() => (last.engine.state.phase === "ready" ? null : Promise.race([ends, passed(alone)])));
    return await Promise.any([all, joins.then(() => work(last, first, () => {}))]);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof AggregateError ? error.errors[0] : error;
  } finally {
    busy -= 1;
    if (busy === 0) idle = setTimeout(end, IDLE_MS);
  }
}
