// Matches: games that follow each other (E27 rubbers, E31 pool, E32 spectators, E33 chips).
// Made by `make types` from py/ecarte/types/match.py: what is to be different is declared there.
import type { Card, Options, Problem, Seat } from "./view.ts";

/** Whether spectators may speak: "french" ones advise the player they back, "english" ones are silent. */
export type Gallery = "french" | "english";

/** Chips on the player in a seat. A wish to bet has the same shape; what finds no match is given back. */
export interface Bet {
  name: string;
  seat: Seat;
  chips: number;
}

/** A card drawn for who sits out. */
export interface Drawn {
  name: string;
  card: Card;
}

/** A match as the tags of one of its games say: how it stood before that game. */
export interface MatchTags {
  id: string; // the same in all games of a match, "" when the record has none
  kind: string; // "rubber-1" "rubber-3" "rubber-5" "rubber-7" "rubber-11" "pool"; words: `match-<kind>`
  game: number; // which of the match, from 1
  wins: number; // games that win it: the majority, in a pool two in a row
  score: Record<Seat, number>; // games won by each seat, in a pool in a row
  out: string | null; // pool: who waits and plays next
  pot: number; // chips in the pool, 0 in a rubber
  stake: number; // chips a game is played for, or 0
  purses: Record<string, number> | null; // before the game, by seat ("S"), or by name for people without one
  gallery: Gallery | null;
  bets: Bet[]; // the bets that were matched; the game settles them
  worth: number | null; // game points (E25, 1 where they are off), once it is over
  /**
   * no game can follow, though nobody has won the match, because a purse cannot pay; absent from games saved by an
   * older version
   */
  stops?: boolean;
  draw: Drawn[]; // pool, first game: the three cards drawn for who sits out
}

/** One of the people of a match. */
export interface MatchPerson {
  name: string;
  seat: Seat | null; // null: watches
  waits: boolean; // pool: takes the next free seat
  won: number; // games won, in a pool in a row
  purse: number | null; // null: without chips
  /** most chips to bet on the next game: the one who waits keeps a stake back, players cannot bet */
  may_bet: number | null;
  player: string | null; // the computer player; null: a person, or one of the gallery
  /**
   * "gallery": one of the computer's spectators, words: `gallery-<name>`, `gallery-<name>-is`; "spectator": a person
   * who only watches
   */
  role: "player" | "gallery" | "spectator";
}

/** One game of a match. */
export interface MatchGame {
  number: number;
  players: Record<Seat, string>; // names
  out: string | null;
  before: Record<Seat, number>; // the score of the match
  score: Record<Seat, number>; // of the game
  over: boolean;
  void: boolean; // does not count, and bets are given back
  winner: Seat | null;
  resigned: Seat | null;
  worth: number | null; // game points, 1 without E25; null while it is not won
  bets: Bet[];
  moved: Record<string, number>; // chips won and lost by name: stakes, the pool, bets
}

/** The next game of a match, as fields of the request `new`. */
export interface MatchNext {
  game: string;
  preset: string;
  options: Options;
  dealer: Seat | "cut";
  tags: Record<string, string>; // South and North among them
  players: Record<string, string>; // the computer's, by seat; in a pool also the one who waits, by name
}

/** How a match stands. */
export interface MatchStanding {
  id: string;
  kind: string;
  wins: number;
  people: MatchPerson[]; // the players (S, N), the one who waits (pool), then spectators
  stake: number;
  pot: number;
  gallery: Gallery | null;
}

/** The games of a match, and how it stands. */
export interface MatchCourse extends MatchStanding {
  games: MatchGame[]; // in order
  missing: number[]; // numbers of games that were played, as later ones show, but are not among the records
  playing: number | null; // the number of the unfinished game
  over: boolean; // somebody has won it
  winner: string | null; // the winner's name
  stopped: Problem | null; // why it cannot go on though nobody has won: a purse cannot pay
  divided: Record<string, number> | null; // a pool that cannot go on: each share of its pot, by name
  problems: Problem[]; // games that do not fit those before them; `record` is their place among the records, from 1
}

/** A match, put together from its records. */
export interface Match extends MatchCourse {
  /**
   * What `new` needs for the next game, besides seed, seat and wishes; other tags (Date, Event) may be added. Null
   * while a game is being played, and when the match is over or cannot go on.
   */
  next: MatchNext | null;
}

/** Somebody who begins a match; `player` is a computer player. */
export interface Entrant {
  name: string;
  player?: string | null;
}

/** The beginning of a match. With a pool or a spectator, names have neither blanks nor colons. */
export interface MatchBegin {
  kind: string;
  game: string;
  preset: string;
  options?: Options;
  seed: string; // also that of the first game: a pool's draw comes from it
  people: Entrant[]; // S, N; in a pool three, who draw in this order for who sits out
  dealer: Seat | "cut"; // of the first game
  gallery?: Gallery | null; // with the computer's spectators
  spectators: string[]; // people who watch, bet and, in a French gallery, advise
  purse?: number | null; // the chips each begins with; null: no purses (a pool is then played for its pot alone)
  id: string; // 16 hex digits from crypto.getRandomValues
  stake: number;
}
