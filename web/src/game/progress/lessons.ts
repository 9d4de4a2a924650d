// Finished lessons, stored with the settings, which backups include.

import { recall, remember } from "../../browser/kept.ts";

const KEY = "ecarte.lessons";

/** Return the names of the lessons finished on this device. */
export const loadDone = (): string[] => read(recall(KEY) ?? "[]");

function read(text: string): string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // a text of another program
  }
}

/** Add the lessons finished on another device, from its backup. */
export function addDone(text: string): void {
  for (const name of read(text)) noteDone(name);
}

/** Note that a lesson is finished, and return all that are. */
export function noteDone(name: string): string[] {
  const done = [...new Set([...loadDone(), name])]; // another window may have added some
  remember(KEY, JSON.stringify(done));
  return done;
}
