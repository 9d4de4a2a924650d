// What the engine (py/ecarte/requests/web.py) is asked.
// Made by `make types` from py/ecarte/types/request.py: what is to be different is declared there.
import type { Exploring, JudgedSums, ReviewedGame } from "./analysis.ts";
import type { Asked, InSlices, Seated, Tags } from "./asked.ts";
import type { Sums } from "./figures.ts";
import type { Bet, MatchBegin } from "./match.ts";
import type { Moment } from "./replay.ts";
import type { Options, Seat } from "./view.ts";

/** The engine's version. Answer: `version`. */
export interface VersionRequest extends Asked {
  do: "version";
}

/** Presets, options and players for the new-game panel. Answer: `catalog`. */
export interface CatalogRequest extends Asked {
  do: "catalog";
}

/** Begin a game, its first deal dealt. */
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
  /** bets that spectators wish to make in a match, besides the gallery's */
  wishes?: Bet[] | null;
  /** the player's words for the cut of the first deal */
  cut?: string | null;
  /** "" watches */
  seat: Seat;
}

/** How a game's daily deal is played on a day. Answer: `daily`. */
export interface DailyRequest extends Asked {
  do: "daily";
  game: string;
  /** "2026-11-23" */
  day: string;
}

/** Begin the daily deal of a day, its first deal dealt; the user is South. Answers like "new". */
export interface DailyBeginRequest extends Asked {
  do: "daily-begin";
  game: string;
  /** "2026-11-23" */
  day: string;
  tags?: Tags;
}

/** The strongest player's result with the cards of a daily deal that is over. Answer: `dailyResult`. */
export interface DailyResultRequest extends Asked {
  do: "daily-result";
  record: string;
}

/** The standing of a match, from its records in any order; without records, its beginning. Answer: `match`. */
export interface MatchRequest extends Asked {
  do: "match";
  records: string[];
  begin?: MatchBegin;
}

/** Who is advised, if not `seat`. */
export interface AdvisedSeat {
  /** Who is advised, if not `seat`. */
  as?: Seat;
}

/**
 * French gallery: the backers of `seat` advise it, once for each decision. Answers like "play", unchanged when there
 * are no backers. The log has { do: "ruling", verb: "advise", args: [name, seat, what] }, where what is "stand",
 * "accept-double", "7h" to play, "-Qs9s" to discard; "??" for the other seat.
 */
export interface AdviceRequest extends AdvisedSeat, Asked {
  do: "advice";
  record: string;
  /** whose view is answered */
  seat: Seat;
}

/** Let a spectator advise the computer player they back. */
export interface AdviseRequest extends Seated {
  do: "advise";
  name: string;
  /** of that view's legal */
  event: string;
}

/** A game as it stands. */
export interface ViewRequest extends Seated {
  do: "view";
  /** answer frames from that log entry on; none without it */
  since?: number;
}

/** Play an event. */
export interface PlayRequest extends Seated {
  do: "play";
  /** any of view.legal, or view.next, which spectators (seat "") may play too */
  event: string;
  /** words for the cut of the deal that view.next opens, which keeps them even when taken back */
  cut?: string | null;
  /** a deal dealt in advance is dated when it is played */
  tags?: Tags;
}

/** Who chooses and plays. */
export interface PlayedSeat {
  /** Who chooses and plays. */
  as: Seat;
}

/** Let the computer play. */
export interface BotRequest extends PlayedSeat, Asked {
  do: "bot";
  record: string;
  /** whose view is answered */
  seat: Seat;
  player: string;
}

/** Take back to before this seat's last decision. */
export interface BackRequest extends Seated {
  do: "back";
  /** goes with one just taken back, and is not counted as another */
  also?: boolean;
}

/** A hint for a seat. Answer: `hint`. */
export interface HintRequest extends Seated {
  do: "hint";
  player: string;
}

/** Resign the game. */
export interface ResignRequest extends Seated {
  do: "resign";
}

/** The problems of a game. Answer: `puzzles`. */
export interface PuzzlesRequest extends Asked {
  do: "puzzles";
  game: string;
}

/** A problem. Answers like "view", with `puzzle`. */
export interface PuzzleRequest extends Asked {
  do: "puzzle";
  game: string;
  /** its id */
  puzzle: string;
}

/** What a choice in a problem is worth. Answer: `solution`, and `record`, `at` and `summary` of the whole game. */
export interface SolveRequest extends Asked {
  do: "solve";
  game: string;
  /** its id */
  puzzle: string;
  /** one of the problem's `choices` */
  event: string;
}

/** What games count for in statistics. Answer: `figures`, one for each record, in order. */
export interface FiguresRequest extends Asked {
  do: "figures";
  /** a hundred or so at a time: each is read anew */
  records: string[];
}

/** The estimates that sums amount to. Answer: `estimates`, one for each of them, in order. */
export interface EstimatesRequest extends Asked {
  do: "estimates";
  game: string;
  sums: Sums[];
}

/**
 * The games that meet a condition of `ecarte filter`; no records only check it. Answer: `matching`, in order, and
 * `about`, the names of the games whose facts the condition uses.
 */
export interface FilterRequest extends Asked {
  do: "filter";
  condition: string;
  records: string[];
}

/** Read records from a text, a slice at a time. Answer: `slice`. */
export interface ImportRequest extends Asked {
  do: "import";
  /** about 32,000 characters from where the last slice ended */
  text: string;
  /** 1 at first, then that of the last slice */
  line: number;
  /** 0 at first, then that of the last slice */
  number: number;
  /** no text follows */
  last: boolean;
}

/** A record, and who sees it. */
export interface Watched extends Asked {
  record: string;
  /** null: all hands open */
  seat?: Seat | null;
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
  /** the range of records */
  nags?: number[] | null;
  /** who sees the replay; all hands are open without one */
  seat?: Seat | null;
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
  /** for the unknown cards */
  seed: string;
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
  /** what people at this device call themselves */
  names?: Record<Seat, string>;
}

/** What a seat knows of a game. Answer: `record`. */
export interface RedactRequest extends Named {
  do: "redact";
  seat: Seat;
}

/** The part after "#" of a link to this game. Answer: `link`. */
export interface LinkRequest extends Named {
  do: "link";
  /** with only what that seat knows */
  seat?: Seat | null;
  /** the moment it opens at */
  at?: Moment | null;
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
  /** what happened, one of those in `laws` */
  what: string;
  /** so far, in order */
  answers: string[];
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
  /** of each group */
  sums: JudgedSums[];
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
  /** weigh hands by the opponent's choices */
  weighted: boolean;
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
  /** for seats where the challenge names no player */
  players?: Record<Seat, string>;
  seat: Seat;
}

/** The requests whose answers come in slices. */
export type Sliced = ReviewRequest | ReaderRequest | ExploreRequest;

/** Any request. */
export type Request =
  | VersionRequest
  | CatalogRequest
  | NewRequest
  | DailyRequest
  | DailyBeginRequest
  | DailyResultRequest
  | MatchRequest
  | AdviceRequest
  | AdviseRequest
  | ViewRequest
  | PlayRequest
  | BotRequest
  | BackRequest
  | HintRequest
  | ResignRequest
  | PuzzlesRequest
  | PuzzleRequest
  | SolveRequest
  | FiguresRequest
  | EstimatesRequest
  | FilterRequest
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
  | JudgedRequest
  | StandingsRequest
  | WarmRequest
  | ReviewRequest
  | WhyRequest
  | ReaderRequest
  | ExploreRequest
  | CommitRequest
  | VerifyRequest
  | AcceptRequest;
