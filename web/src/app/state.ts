// Everything the page shows, in one value. The controller makes a new one for every change and the
// components only read it.
import type { Catalog, Entry, Problem, View } from "../engine/types.ts";
import type { Words } from "../i18n/index.ts";
import type { Settings } from "../settings/settings.ts";
import type { Game } from "../store/games.ts";

export type Panel = "menu" | "new" | "games" | "settings" | "about" | "resign" | "rules";
export const panels: readonly Panel[] = ["menu", "new", "games", "settings", "about", "resign", "rules"];

/** A sentence for the player, with what can be done about it. */
export interface Notice {
  key: string; // its words
  words?: Words;
  problem?: Problem; // instead of `key`
  actions?: { label: string; event: string }[]; // `label` names the words of a button
}

/** What is on the table: the game as it stands, or one of the moments between. */
export interface Shown {
  view: View;
  entry: Entry | null; // what has just happened
  log: Entry[];
}

export interface State {
  game: Game | null;
  shown: Shown | null;
  waiting: boolean; // for the opponent, or for the engine with a click in hand
  queued: string | null; // an event clicked while it could not be sent yet
  hint: string | null; // an event worth considering
  watching: boolean; // another window plays this game
  engine: "starting" | "ready" | "failed";
  panel: Panel | null;
  notice: Notice | null;
  catalog: Catalog | null;
  settings: Settings;
  lastingStorage: boolean;
  update: "none" | "ready" | "wanted" | "taken"; // a new version of the page
  installable: boolean;
  newcomer: boolean; // has never been here before
}
