// What a seat sees of a game: the log, the table, what may be done. The page knows the engine
// (py/ecarte/requests/web.py) by the types of this folder alone. It never reads a record and never decides what is
// legal.
// Made by `make types` from py/ecarte/types/view.py and py/ecarte/games/ecarte/types.py and
// py/ecarte/games/belote/types.py: what is to be different is declared there.

/** "N" "E" "S" "W"; the player sits at the bottom, usually as "S". */
export type Seat = string;

/** Partners: "NS" "EW" in belote for four, elsewhere the seat itself. */
export type Side = string;

/** Rank and suit, "Ks", "Th"; "??" is a card this seat may not know. */
export type Card = string;

export type OptionValue = string | number | boolean;

export type Options = Record<string, OptionValue>;

/** A preset, and the options that differ from it. */
export interface Rules {
  preset: string;
  options: Options;
}

/** Why something is refused; its words are in the locale files under `problem-<code>`. */
export interface Problem {
  /** "E-follow" */
  code: string;
  /** "E17" */
  rule: string | null;
  data: Record<string, string | number>;
  line?: number;
  column?: number;
  /** of the text that was read, from 1 */
  record?: number;
  deal?: number;
}

/** A card on the table, and who played it. */
export interface LaidCard {
  seat: Seat;
  card: Card;
}

/** A trick that was taken. */
export interface Trick {
  leader: Seat;
  /** in the order played, the leader's first */
  cards: Card[];
  winner: Seat;
}

/** What the views of all games have in common, except `game` and `phase`, whose values each game declares. */
export interface CommonView {
  /** whose view this is */
  seat: Seat;
  /** in turn order */
  seats: Seat[];
  /** in the order scores are written */
  sides: Side[];
  rules: Rules;
  /** points that win the game */
  target: number;
  deal: number;
  dealer: Seat;
  elder: Seat;
  /** who must act; null when nobody must ("scored", "over", "dealing") */
  turn: Seat | null;
  /** a right of this seat (marking the king) would lapse with the opponent's next event */
  pause: boolean;
  /** every event this seat may do now; one discard for each choice of cards, in the order of `hand` */
  legal: string[];
  /** why each own card may not be played now, by its event; empty while this seat discards */
  refused: Record<string, Problem>;
  /** the event that opens the next deal ("2. S"), when one may be opened */
  next: string | null;
  /** as marked now */
  score: Record<Side, number>;
  /** own cards, s h d c, high to low */
  hand: Card[];
  /** cards in each hand */
  sizes: Record<Seat, number>;
  turned: Card | null;
  /** "s" "h" "d" "c" */
  trump: string | null;
  /** cards left in the stock */
  stock: number;
  /** on the table now */
  trick: LaidCard[];
  /** of this deal */
  tricks: Trick[];
  /** tricks of this deal */
  won: Record<Side, number>;
  /** of the game; null also when it is drawn */
  winner: Side | null;
  /** the game, not only the deal */
  over: boolean;
  /** other hands: in a replay with all hands open, and those shown after one was thrown in */
  open?: Record<Seat, Card[]>;
}

/** A view, of any game. */
export type View = EcarteView | BeloteView;

/** How a deal was scored, in any game. */
export type Scores = Scored[] | Tally | null;

/**
 * One line of the game log as this seat may see it. Entries with `n` are events of the record; the others ("open",
 * "cut", "mark", "trick", "score", "over") follow from them.
 */
export interface Entry {
  /** 0 before the first deal */
  deal: number;
  /** number of the event in its deal, from 1 */
  n?: number;
  /** the event as ECN, hidden cards as "??" */
  event?: string;
  do:
    | "cut"
    | "open"
    | "deal"
    | "turn"
    | "take"
    | "discard"
    | "draw"
    | "play"
    | "say"
    | "ruling"
    | "mark"
    | "trick"
    | "score"
    | "over";
  /** who acts; for "open" the dealer; for "trick" the winner; for "over" the side that wins, null when it is drawn */
  seat?: Seat | null;
  /** turn, take (the turn-up into the hand), play */
  card?: Card;
  /** deal, discard, draw ([] when nothing is discarded) */
  cards?: Card[];
  /** cut: what each drew */
  cut?: Record<Seat, Card>;
  /**
   * say, écarté: propose stand accept refuse king double offer decline concede claim show suit let require took; say,
   * belote: pass take meld rank trump show; ruling, which ECN writes with "&" and seats among its arguments: claim
   * ruling unmark advise, and those of a real table; turn: "bottom", the second card of three-handed belote
   */
  verb?: string;
  /**
   * say: ["3"] in propose:3, ["double"] in accept:double, ["h"] in suit:h; ruling: ["S", "43", "#15"] in
   * &claim:S:43:#15; say: ["h"] in take:h, ["tierce", "As"] in meld:tierce:As, ["A"] in rank:A, ["KsQsJs"] in
   * show:KsQsJs
   */
  args?: string[];
  /** play, belote: "belote" "rebelote" */
  call?: string;
  /**
   * what is wrong with it, as far as this seat may know: "revoke" (E26), "turn" (led out of turn), "false" (a king not
   * held); "back": the card returns to the hand
   */
  suffix?: "revoke" | "turn" | "false" | "back";
  /** mark: "turned-king"; over: "score" or "resigned" */
  why?: string;
  /** score: of the deal */
  points?: Record<Side, number>;
  /** score: running */
  score?: Record<Side, number>;
  /** score: what was scored and why; in écarté a list, in belote the sums of the deal (null when all passed) */
  scored?: Scores;
  /** score: who scored less for the tricks (laws 25, 43) */
  offenders?: Seat[];
}

/** A log entry, and the view just after it. */
export interface Frame {
  entry: Entry;
  view: View;
}

/** Points marked in écarté, and the reason. */
export interface Scored {
  seat: Seat;
  points: number;
  /**
   * "turned-king" "king" "point" "vole" "elder-vulnerable" (the elder stood and lost) "dealer-vulnerable"
   * "double-refused" "offer" (the offered point was taken) "offer-declined" (the vole was not made)
   */
  why: string;
}

export type QuestionKind = "double" | "offer" | "suit" | "claim";

/** What somebody must answer before the deal goes on. */
export interface Question {
  kind: QuestionKind;
  /** who offers, names or claims; the claimant answers its own claim, with a ruling */
  by: Seat;
  /** suit: ["h"], the suit named; claim: ["43", "#15"], law and event */
  args: string[];
}

/** How many cards may be discarded. */
export interface DiscardSpan {
  min: number;
  max: number;
}

/**
 * "choose": the elder proposes or stands. "answer": the dealer accepts or refuses. "discard": `turn` discards. "play":
 * `turn` plays a card. "reply": `turn` answers the question. "scored": the deal is over. "over": the game is over.
 * "dealing", "drawing" and "showing" (hands, after one was thrown in) appear only inside frames.
 */
export type EcartePhase =
  | "packets"
  | "dealing"
  | "choose"
  | "answer"
  | "discard"
  | "drawing"
  | "play"
  | "reply"
  | "showing"
  | "scored"
  | "over";

/** Everything one seat may know, and nothing else (E12: not even its own discards). */
export interface EcarteView extends CommonView {
  game: "ecarte";
  phase: EcartePhase;
  /** what `turn` must answer */
  question: Question | null;
  /** who offered the double that was accepted */
  doubled: Seat | null;
  /** whose offer of the point was declined: the opponent must make the vole */
  offered: Seat | null;
  /** the suit named for the lead */
  named: string | null;
  /** what the led card counts as, when it is not itself */
  counts: Card | null;
  /** who scores less in this deal (laws 25, 43) */
  offenders: Seat[];
  /** a spectator's view, who sees no hand */
  watching: boolean;
  /** cards taken by each in each exchange of this deal */
  exchanges: Record<Seat, number>[];
  /** when this seat must discard */
  discard: DiscardSpan | null;
  /** the number said with the last proposal (option propose_number) */
  proposed: number | null;
  /** who ended the exchange */
  declined: Seat | null;
  vulnerable: Seat | null;
  /** who marked a king in hand this deal */
  kings: Seat[];
  /** of this deal, so far: kings at once, tricks when it ends */
  scored: Scored[];
  /** E25, when the game is over and the option is on */
  gamePoints: number | null;
}

/** A bid or a pass. */
export interface Bid {
  seat: Seat;
  /** "pass", a suit letter, "nt" or "at" */
  bid: string;
  round: number;
}

export type MeldKind = "tierce" | "cinquante" | "cent" | "carre";

/** A declaration other than belote. */
export interface Meld {
  seat: Seat;
  kind: MeldKind;
  /** the highest card of a sequence, "??" when it is not known; the rank of a carré */
  top: string;
  /** as far as they are known */
  cards: Card[];
  points: number;
  /** declared after the first trick only */
  late: boolean;
  shown: boolean;
}

/** The highest card of a sequence, said after the first trick (B15). */
export interface NamedRank {
  seat: Seat;
  rank: string;
}

/** Belote, called in a suit. */
export interface Call {
  seat: Seat;
  suit: string;
  /** with rebelote */
  complete: boolean;
}

/** How a deal of belote was scored. By side, before the contract's factor except for `points`. */
export interface Tally {
  taker: Seat;
  contract: string;
  /** 1, in no trumps 2, in all trumps 3 */
  factor: number;
  /** the side that took every trick */
  capot: Side | null;
  made: boolean;
  tricks: Record<Side, number>;
  cards: Record<Side, number>;
  /** points for the last trick, or for all of them */
  last: Record<Side, number>;
  /** points of the declarations that count */
  melds: Record<Side, number>;
  belote: Record<Side, number>;
  /** what each side collected */
  totals: Record<Side, number>;
  /** what decides whether the contract was made */
  compared: Record<Side, number>;
  /** what is written down */
  points: Record<Side, number>;
}

/**
 * "bid": `turn` bids. "announce": `turn` declares before play (option announce_before_play). "drawing", the second
 * deal, and "dealing" appear only inside frames.
 */
export type BelotePhase = "packets" | "dealing" | "bid" | "drawing" | "announce" | "play" | "scored" | "over";

/** Everything one seat may know of a game of belote. */
export interface BeloteView extends CommonView {
  game: "belote";
  phase: BelotePhase;
  /** the second card turned up when three play */
  bottom: Card | null;
  /** the turn-up is in the taker's hand */
  taken: boolean;
  /** of the bidding, 1 or 2 */
  round: number;
  bids: Bid[];
  /** others may still overcall during the bidding */
  taker: Seat | null;
  /** a suit letter, "nt" or "at" */
  contract: string | null;
  /** every announcement of the deal */
  melds: Meld[];
  /** the side whose declarations count, once known */
  best: Side | null;
  ranks: NamedRank[];
  /** who said that the sequence is of trumps */
  trumped: Seat | null;
  calls: Call[];
  /** cards known to be in other hands */
  known: Record<Seat, Card[]>;
  scored: Tally | null;
}
