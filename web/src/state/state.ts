// The state of the page: everything it shows, in one value. `control/store.ts` replaces it at every change; components only
// read it.
import type { VNode } from "preact";
import type { First } from "../engine/links/first.ts";
import type { Decision, Estimate } from "../engine/types/analysis.ts";
import type { Catalog, Challenge } from "../engine/types/answer.ts";
import type { Match } from "../engine/types/match.ts";
import type { Moment } from "../engine/types/replay.ts";
import type { Imported } from "../engine/types/summary.ts";
import type { Entry, Problem, Seat, View } from "../engine/types/view.ts";
import type { Words } from "../i18n/index.ts";
import type { Settings } from "../settings/settings.ts";
import type { Game } from "../store/games.ts";
import type { Keeping } from "../store/keeping.ts";

// biome-ignore format: a list
export const panels = ["menu", "new", "daily", "puzzles", "lessons", "stats", "games", "settings", "about", "resign", "rules", "import", "restore", "bin", "book", "arbiter", "match", "bet", "fair", "cut", "explorer", "why", "save", "pad", "study", "friend"] as const;
export type Panel = (typeof panels)[number];
/** The panels with an address of their own, "#book=E17". */
// biome-ignore format: a list
export const pages: readonly Panel[] = ["daily", "puzzles", "lessons", "stats", "book", "arbiter", "fair", "explorer", "pad"];

/** The panels with a table of their own: the game's table is not drawn below them. */
export const withTable: readonly Panel[] = ["puzzles", "lessons"];

/** A message to the user, with buttons. */
export interface Notice {
  key: string; // the id of its words
  words?: Words;
  problem?: Problem; // instead of `key`
  text?: string; // instead of `key`: the words themselves
  sheet?: VNode; // instead of `key`: more than a sentence
  actions?: { label: string; event: string }[]; // buttons; `label` names their words
}

/** What is on the table: the current state of the game, or a moment on the way to it. */
export interface Shown {
  view: View;
  entry: Entry | null; // the latest event
  log: Entry[];
}

/** What each of two people may see of a game that lies between them. */
interface Hands {
  record: string; // the game it belongs to
  views: Record<Seat, View>;
}

/** A game of a match that is about to begin. */
export interface Betting {
  match: Match;
  seed: string;
  cut: string; // words for its first deal
}

/** A replay, by the id of a saved game or by a link. */
export type Place = { kept: string; at: Moment | null } | { link: string };

/** A game of a study: saved here under an id, or in a link. */
export interface Chapter {
  name: string;
  id: string | null;
  record: string | null;
  seat: Seat | null; // the record is this seat's view
}

/** A study, one of whose chapters is shown. */
export interface Study {
  title: string;
  chapters: Chapter[];
  at: number; // which of them, from 1
}

/** A replay or challenge shown instead of the table. While it is loaded, only its place is known. */
export interface Visit {
  place: Place;
  first?: First; // what a link tells of its game before the engine is there
  game?: { record: string; at: Moment | null; seat: Seat | null; kept: string | null; own: boolean; settled?: boolean };
  study?: Study; // the game is a chapter of it
  challenge?: Challenge; // to be accepted
  failed?: Notice; // why it cannot be shown
}

/** An import of games, under way or finished. */
export interface Importing {
  running: boolean;
  stopped: boolean; // by the user
  full: boolean; // the device has no more room
  progress: number; // 0…1
  games: string[]; // ids of the games read, saved now or before
  kept: number;
  twice: number;
  broken: number;
  findings: Finding[];
  unlisted: number; // findings beyond those listed
  mended: Mended[]; // games to compare with what was typed before they are kept
  isAsking: boolean; // it waits for an answer about these
  isAway: boolean; // the user has put its notice away; "Your games" still shows it
  more: boolean; // it reads on after the answer
  left: number; // games that were not kept after all
  draft: string; // the text to change, for the field
}

/** A game that is read with warnings. */
export interface Mended {
  file: string; // "" for a pasted text
  game: Imported;
}

/** A problem in an imported text, with the lines around it. */
export interface Finding {
  file: string; // "" for a pasted text
  problem: Problem;
  lines: { number: number; text: string }[];
  from: number; // characters left out at the beginning of each line
}

export interface State extends Keeping {
  game: Game | null;
  shown: Shown | null;
  waiting: boolean; // for the opponent, or for the engine to take a click
  queued: string | null; // an event clicked before it could be sent
  curtain: Seat | null; // while the device is handed to this seat, the game is hidden
  hands: Hands | null; // of a game that lies between two people
  match: Match | null; // the match of the game on the table, once it is known
  paused: boolean; // a watched game
  fast: boolean; // a watched game
  skipped: string | null; // the id of a watched game that is played to its end at once
  betting: Betting | null; // a spectator may bet on the next game
  passing: Seat | null; // the next holder of the device, once the present one has seen the cards drawn
  seeking: boolean; // a hint has been requested
  hint: string | null; // the event that it suggests
  estimate: Estimate | null; // the figures behind the hint
  watching: boolean; // another window plays this game
  engine: "starting" | "ready" | "failed";
  panel: Panel | null;
  visit: Visit | null; // shown instead of the table
  judging: Decision | null; // a review's verdict, shown if a replay opens at the moment before the decision
  importing: Importing | null;
  studying: string; // the study to change, by the key of game/studies.ts; "" for a new one
  mail: string | null; // a text with messages of a friend that the user has brought
  saving: string[]; // ids of the games to download, some unfinished; empty: the game on the table
  libraryVersion: number; // increases whenever the saved games change
  notice: Notice | null;
  catalog: Catalog | null;
  settings: Settings;
  update: "none" | "ready" | "wanted" | "taken"; // a new version of the page
  installable: boolean;
  newcomer: boolean; // the user's first visit
  guide: string | null; // the id of the game with a guide
}

/** The props of a component that reads these fields of the state, and no others. */
export interface Reads<Field extends keyof State> {
  state: Pick<State, Field>;
}
