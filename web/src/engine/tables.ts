// The tables of the strongest player: files of their own, fetched when the engine first needs one. The service worker
// keeps them with the rest of the site, so that later they are there without a network.
import { site } from "../browser/site.ts";

const PATIENCE_MS = 20_000; // somebody waits for a card
const AGAIN_MS = 60_000; // what could not be had is not asked for at every card

const coming = new Map<string, Promise<ArrayBuffer | null>>();
const failed = new Map<string, number>(); // when
let silent = Number.NEGATIVE_INFINITY; // when the network last was: then no other table is waited for either

const lately = (when = Number.NEGATIVE_INFINITY): boolean => performance.now() - when < AGAIN_MS;

async function fetched(name: string, cache: RequestCache): Promise<ArrayBuffer | null> {
  const address = site.policies[name];
  if (!address || lately(failed.get(name)) || lately(silent)) return null;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await fetch(address, { signal, cache });
    if (answer.ok) return await answer.arrayBuffer();
  } catch {
    // No network, and not kept yet.
    if (signal.aborted) silent = performance.now();
  }
  failed.set(name, performance.now());
  return null;
}

/** A table, past what the browser has kept where that is no good; null when it cannot be had now. */
export function tableOf(name: string, anew = false): Promise<ArrayBuffer | null> {
  const key = `${name} ${anew}`;
  const asked = coming.get(key) ?? fetched(name, anew ? "reload" : "default").finally(() => coming.delete(key));
  coming.set(key, asked);
  return asked;
}

/** What comes under this name is not the table, but for example a page that wants a network to be paid for. */
export function refused(name: string): void {
  failed.set(name, performance.now());
}
