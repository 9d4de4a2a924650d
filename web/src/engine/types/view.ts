// What a seat sees of a game: the log, the table, what may be done. The page knows the engine (py/ecarte/requests/web.py) by the
// types of this folder alone; it never reads a record and never works out what is legal.

export type Seat = string; // "N" "E" "S" "W"; you sit at the bottom, mostly as "S"
export type Side = string; // who plays together: "NS" "EW" in belote for four, elsewhere the seat itself
export type Card = string; // rank and suit, "Ks", "Th"; "??" is a card this seat may not know

/** A problem is a value; its words are in the locale files under `problem-<code>`. */
export interface Problem {
  code: string; // "E-follow"
  rule: string | null; // "E17"
  data: Record<string, string | number>;
  line?: number;
  column?: number;
  record?: number; // of the text that was read, from 1
  deal?: number;
}

export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;
export interface Rules {
  preset: string;
  options: Options;
}

/** One line of the game log as this seat may see it. Entries with `n` are events of the record;
 *  the others ("open", "cut", "mark", "trick", "score", "over") follow from them. */
export interface Entry {
  deal: number; // 0 before the first deal
  n?: number; // number of the event in its deal, from 1
  event?: string; // the event as ECN, hidden cards as "??"
  // biome-ignore format: a list
  do: "cut" | "open" | "deal" | "turn" | "take" | "discard" | "draw" | "play" | "say" | "ruling" | "mark" | "trick" | "score" | "over";
  seat?: Seat; // who acts; for "open" the dealer; for "trick" the winner; for "over" the side that wins, none when it is drawn
  card?: Card; // turn, take (the turn-up into the hand), play
  cards?: Card[]; // deal, discard, draw ([] when nothing is discarded)
  cut?: Record<Seat, Card>; // cut: what each drew
  // say, écarté: propose stand accept refuse king double offer decline concede claim show suit let require took; ruling, what ECN
  // writes with "&", the seats among its arguments: claim ruling unmark advise, and what a real table needs; belote: pass take meld rank trump show. turn: "bottom", the second card of three-handed belote
  verb?: string;
  args?: string[]; // say: ["3"] in propose:3, ["double"] in accept:double, ["h"] in suit:h; ruling: ["S", "43", "#15"] in &claim:S:43:#15; say: ["h"] in take:h, ["tierce", "As"] in meld:tierce:As, ["A"] in rank:A, ["KsQsJs"] in show:KsQsJs
  call?: string; // play, belote: "belote" "rebelote"
  // What is wrong with it, as far as this seat may know: "revoke" (E26), "turn" (led out of turn), "false" (a king not
  // held); or the card goes "back" to the hand
  suffix?: "revoke" | "turn" | "false" | "back";
  why?: string; // mark: "turned-king"; over: "score" or "resigned"
  points?: Record<Side, number>; // score: of the deal
  score?: Record<Side, number>; // score: running
  // score: what was scored and why; in écarté a list, in belote the sums of the deal (null when all passed)
  scored?: Scored[] | Tally | null;
  offenders?: Seat[]; // score: whose points for the tricks were lessened (laws 25, 43)
}

/** One thing that was scored in écarté. */
export interface Scored {
  seat: Seat;
  points: number;
  // "turned-king" "king" "point" "vole" "elder-vulnerable" (the elder stood and lost) "dealer-vulnerable"
  // "double-refused" "offer" (the point that was offered was taken) "offer-declined" (the vole was not made)
  why: string;
}

export interface Trick {
  leader: Seat;
  cards: Card[]; // in the order played, the leader's first
  winner: Seat;
}

/** What the views of all games have in common. */
export interface CommonView {
  seat: Seat; // whose view this is
  seats: Seat[]; // who plays, in turn order
  sides: Side[]; // who plays together, in the order scores are written
  rules: Rules;
  target: number; // points that win the game
  deal: number;
  dealer: Seat;
  elder: Seat;
  turn: Seat | null; // who must act; null when nobody does ("scored", "over", "dealing")
  pause: boolean; // a right of this seat (marking the king) would lapse with the opponent's next event
  legal: string[]; // every event this seat may do now; discards once for each choice of cards, cards in the order of `hand`
  refused: Record<string, Problem>; // event of each own card that may not be played now, and why; none while this seat discards
  next: string | null; // the event that opens the next deal ("2. S"), when one may be opened
  score: Record<Side, number>; // as marked now
  hand: Card[]; // own cards, s h d c, high to low
  sizes: Record<Seat, number>; // cards in each hand
  turned: Card | null;
  trump: string | null; // "s" "h" "d" "c"
  stock: number; // cards left in the stock
  trick: { seat: Seat; card: Card }[]; // on the table now
  tricks: Trick[]; // of this deal
  won: Record<Side, number>; // tricks of this deal
  winner: Side | null; // of the game; null too when it is over and drawn
  open?: Record<Seat, Card[]>; // the other hands too: in a replay with all hands open, and those shown after one was thrown in
}

/** Everything one seat may know, and nothing else (E12: not even its own discards). */
export interface EcarteView extends CommonView {
  game: "ecarte";
  // "choose": the elder proposes or stands. "answer": the dealer accepts or refuses.
  // "discard": `turn` discards. "play": `turn` plays a card. "reply": `turn` answers the question.
  // "scored": the deal is over. "over": the game is over. "dealing", "drawing" and
  // "showing" (hands, after one was thrown in) appear only inside frames.
  // biome-ignore format: a list
  phase: "packets" | "dealing" | "choose" | "answer" | "discard" | "drawing" | "play" | "reply" | "showing" | "scored" | "over";
  question: Question | null; // what `turn` must answer
  doubled: Seat | null; // who offered the double that was accepted
  offered: Seat | null; // whose offer of the point was declined: the other must make the vole
  named: string | null; // the suit named for the lead
  counts: Card | null; // what the led card counts as, when it is not itself
  offenders: Seat[]; // whose score of this deal is lessened (laws 25, 43)
  watching: boolean; // a spectator's view, who sees no hand
  exchanges: Record<Seat, number>[]; // cards taken by each in each exchange of this deal
  discard: { min: number; max: number } | null; // when this seat must discard
  proposed: number | null; // the number said with the last proposal (option propose_number)
  declined: Seat | null; // who ended the exchange
  vulnerable: Seat | null;
  kings: Seat[]; // who marked a king in hand this deal
  scored: Scored[]; // of this deal, so far: kings at once, tricks when it ends
  gamePoints: number | null; // E25, when the game is over and the option is on
}

/** What somebody must answer before the deal goes on. */
export interface Question {
  kind: "double" | "offer" | "suit" | "claim";
  by: Seat; // who offers, names, claims; a claim is answered, with a ruling, by who makes it
  args: string[]; // suit: ["h"], the suit named; claim: ["43", "#15"], law and event
}

export interface BeloteView extends CommonView {
  game: "belote";
  // "bid": `turn` bids. "announce": `turn` declares before play (option announce_before_play). "drawing", the
  // second deal, and "dealing" appear only inside frames.
  phase: "packets" | "dealing" | "bid" | "drawing" | "announce" | "play" | "scored" | "over";
  bottom: Card | null; // the second card turned up when three play
  taken: boolean; // the turn-up is in the taker's hand
  round: number; // of the bidding, 1 or 2
  bids: { seat: Seat; bid: string; round: number }[]; // "pass", a suit letter, "nt" or "at"
  taker: Seat | null; // so far, while others may still overcall
  contract: string | null; // a suit letter, "nt" or "at"
  melds: Meld[]; // every announcement of the deal
  best: Side | null; // whose declarations count, once that is known
  calls: { seat: Seat; suit: string; complete: boolean }[]; // belote; complete with rebelote
  known: Record<Seat, Card[]>; // cards known to be in other hands
  scored: Tally | null;
  over: boolean;
}

export type View = EcarteView | BeloteView;

/** A declaration of belote other than belote itself. */
export interface Meld {
  seat: Seat;
  kind: "tierce" | "cinquante" | "cent" | "carre";
  top: string; // the highest card of a sequence, "??" when it is not known; the rank of a carré
  cards: Card[]; // as far as they are known
  points: number;
  late: boolean; // declared after the first trick only
  shown: boolean;
}

/** How a deal of belote was scored. By side, before the contract's factor but for `points`. */
export interface Tally {
  taker: Seat;
  contract: string;
  factor: number; // 1, in no trumps 2, in all trumps 3
  capot: Side | null; // the side that took every trick
  made: boolean;
  tricks: Record<Side, number>;
  cards: Record<Side, number>;
  last: Record<Side, number>; // for the last trick, or for all of them
  melds: Record<Side, number>; // declarations that count
  belote: Record<Side, number>;
  totals: Record<Side, number>; // what each side collected
  compared: Record<Side, number>; // what decides whether the contract was made
  points: Record<Side, number>; // what is written down
}

export interface Frame {
  entry: Entry;
  view: View; // just after the entry
}
