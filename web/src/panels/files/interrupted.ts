// An import or a restore that the end of the page has interrupted: the next page says what was kept. A Web Lock tells it from
// one that is under way in another window.
import type { Notice } from "../../state/state.ts";

/** The key in storage of what is being kept, and the name of its lock. */
export const MANY = "ecarte.many";

type What = "import" | "restore";

/** Note that many games are about to be kept; the function that it returns ends that. */
export function beginMany(what: What): () => void {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  void navigator.locks?.request(MANY, { mode: "shared" }, () => ended).catch(() => {}); // the browser has no locks
  noteMany(what, 0);
  return () => {
    end();
    forgetMany();
  };
}

/** Note how many games were kept so far. */
export function noteMany(what: What, kept: number): void {
  try {
    localStorage.setItem(MANY, JSON.stringify({ what, kept }));
  } catch {
    // No storage, so no game is kept either.
  }
}

function forgetMany(): void {
  try {
    localStorage.removeItem(MANY);
  } catch {
    // As above.
  }
}

function noted(): { what?: unknown; kept?: unknown } | null {
  try {
    return Object(JSON.parse(localStorage.getItem(MANY) ?? "null"));
  } catch {
    return null; // no storage, or a text of another program
  }
}

/** Return, once, what an interrupted import or restore has kept; null for none. */
export async function interrupted(): Promise<Notice | null> {
  const { what, kept } = noted() ?? {};
  if (!what) return null;
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  if (held.some(({ name }) => name === MANY)) return null; // another window is at it
  forgetMany();
  const actions = [{ label: "your-games", event: "app:games" }];
  if (what === "restore") return { key: "restore-interrupted", actions };
  return { key: "import-interrupted", words: { count: typeof kept === "number" ? kept : 0 }, actions };
}
