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
  name: string; // words: `preset-<name>`, `preset-<name>-help`
  options: Options;
}

/** An option for new games. Words: `option-<name>`, `option-<name>-help`, `option-<name>-<value>` (except flags). */
export interface OfferedOption {
  name: string;
  values: OptionValue[];
  default: OptionValue;
  rule: string;
  needs: Record<string, OptionValue[]>; // it has an effect only while other options have one of these values
  superseded: Record<string, OptionValue>; // values only older games have, and those that replace them in new games
  suggests: Record<string, Options>; // for a chosen value, the values other options are then set to
}

/** What the panel for new games offers of a game. */
export interface OfferedGame {
  name: string; // words: `game-<name>`
  presets: OfferedPreset[]; // the newest version of each
  options: OfferedOption[];
  players: string[]; // words: `player-<name>`
  matches: string[]; // kinds of match, words: `match-<kind>`
  gallery: string[]; // the computer's spectators, words: `gallery-<name>`, `gallery-<name>-is`
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
  seats: Seat[]; // in turn order
  name: string; // the sender's name, "" when unknown
  seat: Seat; // the seat to be played
  players: Record<Seat, string>; // the computer players of the original, {"N": "amateur"}, without other people's seats
}

/** How a game's daily deal is played. */
export interface DailyTerms {
  seat: Seat; // the user's
  players: Record<Seat, string>; // the computer's, {"N": "club"}
  strongest: string; // the player with whose result the user's is compared
  target: number; // points
  deals?: number; // after how many the game ends; absent where it goes to the target
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
  commitment: string; // of the record, "" when it has none
  prepared: number | null; // the number of the deal that comes with the page, if it began with one: its seed is public
  daily?: string; // the day whose daily deal it is, "2026-11-23": its seed is public
  seed: string | null; // revealed when the game is over
  over: boolean;
  proved: boolean; // as far as it has been played
  cards: number; // the number of cards compared
  deals: ProvedDeal[];
  problems: Problem[]; // why it is not proved
  cuts: boolean; // the next deal may be opened, and cut with words
  kept: string | null; // the words that deal keeps, "" for none, if it was opened before and taken back
}

/** Long work is answered in slices: what to ask again with, until there is a result. */
export interface Continued {
  continue?: string; // Long work is answered in slices: what to ask again with, until there is a result.
}

/** The answer to any request; the request says which fields it has. */
export interface Answer extends Continued {
  needs?: string[]; // tables to be provided before asking again, which client.ts does
  without?: string[]; // tables that could not be loaded, so that it was answered without them; set by client.ts
  progress?: number; // of long work, 0…1
  record?: string; // ECN, which the page keeps and never reads
  view?: View;
  log?: Entry[]; // the whole game
  frames?: Frame[]; // one for each log entry this request added; the last frame's view is `view`
  summary?: Summary;
  hint?: string; // an event of view.legal; in écarté with its figures, `estimate`
  catalog?: Catalog;
  version?: string;
  slow?: Record<string, string>; // games whose analysis runs without its module, and why, in English; with `version`
  slice?: Slice;
  replay?: Replay;
  views?: Record<Moment, View>;
  link?: string; // without "#"
  at?: Moment;
  challenge?: Challenge;
  match?: Match;
  daily?: DailyTerms;
  dailyResult?: DailyResult;
  laws?: Laws;
  arbiter?: Arbiter;
  commitment?: string; // "sha256:…"
  proof?: Proof;
  estimate?: Estimate;
  review?: Review; // with `continue`: what is known so far
  judged?: JudgedSums[];
  standings?: Standings;
  why?: Why;
  whys?: ChosenWhy[]; // in order, without forced choices
  reader?: Reading;
  explore?: Explored;
  puzzles?: ListedPuzzle[]; // the easiest first; none when their table could not be loaded
  puzzle?: Puzzle;
  solution?: Solution;
  figures?: (GameFigures | null)[]; // null for a text that is not one sound record
  estimates?: Record<string, Estimated>[]; // by measure: words `measure-<name>`
  matching?: boolean[]; // false for a text that is not one sound record
  about?: string[]; // the games whose facts a condition uses; all games where it uses none that only some have
  problems?: Problem[]; // when it was refused; the record is unchanged
}
