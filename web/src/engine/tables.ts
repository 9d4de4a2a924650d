// The engine's tables, for the strongest players, the problems, and quick analysis: files that are fetched when first
// needed. The service worker keeps them, so that they later need no network.

import { site } from "../browser/site.ts";
import { lookUp } from "./lookUp.ts";
import script from "./script.ts?worker&url";

/** The tables that the computer players have needed: with them they can play offline. */
export const opponents = new Set<string>();

const PATIENCE_MS = 20_000; // the player is waiting for a card
const AGAIN_MS = 60_000; // the time after which a failed table is fetched again

const coming = new Map<string, Promise<ArrayBuffer | null>>();
const failed = new Map<string, number>(); // when a table could not be fetched
let silent = Number.NEGATIVE_INFINITY; // the last time that the network did not answer: then no table is fetched

const lately = (when = Number.NEGATIVE_INFINITY): boolean => performance.now() - when < AGAIN_MS;

/** The arithmetic of games between friends (py/ecarte/friend/arithmetic.py). */
const SCRIPT = "ristretto255";

/** Return whether a table is a module of the machine or a script, without which everything is the same, but slower. */
export const isModule = (name: string): boolean => name.startsWith("machine-") || name === SCRIPT;

/** Return where a table can be fetched; null when it could not be lately. */
export function placeOf(name: string): string | null {
  if (lately(failed.get(name)) || lately(silent)) return null;
  return name === SCRIPT ? new URL(script, import.meta.url).href : (lookUp(site.policies, name) ?? null);
}

async function fetched(name: string, cache: RequestCache): Promise<ArrayBuffer | null> {
  const address = placeOf(name);
  if (address === null) return null;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await fetch(address, { signal, cache });
    if (answer.ok) return await answer.arrayBuffer();
  } catch {
    // No network, and not cached yet.
    if (signal.aborted) silent = performance.now();
  }
  failed.set(name, performance.now());
  return null;
}

/** Fetch a table; null when it cannot be fetched now. `anew`: bypass the browser's cache. */
export function tableOf(name: string, anew = false): Promise<ArrayBuffer | null> {
  const key = `${name} ${anew}`;
  const asked = coming.get(key) ?? fetched(name, anew ? "reload" : "default").finally(() => coming.delete(key));
  coming.set(key, asked);
  return asked;
}

/** Note that the engine has not taken a table: the bytes may be the login page of a network. */
export function refused(name: string): void {
  failed.set(name, performance.now());
}
