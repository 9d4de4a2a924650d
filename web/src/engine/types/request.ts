// What the engine (py/ecarte/requests/web.py) is asked.
// Made by `make types` from py/ecarte/types/request.py: what is to be different is declared there.
import type { Exploring } from "./analysis.ts";
import type { Bet, MatchBegin } from "./match.ts";
import type { Moment } from "./replay.ts";
import type { Options, Seat } from "./view.ts";

/** Tags to be set. */
export type Tags = Record<string, string>;

/** What any request may say. */
export interface Asked {
  /** tables that could not be had: it is to be answered without them */
  without?: string[];
}

/** Work that comes in slices: from where the last one ended. */
export interface InSlices {
  /** Work that comes in slices: from where the last one ended. */
  continue?: string;
}

export interface VersionRequest extends Asked {
  do: "version";
}

/** Presets, options, players, for the new-game panel. */
export interface CatalogRequest extends Asked {
  do: "catalog";
}

/** A new game, its first deal dealt. */
export interface NewRequest extends Asked {
  do: "new";
  game: string;
  preset: string;
  /** 64 hex digits from crypto.getRandomValues */
  seed: string;
  dealer: Seat | "cut";
  options?: Options;
  tags?: Tags;
  /** the seats the computer plays, {"N": "amateur"} */
  players?: Record<Seat, string>;
  /** of persons who watch, in a match; those of the gallery are added */
  wishes?: Bet[] | null;
  /** words of the player's own, with which the pack of the first deal is cut */
  cut?: string | null;
  /** "" watches */
  seat: Seat;
}

/** How a match stands, from its records in any order; or, without any, how it begins. answer.match */
export interface MatchRequest extends Asked {
  do: "match";
  records: string[];
  begin?: MatchBegin;
}

/** Who is advised, when it is another than `seat`. */
export interface AdvisedSeat {
  /** Who is advised, when it is another than `seat`. */
  as?: Seat;
}

/**
 * French gallery: the backers of `seat` say what they would do now; once for each decision, and nothing happens when
 * there are none. Answers like "play"; in the log { do: "ruling", verb: "advise", args: [name, seat, what] }, where
 * what is "stand", "accept-double", "7h" to play, "-Qs9s" to discard; "??" for the other seat.
 */
export interface AdviceRequest extends AdvisedSeat, Asked {
  do: "advice";
  record: string;
  /** looks on */
  seat: Seat;
}

/** A person who watches advises the player they back, who must be the computer's. */
export interface AdviseRequest extends Asked {
  do: "advise";
  record: string;
  seat: Seat;
  name: string;
  /** of that view's legal */
  event: string;
}

/** A game as it stands. */
export interface ViewRequest extends Asked {
  do: "view";
  record: string;
  seat: Seat;
  /** frames of what the log tells from that entry on; without, none */
  since?: number;
}

export interface PlayRequest extends Asked {
  do: "play";
  record: string;
  seat: Seat;
  /** any of view.legal, or view.next, which who watches (seat "") may ask for too */
  event: string;
  /** words that the deal which view.next opens is cut with; it keeps them when it is taken back */
  cut?: string | null;
  /** set: a deal prepared beforehand is dated when it is played */
  tags?: Tags;
}

/** Who chooses and plays. */
export interface PlayedSeat {
  /** Who chooses and plays. */
  as: Seat;
}

/** The computer plays. */
export interface BotRequest extends PlayedSeat, Asked {
  do: "bot";
  record: string;
  /** looks on */
  seat: Seat;
  player: string;
}

/** To before this seat's last decision. */
export interface BackRequest extends Asked {
  do: "back";
  record: string;
  seat: Seat;
  /** with one that was taken back just now, counted with it */
  also?: boolean;
}

/** answer.hint */
export interface HintRequest extends Asked {
  do: "hint";
  record: string;
  seat: Seat;
  player: string;
}

export interface ResignRequest extends Asked {
  do: "resign";
  record: string;
  seat: Seat;
}

/** Records out of a text, a piece at a time; answer.slice */
export interface ImportRequest extends Asked {
  do: "import";
  /** from where the last slice ended, about 32,000 characters */
  text: string;
  /** 1 at first, then that of the last slice */
  line: number;
  /** 0 at first, then that of the last slice */
  number: number;
  /** there is no more */
  last: boolean;
}

export interface Watched extends Asked {
  record: string;
  /** null: all hands open */
  seat?: Seat | null;
  /**
   * of a game that goes on: those of deals that are over for good lie open, the rest is what the seat knows;
   * answer.replay.record is what it knows
   */
  settled?: boolean;
}

export interface ReplayRequest extends Watched {
  do: "replay";
}

/** answer.views */
export interface ViewsRequest extends Watched {
  do: "views";
  at: Moment[];
}

/** What is written beside an event is replaced; what is left out stays as it is. answer.record, .replay */
export interface AnnotateRequest extends Asked {
  do: "annotate";
  record: string;
  at: Moment;
  comment?: string | null;
  /** all that a record can hold */
  nags?: number[] | null;
  /** whose the replay is; all hands open without one */
  seat?: Seat | null;
}

/** Take the variation "3#12/0" away; answer.record, .replay */
export interface PruneRequest extends Asked {
  do: "prune";
  record: string;
  at: Moment;
  seat?: Seat | null;
}

/**
 * Play on from a moment of a game, in a game of its own that ends with the deal. Answers like "new"; summary.branch is
 * set.
 */
export interface BranchRequest extends Asked {
  do: "branch";
  record: string;
  at: Moment;
  /** for cards that nobody knows */
  seed: string;
  players?: Record<Seat, string>;
  seat: Seat;
}

/** What was played in a branch, put into the game it left, as a variation; answer.record, .at (its first event) */
export interface GraftRequest extends Asked {
  do: "graft";
  record: string;
  branch: string;
}

export interface Named extends Asked {
  record: string;
  /** that people at this device have given themselves */
  names?: Record<Seat, string>;
}

/** answer.record: what this seat knows of it */
export interface RedactRequest extends Named {
  do: "redact";
  seat: Seat;
}

/** What stands behind "#" in a link to this game; answer.link */
export interface LinkRequest extends Named {
  do: "link";
  /** only what that seat knows */
  seat?: Seat | null;
  /** opened there */
  at?: Moment | null;
}

/** answer.link: the same deals for a friend, "c1…" */
export interface ChallengeRequest extends Named {
  do: "challenge";
  seat: Seat;
}

/** A link is opened: answer.record and .summary, .at when it names a moment; or answer.challenge. */
export interface OpenRequest extends Asked {
  do: "open";
  link: string;
}

/** answer.laws */
export interface LawsRequest extends Asked {
  do: "laws";
}

/** answer.arbiter */
export interface ArbiterRequest extends Asked {
  do: "arbiter";
  /** what happened (of answer.laws) */
  what: string;
  /** so far, in the order they were asked for */
  answers: string[];
}

/** Gets ready for a hint, in slices; nothing is told. */
export interface WarmRequest extends InSlices, Asked {
  do: "warm";
  record: string;
  seat: Seat;
}

/** In slices, then answer.review */
export interface ReviewRequest extends InSlices, Asked {
  do: "review";
  record: string;
  seat: Seat;
}

/** answer.why; without a moment answer.whys, of the last deal */
export interface WhyRequest extends Asked {
  do: "why";
  record: string;
  at?: Moment;
}

/** What the other could hold, as far as the seat knows at a moment. In slices; answer.reader */
export interface ReaderRequest extends InSlices, Asked {
  do: "reader";
  record: string;
  seat: Seat;
  at: Moment;
  /** by how the other chose */
  weighted: boolean;
}

export interface ExploreRequestFields extends InSlices, Asked {
  do: "explore";
  game: string;
}

/** In slices, each with what is known so far; answer.explore */
export type ExploreRequest = Exploring & ExploreRequestFields;

/** answer.commitment: the seal of a game with this seed, shown before it is dealt */
export interface CommitRequest extends Asked {
  do: "commit";
  seed: string;
}

/** answer.proof */
export interface VerifyRequest extends Asked {
  do: "verify";
  record: string;
}

/** The challenge of a link is taken up: answers like "new". */
export interface AcceptRequest extends Asked {
  do: "accept";
  link: string;
  tags?: Tags;
  /** play where the challenge names no player */
  players?: Record<Seat, string>;
  seat: Seat;
}

export type Request =
  | VersionRequest
  | CatalogRequest
  | NewRequest
  | MatchRequest
  | AdviceRequest
  | AdviseRequest
  | ViewRequest
  | PlayRequest
  | BotRequest
  | BackRequest
  | HintRequest
  | ResignRequest
  | ImportRequest
  | ReplayRequest
  | ViewsRequest
  | AnnotateRequest
  | PruneRequest
  | BranchRequest
  | GraftRequest
  | RedactRequest
  | LinkRequest
  | ChallengeRequest
  | OpenRequest
  | LawsRequest
  | ArbiterRequest
  | WarmRequest
  | ReviewRequest
  | WhyRequest
  | ReaderRequest
  | ExploreRequest
  | CommitRequest
  | VerifyRequest
  | AcceptRequest;

/** What is asked slice by slice. */
export type Sliced = ReviewRequest | ReaderRequest | ExploreRequest;
