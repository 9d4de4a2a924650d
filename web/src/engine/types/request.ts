// What the engine (py/ecarte/requests/web.py) is asked.
// Made by `make types` from py/ecarte/types/request.py: what is to be different is declared there.
import type { Asked, Seated, Tags } from "./asked.ts";
import type { EstimatesRequest, FiguresRequest, FilterRequest } from "./figures.ts";
import type { Bet, MatchBegin } from "./match.ts";
import type {
  AcceptRequest,
  AnnotateRequest,
  ArbiterRequest,
  BranchRequest,
  ChallengeRequest,
  CommitRequest,
  ExploreRequest,
  GraftRequest,
  ImportRequest,
  JudgedRequest,
  LawsRequest,
  LinkRequest,
  OpenRequest,
  PruneRequest,
  ReaderRequest,
  RedactRequest,
  ReplayRequest,
  ReviewRequest,
  StandingsRequest,
  VerifyRequest,
  ViewsRequest,
  WarmRequest,
  WhyRequest,
} from "./study.ts";
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
  | JudgedRequest
  | StandingsRequest
  | WhyRequest
  | ReaderRequest
  | ExploreRequest
  | PuzzlesRequest
  | PuzzleRequest
  | SolveRequest
  | FiguresRequest
  | EstimatesRequest
  | FilterRequest
  | CommitRequest
  | VerifyRequest
  | AcceptRequest;
