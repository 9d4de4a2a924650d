// What the engine (py/ecarte/requests/web.py) answers.
// Made by `make types` from py/ecarte/types/answer.py: what is to be different is declared there.
import type { ChosenWhy, Estimate, Explored, Reading, Review, Why } from "./analysis.ts";
import type { Arbiter, Laws } from "./laws.ts";
import type { Match } from "./match.ts";
import type { Moment, Replay } from "./replay.ts";
import type { Slice, Summary } from "./summary.ts";
import type { Entry, Frame, Options, OptionValue, Problem, Rules, Seat, View } from "./view.ts";

export interface OfferedPreset {
  /** words: `preset-<name>`, `preset-<name>-help` */
  name: string;
  options: Options;
}

/** Words: `option-<name>`, `option-<name>-help`, `option-<name>-<value>` (not for flags). */
export interface OfferedOption {
  name: string;
  values: OptionValue[];
  default: OptionValue;
  rule: string;
  /** other options, and the values of theirs that it makes sense with */
  needs: Record<string, OptionValue[]>;
  /** values that only games of before have, and what is played in their place */
  superseded: Record<string, OptionValue>;
  /** for a value: what other options are then offered first */
  suggests: Record<string, Options>;
}

export interface OfferedGame {
  /** words: `game-<name>` */
  name: string;
  /** the newest version of each */
  presets: OfferedPreset[];
  options: OfferedOption[];
  /** words: `player-<name>` */
  players: string[];
  /** kinds of match, words: `match-<kind>` */
  matches: string[];
  /** the computer's spectators, words: `gallery-<name>`, `gallery-<name>-is` */
  gallery: string[];
}

export interface Catalog {
  version: string;
  games: OfferedGame[];
}

/** What a challenge link offers, before it is taken up. What there is to beat stays sealed. */
export interface Challenge {
  game: string;
  rules: Rules;
  /** who plays, in turn order */
  seats: Seat[];
  /** who sends it, "" when unknown */
  name: string;
  /** the seat to be played */
  seat: Seat;
  /** the computer's as they were, {"N": "amateur"}; whom nobody plays now is not there */
  players: Record<Seat, string>;
}

export interface ProvedDeal {
  number: number;
  attempt: number;
  cut: string;
  cards: number;
  proved: boolean;
}

/** What the seed of a game proves of its deals: every card that was given compared with the pack. */
export interface Proof {
  /** as the record has it, "" when it has none */
  commitment: string;
  /** which deal that comes with the page it began with: its seed is public, and seals nothing */
  prepared: number | null;
  /** given out when the game is over */
  seed: string | null;
  over: boolean;
  /** as far as it has been played */
  proved: boolean;
  /** that were compared */
  cards: number;
  deals: ProvedDeal[];
  /** why it is not proved */
  problems: Problem[];
  /** the next deal may be opened, and cut with words */
  cuts: boolean;
  /** the words it is bound to, "" for none, when it has been opened before and was taken back */
  kept: string | null;
}

/** Long work comes in slices: what to ask again with, until there is a result. */
export interface Continued {
  /** Long work comes in slices: what to ask again with, until there is a result. */
  continue?: string;
}

/** What any request is answered; which of it, the request says. */
export interface Answer extends Continued {
  /** tables to be provided before it is asked again; the client sees to that (client.ts) */
  needs?: string[];
  /** tables that could not be had: it was answered without them; the client's */
  without?: string[];
  /** how far long work is, 0…1 */
  progress?: number;
  /** ECN, to be kept as it is, never read by the page */
  record?: string;
  view?: View;
  /** the whole game */
  log?: Entry[];
  /** what this request added, in order; the last frame's view is `view` */
  frames?: Frame[];
  summary?: Summary;
  /** an event of view.legal; in écarté with its figures, answer.estimate */
  hint?: string;
  catalog?: Catalog;
  version?: string;
  slice?: Slice;
  replay?: Replay;
  views?: Record<Moment, View>;
  /** without "#" */
  link?: string;
  at?: Moment;
  challenge?: Challenge;
  match?: Match;
  laws?: Laws;
  arbiter?: Arbiter;
  /** "sha256:…" */
  commitment?: string;
  proof?: Proof;
  estimate?: Estimate;
  review?: Review;
  why?: Why;
  /** in order, what was forced left out */
  whys?: ChosenWhy[];
  reader?: Reading;
  explore?: Explored;
  /** when it was refused; the record is as it was */
  problems?: Problem[];
}
