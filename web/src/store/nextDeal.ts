// The deal for the next visit, and the request to keep what is stored.
import { quietly, writing } from "./database.ts";
import { noteFailure } from "./keeping.ts";
import type { Kept } from "./rows.ts";
import { readKept } from "./sound.ts";

let next: Kept | null = null;

export async function keepNextDeal(dealt: Kept): Promise<void> {
  next = dealt;
  await (await writing())?.put("kept", dealt, "next");
}

/** Return the game dealt for this visit, and remove it, so that no other window gets it. */
export async function takeNextDeal(): Promise<Kept | null> {
  const mine = next;
  next = null;
  const db = await writing();
  if (!db) return mine;
  try {
    const change = quietly(db.transaction("kept", "readwrite"));
    const kept = await change.store.get("next");
    await Promise.all([change.store.delete("next"), change.done]);
    return readKept(kept);
  } catch (error) {
    noteFailure(error);
    return mine;
  }
}

let isAsked = false;

/** Ask the browser, once per visit, not to delete our games when it is short of space. */
export async function askToPersist(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    if (await navigator.storage?.persisted?.()) return;
    await navigator.storage?.persist?.();
  } catch {
    // Refused: the browser may delete the games.
  }
}
