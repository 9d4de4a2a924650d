// What the engine (py/ecarte/web.py) is asked and what it answers. The page knows the engine by
// these types alone; it never reads a record and never works out what is legal.

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
  do: "cut" | "open" | "deal" | "turn" | "take" | "discard" | "draw" | "play" | "say" | "mark" | "trick" | "score" | "over";
  seat?: Seat; // who acts; for "open" the dealer; for "trick" the winner; for "over" the side that wins, none when it is drawn
  card?: Card; // turn, take (the turn-up into the hand), play
  cards?: Card[]; // deal, discard, draw ([] when nothing is discarded)
  cut?: Record<Seat, Card>; // cut: what each drew
  // say, écarté: propose stand accept refuse king; belote: pass take meld rank trump show. turn: "bottom", the second card of three-handed belote
  verb?: string;
  args?: string[]; // say: ["3"] in propose:3, ["h"] in take:h, ["tierce", "As"] in meld:tierce:As, ["A"] in rank:A, ["KsQsJs"] in show:KsQsJs
  call?: string; // play, belote: "belote" "rebelote"
  why?: string; // mark: "turned-king"; over: "score" or "resigned"
  points?: Record<Side, number>; // score: of the deal
  score?: Record<Side, number>; // score: running
  // score: what was scored and why; in écarté a list, in belote the sums of the deal (null when all passed)
  scored?: Scored[] | Tally | null;
}

/** One thing that was scored in écarté. */
export interface Scored {
  seat: Seat;
  points: number;
  // "turned-king" "king" "point" "vole" "elder-vulnerable" (the elder stood and lost) "dealer-vulnerable"
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
  open?: Record<Seat, Card[]>; // the other hands too, in a replay with all hands open
}

/** Everything one seat may know, and nothing else (E12: not even its own discards). */
export interface EcarteView extends CommonView {
  game: "ecarte";
  // "choose": the elder proposes or stands. "answer": the dealer accepts or refuses.
  // "discard": `turn` discards. "play": `turn` plays a card. "scored": the deal is over.
  // "over": the game is over. "dealing" and "drawing" appear only inside frames.
  phase: "dealing" | "choose" | "answer" | "discard" | "drawing" | "play" | "scored" | "over";
  exchanges: Record<Seat, number>[]; // cards taken by each in each exchange of this deal
  discard: { min: number; max: number } | null; // when this seat must discard
  proposed: number | null; // the number said with the last proposal (option propose_number)
  declined: Seat | null; // who ended the exchange
  vulnerable: Seat | null;
  kings: Seat[]; // who marked a king in hand this deal
  scored: Scored[]; // of this deal, so far: kings at once, tricks when it ends
  gamePoints: number | null; // E25, when the game is over and the option is on
}

export interface BeloteView extends CommonView {
  game: "belote";
  // "bid": `turn` bids. "announce": `turn` declares before play (option announce_before_play). "drawing", the
  // second deal, and "dealing" appear only inside frames.
  phase: "dealing" | "bid" | "drawing" | "announce" | "play" | "scored" | "over";
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

/** Kept beside a record, so that lists and first paint need no engine. */
export interface Summary {
  game: string;
  preset: string;
  seats: Seat[]; // who plays, in turn order
  sides: Side[]; // who plays together, in the order scores are written
  players: Record<Seat, string>; // the seats' tags
  score: Record<Side, number>;
  target: number;
  deal: number;
  over: boolean; // with no winner when it is drawn
  winner: Side | null;
  resigned: Seat | null; // who gave the game up
  date: string; // "2026.11.20"
  help: { hints: number; takebacks: number };
  result: string; // as the record has it: "5-3", "*", "void"
  event: string; // the Event tag, "?" when it has none
  viewOf: Seat | null; // the record is one seat's view: only this seat can be looked from
  branch: string | null; // a what-if game: the moment of the game it left, "3#12"; it ends with its deal
  // A friend's game on the same deals, once it is over: what there was to beat, from this player's side.
  challenge: { name: string; score: Record<Side, number>; winner: Side | null; beaten: boolean } | null;
}

/** A record out of a text, or the place where one could not be read. */
export interface Imported {
  line: number; // where it begins, from 1
  key: string; // equal for equal games, so that none is kept twice; "" without a record
  record: string | null; // canonical ECN; null when it has errors (codes "E-…"); warnings ("W-…") do no harm
  summary: Summary | null; // of what could be read, also when there are errors
  problems: Problem[];
}

export interface Slice {
  games: Imported[];
  used: number; // characters of the text that are done with; 0 when it holds no whole record (ask with more)
  line: number; // to be given with the next slice
  number: number; // likewise
}

// ---- a replay

/** A moment of a game is written "3#12": after event 12 of deal 3; "3#0" is its opening. Inside a
 *  variation "3#12/0#4": after event 4 of the first variation beside event 12 (which it replaces). */
export type Moment = string;

export interface Replay {
  record: string; // as given, in canonical form
  summary: Summary;
  tags: [string, string][];
  seats: Seat[];
  names: Record<Seat, string>; // the seats' tags, "" when unknown
  seat: Seat | null; // whose view it is; null: all hands are open
  deals: ReplayDeal[];
}

export interface ReplayDeal {
  number: number;
  attempt: number;
  dealer: Seat;
  at: Moment; // of its opening
  events: ReplayEvent[];
  points: Record<Side, number> | null; // of this deal; null while it is not over
  score: Record<Side, number>; // running, after the deal (or after its last event)
  facts: Record<string, OptionValue | null>; // one row of the score sheet; see ecarte.facts
  note: Note | null;
}

export interface ReplayEvent {
  at: Moment;
  entry: Entry; // as the seat may see it
  follows: Entry[]; // what follows from it: marks, a trick, the score, the end
  note: Note | null;
}

/** What is written beside an event. */
export interface Note {
  nags: number[]; // as in PGN: 1 good … 6 dubious
  comment: string;
  values: Record<string, string>; // "@eq" and the like, without the "@"
  variations: Variation[];
}

export interface Variation {
  at: Moment; // its place, "3#12/0"
  supposed: { seat: Seat; cards: Card[] }[]; // hands that are supposed
  events: ReplayEvent[];
}

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
      seat: Seat;
    } // `players`: the seats the computer plays, {"N": "amateur"}
  | { do: "view"; record: string; seat: Seat } // as it stands; frames is empty
  // Any event of view.legal, or view.next. `tags` are set: a deal prepared beforehand is dated when it is played.
  | { do: "play"; record: string; seat: Seat; event: string; tags?: Record<string, string> }
  | { do: "bot"; record: string; seat: Seat; as: Seat; player: string } // `as` chooses and plays; `seat` looks on
  | { do: "back"; record: string; seat: Seat } // to before this seat's last decision
  | { do: "hint"; record: string; seat: Seat; player: string } // answer.hint
  | { do: "resign"; record: string; seat: Seat }
  // Records out of a text, a piece at a time: `text` from where the last slice ended, about 32,000 characters;
  // `line` and `number` 1 and 0 at first, then those of the last slice; `last` when there is no more.
  | { do: "import"; text: string; line: number; number: number; last: boolean }
  | { do: "replay"; record: string; seat: Seat | null } // null: all hands open
  | { do: "views"; record: string; seat: Seat | null; at: Moment[] } // answer.views
  // What is written beside an event is replaced; what is left out stays as it is. The replay in the answer is
  // that of `seat`, all hands open without one.
  | { do: "annotate"; record: string; at: Moment; comment?: string; nags?: number[]; seat?: Seat | null } // answer.record, .replay
  | { do: "prune"; record: string; at: Moment; seat?: Seat | null } // take the variation "3#12/0" away; answer.record, .replay
  // Play on from a moment of a game, in a game of its own that ends with the deal. `seed` is used for cards
  // that nobody knows. Answers like "new"; summary.branch is set.
  | { do: "branch"; record: string; at: Moment; seat: Seat; players: Record<Seat, string>; seed: string }
  // What was played in a branch, put into the game it left, as a variation; answer.record, .at (its first event)
  | { do: "graft"; record: string; branch: string }
  | { do: "redact"; record: string; seat: Seat } // answer.record: what this seat knows of it
  // What stands behind "#" in a link to this game, at a moment if given; with `seat` only what that seat knows.
  | { do: "link"; record: string; at?: Moment; seat?: Seat } // answer.link
  | { do: "challenge"; record: string; seat: Seat } // answer.link: the same deals for a friend, "c1…"
  // A link is opened: answer.record and .summary, .at when it names a moment; or answer.challenge.
  | { do: "open"; link: string }
  // The challenge of a link is taken up: answers like "new".
  | { do: "accept"; link: string; tags: Record<string, string>; seat: Seat };

export interface Answer {
  record?: string; // ECN, to be kept as it is, never read by the page
  view?: View;
  log?: Entry[]; // the whole game
  frames?: Frame[]; // what this request added, in order; the last frame's view is `view`
  summary?: Summary;
  hint?: string; // an event of view.legal
  catalog?: Catalog;
  version?: string;
  slice?: Slice;
  replay?: Replay;
  views?: Record<Moment, View>;
  link?: string; // without "#"
  at?: Moment;
  challenge?: Challenge;
  problems?: Problem[]; // when it was refused; the record is as it was
}

export interface Catalog {
  version: string;
  games: {
    name: string; // words: `game-<name>`
    presets: { name: string; options: Options }[]; // words: `preset-<name>`, `preset-<name>-help`
    // words: `option-<name>`, `option-<name>-help`, `option-<name>-<value>` (not for flags)
    options: {
      name: string;
      values: OptionValue[];
      default: OptionValue;
      rule: string;
      needs: Record<string, OptionValue[]>; // other options, and the values of theirs that it makes sense with
    }[];
    players: string[]; // words: `player-<name>`
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
