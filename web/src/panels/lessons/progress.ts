// Which lessons are done. It is stored with the settings, which backups hold.

const KEY = "ecarte.lessons";

/** Return the names of the lessons that are done on this device. */
export function loadDone(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // no storage, or not ours
  }
}

/** Note a lesson as done, and return all that are. */
export function noteDone(name: string): string[] {
  const done = [...new Set([...loadDone(), name])]; // another window may have gone on
  try {
    localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // No storage: it lasts as long as the page.
  }
  return done;
}
