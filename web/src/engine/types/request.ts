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
  seed: string; // 64 hex digits from crypto.getRandomValues
  dealer: Seat | "cut";
  options?: Options;
  tags?: Tags;
  players?: Record<Seat, string>; // the seats the computer plays, {"N": "amateur"}
  wishes?: Bet[] | null; // bets that spectators wish to make in a match, besides the gallery's
  cut?: string | null; // the player's words for the cut of the first deal
  seat: Seat; // "" watches
}

/** How a game's daily deal is played on a day. Answer: `daily`. */
export interface DailyRequest extends Asked {
  do: "daily";
  game: string;
  day: string; // "2026-11-23"
}

/** Begin the daily deal of a day, its first deal dealt; the user is South. Answers like "new". */
export interface DailyBeginRequest extends Asked {
  do: "daily-begin";
  game: string;
  day: string; // "2026-11-23"
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
  as?: Seat; // Who is advised, if not `seat`.
}

/**
 * French gallery: the backers of `seat` advise it, once for each decision. Answers like "play", unchanged when there
 * are no backers. The log has { do: "ruling", verb: "advise", args: [name, seat, what] }, where what is "stand",
 * "accept-double", "7h" to play, "-Qs9s" to discard; "??" for the other seat.
 */
export interface AdviceRequest extends AdvisedSeat, Asked {
  do: "advice";
  record: string;
  seat: Seat; // whose view is answered
}

/** Let a spectator advise the computer player they back. */
export interface AdviseRequest extends Seated {
  do: "advise";
  name: string;
  event: string; // of that view's legal
}

/** A game as it stands. */
export interface ViewRequest extends Seated {
  do: "view";
  since?: number; // answer frames from that log entry on; none without it
}

/** Play an event. */
export interface PlayRequest extends Seated {
  do: "play";
  event: string; // any of view.legal, or view.next, which spectators (seat "") may play too
  cut?: string | null; // words for the cut of the deal that view.next opens, which keeps them even when taken back
  tags?: Tags; // a deal dealt in advance is dated when it is played
}

/** Who chooses and plays. */
export interface PlayedSeat {
  as: Seat; // Who chooses and plays.
}

/** Let the computer play. */
export interface BotRequest extends PlayedSeat, Asked {
  do: "bot";
  record: string;
  seat: Seat; // whose view is answered
  player: string;
}

/** Take back to before this seat's last decision. */
export interface BackRequest extends Seated {
  do: "back";
  also?: boolean; // goes with one just taken back, and is not counted as another
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
  puzzle: string; // its id
}

/** What a choice in a problem is worth. Answer: `solution`, and `record`, `at` and `summary` of the whole game. */
export interface SolveRequest extends Asked {
  do: "solve";
  game: string;
  puzzle: string; // its id
  event: string; // one of the problem's `choices`
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
