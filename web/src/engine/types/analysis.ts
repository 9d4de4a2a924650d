// Analysis. A chance of the game is 0…1 and a seat's own. `points` are expected points of the rest of the deal, the
// seat's own less the opponent's. `error` is half the width of a 95 % interval, 0 when exact.
// Made by `make types` from py/ecarte/types/analysis.py and py/ecarte/analysis/ecarte/types.py: what is to be different
// is declared there.
import type { Estimated } from "./figures.ts";
import type { Moment } from "./replay.ts";
import type { Card, Rules, Seat } from "./view.ts";

/** The worth of one choice. */
export interface Worth {
  event: string;
  points: number;
  game: number;
  error: number;
  wins?: number; // chance of the points for the tricks of the deal
  p: number | null; // how often the master does it; null when its tables have no answer
}

/** Why something was done, or was wrong. Words: `review-<code>`, `reason-<code>`. */
export interface Reason {
  code: string;
  data: Record<string, string | number>;
}

/** The worth of every choice of a decision, from the view of the deciding seat. */
export interface Estimate {
  choices: Worth[];
  best: string; // the event of the best choice
  exact: boolean;
  worlds: number; // how many hands of the opponent were examined
  reasons?: Reason[]; // words `review-<code>`
}

export type FaultMark = "?!" | "?" | "??";

export type Mark = "" | "?!" | "?" | "??";

/** A decision, judged. */
export interface Decision {
  at: Moment; // of the event
  seat: Seat;
  event: string;
  best: string;
  points: number; // of the event
  game: number;
  bestPoints: number;
  bestGame: number;
  loss: number; // in chance of the game, 0…1
  error: number;
  exact: boolean;
  halvesDiffer?: boolean; // in their best choice, so that `loss` is not `bestGame` less `game`
  p: Record<string, number>; // how often the master makes each choice
  mark: Mark;
  reasons: Reason[];
}

/** The chance of the game at a moment. */
export interface LinePoint {
  at: Moment;
  game: number;
}

/** Luck in chance of the game, by where it came from. */
export interface Luck {
  turned: number;
  hands: number;
  draws: number;
  unseen: number;
}

/** A deal in chance of the game, as the seat sees it: `expected`, luck and skill add up to `came`. */
export interface ReviewedDeal {
  deal: number;
  points: Record<Seat, number>;
  luck: Luck;
  skill: Record<Seat, number>;
  expected: number;
  came: number;
  error: number;
}

/** A seat's grade for a game. Losses are those of a decision on average, in percent of a game. */
export interface Grade {
  decisions: number;
  loss: number;
  low: number; // the 95 % interval of the loss
  high: number;
  mark: string | null; // "A" … "E", the letter of the loss; null while every letter is possible
  best: string; // the letters of the interval
  worst: string;
}

/** A step of the scale of grades: one of the computer's players, and what it loses in a decision, in percent. */
export interface GradeStep {
  mark: string;
  player: string;
  loss: number;
  error: number;
  most: number | null; // the greatest loss with this mark; null for the last step
}

/** The meaning of grades and marks. */
export interface Scale {
  grades: GradeStep[]; // from best to worst
  marks: Record<FaultMark, number>; // the least loss of chance with each mark
}

/** A whole game judged with all cards known, for one of its seats. */
export interface Review {
  line: LinePoint[]; // the seat's chance of the game after each event that changes it
  decisions: Decision[]; // of both seats
  deals: ReviewedDeal[];
  worst: number[]; // places in `decisions` of the seat's costliest, at most three, with or without a mark
  grade: Record<Seat, Grade>;
  scale: Scale;
  luck: number; // of the seat, over the game
  engine: string; // the analyst's name and version
}

/** What is needed of a decision for the standing of a player. */
export interface JudgedEvent {
  event: string;
  best: string;
  loss: number; // in chance of the game, 0…1
  mark: Mark;
}

/** The decisions of a player in a reviewed game, and the luck in it, in chance of the game. */
export interface ReviewedGame {
  decisions: JudgedEvent[];
  luck: number;
}

/**
 * What reviewed games count for: for each measure the number of observations, their sum, the sum of their squares. Sums
 * of several games are added up number by number.
 */
export type JudgedSums = Record<string, number[]>;

/** How well decisions of a kind were made. */
export interface KindOfDecision {
  faultless: Estimated; // the rate of those without a mark
  loss: Estimated; // in percent of a game
}

/** How well a player decided in reviewed games. */
export interface Standing {
  grade: Grade | null; // null without decisions
  luck: Estimated; // of a game, in percent of it
  kinds: Record<string, KindOfDecision>; // words `stats-kind-<kind>`
  said: Record<string, Estimated[]>; // how often it was said, and how often it was best: words `stats-said-<verb>`
}

/** The standings of a player in groups of games, in order. */
export interface Standings {
  groups: Standing[];
  scale: Scale;
}

/** The computer's reasons for an event; only of a deal that is over. */
export interface Why {
  player: string;
  reasons: Reason[];
}

/** The computer's reasons for one of its choices. */
export interface ChosenWhy extends Why {
  event: string;
}

/** The opponent's possible cards. */
export interface Reading {
  seat: Seat; // whose hand it is
  size: number; // cards in the hand
  cards: Record<Card, number>; // the chance of each unseen card to be in it
  hands: number; // the number of possible hands
  said: boolean; // the opponent has already chosen something, which can be weighed
  looked: number; // first hands that were weighed; 0 when not asked to weigh, or nothing was chosen yet
  error: number;
}

/** A hand put together by the user, and where it is held: each game's explorer declares what it is asked. */
export type Exploring = EcarteExploring;

/** What the explorer found. */
export type Explored = EcarteExplored;

/** A problem to solve, in the list of all. */
export interface ListedPuzzle {
  id: string; // stays the same as long as the position does
  kind: string; // words `puzzle-<kind>`
  rating: number; // how hard it is, on the scale where a person begins with 1500
  lesson?: boolean; // a lesson asks it: it is put to nobody otherwise
}

/** A problem without its solution. The answer's `record` is what the seat knows, and ends at the moment. */
export interface Puzzle extends ListedPuzzle {
  seat: Seat; // who decides
  at: Moment; // before the decision
  choices: string[]; // events, in an order that gives no hint; "S:nothing" is not to double
}

/** A choice in a problem. */
export interface JudgedChoice extends Worth {
  loss: number; // in chance of the game, 0…1; 0 for an answer
  mark: Mark;
  reasons: Reason[]; // why the best choice is better, words `review-<code>`; none for an answer
}

/** The solution of a problem. The answer's `record` is the whole game, all cards known. */
export interface Solution {
  right: boolean;
  event: string; // what was chosen, as in `choices`
  answers: string[]; // the best choice, and any that come to the same
  choices: JudgedChoice[]; // the best first
  exact: boolean;
  worlds: number; // hands of the opponent that were examined
}

/** A hand put together by the user, and where it is held. */
export interface EcarteExploring {
  game: "ecarte";
  rules: Rules;
  hand: Card[];
  turned: Card;
  role: "elder" | "dealer";
  score: [number, number]; // own, the opponent's
  laid: number; // dealer: how many cards the elder discards, once cards are accepted
}

/** What the books say of a hand: whether to play without cards (stand, refuse), and the standard hand it equals. */
export interface Classic {
  plays: boolean;
  why: string; // words `classic-<why>`; else, without a `standard`, `explorer-why-<why>`; "": too weak
  standard: string;
  thrown: Card[];
  lead: Card | null;
}

/** The results of standing, or refusing, against every hand the opponent may hold, with both hands seen. */
export interface Counted {
  hands: number;
  wins: number;
  voles: number;
  leads: Record<Card, number> | null; // wins by lead
}

/** What standing gains over the best lead when both hands are seen. */
export interface Seeing {
  points: number;
  game: number;
}

/** What the explorer knows of a hand so far. */
export interface EcarteExplored {
  classic: Classic;
  deals: Counted | null;
  choices: Worth[] | null; // stand, propose; or refuse, accept
  discards: Worth[] | null; // once cards are accepted, the best first
  leads: Worth[] | null; // elder, standing
  seeing: Seeing | null;
  worlds: number; // hands that were examined for `choices`
}
