// One window plays a game and holds a Web Lock of its name; the others watch it over a broadcast channel.
import type { Frame } from "../engine/types/view.ts";
import type { Game } from "./games.ts";

export interface Moved {
  game: Game;
  frames: Frame[];
}

export interface Hold {
  release(): void;
}

const lockName = (id: string): string => `ecarte.game.${id}`;

/** Take hold of a game, or return null when another window has it, unless `steal`. `lost` is called when another
 *  window takes it over. */
export function hold(id: string, lost: () => void, steal = false): Promise<Hold | null> {
  const alone: Hold = { release() {} };
  if (!navigator.locks) return Promise.resolve(alone);
  return new Promise((resolve) => {
    let state: "asked" | "held" | "released" = "asked";
    let release = () => {};
    const held = new Promise<void>((end) => {
      release = () => {
        state = "released";
        end();
      };
    });
    navigator.locks
      .request(lockName(id), steal ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(null);
          return undefined;
        }
        state = "held";
        resolve({ release });
        return held;
      })
      .catch(() => {
        if (state === "held") lost();
        else resolve(alone); // the browser has no locks
      });
  });
}

/** Return the ids of the games being played in any window. */
export async function playing(): Promise<Set<string>> {
  const prefix = lockName("");
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {}; // the browser has no locks
  return new Set(held.flatMap(({ name = "" }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}

/** Call `free` once nobody plays the game, and return the function that stops waiting. A window in the background
 *  does not wait: when the playing window is reloaded, the game must not move to this one. */
export function whenFree(id: string, free: () => void): () => void {
  if (!navigator.locks) return () => {};
  let waiting: AbortController | null = null;
  const stop = () => {
    document.removeEventListener("visibilitychange", look);
    waiting?.abort();
    waiting = null;
  };
  const look = () => {
    if (document.visibilityState === "hidden") {
      waiting?.abort();
      waiting = null;
    } else if (!waiting) {
      waiting = new AbortController();
      const granted = navigator.locks.request(lockName(id), { signal: waiting.signal }, () => {});
      granted.then(
        () => {
          stop();
          free();
        },
        () => {}, // no longer waiting
      );
    }
  };
  document.addEventListener("visibilitychange", look);
  look();
  return stop;
}

const channel = "BroadcastChannel" in window ? new BroadcastChannel("ecarte") : null;

export function broadcast(moved: Moved): void {
  try {
    channel?.postMessage(moved);
  } catch {
    // The watching windows see it when they are reloaded.
  }
}

export function listen(listener: (moved: Moved) => void): void {
  if (channel) channel.onmessage = (event: MessageEvent<Moved>) => listener(event.data);
}
