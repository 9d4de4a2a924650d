// Matches: games that follow each other (E27 rubbers, E31 pool, E32 spectators, E33 chips).
import type { Card, Options, Problem, Seat } from "./view.ts";

/** What a game's own tags tell of its match: how things stood before it. */
export interface MatchTags {
  id: string; // the same in all games of a match, "" when the record has none
  kind: string; // "rubber-1" "rubber-3" "rubber-5" "rubber-7" "rubber-11" "pool"; words: `match-<kind>`
  game: number; // which of the match, from 1
  wins: number; // games that win it: the majority, in a pool two running
  score: Record<Seat, number>; // games won, in a pool running, by who sits there
  out: string | null; // pool: who watches and plays next
  pot: number; // chips in the pool, 0 in a rubber
  stake: number; // chips that a game moves, 0 when it is played for love
  purses: Record<string, number> | null; // before the game, by seat ("S") or, for who has none, by name
  gallery: Gallery | null;
  bets: Bet[]; // as matched; they are settled with the game
  worth: number | null; // game points (E25, 1 where they are off), once it is over
  stops?: boolean; // no game can follow this one, though nobody has won the match: a purse cannot pay
  draw: { name: string; card: Card }[]; // pool, first game: what each of the three drew for who sits out
}

/** Whether spectators may speak: "french" ones advise whom they back, "english" ones are silent. */
export type Gallery = "french" | "english";

/** Chips on the player who sits in a seat. Wishes have the same shape: what finds no match is given back. */
export interface Bet {
  name: string;
  seat: Seat;
  chips: number;
}

/** A match as its records tell it. */
export interface Match {
  id: string;
  kind: string;
  wins: number;
  games: MatchGame[]; // in order
  missing: number[]; // numbers of games that are not among the records, though others show that they were played
  people: MatchPerson[]; // as they stand now: who plays (S, N), who waits (pool), then spectators
  stake: number;
  pot: number;
  gallery: Gallery | null;
  playing: number | null; // the number of the game that is not over yet
  over: boolean; // won by somebody
  winner: string | null; // their name
  // What `new` needs for the game that comes next, besides seed, seat and wishes; null while one is being played, and
  // when the match is over or cannot go on. Other tags (Date, Event) may be added to its own.
  next: MatchNext | null;
  stopped: Problem | null; // why it cannot go on though nobody has won: a purse cannot pay
  divided: Record<string, number> | null; // a pool that cannot go on: what each of the three has of its pot, by name
  problems: Problem[]; // games that do not fit those before them; `record` is their place among those given, from 1
}

export interface MatchPerson {
  name: string;
  seat: Seat | null; // null: watches
  waits: boolean; // pool: takes the next seat that is given up
  won: number; // games won, in a pool running
  purse: number | null; // null: without chips
  may_bet: number | null; // chips for a bet on the next game; who waits keeps a stake back, who sits can bet none
  player: string | null; // the computer's player; null: a person, or one of the gallery
  // "gallery": one of the computer's spectators, words: `gallery-<name>`, `gallery-<name>-is`; "spectator": a person
  // who watches only
  role: "player" | "gallery" | "spectator";
}

export interface MatchGame {
  number: number;
  players: Record<Seat, string>; // names
  out: string | null;
  before: Record<Seat, number>; // the score of the match
  score: Record<Seat, number>; // of the game
  over: boolean;
  void: boolean; // counts for nothing, what was bet is given back
  winner: Seat | null;
  resigned: Seat | null;
  worth: number | null; // game points, 1 without E25; null while it is not won
  bets: Bet[];
  moved: Record<string, number>; // chips won and lost by name: stakes, the pool, bets
}

/** Fields of the request `new`. */
export interface MatchNext {
  game: string;
  preset: string;
  options: Options;
  dealer: Seat | "cut";
  tags: Record<string, string>; // South and North among them
  players: Record<string, string>; // the computer's, by seat; in a pool also who waits, by name
}

/** How a match begins. Where there is a pool or a spectator, names have neither blanks nor colons. */
export interface MatchBegin {
  kind: string;
  id: string; // 16 hex digits from crypto.getRandomValues
  game: string;
  preset: string;
  options: Options;
  people: { name: string; player: string | null }[]; // S, N; in a pool three, who draw in this order for who sits out
  dealer: Seat | "cut"; // of the first game
  stake: number;
  purse: number | null; // what each has to begin with; null: no chips (a pool is then played for its pot alone)
  gallery: Gallery | null; // with the computer's spectators
  spectators: string[]; // persons who watch, bet and, in the French game, advise
  seed: string; // that of the first game, too: a pool's draw comes from it
}
