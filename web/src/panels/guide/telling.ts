// What the guide says: each moment once, for as long as it lasts.
import { lookUp } from "../../engine/lookUp.ts";
import type { BeloteView, EcarteView, Entry, View } from "../../engine/types/view.ts";
import { ended, lies } from "../../table/contract/moment.ts";
import * as belote from "./belote.ts";
import * as ecarte from "./ecarte.ts";

const MOST = 2; // moments explained at once

const games: Record<string, (view: View) => string[]> = {
  ecarte: (view) => ecarte.momentsOf(view as EcarteView),
  belote: (view) => belote.momentsOf(view as BeloteView),
};

export const canGuide = (game: string): boolean => Object.hasOwn(games, game);

/** The moments explained before, and those explained now. */
export interface Telling {
  told: string[];
  shown: string[];
}

/** Return the moments at a view; none while a trick is still shown. */
export function momentsAt(view: View, entry: Entry | null): string[] {
  const isOver = view.phase === "scored" || view.phase === "over";
  if (lies(view, entry) || (isOver && !ended(view, entry))) return [];
  return lookUp(games, view.game)?.(view) ?? [];
}

/** Return what is explained next: the latest moments that are new. When they are over they stay until another comes, or
 *  the player is asked something. A moment is not new after a special case of it: "turned" after "turned-king". */
export function tell(before: Telling, now: string[], isAsked: boolean): Telling {
  const { told, shown } = before;
  const isTold = (moment: string) => told.includes(moment) || hasSpecial([...told, ...shown], moment);
  const untold = now.filter((moment) => !isTold(moment));
  const isNew = untold.some((moment) => !shown.includes(moment));
  const next = isNew || isAsked ? untold.slice(-MOST) : shown;
  if (next.length === shown.length && next.every((moment, at) => moment === shown[at])) return before;
  return { told: [...told, ...shown.filter((moment) => !next.includes(moment))], shown: next };
}

const hasSpecial = (among: string[], moment: string): boolean => among.some((one) => one.startsWith(`${moment}-`));
