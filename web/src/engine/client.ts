// The engine as the page uses it: `ask` a request, get an Answer. Behind it is a hidden frame of the same
// origin (web/engine/) in which PyScript runs Python in a worker. Requests are pure, so when the worker
// crashes or hangs the frame is replaced and what was not answered is asked again. A table that a request needs
// is fetched and handed over before it is asked again, or it is asked to do without.
import { site } from "../browser/site.ts";
import { refused, tableOf } from "./tables.ts";
import type { Answer } from "./types/answer.ts";
import type { Request, Sliced } from "./types/request.ts";

export type EngineState = { phase: "idle" | "starting" | "ready" } | { phase: "failed"; error: string }; // gave up; `restart` tries again

interface Waiting {
  request: Request;
  without: string[]; // tables that are not to be had
  most: number; // milliseconds until it is taken for hung
  tries: number; // times it was sent to an engine that was then replaced
  timer: ReturnType<typeof setTimeout> | undefined;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

const BOOT_MS = 90_000; // a slow network, not a slow machine
const ANSWER_MS = 10_000; // answers take milliseconds; the slowest phone needs a second or two
const CHOICE_MS = 20_000; // a strong player thinks, there, for some seconds
const TRIES = 2; // a request that has hung two engines is to blame itself
const BOOTS = 3; // engines in a row that never came up

export class EngineFailed extends Error {}

export class Engine {
  #frame: HTMLIFrameElement | null = null;
  #state: EngineState = { phase: "idle" };
  #listeners = new Set<(state: EngineState) => void>();
  #waiting = new Map<number, Waiting>();
  #handed = new Map<number, (taken: boolean) => void>(); // tables on their way
  #number = 0;
  #boots = 0;
  #bootTimer: ReturnType<typeof setTimeout> | undefined;
  #restarts = 0;
  readonly #shown: boolean;
  readonly #hearing = (event: MessageEvent) => this.#hear(event);

  /** `shown`: the page shows its state. */
  constructor(shown: boolean) {
    this.#shown = shown;
    addEventListener("message", this.#hearing);
  }

  get state(): EngineState {
    return this.#state;
  }

  /** How often the frame was replaced; for diagnostics. */
  get restarts(): number {
    return this.#restarts;
  }

  /** Calls `listener` at every change, until the returned function is called. */
  subscribe(listener: (state: EngineState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Begin to boot; nothing happens when it has begun already. */
  start(): void {
    if (this.#state.phase === "idle") this.#boot();
  }

  /** Try again after "failed", or with a fresh Python at any time. */
  restart(): void {
    this.#boots = 0;
    this.#replace();
  }

  /** No more of it: what was asked is not answered. */
  end(): void {
    removeEventListener("message", this.#hearing);
    this.#remove();
    this.#giveUp("ended");
  }

  /** The answer of the engine, also to a request made before it is up. Rejects with EngineFailed only. */
  ask(request: Request): Promise<Answer> {
    if (this.#state.phase === "failed") return Promise.reject(new EngineFailed(this.#state.error));
    this.start();
    return new Promise((resolve, reject) => {
      const id = ++this.#number;
      const most = request.do === "bot" || request.do === "hint" ? CHOICE_MS : ANSWER_MS;
      const without = "without" in request ? [...(request.without ?? [])] : [];
      const waiting: Waiting = { request, without, most, tries: 0, timer: undefined, resolve, reject };
      this.#waiting.set(id, waiting);
      if (this.#state.phase === "ready") this.#send(id, waiting);
    });
  }

  /** The answer to a request that is worked out in slices. `heard` is told of each; what it throws ends the work. A
   * table that could not be had for one slice is not asked for with the next. */
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
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.tabIndex = -1;
    frame.title = "Engine";
    frame.onload = () => {
      // Without network and service worker the browser shows a page of its own there.
      if (frame === this.#frame && frame.contentDocument?.title !== frame.title) this.#bootFailed("unreachable");
    };
    frame.src = site.engine;
    this.#frame = frame;
    this.#boots += 1;
    this.#bootTimer = setTimeout(() => this.#bootFailed("timeout"), BOOT_MS);
    this.#change({ phase: "starting" });
    document.body.append(frame);
  }

  #bootFailed(error: string): void {
    if (this.#boots < BOOTS) {
      this.#replace();
      return;
    }
    this.#remove();
    this.#giveUp(error);
  }

  #giveUp(error: string): void {
    this.#change({ phase: "failed", error });
    for (const { reject } of this.#waiting.values()) reject(new EngineFailed(error));
    this.#waiting.clear();
  }

  #replace(): void {
    this.#remove();
    this.#restarts += 1;
    this.#boot();
  }

  #remove(): void {
    clearTimeout(this.#bootTimer);
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    for (const resolve of this.#handed.values()) resolve(false);
    this.#handed.clear();
    this.#frame?.remove(); // and with it its worker
    this.#frame = null;
  }

  #send(id: number, waiting: Waiting): void {
    const { request, without, most } = waiting;
    waiting.timer = setTimeout(() => this.#hung(id), most);
    const text = JSON.stringify({ id, ...request, ...(without.length > 0 && { without }) });
    this.#frame?.contentWindow?.postMessage({ id, request: text }, location.origin);
  }

  /** Tables are needed first. What cannot be had, or is not what it should be, is done without. */
  async #supply(id: number, waiting: Waiting, names: string[]): Promise<void> {
    const frame = this.#frame;
    for (const name of names) {
      const taken = await this.#provide(name);
      if (frame !== this.#frame) return; // replaced meanwhile: the new one is asked from the beginning
      if (!taken) waiting.without.push(name);
    }
    this.#send(id, waiting);
  }

  async #provide(name: string): Promise<boolean> {
    const frame = this.#frame;
    for (const anew of [false, true]) {
      const data = await tableOf(name, anew);
      if (data === null || frame !== this.#frame) return false;
      if (await this.#hand(name, data)) return true;
      if (frame !== this.#frame) return false; // nobody has looked at it
    }
    refused(name);
    return false;
  }

  #hand(name: string, data: ArrayBuffer): Promise<boolean> {
    return new Promise((resolve) => {
      const id = ++this.#number;
      this.#handed.set(id, resolve);
      this.#frame?.contentWindow?.postMessage({ id, provide: name, data }, location.origin);
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

  #hear({ source, origin, data }: MessageEvent): void {
    // An answer of a replaced frame is stale: its question is being asked again.
    if (origin !== location.origin || !this.#frame || source !== this.#frame.contentWindow) return;
    if (data.ready) {
      clearTimeout(this.#bootTimer);
      this.#boots = 0;
      this.#change({ phase: "ready" });
      for (const [id, waiting] of this.#waiting) this.#send(id, waiting);
    } else if (data.id === undefined) {
      this.#bootFailed(String(data.error));
    } else if (this.#handed.has(data.id)) {
      this.#handed.get(data.id)?.(data.taken === true);
      this.#handed.delete(data.id);
    } else {
      const waiting = this.#waiting.get(data.id);
      if (!waiting) return;
      clearTimeout(waiting.timer);
      if (data.error !== undefined) {
        this.#hung(data.id);
        return;
      }
      const answer: Answer = JSON.parse(data.answer);
      if (answer.needs) {
        void this.#supply(data.id, waiting, answer.needs);
        return;
      }
      this.#waiting.delete(data.id);
      const { without } = waiting;
      waiting.resolve(without.length > 0 ? { ...answer, without } : answer);
    }
  }

  #change(state: EngineState): void {
    this.#state = state;
    if (this.#shown) document.documentElement.dataset.engine = state.phase; // for styles, and for whoever looks from outside
    for (const listener of this.#listeners) listener(state);
  }
}

export const engine = new Engine(true);
export const ask = (request: Request): Promise<Answer> => engine.ask(request);
export const askInSlices = (request: Sliced, heard: (answer: Answer) => void): Promise<Answer> =>
  engine.askInSlices(request, heard);
