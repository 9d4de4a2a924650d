// Panels, replays and the browser's history: each is a step, so the phone's back button closes it.
// The address is the local id of the game, of the game replayed and the moment, or a link as it was given.
import { type Panel, type Place, panels } from "./state.ts";

interface Step {
  panel: Panel | null;
  depth: number; // how many of our steps lie under this one
  whatIf?: string; // the game played here; beneath it is the replay it left
}

function step(): Step {
  const kept = history.state as Partial<Step> | null;
  const panel = panels.find((name) => name === kept?.panel) ?? null;
  return { panel, depth: kept?.depth ?? 0, ...(kept?.whatIf && { whatIf: kept.whatIf }) };
}

/** The panel this step of the history shows. */
export const shownPanel = (): Panel | null => step().panel;

/** Open a panel. It lies on the list of games, and takes the place of any other. */
export function openPanel(panel: Panel): void {
  const { panel: under, ...rest } = step();
  if (under === panel) return;
  if (under && under !== "games") history.replaceState({ ...rest, panel }, "");
  else history.pushState({ ...rest, panel, depth: rest.depth + 1 }, "");
}

function back(steps: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("popstate", () => resolve(), { once: true });
    history.go(-steps);
  });
}

/** Close the topmost panel, or all of them and a replay too: the table is left. Done when the history
 *  has stepped back. */
export async function closePanels(all = false): Promise<void> {
  const { panel, depth } = step();
  if (depth > 0 && (panel || all)) await back(all ? depth : 1);
  else if (panel) history.replaceState({ ...step(), panel: null }, "");
  if (all && place()) history.replaceState(null, "", location.pathname + location.search);
}

const form = /^#game=([0-9a-z]+)$/;
const replayed = /^#replay=([0-9a-z]+)(?:@(.+))?$/;
const linked = /^#([a-z]\d.*)$/;

/** The game the address names. */
export const addressed = (): string | null => form.exec(location.hash)?.[1] ?? null;

/** What the address asks to look at instead of the table. */
export function place(): Place | null {
  const [, kept, at = null] = replayed.exec(location.hash) ?? [];
  if (kept) return { kept, at };
  const link = linked.exec(location.hash)?.[1];
  return link ? { link } : null;
}

/** The what-if game of this step of the history. */
export const whatIf = (): string | null => step().whatIf ?? null;

/** Name a game in the address, unless something else is looked at. */
export function address(id: string): void {
  if (addressed() === id || place()) return;
  history.replaceState(history.state, "", `${location.pathname}${location.search}#game=${id}`);
}

const write = (at: Place): string => {
  const hash = "link" in at ? at.link : `replay=${at.kept}${at.at ? `@${at.at}` : ""}`;
  return `${location.pathname}${location.search}#${hash}`;
};

/** Go and look at a replay: a step of the history of its own. */
export function goTo(at: Place): void {
  history.pushState({ panel: null, depth: step().depth + 1 }, "", write(at));
}

/** The same replay at another moment, or kept by now: no step of its own. */
export function moveTo(at: Place): void {
  history.replaceState(history.state, "", write(at));
}

/** A what-if game begins, on top of its replay. */
export function goPlay(id: string): void {
  history.pushState({ panel: null, depth: step().depth + 1, whatIf: id }, "");
}

/** Leave the replay or the what-if game for what lies beneath it. */
export async function leave(): Promise<void> {
  if (step().depth > 0) await back(1);
  else if (place()) history.replaceState(null, "", location.pathname + location.search);
}
