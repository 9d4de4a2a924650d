// What the engine is asked of a game to look at, of its record and of the laws.
// Made by `make types` from py/ecarte/types/study.py: what is to be different is declared there.
import type { Exploring, JudgedSums, ReviewedGame } from "./analysis.ts";
import type { Asked, InSlices, Seated, Tags } from "./asked.ts";
import type { Moment } from "./replay.ts";
import type { Seat } from "./view.ts";

/** Read records from a text, a slice at a time. Answer: `slice`. */
export interface ImportRequest extends Asked {
  do: "import";
  text: string; // about 32,000 characters from where the last slice ended
  line: number; // 1 at first, then that of the last slice
  number: number; // 0 at first, then that of the last slice
  last: boolean; // no text follows
}

/** A record, and who sees it. */
export interface Watched extends Asked {
  record: string;
  seat?: Seat | null; // null: all hands open
  /**
   * in an unfinished game, hands of settled deals are open, and the rest, the record of the answer included, shows what
   * the seat knows
   */
  settled?: boolean;
}

/** A game to be seen again. Answer: `replay`. */
export interface ReplayRequest extends Watched {
  do: "replay";
}

/** Views at moments of a game. Answer: `views`. */
export interface ViewsRequest extends Watched {
  do: "views";
  at: Moment[];
}

/** Replace what is written beside an event; omitted fields stay as they are. Answer: `record`, `replay`. */
export interface AnnotateRequest extends Asked {
  do: "annotate";
  record: string;
  at: Moment;
  comment?: string | null;
  nags?: number[] | null; // the range of records
  seat?: Seat | null; // who sees the replay; all hands are open without one
}

/** Remove the variation "3#12/0". Answer: `record`, `replay`. */
export interface PruneRequest extends Asked {
  do: "prune";
  record: string;
  at: Moment;
  seat?: Seat | null;
}

/**
 * Play on from a moment of a game, in a game of its own that ends with the deal. Answers like "new", with
 * summary.branch set.
 */
export interface BranchRequest extends Asked {
  do: "branch";
  record: string;
  at: Moment;
  seed: string; // for the unknown cards
  players?: Record<Seat, string>;
  seat: Seat;
}

/** Add the events of a branch to the game it left, as a variation. Answer: `record`, `at` (its first event). */
export interface GraftRequest extends Asked {
  do: "graft";
  record: string;
  branch: string;
}

/** A record, with the names used on this device. */
export interface Named extends Asked {
  record: string;
  names?: Record<Seat, string>; // what people at this device call themselves
}

/** What a seat knows of a game. Answer: `record`. */
export interface RedactRequest extends Named {
  do: "redact";
  seat: Seat;
}

/** The part after "#" of a link to this game. Answer: `link`. */
export interface LinkRequest extends Named {
  do: "link";
  seat?: Seat | null; // with only what that seat knows
  at?: Moment | null; // the moment it opens at
}

/** A link to the same deals for a friend, "c1…". Answer: `link`. */
export interface ChallengeRequest extends Named {
  do: "challenge";
  seat: Seat;
}

/**
 * Open the link in a text. Answer: `record`, `summary`, and `at` if it names a moment; or `challenge`. Where more than
 * the link stands in the text, or less, the answer's `link` is the link as it was made.
 */
export interface OpenRequest extends Asked {
  do: "open";
  link: string;
}

/** The laws. Answer: `laws`. */
export interface LawsRequest extends Asked {
  do: "laws";
}

/** Ask the arbiter. Answer: `arbiter`. */
export interface ArbiterRequest extends Asked {
  do: "arbiter";
  what: string; // what happened, one of those in `laws`
  answers: string[]; // so far, in order
}

/** What reviewed games count for in a player's standing. Answer: `judged`, one for each, in order. */
export interface JudgedRequest extends Asked {
  do: "judged";
  game: string;
  reviews: ReviewedGame[];
}

/** How well a player decided in groups of reviewed games. Answer: `standings`. */
export interface StandingsRequest extends Asked {
  do: "standings";
  game: string;
  sums: JudgedSums[]; // of each group
}

/** Prepare a hint, in slices; the answer says nothing about the game. */
export interface WarmRequest extends InSlices, Seated {
  do: "warm";
}

/** Review a game, in slices. Answer: `review`. */
export interface ReviewRequest extends InSlices, Seated {
  do: "review";
  /** the seat's own decisions are judged first, and a slice that found something has the review so far */
  partial?: boolean;
}

/** Why the computer did something. Answer: `why`, or without a moment `whys`, of the last deal. */
export interface WhyRequest extends Asked {
  do: "why";
  record: string;
  at?: Moment;
}

/** The opponent's possible cards, by what the seat knows at a moment, in slices. Answer: `reader`. */
export interface ReaderRequest extends InSlices, Seated {
  do: "reader";
  at: Moment;
  weighted: boolean; // weigh hands by the opponent's choices
}

export interface ExploreRequestFields extends InSlices, Asked {
  do: "explore";
  game: string;
}

/** Explore a hand, in slices, each with the results so far. Answer: `explore`. */
export type ExploreRequest = Exploring & ExploreRequestFields;

/** The commitment of a game with this seed, shown before it is dealt. Answer: `commitment`. */
export interface CommitRequest extends Asked {
  do: "commit";
  seed: string;
}

/** Compare the cards of a game with its seed. Answer: `proof`. */
export interface VerifyRequest extends Asked {
  do: "verify";
  record: string;
}

/** Take up the challenge of a link. Answers like "new". */
export interface AcceptRequest extends Asked {
  do: "accept";
  link: string;
  tags?: Tags;
  players?: Record<Seat, string>; // for seats where the challenge names no player
  seat: Seat;
}

/** The requests whose answers come in slices. */
export type Sliced = ReviewRequest | ReaderRequest | ExploreRequest;
