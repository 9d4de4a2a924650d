// What the engine (py/ecarte/requests/web.py) answers.
// Made by `make types` from py/ecarte/types/answer.py: what is to be different is declared there.
import type {
  ChosenWhy,
  Estimate,
  Explored,
  JudgedSums,
  ListedPuzzle,
  Puzzle,
  Reading,
  Review,
  Solution,
  Standings,
  Why,
} from "./analysis.ts";
import type { Estimated, GameFigures } from "./figures.ts";
import type { Arbiter, Laws } from "./laws.ts";
import type { Match } from "./match.ts";
import type { Moment, Replay } from "./replay.ts";
import type { Slice, Summary } from "./summary.ts";
import type { Entry, Frame, Options, OptionValue, Problem, Rules, Seat, Side, View } from "./view.ts";

/** A preset for new games. */
export interface OfferedPreset {
  /** words: `preset-<name>`, `preset-<name>-help` */
  name: string;
  options: Options;
}

/** An option for new games. Words: `option-<name>`, `option-<name>-help`, `option-<name>-<value>` (except flags). */
export interface OfferedOption {
  name: string;
  values: OptionValue[];
  default: OptionValue;
  rule: string;
  /** it has an effect only while other options have one of these values */
  needs: Record<string, OptionValue[]>;
  /** values only older games have, and those that replace them in new games */
  superseded: Record<string, OptionValue>;
  /** for a chosen value, the values other options are then set to */
  suggests: Record<string, Options>;
}

/** What the panel for new games offers of a game. */
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

/** The games that can be played, and the engine's version. */
export interface Catalog {
  version: string;
  games: OfferedGame[];
}

/** What a challenge link offers, before it is taken up. The result to beat stays sealed. */
export interface Challenge {
  game: string;
  rules: Rules;
  /** in turn order */
  seats: Seat[];
  /** the sender's name, "" when unknown */
  name: string;
  /** the seat to be played */
  seat: Seat;
  /** the computer players of the original, {"N": "amateur"}, without other people's seats */
  players: Record<Seat, string>;
}

/** How a game's daily deal is played. */
export interface DailyTerms {
  /** the user's */
  seat: Seat;
  /** the computer's, {"N": "club"} */
  players: Record<Seat, string>;
  /** the player with whose result the user's is compared */
  strongest: string;
  /** points */
  target: number;
  /** after how many the game ends; absent where it goes to the target */
  deals?: number;
}

/** The result of a daily deal, and the points each deal of it brought. */
export interface DailyGame {
  score: Record<Side, number>;
  winner: Side | null;
  deals: Record<Side, number>[];
}

/** The result of a daily deal, and the strongest player's with the same cards in the same seat. */
export interface DailyResult {
  own: DailyGame;
  strongest: DailyGame;
}

/** What the seed proves of one deal. */
export interface ProvedDeal {
  number: number;
  attempt: number;
  cut: string;
  cards: number;
  proved: boolean;
}

/** What the seed of a game proves of its deals: every card dealt is compared with the pack. */
export interface Proof {
  /** of the record, "" when it has none */
  commitment: string;
  /** the number of the deal that comes with the page, if it began with one: its seed is public */
  prepared: number | null;
  /** the day whose daily deal it is, "2026-11-23": its seed is public */
  daily?: string;
  /** revealed when the game is over */
  seed: string | null;
  over: boolean;
  /** as far as it has been played */
  proved: boolean;
  /** the number of cards compared */
  cards: number;
  deals: ProvedDeal[];
  /** why it is not proved */
  problems: Problem[];
  /** the next deal may be opened, and cut with words */
  cuts: boolean;
  /** the words that deal keeps, "" for none, if it was opened before and taken back */
  kept: string | null;
}

/** Long work is answered in slices: what to ask again with, until there is a result. */
export interface Continued {
  /** Long work is answered in slices: what to ask again with, until there is a result. */
  continue?: string;
}

/** The answer to any request; the request says which fields it has. */
export interface Answer extends Continued {
  /** tables to be provided before asking again, which client.ts does */
  needs?: string[];
  /** tables that could not be loaded, so that it was answered without them; set by client.ts */
  without?: string[];
  /** of long work, 0…1 */
  progress?: number;
  /** ECN, which the page keeps and never reads */
  record?: string;
  view?: View;
  /** the whole game */
  log?: Entry[];
  /** one for each log entry this request added; the last frame's view is `view` */
  frames?: Frame[];
  summary?: Summary;
  /** an event of view.legal; in écarté with its figures, `estimate` */
  hint?: string;
  catalog?: Catalog;
  version?: string;
  /** games whose analysis runs without its module, and why, in English; with `version` */
  slow?: Record<string, string>;
  slice?: Slice;
  replay?: Replay;
  views?: Record<Moment, View>;
  /** without "#" */
  link?: string;
  at?: Moment;
  challenge?: Challenge;
  match?: Match;
  daily?: DailyTerms;
  dailyResult?: DailyResult;
  laws?: Laws;
  arbiter?: Arbiter;
  /** "sha256:…" */
  commitment?: string;
  proof?: Proof;
  estimate?: Estimate;
  /** with `continue`: what is known so far */
  review?: Review;
  judged?: JudgedSums[];
  standings?: Standings;
  why?: Why;
  /** in order, without forced choices */
  whys?: ChosenWhy[];
  reader?: Reading;
  explore?: Explored;
  /** the easiest first; none when their table could not be loaded */
  puzzles?: ListedPuzzle[];
  puzzle?: Puzzle;
  solution?: Solution;
  /** null for a text that is not one sound record */
  figures?: (GameFigures | null)[];
  /** by measure: words `measure-<name>` */
  estimates?: Record<string, Estimated>[];
  /** false for a text that is not one sound record */
  matching?: boolean[];
  /** the games whose facts a condition uses; all games where it uses none that only some have */
  about?: string[];
  /** when it was refused; the record is unchanged */
  problems?: Problem[];
}
