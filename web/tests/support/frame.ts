// What stands for the engine's hidden frame, which only a browser has: it takes what the client posts; the test answers,
// or the native engine.
import { inject } from "vitest";
import type { Answer } from "../../src/engine/types/answer.ts";
import type { Request } from "../../src/engine/types/request.ts";
import type {} from "./provided.ts";

interface Posted {
  id: number;
  request?: string;
  provide?: string;
  data?: unknown;
}

/** The window in a frame, as the client knows it. */
export class Frame {
  readonly posted: Posted[] = [];
  private readonly take: (posted: Posted, frame: Frame) => void;

  constructor(take: (posted: Posted, frame: Frame) => void) {
    this.take = take;
  }

  postMessage(posted: Posted): void {
    this.posted.push(posted);
    this.take(posted, this);
  }

  /** The frame says something to the page. */
  tell(data: object, origin = location.origin): void {
    dispatchEvent(new MessageEvent("message", { data, origin, source: this as never }));
  }
}

/** Every frame that is made from now on, the newest last. */
export function frames(take: (posted: Posted, frame: Frame) => void = () => {}): Frame[] {
  const made: Frame[] = [];
  const create = Document.prototype.createElement;
  document.createElement = ((name: string, ...more: []) => {
    if (name !== "iframe") return create.call(document, name, ...more);
    const element = create.call(document, "div"); // happy-dom would load a page into a frame
    const frame = new Frame(take);
    const get = () => (element.isConnected ? frame : null);
    made.push(frame);
    return Object.defineProperty(element, "contentWindow", { get });
  }) as typeof document.createElement;
  return made;
}

async function answered(request: string): Promise<string> {
  const answer = await fetch(inject("native"), { method: "POST", body: request });
  return answer.text();
}

/** Ask the native engine; a refusal is a mistake of the test. */
export async function native(request: Request): Promise<Answer> {
  const [answer] = await natives([request]);
  return answer as Answer;
}

/** Ask the native engine much at once: each request by itself takes its time on the way. */
export async function natives(requests: Request[]): Promise<Answer[]> {
  const answers: Answer[] = JSON.parse(await answered(JSON.stringify(requests)));
  for (const { problems } of answers) if (problems) throw new Error(JSON.stringify(problems));
  return answers;
}

/** Return the records of random games, one for each pair of a game and a number. */
export const randomGames = async (random: [string, number][]): Promise<string[]> =>
  JSON.parse(await answered(JSON.stringify({ random })));

/** From now on the page's engine is the native one, ready as soon as `ready` is called. Gives what it is asked. */
export function nativeFrames(): { ready: () => void; asked: Record<string, unknown>[] } {
  const asked: Record<string, unknown>[] = [];
  const made = frames(({ id, request }, frame) => {
    if (request === undefined) return;
    asked.push(JSON.parse(request));
    answered(request).then(
      (answer) => frame.tell({ id, answer }),
      (error: unknown) => frame.tell({ id, error: String(error) }),
    );
  });
  return { ready: () => made.at(-1)?.tell({ ready: true }), asked };
}
