// The address of the page: a game by its id, a replay and its moment, a link as it was given, or a panel that has an
// address. Nothing here adds an entry to the browser's history.
import type { Moment } from "../engine/types/replay.ts";
import { linkOf } from "./links.ts";
import { type Panel, type Place, pages } from "./state.ts";

const gameForm = /^#game=([0-9a-z]+)$/;
const replayForm = /^#replay=([0-9a-z]+)(?:@(.+))?$/;
const ownForm = /^#[a-z]+=/; // a game, a replay, a place in a panel

/** Return the address without its hash. */
export const bareAddress = (): string => location.pathname + location.search;

/** Replace the address in the present entry of the history. */
const write = (hash: string): void => history.replaceState(history.state, "", `${bareAddress()}#${hash}`);

/** Return the panel that the address names, and the place in it: "#book=E17". */
export function page(): { panel: Panel; at: string } | null {
  const [, name, at = ""] = /^#([a-z]+)(?:=([\w.-]*))?$/.exec(location.hash) ?? [];
  const panel = pages.find((one) => one === name);
  return panel ? { panel, at } : null;
}

/** Return the address of a place in a panel. */
export const pageAddress = (panel: Panel, at: string): string => `${bareAddress()}#${panel}${at && `=${at}`}`;

/** Go to another place in the panel that the address names. */
export function turnTo(at: string): void {
  const here = page();
  if (here) history.replaceState(history.state, "", pageAddress(here.panel, at));
}

/** Return the id of the game that the address names. */
export const addressed = (): string | null => gameForm.exec(location.hash)?.[1] ?? null;

/** Name a game in the address, unless it names something else that is shown. */
export function address(id: string): void {
  if (addressed() !== id && !place() && !page()) write(`game=${id}`);
}

/** Return the replay that the address names. */
export function place(): Place | null {
  const [, kept, at = null] = replayForm.exec(location.hash) ?? [];
  if (kept) return { kept, at: at && momentIn(at) };
  const link = ownForm.test(location.hash) ? "" : linkOf(location.hash.slice(1));
  return link ? { link } : null;
}

/** Name another moment of the replay in the address, or the id under which it was saved. */
export const moveTo = (at: Place): void => write(placeHash(at));

/** Return a moment for an address. Its "#" is encoded, because many programs cut an address off at a second one. */
export const momentHash = (at: Moment): string => at.replaceAll("#", "%23");

/** Return the moment in an address, where its "#" may be encoded, also more than once. */
const momentIn = (at: string): Moment => at.replaceAll(/%(?:25)*23/g, "#");

/** Return the hash of a replay's address. */
export const placeHash = (at: Place): string => {
  const to = momentOf(at);
  const chapter = "link" in at ? chapterIn(at.link) : "";
  const behind = [chapter, to && momentHash(to)].filter(Boolean).join(":");
  return ("link" in at ? bare(at.link) : `replay=${at.kept}`) + (behind && `@${behind}`);
};

const bare = (link: string): string => link.split("@")[0] ?? link;

const behind = (link: string): string => momentIn(link.split("@")[1] ?? "");

/** Return the number of the game that a link to several opens at, as it is written in the link; "" where it is not. */
const chapterIn = (link: string): string => (/^s\d/.test(link) && /^\d+(?=:|$)/.exec(behind(link))?.[0]) || "";

/** Return the moment that a place names. */
export const momentOf = (at: Place): Moment | null => {
  if ("kept" in at) return at.at && momentIn(at.at);
  return behind(at.link).slice(chapterIn(at.link).length).replace(/^:/, "") || null;
};

/** Return the place of another moment in the same game. */
export const placeAt = (place: Place, at: Moment): Place =>
  "link" in place
    ? { link: `${bare(place.link)}@${/^s\d/.test(place.link) ? `${chapterIn(place.link) || 1}:` : ""}${at}` }
    : { ...place, at };

/** Return the place of the beginning of a chapter, for a link to several games. */
export const chapterAt = (link: string, chapter: number): Place => ({ link: `${bare(link)}@${chapter}` });

/** Return whether two places are in the same game. */
export const samePlace = (a: Place, b: Place): boolean =>
  "link" in a
    ? "link" in b && bare(a.link) === bare(b.link) && (chapterIn(a.link) || "1") === (chapterIn(b.link) || "1")
    : "kept" in b && a.kept === b.kept;
