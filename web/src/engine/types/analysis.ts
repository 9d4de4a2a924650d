// Analysis of écarté. A chance of the game is 0…1 and a seat's own; `points` are expected points of the deal from
// here on, the seat's own less the other's; `error` is half the width of a 95 % interval, 0 when exact.
import type { Moment } from "./replay.ts";
import type { Card, Rules, Seat } from "./view.ts";

/** The worth of every choice of a decision, from the view of whoever has it. */
export interface Estimate {
  choices: Worth[];
  best: string; // the event of the best one
  exact: boolean;
  worlds: number; // hands of the other that were looked at
  reasons?: Reason[]; // words `review-<code>`
}

export interface Worth {
  event: string;
  points: number;
  game: number;
  error: number;
  wins?: number; // chance of the points for the tricks of the deal
  p: number | null; // how often the master does it; null when its tables do not know
}

/** Why something was done, or was wrong: words `review-<code>`, `reason-<code>`. */
export interface Reason {
  code: string;
  data: Record<string, string | number>;
}

export type Mark = "" | "?!" | "?" | "??";

export interface Decision {
  at: Moment; // of the event
  seat: Seat;
  event: string;
  best: string;
  points: number; // of what was done
  game: number;
  bestPoints: number;
  bestGame: number;
  loss: number; // in chance of the game, 0…1
  error: number;
  exact: boolean;
  p: Record<string, number>; // how often the master does what
  mark: Mark;
  reasons: Reason[];
}

/** A whole game looked at with all cards known, for one of its seats. */
export interface Review {
  line: { at: Moment; game: number }[]; // the seat's chance of the game after each event that changes it
  decisions: Decision[]; // of both seats
  // In chance of the game, as the seat sees it: what was expected, luck and skill come to what came.
  deals: {
    deal: number;
    points: Record<Seat, number>;
    luck: { turned: number; hands: number; draws: number; unseen: number };
    skill: Record<Seat, number>;
  }[];
  worst: number[]; // the seat's worst decisions, at most three: places in `decisions`
  grade: Record<Seat, { loss: number; mark: string }>; // lost in a decision, in percent of a game; "A" … "E"
  // What these stand for: a grade up to what loss (the last has no end), and from what loss in chance a decision is marked.
  scale: { grades: { mark: string; most: number | null }[]; marks: Record<"?!" | "?" | "??", number> };
  luck: number; // of the seat, over the game
  engine: string; // what worked it out, and its version
}

/** What the computer thought when it did something; only of a deal that is over. */
export interface Why {
  player: string;
  reasons: Reason[];
}

/** What the other could hold. */
export interface Reading {
  seat: Seat; // whose hand it is
  size: number; // cards in it
  cards: Record<Card, number>; // the chance, of each card not seen, of being in it
  hands: number; // so many it may have
  said: boolean; // the other has chosen something by now, so that there is something to go by
  looked: number; // first hands that were weighed; 0: nothing is supposed, or nothing has been said
  error: number;
}

/** A hand that was put together, and where it is held. */
export interface Exploring {
  game: "ecarte";
  rules: Rules;
  hand: Card[];
  turned: Card;
  role: "elder" | "dealer";
  score: [number, number]; // own, the other's
  laid: number; // dealer: so many cards are laid away by the elder, once cards are accepted
}

export interface Explored {
  // What the books say: whether they play without cards (stand, refuse), as strong as which standard hand (words
  // `classic-<why>`; else, without a `standard`, `explorer-why-<why>`; "": too weak), what is thrown and led
  classic: { plays: boolean; why: string; standard: string; thrown: Card[]; lead: Card | null };
  // Standing, or refusing, against every hand that the other may hold, both hands being seen
  deals: { hands: number; wins: number; voles: number; leads: Record<Card, number> | null } | null; // leads: wins by it
  choices: Worth[] | null; // stand, propose; or refuse, accept
  discards: Worth[] | null; // once cards are accepted, the best first
  leads: Worth[] | null; // elder, standing
  seeing: { points: number; game: number } | null; // what standing counts more than the best lead: both hands are seen
  worlds: number; // hands that were looked at for `choices`
}
