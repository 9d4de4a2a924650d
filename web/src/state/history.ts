// The browser's history: panels, replays, what-if games and dialogs over a replay are entries, so that the phone's back
// button closes them.
import { address, addressed, bareAddress, page, pageAddress, place, placeHash, turnTo } from "./address.ts";
import { type Panel, type Place, pages, panels } from "./state.ts";

interface Step {
  panel: Panel | null;
  depth: number; // the number of the page's entries below this one
  whatIf?: string; // the what-if game; its replay is the entry below
  sheet?: string; // the dialog over a replay
}

function step(): Step {
  const kept = history.state as Partial<Step> | null;
  const panel = panels.find((name) => name === kept?.panel) ?? null;
  const { depth = 0, whatIf, sheet } = kept ?? {};
  return { panel, depth, ...(whatIf && { whatIf }), ...(sheet && { sheet }) };
}

/** Return whether the address was typed, or opened by a link: the page's own entries have a state. */
export const byHand = (): boolean => history.state === null;

let show = async (): Promise<void> => {};

/** Call `follower` whenever the user goes to another entry, and when the page itself has: see `arrive`. */
export function followHistory(follower: () => Promise<void>, popped: () => void): void {
  show = follower;
  addEventListener("popstate", popped);
}

/** Show what the address and this entry name. Browsers tell nobody of an entry that the page itself has added or changed. */
export const arrive = (): Promise<void> => show();

// ---- panels

/** Panels without an address of their own that an address can open, for shortcuts and for links on other pages. */
const opened: readonly Panel[] = ["new", "games", "rules", "settings", "friend"];

/** Open the panel that the address names, "#games", and return what a friend has sent in it, "#friend=…" or "#meet=…". From then
 *  on the address is that of the entry below. */
export function openNamed(): string | null {
  const { hash } = location;
  const mail = /^#(friend|meet)=./.test(hash) ? hash : null;
  const panel = mail ? "friend" : opened.find((one) => hash === `#${one}`);
  if (panel) history.replaceState({ ...step(), panel }, "", bareAddress());
  return mail;
}

/** Return the panel of this entry. */
export const shownPanel = (): Panel | null => page()?.panel ?? step().panel;

/** Open a panel. It is shown over the list of games, and replaces any other panel. One with an address is shown
 *  over whatever opened it, except the menu. */
export function openPanel(panel: Panel, at = ""): void {
  const { panel: under, ...rest } = step();
  const url = pages.includes(panel) ? pageAddress(panel, at) : "";
  if (shownPanel() === panel) turnTo(at);
  else if (under && under !== "games" && (under === "menu" || !url))
    history.replaceState({ ...rest, panel }, "", url || (page() ? bareAddress() : location.href));
  else push({ ...rest, panel }, url);
}

/** Close the topmost panel, or all of them and a replay as well. Resolves when the history has gone back. */
export async function closePanels(all = false): Promise<void> {
  if (going) {
    await going;
    if (!all) return;
  }
  const { depth } = step();
  const panel = shownPanel();
  if (depth > 0 && (panel || all)) await back(all ? depth : 1);
  else if (panel) {
    history.replaceState({ ...step(), panel: null }, "", page() ? bareAddress() : location.href);
    dispatchEvent(new PopStateEvent("popstate")); // the address had opened it: inform those who follow the history
  }
  if (all && place()) history.replaceState(null, "", bareAddress());
}

/** Close everything over the table. */
export async function showTable(): Promise<void> {
  await closePanels(true);
  await arrive();
}

// ---- entries

/** Add an entry, and mark the present one as the page's own. */
function push(next: Omit<Step, "depth">, url = ""): void {
  const under = step();
  history.replaceState(under, "");
  history.pushState({ ...next, depth: under.depth + 1 }, "", url || location.href);
}

let going: Promise<void> | null = null; // going back: a second press must not go back further

function back(steps: number): Promise<void> {
  going ??= new Promise<void>((resolve) => {
    addEventListener("popstate", () => resolve(), { once: true });
    history.go(-steps);
  }).then(() => {
    going = null;
  });
  return going;
}

// ---- games and replays

/** Open another game: as an entry, so that one can go back to the game before. */
export function goToGame(id: string): void {
  const before = addressed();
  const { panel, depth } = step();
  if (!before || before === id || panel || depth > 0) address(id);
  else history.pushState({ panel: null, depth: 0 }, "", `${bareAddress()}#game=${id}`);
}

/** Open a replay, as an entry. A dialog named here is in the same entry: closing it leaves the replay, too. */
export function goTo(at: Place, sheet = ""): void {
  push({ panel: null, ...(sheet && { sheet }) }, `${bareAddress()}#${placeHash(at)}`);
}

/** Go to an address of the page, as if it had been typed. While a panel is being closed, that is awaited: going back would
 *  lead away from it. */
export async function goToHash(hash: string): Promise<void> {
  if (going) await going;
  location.hash = hash;
}

/** Begin a what-if game, as an entry over its replay. */
export function goPlay(id: string): void {
  push({ panel: null, whatIf: id });
}

/** Return the what-if game of this entry. */
export const whatIf = (): string | null => step().whatIf ?? null;

let leaving = false;

/** Leave the replay or the what-if game for the entry below. */
export async function leave(): Promise<void> {
  if (leaving) return; // pressed twice
  leaving = true;
  await going;
  if (step().depth > 0) await back(1);
  else if (place()) history.replaceState(null, "", bareAddress());
  leaving = false;
}

// ---- dialogs over a replay

/** Return the dialog over the replay. */
export const shownSheet = (): string | null => step().sheet ?? null;

/** Open a dialog over the replay; it replaces another one. While one is being closed, that is awaited: going back would
 *  close this one. */
export async function openSheet(sheet: string): Promise<void> {
  if (going) await going;
  const here = step();
  if (here.sheet) history.replaceState({ ...here, sheet }, "");
  else push({ ...here, sheet });
}

/** Close the dialog over the replay. Resolves when the history has gone back. */
export async function closeSheet(): Promise<void> {
  const { sheet, depth, panel } = step();
  if (going) await going;
  else if (sheet && !panel && depth > 0) await back(1);
}
