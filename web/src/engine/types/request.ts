// What the engine (py/ecarte/requests/web.py) is asked, and what it answers.
import type { Estimate, Explored, Exploring, Reading, Review, Why } from "./analysis.ts";
import type { Arbiter, Laws } from "./laws.ts";
import type { Bet, Match, MatchBegin } from "./match.ts";
import type { Moment, Replay } from "./replay.ts";
import type { Slice, Summary } from "./summary.ts";
import type { Entry, Frame, Options, OptionValue, Problem, Rules, Seat, View } from "./view.ts";

/** Work that comes in slices: from where the last one ended, and without the tables that could not be had for it. */
interface InSlices {
  continue?: string;
  without?: string[];
}

/** What is asked slice by slice. */
export type Sliced = Extract<Request, InSlices & { do: "review" | "reader" | "explore" }>;

export type Request =
  | { do: "version" }
  | { do: "catalog" } // presets, options, players, for the new-game panel
  // A new game, its first deal dealt. `seed` is 64 hex digits from crypto.getRandomValues.
  | {
      do: "new";
      game: string;
      preset: string;
      options: Options;
      seed: string;
      dealer: Seat | "cut";
      tags: Record<string, string>;
      players: Record<Seat, string>;
      seat: Seat; // "" watches
      wishes?: Bet[]; // of persons who watch, in a match; those of the gallery are added
      cut?: string; // words of the player's own, with which the pack of the first deal is cut
    } // `players`: the seats the computer plays, {"N": "amateur"}
  // How a match stands, from its records in any order; or, without any, how it begins. answer.match
  | { do: "match"; records: string[]; begin?: MatchBegin }
  // French gallery: the backers of `seat` say what they would do now; once for each decision, and nothing happens when
  // there are none. `seat` looks on; `as` is advised, when it is another. Answers like "play"; in the log
  // { do: "ruling", verb: "advise", args: [name, seat, what] }, where what is "stand", "accept-double", "7h" to play,
  // "-Qs9s" to discard; "??" for the other seat.
  | { do: "advice"; record: string; seat: Seat; as?: Seat }
  // A person who watches advises the player they back, who must be the computer's: `event` of that view's legal.
  | { do: "advise"; record: string; seat: Seat; name: string; event: string }
  // As it stands. With `since`, frames of what the log tells from that entry on; without, none.
  | { do: "view"; record: string; seat: Seat; since?: number }
  // Any event of view.legal, or view.next, which who watches (seat "") may ask for too. `tags` are set: a deal prepared beforehand is dated when it is played.
  // `cut`: words that the deal which view.next opens is cut with; it keeps them when it is taken back.
  | { do: "play"; record: string; seat: Seat; event: string; tags?: Record<string, string>; cut?: string }
  | { do: "bot"; record: string; seat: Seat; as: Seat; player: string } // `as` chooses and plays; `seat` looks on
  // To before this seat's last decision; `also`: with one that was taken back just now, counted with it.
  | { do: "back"; record: string; seat: Seat; also?: boolean }
  | { do: "hint"; record: string; seat: Seat; player: string } // answer.hint
  | { do: "resign"; record: string; seat: Seat }
  // Records out of a text, a piece at a time: `text` from where the last slice ended, about 32,000 characters;
  // `line` and `number` 1 and 0 at first, then those of the last slice; `last` when there is no more.
  | { do: "import"; text: string; line: number; number: number; last: boolean }
  // `seat` null: all hands open. `settled`, of a game that goes on: those of deals that are over for good lie open, the
  // rest is what the seat knows; answer.replay.record is what it knows.
  | { do: "replay"; record: string; seat: Seat | null; settled?: boolean }
  | { do: "views"; record: string; seat: Seat | null; settled?: boolean; at: Moment[] } // answer.views
  // What is written beside an event is replaced; what is left out stays as it is. The replay in the answer is
  // that of `seat`, all hands open without one.
  | { do: "annotate"; record: string; at: Moment; comment?: string; nags?: number[]; seat?: Seat | null } // answer.record, .replay
  | { do: "prune"; record: string; at: Moment; seat?: Seat | null } // take the variation "3#12/0" away; answer.record, .replay
  // Play on from a moment of a game, in a game of its own that ends with the deal. `seed` is used for cards
  // that nobody knows. Answers like "new"; summary.branch is set.
  | { do: "branch"; record: string; at: Moment; seat: Seat; players: Record<Seat, string>; seed: string }
  // What was played in a branch, put into the game it left, as a variation; answer.record, .at (its first event)
  | { do: "graft"; record: string; branch: string }
  | { do: "redact"; record: string; seat: Seat; names?: Record<Seat, string> } // answer.record: what this seat knows of it
  // What stands behind "#" in a link to this game, at a moment if given; with `seat` only what that seat knows.
  | { do: "link"; record: string; at?: Moment; seat?: Seat; names?: Record<Seat, string> } // answer.link
  | { do: "challenge"; record: string; seat: Seat; names?: Record<Seat, string> } // answer.link: the same deals for a friend, "c1…"
  // A link is opened: answer.record and .summary, .at when it names a moment; or answer.challenge.
  | { do: "open"; link: string }
  | { do: "laws" } // answer.laws
  // What happened (of answer.laws), and the answers so far, in the order they were asked for; answer.arbiter
  | { do: "arbiter"; what: string; answers: string[] }
  | { do: "warm"; record: string; seat: Seat; continue?: string } // gets ready for a hint, in slices; nothing is told
  | ({ do: "review"; record: string; seat: Seat } & InSlices) // in slices, then answer.review
  | { do: "why"; record: string; at?: Moment } // answer.why; without a moment answer.whys, of the last deal
  // What the other could hold, as far as the seat knows at a moment; weighted: by how it chose. In slices; answer.reader
  | ({ do: "reader"; record: string; seat: Seat; at: Moment; weighted: boolean } & InSlices)
  | ({ do: "explore" } & Exploring & InSlices) // in slices, each with what is known so far; answer.explore
  | { do: "commit"; seed: string } // answer.commitment: the seal of a game with this seed, shown before it is dealt
  | { do: "verify"; record: string } // answer.proof
  // The challenge of a link is taken up: answers like "new". `players` play where the challenge names no player.
  | { do: "accept"; link: string; tags: Record<string, string>; players?: Record<Seat, string>; seat: Seat };

export interface Answer {
  needs?: string[]; // tables to be provided before it is asked again; the client sees to that (client.ts)
  without?: string[]; // tables that could not be had: it was answered without them
  // Long work comes in slices: how far it is, 0…1, and what to ask again with, until there is a result.
  progress?: number;
  continue?: string;
  record?: string; // ECN, to be kept as it is, never read by the page
  view?: View;
  log?: Entry[]; // the whole game
  frames?: Frame[]; // what this request added, in order; the last frame's view is `view`
  summary?: Summary;
  hint?: string; // an event of view.legal; in écarté with its figures, answer.estimate
  catalog?: Catalog;
  version?: string;
  slice?: Slice;
  replay?: Replay;
  views?: Record<Moment, View>;
  link?: string; // without "#"
  at?: Moment;
  challenge?: Challenge;
  match?: Match;
  laws?: Laws;
  arbiter?: Arbiter;
  commitment?: string; // "sha256:…"
  proof?: Proof;
  estimate?: Estimate;
  review?: Review;
  why?: Why;
  whys?: (Why & { event: string })[]; // in order, what was forced left out
  reader?: Reading;
  explore?: Explored;
  problems?: Problem[]; // when it was refused; the record is as it was
}

/** What the seed of a game proves of its deals: every card that was given compared with the pack. */
export interface Proof {
  commitment: string; // as the record has it, "" when it has none
  prepared: number | null; // which deal that comes with the page it began with: its seed is public, and seals nothing
  seed: string | null; // given out when the game is over
  over: boolean;
  proved: boolean; // as far as it has been played
  cards: number; // that were compared
  deals: { number: number; attempt: number; cut: string; cards: number; proved: boolean }[];
  problems: Problem[]; // why it is not proved
  cuts: boolean; // the next deal may be opened, and cut with words
  kept: string | null; // the words it is bound to, "" for none, when it has been opened before and was taken back
}

export interface Catalog {
  version: string;
  games: {
    name: string; // words: `game-<name>`
    presets: { name: string; options: Options }[]; // the newest version of each; words: `preset-<name>`, `preset-<name>-help`
    // words: `option-<name>`, `option-<name>-help`, `option-<name>-<value>` (not for flags)
    options: {
      name: string;
      values: OptionValue[];
      default: OptionValue;
      rule: string;
      needs: Record<string, OptionValue[]>; // other options, and the values of theirs that it makes sense with
      superseded: Record<string, OptionValue>; // values that only games of before have, and what is played in their place
      suggests: Record<string, Options>; // for a value: what other options are then offered first
    }[];
    players: string[]; // words: `player-<name>`
    matches: string[]; // kinds of match, words: `match-<kind>`
    gallery: string[]; // the computer's spectators, words: `gallery-<name>`, `gallery-<name>-is`
  }[];
}

/** What a challenge link offers, before it is taken up. What there is to beat stays sealed. */
export interface Challenge {
  game: string;
  rules: Rules;
  seats: Seat[]; // who plays, in turn order
  name: string; // who sends it, "" when unknown
  seat: Seat; // the seat to be played
  players: Record<Seat, string>; // the computer's as they were, {"N": "amateur"}; whom nobody plays now is not there
}
