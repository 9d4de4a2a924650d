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
  code: string; // "E-follow"
  rule: string | null; // "E17"
  data: Record<string, string | number>;
  line?: number;
  column?: number;
  record?: number; // of the text that was read, from 1
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
  cards: Card[]; // in the order played, the leader's first
  winner: Seat;
}

/** What the views of all games have in common, except `game` and `phase`, whose values each game declares. */
export interface CommonView {
  seat: Seat; // whose view this is
  seats: Seat[]; // in turn order
  sides: Side[]; // in the order scores are written
  rules: Rules;
  target: number; // points that win the game
  deal: number;
  dealer: Seat;
  elder: Seat;
  turn: Seat | null; // who must act; null when nobody must ("scored", "over", "dealing")
  pause: boolean; // a right of this seat (marking the king) would lapse with the opponent's next event
  legal: string[]; // every event this seat may do now; one discard for each choice of cards, in the order of `hand`
  /** why each own card may not be played now, by its event; empty while this seat discards */
  refused: Record<string, Problem>;
  next: string | null; // the event that opens the next deal ("2. S"), when one may be opened
  score: Record<Side, number>; // as marked now
  hand: Card[]; // own cards, s h d c, high to low
  sizes: Record<Seat, number>; // cards in each hand
  turned: Card | null;
  trump: string | null; // "s" "h" "d" "c"
  stock: number; // cards left in the stock
  trick: LaidCard[]; // on the table now
  tricks: Trick[]; // of this deal
  won: Record<Side, number>; // tricks of this deal
  winner: Side | null; // of the game; null also when it is drawn
  over: boolean; // the game, not only the deal
  open?: Record<Seat, Card[]>; // other hands: in a replay with all hands open, and those shown after one was thrown in
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
  deal: number; // 0 before the first deal
  n?: number; // number of the event in its deal, from 1
  event?: string; // the event as ECN, hidden cards as "??"
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
  card?: Card; // turn, take (the turn-up into the hand), play
  cards?: Card[]; // deal, discard, draw ([] when nothing is discarded)
  cut?: Record<Seat, Card>; // cut: what each drew
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
  call?: string; // play, belote: "belote" "rebelote"
  /**
   * what is wrong with it, as far as this seat may know: "revoke" (E26), "turn" (led out of turn), "false" (a king not
   * held); "back": the card returns to the hand
   */
  suffix?: "revoke" | "turn" | "false" | "back";
  why?: string; // mark: "turned-king"; over: "score" or "resigned"
  points?: Record<Side, number>; // score: of the deal
  score?: Record<Side, number>; // score: running
  /** score: what was scored and why; in écarté a list, in belote the sums of the deal (null when all passed) */
  scored?: Scores;
  offenders?: Seat[]; // score: who scored less for the tricks (laws 25, 43)
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
  by: Seat; // who offers, names or claims; the claimant answers its own claim, with a ruling
  args: string[]; // suit: ["h"], the suit named; claim: ["43", "#15"], law and event
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
  question: Question | null; // what `turn` must answer
  doubled: Seat | null; // who offered the double that was accepted
  offered: Seat | null; // whose offer of the point was declined: the opponent must make the vole
  named: string | null; // the suit named for the lead
  counts: Card | null; // what the led card counts as, when it is not itself
  offenders: Seat[]; // who scores less in this deal (laws 25, 43)
  watching: boolean; // a spectator's view, who sees no hand
  exchanges: Record<Seat, number>[]; // cards taken by each in each exchange of this deal
  discard: DiscardSpan | null; // when this seat must discard
  proposed: number | null; // the number said with the last proposal (option propose_number)
  declined: Seat | null; // who ended the exchange
  vulnerable: Seat | null;
  kings: Seat[]; // who marked a king in hand this deal
  scored: Scored[]; // of this deal, so far: kings at once, tricks when it ends
  gamePoints: number | null; // E25, when the game is over and the option is on
}

/** A bid or a pass. */
export interface Bid {
  seat: Seat;
  bid: string; // "pass", a suit letter, "nt" or "at"
  round: number;
}

export type MeldKind = "tierce" | "cinquante" | "cent" | "carre";

/** A declaration other than belote. */
export interface Meld {
  seat: Seat;
  kind: MeldKind;
  top: string; // the highest card of a sequence, "??" when it is not known; the rank of a carré
  cards: Card[]; // as far as they are known
  points: number;
  late: boolean; // declared after the first trick only
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
  complete: boolean; // with rebelote
}

/** How a deal of belote was scored. By side, before the contract's factor except for `points`. */
export interface Tally {
  taker: Seat;
  contract: string;
  factor: number; // 1, in no trumps 2, in all trumps 3
  capot: Side | null; // the side that took every trick
  made: boolean;
  tricks: Record<Side, number>;
  cards: Record<Side, number>;
  last: Record<Side, number>; // points for the last trick, or for all of them
  melds: Record<Side, number>; // points of the declarations that count
  belote: Record<Side, number>;
  totals: Record<Side, number>; // what each side collected
  compared: Record<Side, number>; // what decides whether the contract was made
  points: Record<Side, number>; // what is written down
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
  bottom: Card | null; // the second card turned up when three play
  taken: boolean; // the turn-up is in the taker's hand
  round: number; // of the bidding, 1 or 2
  bids: Bid[];
  taker: Seat | null; // others may still overcall during the bidding
  contract: string | null; // a suit letter, "nt" or "at"
  melds: Meld[]; // every announcement of the deal
  best: Side | null; // the side whose declarations count, once known
  ranks: NamedRank[];
  trumped: Seat | null; // who said that the sequence is of trumps
  calls: Call[];
  known: Record<Seat, Card[]>; // cards known to be in other hands
  scored: Tally | null;
}
