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
  /** the same in all games of a match, "" when the record has none */
  id: string;
  /** "rubber-1" "rubber-3" "rubber-5" "rubber-7" "rubber-11" "pool"; words: `match-<kind>` */
  kind: string;
  /** which of the match, from 1 */
  game: number;
  /** games that win it: the majority, in a pool two in a row */
  wins: number;
  /** games won by each seat, in a pool in a row */
  score: Record<Seat, number>;
  /** pool: who waits and plays next */
  out: string | null;
  /** chips in the pool, 0 in a rubber */
  pot: number;
  /** chips a game is played for, or 0 */
  stake: number;
  /** before the game, by seat ("S"), or by name for people without one */
  purses: Record<string, number> | null;
  gallery: Gallery | null;
  /** the bets that were matched; the game settles them */
  bets: Bet[];
  /** game points (E25, 1 where they are off), once it is over */
  worth: number | null;
  /**
   * no game can follow, though nobody has won the match, because a purse cannot pay; absent from games saved by an
   * older version
   */
  stops?: boolean;
  /** pool, first game: the three cards drawn for who sits out */
  draw: Drawn[];
}

/** One of the people of a match. */
export interface MatchPerson {
  name: string;
  /** null: watches */
  seat: Seat | null;
  /** pool: takes the next free seat */
  waits: boolean;
  /** games won, in a pool in a row */
  won: number;
  /** null: without chips */
  purse: number | null;
  /** most chips to bet on the next game: the one who waits keeps a stake back, players cannot bet */
  may_bet: number | null;
  /** the computer player; null: a person, or one of the gallery */
  player: string | null;
  /**
   * "gallery": one of the computer's spectators, words: `gallery-<name>`, `gallery-<name>-is`; "spectator": a person
   * who only watches
   */
  role: "player" | "gallery" | "spectator";
}

/** One game of a match. */
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
  /** does not count, and bets are given back */
  void: boolean;
  winner: Seat | null;
  resigned: Seat | null;
  /** game points, 1 without E25; null while it is not won */
  worth: number | null;
  bets: Bet[];
  /** chips won and lost by name: stakes, the pool, bets */
  moved: Record<string, number>;
}

/** The next game of a match, as fields of the request `new`. */
export interface MatchNext {
  game: string;
  preset: string;
  options: Options;
  dealer: Seat | "cut";
  /** South and North among them */
  tags: Record<string, string>;
  /** the computer's, by seat; in a pool also the one who waits, by name */
  players: Record<string, string>;
}

/** How a match stands. */
export interface MatchStanding {
  id: string;
  kind: string;
  wins: number;
  /** the players (S, N), the one who waits (pool), then spectators */
  people: MatchPerson[];
  stake: number;
  pot: number;
  gallery: Gallery | null;
}

/** The games of a match, and how it stands. */
export interface MatchCourse extends MatchStanding {
  /** in order */
  games: MatchGame[];
  /** numbers of games that were played, as later ones show, but are not among the records */
  missing: number[];
  /** the number of the unfinished game */
  playing: number | null;
  /** somebody has won it */
  over: boolean;
  /** the winner's name */
  winner: string | null;
  /** why it cannot go on though nobody has won: a purse cannot pay */
  stopped: Problem | null;
  /** a pool that cannot go on: each share of its pot, by name */
  divided: Record<string, number> | null;
  /** games that do not fit those before them; `record` is their place among the records, from 1 */
  problems: Problem[];
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
  /** also that of the first game: a pool's draw comes from it */
  seed: string;
  /** S, N; in a pool three, who draw in this order for who sits out */
  people: Entrant[];
  /** of the first game */
  dealer: Seat | "cut";
  /** with the computer's spectators */
  gallery?: Gallery | null;
  /** people who watch, bet and, in a French gallery, advise */
  spectators: string[];
  /** the chips each begins with; null: no purses (a pool is then played for its pot alone) */
  purse?: number | null;
  /** 16 hex digits from crypto.getRandomValues */
  id: string;
  stake: number;
}
