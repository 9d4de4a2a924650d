// Everything the page shows, in one value. The controller makes a new one for every change and the
// components only read it.
import type { VNode } from "preact";
import type { Estimate } from "../engine/types/analysis.ts";
import type { Catalog, Challenge } from "../engine/types/answer.ts";
import type { Match } from "../engine/types/match.ts";
import type { Moment } from "../engine/types/replay.ts";
import type { Entry, Problem, Seat, View } from "../engine/types/view.ts";
import type { Words } from "../i18n/index.ts";
import type { Settings } from "../settings/settings.ts";
import type { Game, Keeping } from "../store/games.ts";

// biome-ignore format: a list
export const panels = ["menu", "new", "games", "settings", "about", "resign", "rules", "import", "restore", "bin", "book", "arbiter", "match", "bet", "fair", "cut", "explorer", "why", "save"] as const;
export type Panel = (typeof panels)[number];
/** Those with an address of their own, "#book=E17". */
export const pages: readonly Panel[] = ["book", "arbiter", "fair", "explorer"];

/** A sentence for the player, with what can be done about it. */
export interface Notice {
  key: string; // its words
  words?: Words;
  problem?: Problem; // instead of `key`
  told?: string; // instead of `key`: in words already
  sheet?: VNode; // instead of `key`: more than a sentence
  actions?: { label: string; event: string }[]; // `label` names the words of a button
}

/** What is on the table: the game as it stands, or one of the moments between. */
export interface Shown {
  view: View;
  entry: Entry | null; // what has just happened
  log: Entry[];
}

/** A game of a match that is about to begin. */
export interface Betting {
  match: Match;
  seed: string;
  cut: string; // words for its first deal
}

/** What the address asks to look at instead of the table. */
export type Place = { kept: string; at: Moment | null } | { link: string };

/** That which is looked at: on its way while there is nothing else to be said of it. */
export interface Visit {
  place: Place;
  game?: { record: string; at: Moment | null; seat: Seat | null; kept: string | null; own: boolean; settled?: boolean };
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

export interface State extends Keeping {
  game: Game | null;
  shown: Shown | null;
  waiting: boolean; // for the opponent, or for the engine with a click in hand
  queued: string | null; // an event clicked while it could not be sent yet
  curtain: Seat | null; // the device is on its way to whoever sits there: nothing of the game is shown
  match: Match | null; // that of the game on the table, once it has been asked for
  paused: boolean; // whoever looks on has stopped the game
  fast: boolean; // or wants to see it faster
  betting: Betting | null; // before a game, whoever looks on may bet on it
  passing: Seat | null; // whoever holds the device looks at what they drew, before it goes to this one
  seeking: boolean; // a hint, or its figures
  hint: string | null; // an event worth considering
  estimate: Estimate | null; // the figures behind it
  watching: boolean; // another window plays this game
  engine: "starting" | "ready" | "failed";
  panel: Panel | null;
  visit: Visit | null; // seen instead of the table
  importing: Importing | null;
  saving: string[]; // ids of games that are saved, some of which are not over; none: the one on the table
  shelf: number; // grows when the games on the shelf become others
  notice: Notice | null;
  catalog: Catalog | null;
  settings: Settings;
  update: "none" | "ready" | "wanted" | "taken"; // a new version of the page
  installable: boolean;
  newcomer: boolean; // has never been here before
}
