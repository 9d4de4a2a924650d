// Tables of the engine, of the strongest players and of the problems: files that are fetched when it first needs them. The service worker keeps
// what was fetched, so later it needs no network.
import { site } from "../browser/site.ts";

/** The tables that the computer's players have needed: with them they play without a network too. */
export const opponents = new Set<string>();

const PATIENCE_MS = 20_000; // the player waits for a card meanwhile
const AGAIN_MS = 60_000; // after which a failed table is fetched again

const coming = new Map<string, Promise<ArrayBuffer | null>>();
const failed = new Map<string, number>(); // when a table could not be fetched
let silent = Number.NEGATIVE_INFINITY; // when the network last did not answer: then no table is fetched at all

const lately = (when = Number.NEGATIVE_INFINITY): boolean => performance.now() - when < AGAIN_MS;

async function fetched(name: string, cache: RequestCache): Promise<ArrayBuffer | null> {
  const address = site.policies[name];
  if (!address || lately(failed.get(name)) || lately(silent)) return null;
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

/** Fetch a table; null when it cannot be fetched now. `anew`: past the browser's cache. */
export function tableOf(name: string, anew = false): Promise<ArrayBuffer | null> {
  const key = `${name} ${anew}`;
  const asked = coming.get(key) ?? fetched(name, anew ? "reload" : "default").finally(() => coming.delete(key));
  coming.set(key, asked);
  return asked;
}

/** Note that the engine refused what was fetched: it may be the login page of a network, and not the table. */
export function refused(name: string): void {
  failed.set(name, performance.now());
}
