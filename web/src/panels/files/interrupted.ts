// Imports and restores that the end of their page has interrupted: a later page says what was kept. Each is marked in storage
// while it is under way, and holds a Web Lock of the same name, which ends with its page.
import { recallTable, remember } from "../../browser/kept.ts";
import type { Notice } from "../../state/state.ts";
import { freshId } from "../../store/rows.ts";

export const MARK_PREFIX = "ecarte.many.";

type What = "import" | "restore";

/** The mark of an import or a restore that is under way. */
export interface Mark {
  update(kept: number): void;
  remove(): void;
}

/** Mark an import or a restore that begins. */
export function mark(what: What): Mark {
  const name = MARK_PREFIX + freshId();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  void navigator.locks?.request(name, () => ended).catch(() => {}); // the browser refuses locks here
  const update = (kept: number) => remember(name, JSON.stringify({ what, kept }));
  update(0);
  return {
    update,
    remove: () => {
      end();
      remember(name, null);
    },
  };
}

/** Return the names of all marks. */
function listMarks(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(MARK_PREFIX));
  } catch {
    return []; // no storage
  }
}

/** Return what an interrupted import or restore has kept, and a function that forgets it, for when that has been said. Null
 *  if none was interrupted; of several, one is told at each start. */
export async function findInterrupted(): Promise<{ notice: Notice; forget(): void } | null> {
  const actions = [{ label: "your-games", event: "app:games" }];
  for (const name of await abandonedMarks()) {
    const forget = () => remember(name, null);
    const { what, kept } = recallTable(name);
    if (what === "restore") return { notice: { key: "restore-interrupted", actions }, forget };
    const words = { count: typeof kept === "number" ? kept : 0 };
    if (what === "import") return { notice: { key: "import-interrupted", words, actions }, forget };
    forget(); // no mark of this page
  }
  return null;
}

/** Return the names of the marks whose page has ended. */
async function abandonedMarks(): Promise<string[]> {
  const all = listMarks();
  if (all.length === 0) return [];
  const { held = [], pending = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  const used = new Set([...held, ...pending].map((lock) => lock.name));
  return all.filter((name) => !used.has(name));
}
