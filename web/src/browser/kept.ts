// What the page remembers in the browser's storage. Where there is none, it is forgotten with the page.

type Storage = "localStorage" | "sessionStorage"; // the latter ends with the window

/** Return the text stored under a key, or null. */
export function recall(key: string, storage: Storage = "localStorage"): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Return the value stored under a key as JSON; null for none, and for a text of another program. */
export function recallValue(key: string, storage?: Storage): unknown {
  try {
    return JSON.parse(recall(key, storage) ?? "null");
  } catch {
    return null;
  }
}

/** Return the object stored under a key as JSON; an empty one for anything else. */
export function recallTable(key: string): Record<string, unknown> {
  const value = recallValue(key);
  return typeof value === "object" && !Array.isArray(value) ? { ...value } : {};
}

/** Return the texts of the list stored under a key as JSON; none for anything else. */
export function recallList(key: string): string[] {
  const value = recallValue(key);
  return Array.isArray(value) ? value.map(String) : [];
}

/** Store a text, or with null, remove it. Return whether there is storage. */
export function remember(key: string, text: string | null, storage: Storage = "localStorage"): boolean {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Return true once for a key; without storage never, so that nothing is offered again and again. */
export const isFirstTime = (key: string): boolean => recall(key) === null && remember(key, "yes");
