// Panels and the browser's history: each open panel is a step, so the phone's back button closes it.
// The address is the local id of the game and nothing else.
import { type Panel, panels } from "./state.ts";

interface Step {
  panel: Panel | null;
  depth: number; // how many of our steps lie under this one
}

function step(): Step {
  const kept = history.state as Partial<Step> | null;
  const panel = panels.find((name) => name === kept?.panel) ?? null;
  return { panel, depth: panel ? (kept?.depth ?? 0) : 0 };
}

/** The panel this step of the history shows. */
export const shownPanel = (): Panel | null => step().panel;

/** Open a panel. It lies on the list of games, and takes the place of any other. */
export function openPanel(panel: Panel): void {
  const { panel: under, depth } = step();
  if (under === panel) return;
  if (under && under !== "games") history.replaceState({ panel, depth }, "");
  else history.pushState({ panel, depth: depth + 1 }, "");
}

/** Close the topmost panel, or all of them. Done when the history has stepped back. */
export function closePanels(all = false): Promise<void> {
  const { panel, depth } = step();
  if (!panel) return Promise.resolve();
  if (depth === 0) {
    history.replaceState(null, "");
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    addEventListener("popstate", () => resolve(), { once: true });
    history.go(all ? -depth : -1);
  });
}

const form = /^#game=([0-9a-z]+)$/;

/** The game the address names. */
export const addressed = (): string | null => form.exec(location.hash)?.[1] ?? null;

/** Name a game in the address. */
export function address(id: string): void {
  if (addressed() !== id) history.replaceState(history.state, "", `${location.search}#game=${id}`);
}
