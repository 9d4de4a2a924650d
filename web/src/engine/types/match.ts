// Matches: games that follow each other (E27 rubbers, E31 pool, E32 spectators, E33 chips).
// Made by `make types` from py/ecarte/types/match.py: what is to be different is declared there.
import type { Card, Options, Problem, Seat } from "./view.ts";

/** Whether spectators may speak: "french" ones advise whom they back, "english" ones are silent. */
export type Gallery = "french" | "english";

/** Chips on the player who sits in a seat. Wishes have the same shape: what finds no match is given back. */
export interface Bet {
  name: string;
  seat: Seat;
  chips: number;
}

export interface Drawn {
  name: string;
  card: Card;
}

/** What a game's own tags tell of its match: how things stood before it. */
export interface MatchTags {
  /** the same in all games of a match, "" when the record has none */
  id: string;
  /** "rubber-1" "rubber-3" "rubber-5" "rubber-7" "rubber-11" "pool"; words: `match-<kind>` */
  kind: string;
  /** which of the match, from 1 */
  game: number;
  /** games that win it: the majority, in a pool two running */
  wins: number;
  /** games won, in a pool running, by who sits there */
  score: Record<Seat, number>;
  /** pool: who watches and plays next */
  out: string | null;
  /** chips in the pool, 0 in a rubber */
  pot: number;
  /** chips that a game moves, 0 when it is played for love */
  stake: number;
  /** before the game, by seat ("S") or, for who has none, by name */
  purses: Record<string, number> | null;
  gallery: Gallery | null;
  /** as matched; they are settled with the game */
  bets: Bet[];
  /** game points (E25, 1 where they are off), once it is over */
  worth: number | null;
  /**
   * no game can follow this one, though nobody has won the match: a purse cannot pay; not told of games kept by an
   * older version
   */
  stops?: boolean;
  /** pool, first game: what each of the three drew for who sits out */
  draw: Drawn[];
}

export interface MatchPerson {
  name: string;
  /** null: watches */
  seat: Seat | null;
  /** pool: takes the next seat that is given up */
  waits: boolean;
  /** games won, in a pool running */
  won: number;
  /** null: without chips */
  purse: number | null;
  /** chips for a bet on the next game; who waits keeps a stake back, who sits can bet none */
  may_bet: number | null;
  /** the computer's player; null: a person, or one of the gallery */
  player: string | null;
  /**
   * "gallery": one of the computer's spectators, words: `gallery-<name>`, `gallery-<name>-is`; "spectator": a person
   * who watches only
   */
  role: "player" | "gallery" | "spectator";
}

export interface MatchGame {
  number: number;
  /** names */
  players: Record<Seat, string>;
  out: string | null;
  /** the score of the match */
  before: Record<Seat, number>;
  /** of the game */
  score: Record<Seat, number>;
  over: boolean;
  /** counts for nothing, what was bet is given back */
  void: boolean;
  winner: Seat | null;
  resigned: Seat | null;
  /** game points, 1 without E25; null while it is not won */
  worth: number | null;
  bets: Bet[];
  /** chips won and lost by name: stakes, the pool, bets */
  moved: Record<string, number>;
}

/** Fields of the request `new`. */
export interface MatchNext {
  game: string;
  preset: string;
  options: Options;
  dealer: Seat | "cut";
  /** South and North among them */
  tags: Record<string, string>;
  /** the computer's, by seat; in a pool also who waits, by name */
  players: Record<string, string>;
}

/** How a match stands. */
export interface MatchStanding {
  id: string;
  kind: string;
  wins: number;
  /** as they stand now: who plays (S, N), who waits (pool), then spectators */
  people: MatchPerson[];
  stake: number;
  pot: number;
  gallery: Gallery | null;
}

/** How a match went, and stands. */
export interface MatchCourse extends MatchStanding {
  /** in order */
  games: MatchGame[];
  /** numbers of games that are not among the records, though others show that they were played */
  missing: number[];
  /** the number of the game that is not over yet */
  playing: number | null;
  /** won by somebody */
  over: boolean;
  /** their name */
  winner: string | null;
  /** why it cannot go on though nobody has won: a purse cannot pay */
  stopped: Problem | null;
  /** a pool that cannot go on: what each of the three has of its pot, by name */
  divided: Record<string, number> | null;
  /** games that do not fit those before them; `record` is their place among those given, from 1 */
  problems: Problem[];
}

/** A match as its records tell it. */
export interface Match extends MatchCourse {
  /**
   * What `new` needs for the game that comes next, besides seed, seat and wishes; null while one is being played, and
   * when the match is over or cannot go on. Other tags (Date, Event) may be added to its own.
   */
  next: MatchNext | null;
}

/** Somebody who begins a match; `player`: of the computer's. */
export interface Entrant {
  name: string;
  player?: string | null;
}

/** How a match begins. Where there is a pool or a spectator, names have neither blanks nor colons. */
export interface MatchBegin {
  kind: string;
  game: string;
  preset: string;
  options?: Options;
  /** that of the first game, too: a pool's draw comes from it */
  seed: string;
  /** S, N; in a pool three, who draw in this order for who sits out */
  people: Entrant[];
  /** of the first game */
  dealer: Seat | "cut";
  /** with the computer's spectators */
  gallery?: Gallery | null;
  /** persons who watch, bet and, in the French game, advise */
  spectators: string[];
  /** what each has to begin with; null: no chips (a pool is then played for its pot alone) */
  purse?: number | null;
  /** 16 hex digits from crypto.getRandomValues */
  id: string;
  stake: number;
}
