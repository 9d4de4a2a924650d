// The engine's client: `ask` takes a request and returns its answer. Requests change nothing in the engine, so when its
// worker crashes or hangs, the frame is replaced and every open request is sent again.
import { EngineFrame, type Reply } from "./frame.ts";
import type { PreparedAnswers } from "./prepared.ts";
import type { Refused } from "./refused.ts";
import { isModule, opponents, placeOf, refused, tableOf } from "./tables.ts";
import type { Answer } from "./types/answer.ts";
import type { Request, Sliced } from "./types/request.ts";

/** Whether the engine runs; after "failed" only `restart` starts it again. `refused` is a file that the host sends wrongly. */
export type EngineState =
  | { phase: "idle" | "starting" | "ready" }
  | { phase: "failed"; error: string; refused?: Refused };

/** How far the engine has been loaded, in bytes. */
interface Progress {
  bytes: number; // loaded
  of: number; // in all
}

interface Waiting {
  request: Request;
  without: string[]; // tables that cannot be fetched
  limit: number; // milliseconds after which the engine counts as hung
  tries: number; // engines that have hung on it so far
  timer: ReturnType<typeof setTimeout> | undefined;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

const ANSWER_MS = 10_000; // most answers take milliseconds; the slowest phone needs a second or two
const CHOICE_MS = 20_000; // a strong player takes some seconds on such a phone
const TRIES = 2; // a request on which two engines hang is itself at fault
const BOOTS = 3; // frames in a row that do not start

/** The engine does not answer. */
export class EngineFailed extends Error {}

/** A Python engine in a frame of its own, which is replaced when it fails. */
export class Engine {
  #frame: EngineFrame | null = null;
  #prepared: PreparedAnswers | null = null;
  #caughtUp = new Map<string, Promise<string>>(); // the engine's own record, by the prepared deal's
  #state: EngineState = { phase: "idle" };
  #listeners = new Set<(state: EngineState) => void>();
  #progress: Progress | null = null;
  #watchers = new Set<(progress: Progress | null) => void>();
  #waiting = new Map<number, Waiting>();
  #handed = new Map<number, (taken: boolean) => void>(); // tables that were sent
  #number = 0;
  #boots = 0;
  #restarts = 0;
  readonly #shown: boolean;

  /** `shown`: the document has the engine's state in `data-engine`. */
  constructor(shown: boolean) {
    this.#shown = shown;
  }

  get state(): EngineState {
    return this.#state;
  }

  /** How often the frame was replaced, for the diagnostics. */
  get restarts(): number {
    return this.#restarts;
  }

  /** Call `listener` at every change of the state, until the returned function is called. */
  subscribe(listener: (state: EngineState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** How far the engine has been loaded while it starts; null where that is unknown. */
  get progress(): Progress | null {
    return this.#progress;
  }

  /** Call `watcher` whenever more has been loaded, and when loading ends, until the returned function is called. */
  watchProgress(watcher: (progress: Progress | null) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Start the engine, unless it has been started. */
  start(): void {
    if (this.#state.phase === "idle") this.#boot();
  }

  /** Start again after "failed", or at any time with a fresh Python. */
  restart(): void {
    this.#boots = 0;
    this.#replace();
  }

  /** Stop the engine. Open requests reject. */
  end(): void {
    this.#remove();
    this.#giveUp("ended");
  }

  /** Return the answer to a request, which may come before the engine is ready. Rejects with EngineFailed only. */
  async ask(request: Request): Promise<Answer> {
    const prepared = this.#prepared;
    const known = this.#state.phase === "ready" ? null : prepared?.answer(request);
    if (known) return known;
    if (!prepared || !("record" in request) || !prepared.hasGiven(request.record)) return this.#ask(request);
    const { record } = request;
    const caughtUp = this.#caughtUp.get(record) ?? this.#catchUp(prepared, record);
    this.#caughtUp.set(record, caughtUp);
    caughtUp.catch(() => this.#caughtUp.delete(record)); // the engine failed, and may be started again
    return this.#ask({ ...request, record: await caughtUp });
  }

  /** Return whether a request is answered at once. */
  answersNow(request: Request): boolean {
    return this.#state.phase === "ready" || this.#prepared?.has(request) === true;
  }

  /** Take answers from a prepared deal, where it has them, until the engine is ready. */
  usePrepared(answers: PreparedAnswers): void {
    this.#prepared = answers;
  }

  /** Let the engine repeat the requests that were answered without it, and return its own record. */
  async #catchUp(prepared: PreparedAnswers, record: string): Promise<string> {
    let own = prepared.record;
    for (const request of prepared.path(record)) {
      const answer = await this.#ask({ ...request, record: own });
      if (answer.record === undefined) throw new EngineFailed(`prepared: ${answer.problems?.[0]?.code}`);
      own = answer.record;
    }
    return own;
  }

  #ask(request: Request): Promise<Answer> {
    if (this.#state.phase === "failed") return Promise.reject(new EngineFailed(this.#state.error));
    this.start();
    return new Promise((resolve, reject) => {
      const id = ++this.#number;
      const limit = request.do === "bot" || request.do === "hint" ? CHOICE_MS : ANSWER_MS;
      const without = "without" in request ? [...(request.without ?? [])] : [];
      const waiting: Waiting = { request, without, limit, tries: 0, timer: undefined, resolve, reject };
      this.#waiting.set(id, waiting);
      if (this.#state.phase === "ready") this.#send(id, waiting);
    });
  }

  /** Return the answer to a request that is worked out in slices. `heard` is called with the answer of each slice;
   *  if it throws, the work ends. A table that could not be fetched for one slice is not requested for the next. */
  async askInSlices(request: Sliced, heard: (answer: Answer) => void): Promise<Answer> {
    let answer = await this.ask(request);
    heard(answer);
    while (answer.continue !== undefined) {
      const { continue: next, without } = answer;
      answer = await this.ask({ ...request, continue: next, ...(without && { without }) });
      heard(answer);
    }
    return answer;
  }

  #boot(): void {
    this.#boots += 1;
    this.#frame = new EngineFrame({
      progress: (bytes, of) => this.#report({ bytes, of }),
      ready: () => {
        this.#boots = 0;
        for (const [id, waiting] of this.#waiting) this.#send(id, waiting);
        this.#change({ phase: "ready" }); // requests that follow from it are sent at once
      },
      failed: (error) => {
        if (this.#boots < BOOTS) this.#replace();
        else {
          this.#remove();
          this.#giveUp(error);
          void this.#findRefused();
        }
      },
      late: () => void this.#findRefused(),
      heard: (reply) => this.#hear(reply),
    });
    this.#change({ phase: "starting" });
  }

  #giveUp(error: string, refused?: Refused): void {
    this.#change({ phase: "failed", error, ...(refused && { refused }) });
    for (const { reject } of this.#waiting.values()) reject(new EngineFailed(error));
    this.#waiting.clear();
  }

  /** Look for a file that the host sends wrongly. If there is one, it is no use starting again. */
  async #findRefused(): Promise<void> {
    const at = this.#state;
    const frame = this.#frame;
    const found = await import("./refused.ts").then(({ findRefused }) => findRefused()).catch(() => null);
    if (!found || this.#state !== at || this.#frame !== frame) return;
    this.#remove();
    this.#giveUp(`${found.file} as ${found.got}`, found);
  }

  #replace(): void {
    this.#remove();
    this.#restarts += 1;
    this.#boot();
  }

  #remove(): void {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    for (const resolve of this.#handed.values()) resolve(false);
    this.#handed.clear();
    this.#frame?.remove();
    this.#frame = null;
  }

  #send(id: number, waiting: Waiting): void {
    const { request, without } = waiting;
    this.#time(id, waiting);
    this.#frame?.post({ id, request: JSON.stringify({ id, ...request, ...(without.length > 0 && { without }) }) });
  }

  /** Start the time limit of a request. */
  #time(id: number, waiting: Waiting): void {
    waiting.timer = setTimeout(() => this.#hung(id), waiting.limit);
  }

  /** Send the tables that a request needs, then the request again, without the tables that cannot be fetched. */
  async #supply(id: number, waiting: Waiting, names: string[]): Promise<void> {
    const frame = this.#frame;
    if (waiting.request.do === "bot") for (const name of names) if (!isModule(name)) opponents.add(name);
    const taken = await Promise.all(names.map((name) => this.#provide(name)));
    if (frame !== this.#frame) return; // the new frame receives the request from the beginning
    waiting.without.push(...names.filter((_, at) => !taken[at]));
    this.#send(id, waiting);
  }

  /** Send a table. If the engine refuses the copy in the browser's cache, fetch it again, once. A module is fetched by the
   *  frame, which compiles it. */
  async #provide(name: string): Promise<boolean> {
    const frame = this.#frame;
    for (const anew of isModule(name) ? [false] : [false, true]) {
      const data = isModule(name) ? placeOf(name) : await tableOf(name, anew);
      if (data === null || frame !== this.#frame) return false;
      if (await this.#hand(name, data)) return true;
      if (frame !== this.#frame) return false; // it was not refused
    }
    refused(name);
    return false;
  }

  #hand(name: string, data: ArrayBuffer | string): Promise<boolean> {
    return new Promise((resolve) => {
      const id = ++this.#number;
      this.#handed.set(id, resolve);
      this.#frame?.post({ id, provide: name, data });
    });
  }

  #hung(id: number): void {
    const waiting = this.#waiting.get(id);
    if (waiting && ++waiting.tries >= TRIES) {
      this.#waiting.delete(id);
      waiting.reject(new EngineFailed("timeout"));
    }
    this.#replace();
  }

  #hear({ id, answer = "", taken = false, waits, unreachable, error }: Reply): void {
    this.#handed.get(id)?.(taken);
    this.#handed.delete(id);
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    if (waits !== undefined) {
      if (!waits) this.#time(id, waiting);
    } else if (unreachable) {
      this.#waiting.delete(id);
      waiting.reject(new EngineFailed("unreachable"));
    } else if (error === undefined) this.#answered(id, waiting, JSON.parse(answer));
    else this.#hung(id);
  }

  #answered(id: number, waiting: Waiting, answer: Answer): void {
    if (answer.needs) {
      void this.#supply(id, waiting, answer.needs);
      return;
    }
    const without = waiting.without.filter((name) => !isModule(name));
    this.#waiting.delete(id);
    waiting.resolve(without.length > 0 ? { ...answer, without } : answer);
  }

  #report(progress: Progress | null): void {
    this.#progress = progress;
    for (const watcher of this.#watchers) watcher(progress);
  }

  #change(state: EngineState): void {
    this.#report(null);
    this.#state = state;
    if (this.#shown) document.documentElement.dataset.engine = state.phase; // for styles and tests
    for (const listener of this.#listeners) listener(state);
  }
}

/** The engine of the game on the table. */
export const engine = new Engine(true);

/** Ask the engine of the game on the table. */
export const ask = (request: Request): Promise<Answer> => engine.ask(request);

/** Ask it for work that is done in slices. */
export const askInSlices = (request: Sliced, heard: (answer: Answer) => void): Promise<Answer> =>
  engine.askInSlices(request, heard);
