// Analysis. A chance of the game is 0…1 and a seat's own; `points` are expected points of the deal from here on, the
// seat's own less the other's; `error` is half the width of a 95 % interval, 0 when exact.
// Made by `make types` from py/ecarte/types/analysis.py and py/ecarte/analysis/ecarte/types.py: what is to be different
// is declared there.
import type { Moment } from "./replay.ts";
import type { Card, Rules, Seat } from "./view.ts";

export interface Worth {
  event: string;
  points: number;
  game: number;
  error: number;
  /** chance of the points for the tricks of the deal */
  wins?: number;
  /** how often the master does it; null when its tables do not know */
  p: number | null;
}

/** Why something was done, or was wrong: words `review-<code>`, `reason-<code>`. */
export interface Reason {
  code: string;
  data: Record<string, string | number>;
}

/** The worth of every choice of a decision, from the view of whoever has it. */
export interface Estimate {
  choices: Worth[];
  /** the event of the best one */
  best: string;
  exact: boolean;
  /** hands of the other that were looked at */
  worlds: number;
  /** words `review-<code>` */
  reasons?: Reason[];
}

export type FaultMark = "?!" | "?" | "??";

export type Mark = "" | "?!" | "?" | "??";

export interface Decision {
  /** of the event */
  at: Moment;
  seat: Seat;
  event: string;
  best: string;
  /** of what was done */
  points: number;
  game: number;
  bestPoints: number;
  bestGame: number;
  /** in chance of the game, 0…1 */
  loss: number;
  error: number;
  exact: boolean;
  /** how often the master does what */
  p: Record<string, number>;
  mark: Mark;
  reasons: Reason[];
}

export interface LinePoint {
  at: Moment;
  game: number;
}

export interface Luck {
  turned: number;
  hands: number;
  draws: number;
  unseen: number;
}

/** In chance of the game, as the seat sees it: what was expected, luck and skill come to what came. */
export interface ReviewedDeal {
  deal: number;
  points: Record<Seat, number>;
  luck: Luck;
  skill: Record<Seat, number>;
  expected: number;
  came: number;
  error: number;
}

export interface Grade {
  /** in a decision, in percent of a game */
  loss: number;
  /** "A" … "E" */
  mark: string;
}

export interface GradeStep {
  mark: string;
  /** the last has no end */
  most: number | null;
}

/** What marks stand for. */
export interface Scale {
  /** a grade up to what loss */
  grades: GradeStep[];
  /** from what loss in chance a decision is marked */
  marks: Record<FaultMark, number>;
}

/** A whole game looked at with all cards known, for one of its seats. */
export interface Review {
  /** the seat's chance of the game after each event that changes it */
  line: LinePoint[];
  /** of both seats */
  decisions: Decision[];
  deals: ReviewedDeal[];
  /** the seat's worst decisions, at most three: places in `decisions` */
  worst: number[];
  grade: Record<Seat, Grade>;
  scale: Scale;
  /** of the seat, over the game */
  luck: number;
  /** what worked it out, and its version */
  engine: string;
}

/** What the computer thought when it did something; only of a deal that is over. */
export interface Why {
  player: string;
  reasons: Reason[];
}

export interface ChosenWhy extends Why {
  event: string;
}

/** What the other could hold. */
export interface Reading {
  /** whose hand it is */
  seat: Seat;
  /** cards in it */
  size: number;
  /** the chance, of each card not seen, of being in it */
  cards: Record<Card, number>;
  /** so many it may have */
  hands: number;
  /** the other has chosen something by now, so that there is something to go by */
  said: boolean;
  /** first hands that were weighed; 0: nothing is supposed, or nothing has been said */
  looked: number;
  error: number;
}

/** A hand that was put together, and where it is held: each game's explorer declares what it is asked. */
export type Exploring = EcarteExploring;

/** What was found out about it. */
export type Explored = EcarteExplored;

/** A hand that was put together, and where it is held. */
export interface EcarteExploring {
  game: "ecarte";
  rules: Rules;
  hand: Card[];
  turned: Card;
  role: "elder" | "dealer";
  /** own, the other's */
  score: [number, number];
  /** dealer: how many cards the elder discards, once cards are accepted */
  laid: number;
}

/** What the books say: whether they play without cards (stand, refuse), and as strong as which standard hand. */
export interface Classic {
  plays: boolean;
  /** words `classic-<why>`; else, without a `standard`, `explorer-why-<why>`; "": too weak */
  why: string;
  standard: string;
  thrown: Card[];
  lead: Card | null;
}

/** Standing, or refusing, against every hand that the other may hold, both hands being seen. */
export interface Counted {
  hands: number;
  wins: number;
  voles: number;
  /** wins by it */
  leads: Record<Card, number> | null;
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
  /** stand, propose; or refuse, accept */
  choices: Worth[] | null;
  /** once cards are accepted, the best first */
  discards: Worth[] | null;
  /** elder, standing */
  leads: Worth[] | null;
  /** what standing gains over the best lead when both hands are seen */
  seeing: Seeing | null;
  /** hands that were examined for `choices` */
  worlds: number;
}
