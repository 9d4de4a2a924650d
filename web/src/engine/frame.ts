// The hidden frame (web/engine/), of this page's origin, in which PyScript runs Python in a worker.
import { site } from "../browser/site.ts";

const BOOT_MS = 90_000; // without any progress: the network is gone, and not just slow
const LATE_MS = 8_000; // without any progress: something may be wrong

/** A frame's message about a request or a table, by its number. */
export interface Reply {
  id: number;
  answer?: string; // JSON text
  taken?: boolean; // whether a table has the right bytes
  waits?: boolean; // whether the request waits for modules of the engine that are still being fetched
  unreachable?: boolean; // those modules cannot be fetched
  error?: unknown;
}

interface Handlers {
  progress(bytes: number, of: number): void; // loading: this many bytes of those it needs
  ready(): void;
  late(): void; // it may not be able to start
  failed(error: string): void; // it could not start
  heard(reply: Reply): void;
}

/** A frame with its own Python. */
export class EngineFrame {
  readonly #element = document.createElement("iframe");
  readonly #handlers: Handlers;
  #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #listener = (event: MessageEvent) => this.#hear(event);

  /** Add a frame to the page, which starts Python at once. */
  constructor(handlers: Handlers) {
    const frame = this.#element;
    this.#handlers = handlers;
    this.#wait();
    addEventListener("message", this.#listener);
    frame.hidden = true;
    frame.tabIndex = -1;
    frame.title = "Engine";
    frame.onload = () => {
      // Without a network and a service worker, the browser shows its own error page there.
      if (frame.isConnected && frame.contentDocument?.title !== frame.title) handlers.failed("unreachable");
    };
    frame.src = site.engine;
    document.body.append(frame);
  }

  /** Send a message; one that comes before `ready` is lost. */
  post(message: object): void {
    this.#element.contentWindow?.postMessage(message, location.origin);
  }

  /** Remove the frame and its worker. Its later messages are ignored. */
  remove(): void {
    this.#stop();
    removeEventListener("message", this.#listener);
    this.#element.remove();
  }

  /** Wait for it to start, from now on. */
  #wait(): void {
    this.#stop();
    this.#timers = [
      setTimeout(() => this.#handlers.late(), LATE_MS),
      setTimeout(() => this.#handlers.failed("timeout"), BOOT_MS),
    ];
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #hear({ source, origin, data }: MessageEvent): void {
    if (origin !== location.origin || source !== this.#element.contentWindow) return;
    if (data.come !== undefined) {
      this.#wait();
      this.#handlers.progress(data.come, data.of);
    } else if (data.ready) {
      this.#stop();
      this.#handlers.ready();
    } else if (data.id === undefined) this.#handlers.failed(String(data.error));
    else this.#handlers.heard(data);
  }
}
