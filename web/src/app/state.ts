// Everything the page shows, in one value. The controller makes a new one for every change and the
// components only read it.
import type { Catalog, Challenge, Entry, Moment, Problem, Seat, View } from "../engine/types.ts";
import type { Words } from "../i18n/index.ts";
import type { Settings } from "../settings/settings.ts";
import type { Game } from "../store/games.ts";

// biome-ignore format: a list
export const panels = ["menu", "new", "games", "settings", "about", "resign", "rules", "import", "restore"] as const;
export type Panel = (typeof panels)[number];

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

/** What the address asks to look at instead of the table. */
export type Place = { kept: string; at: Moment | null } | { link: string };

/** That which is looked at: on its way while there is nothing else to be said of it. */
export interface Visit {
  place: Place;
  game?: { record: string; at: Moment | null; seat: Seat | null; kept: string | null; own: boolean };
  challenge?: Challenge; // to be taken up
  failed?: Notice; // not to be had
}

/** A file of games being read, or that has been. */
export interface Importing {
  running: boolean;
  stopped: boolean; // by the player
  full: boolean; // the device is
  progress: number; // 0…1
  games: string[]; // ids of those that were read, kept now or before
  kept: number;
  twice: number;
  broken: number;
  findings: Finding[];
  unlisted: number; // findings past the most that are listed
  empty: string[]; // names of the files without a game
}

/** A problem of a text, with the lines around it. */
export interface Finding {
  file: string; // "" for a pasted text
  problem: Problem;
  lines: { number: number; text: string }[];
  from: number; // characters left out at the beginning of each line
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
  visit: Visit | null; // seen instead of the table
  importing: Importing | null;
  shelf: number; // grows when the games on the shelf become others
  notice: Notice | null;
  catalog: Catalog | null;
  settings: Settings;
  lastingStorage: boolean;
  update: "none" | "ready" | "wanted" | "taken"; // a new version of the page
  installable: boolean;
  newcomer: boolean; // has never been here before
}
