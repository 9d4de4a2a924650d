// Finished lessons, stored with the settings, which backups include.

const KEY = "ecarte.lessons";

/** Return the names of the lessons finished on this device. */
export function loadDone(): string[] {
  try {
    return read(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return []; // no storage
  }
}

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
  try {
    localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // No storage: it lasts until the page is closed.
  }
  return done;
}
