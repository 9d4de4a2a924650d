// Finished lessons, stored with the settings, which backups include.

const KEY = "ecarte.lessons";

/** Return the names of the lessons finished on this device. */
export function loadDone(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // no storage, or a text of another program
  }
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
