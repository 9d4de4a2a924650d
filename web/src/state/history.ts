// Panels, replays, what lies over them, and the browser's history: each is a step, so the phone's back button
// closes it.
// The address is the local id of the game, of the game replayed and the moment, or a link as it was given.
import type { Moment } from "../engine/types/replay.ts";
import { type Panel, type Place, pages, panels } from "./state.ts";

interface Step {
  panel: Panel | null;
  depth: number; // how many of our steps lie under this one
  whatIf?: string; // the game played here; beneath it is the replay it left
  sheet?: string; // what lies over a replay
}

function step(): Step {
  const kept = history.state as Partial<Step> | null;
  const panel = panels.find((name) => name === kept?.panel) ?? null;
  const { depth = 0, whatIf, sheet } = kept ?? {};
  return { panel, depth, ...(whatIf && { whatIf }), ...(sheet && { sheet }) };
}

/** The panel that the address itself names, and the place in it: "#book=E17". */
export function page(): { panel: Panel; at: string } | null {
  const [, name, at = ""] = /^#([a-z]+)(?:=([\w.-]*))?$/.exec(location.hash) ?? [];
  const panel = pages.find((one) => one === name);
  return panel ? { panel, at } : null;
}

/** The panels that an address can open though they have none of their own: shortcuts and links of other pages. */
const opened: readonly Panel[] = ["new", "games", "rules", "settings"];

/** Open the panel that the address names, "#games": from then on the address is that of what lies beneath. */
export function openNamed(): void {
  const [, name] = /^#([a-z]+)$/.exec(location.hash) ?? [];
  const panel = opened.find((one) => one === name);
  if (panel) history.replaceState({ ...step(), panel }, "", bareAddress());
}

const bareAddress = (): string => location.pathname + location.search;
const pageAddress = (panel: Panel, at: string): string => `${bareAddress()}#${panel}${at && `=${at}`}`;

/** The panel this step of the history shows. */
export const shownPanel = (): Panel | null => page()?.panel ?? step().panel;

/** Open a panel. It lies on the list of games, and takes the place of any other; a page of its own lies on whatever
 *  led to it, but for the menu. */
export function openPanel(panel: Panel, at = ""): void {
  const { panel: under, ...rest } = step();
  const url = pages.includes(panel) ? pageAddress(panel, at) : "";
  if (shownPanel() === panel) turnTo(at);
  else if (under && under !== "games" && (under === "menu" || !url))
    history.replaceState({ ...rest, panel }, "", url || (page() ? bareAddress() : location.href));
  else push({ ...rest, panel }, url);
}

/** Another place in the panel that the address names: no step of its own. */
export function turnTo(at: string): void {
  const here = page();
  if (here) history.replaceState(history.state, "", pageAddress(here.panel, at));
}

/** A step on top of this one, which from then on is known for one of ours. */
function push(next: Omit<Step, "depth">, url = ""): void {
  const under = step();
  history.replaceState(under, "");
  history.pushState({ ...next, depth: under.depth + 1 }, "", url || location.href);
}

let going: Promise<void> | null = null; // a step back: a second press does not go another one

function back(steps: number): Promise<void> {
  going ??= new Promise<void>((resolve) => {
    addEventListener("popstate", () => resolve(), { once: true });
    history.go(-steps);
  }).then(() => {
    going = null;
  });
  return going;
}

/** Close the topmost panel, or all of them and a replay too: the table is left. Done when the history
 *  has stepped back. */
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
    dispatchEvent(new PopStateEvent("popstate")); // the address opened it: whoever follows the history hears of it
  }
  if (all && place()) history.replaceState(null, "", bareAddress());
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

/** The moment a place names. */
export const momentOf = (at: Place): Moment | null => ("link" in at ? (at.link.split("@")[1] ?? null) : at.at);

const bare = (link: string): string => link.split("@")[0] ?? link;

/** The same game at another moment. */
export const placeAt = (place: Place, at: Moment): Place =>
  "link" in place ? { link: `${bare(place.link)}@${at}` } : { ...place, at };

/** Do two places name the same game? */
export const samePlace = (a: Place, b: Place): boolean =>
  "link" in a ? "link" in b && bare(a.link) === bare(b.link) : "kept" in b && a.kept === b.kept;

/** Was this address written by hand, or by a link? Of our own steps the history knows more. */
export const byHand = (): boolean => history.state === null;

/** The what-if game of this step of the history. */
export const whatIf = (): string | null => step().whatIf ?? null;

/** Name a game in the address, unless something else is looked at. */
export function address(id: string): void {
  if (addressed() === id || place() || page()) return;
  history.replaceState(history.state, "", `${location.pathname}${location.search}#game=${id}`);
}

/** Another game is laid on the table: a step of the history, so that the way back leads to the one before. */
export function goToGame(id: string): void {
  const before = addressed();
  const { panel, depth } = step();
  if (!before || before === id || panel || depth > 0) address(id);
  else history.pushState({ panel: null, depth: 0 }, "", `${bareAddress()}#game=${id}`);
}

const write = (at: Place): string => {
  const hash = "link" in at ? at.link : `replay=${at.kept}${at.at ? `@${at.at}` : ""}`;
  return `${location.pathname}${location.search}#${hash}`;
};

/** Go and look at a replay: a step of the history of its own. */
export function goTo(at: Place): void {
  push({ panel: null }, write(at));
}

/** The same replay at another moment, or kept by now: no step of its own. */
export function moveTo(at: Place): void {
  history.replaceState(history.state, "", write(at));
}

/** What lies over the replay. */
export const shownSheet = (): string | null => step().sheet ?? null;

/** Lay something over the replay. */
export function openSheet(sheet: string): void {
  const here = step();
  if (here.sheet) history.replaceState({ ...here, sheet }, "");
  else push({ ...here, sheet });
}

/** Take away what lies over the replay. Done when the history has stepped back. */
export async function closeSheet(): Promise<void> {
  const { sheet, depth, panel } = step();
  if (going) await going;
  else if (sheet && !panel && depth > 0) await back(1);
}

/** A what-if game begins, on top of its replay. */
export function goPlay(id: string): void {
  push({ panel: null, whatIf: id });
}

let leaving = false;

/** Leave the replay or the what-if game for what lies beneath it. */
export async function leave(): Promise<void> {
  if (leaving) return; // pressed twice
  leaving = true;
  await going;
  if (step().depth > 0) await back(1);
  else if (place()) history.replaceState(null, "", location.pathname + location.search);
  leaving = false;
}
