// The tables of the strongest player: files of their own, fetched when the engine first needs one. The service worker
// keeps them with the rest of the site, so that later they are there without a network.
import { site } from "../site.ts";

const PATIENCE_MS = 20_000; // somebody waits for a card
const AGAIN_MS = 60_000; // what could not be had is not asked for at every card

const coming = new Map<string, Promise<ArrayBuffer | null>>();
const failed = new Map<string, number>(); // when

async function fetched(name: string): Promise<ArrayBuffer | null> {
  const address = site.policies[name];
  if (!address || performance.now() - (failed.get(name) ?? -AGAIN_MS) < AGAIN_MS) return null;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok) return await answer.arrayBuffer();
  } catch {
    // No network, and not kept yet.
  }
  failed.set(name, performance.now());
  return null;
}

/** A table as it was made; null when it cannot be had now. */
export function tableOf(name: string): Promise<ArrayBuffer | null> {
  const asked = coming.get(name) ?? fetched(name).finally(() => coming.delete(name));
  coming.set(name, asked);
  return asked;
}
