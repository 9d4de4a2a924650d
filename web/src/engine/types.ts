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
  do: "cut" | "open" | "deal" | "turn" | "take" | "discard" | "draw" | "play" | "say" | "ruling" | "mark" | "trick" | "score" | "over";
  seat?: Seat; // who acts; for "open" the dealer; for "trick" the winner; for "over" the side that wins, none when it is drawn
  card?: Card; // turn, take (the turn-up into the hand), play
  cards?: Card[]; // deal, discard, draw ([] when nothing is discarded)
  cut?: Record<Seat, Card>; // cut: what each drew
  // say, écarté: propose stand accept refuse king double offer decline concede claim suit let require; ruling, what ECN
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
  open?: Record<Seat, Card[]>; // the other hands too, in a replay with all hands open
}

/** Everything one seat may know, and nothing else (E12: not even its own discards). */
export interface EcarteView extends CommonView {
  game: "ecarte";
  // "choose": the elder proposes or stands. "answer": the dealer accepts or refuses.
  // "discard": `turn` discards. "play": `turn` plays a card. "reply": `turn` answers the question.
  // "scored": the deal is over. "over": the game is over. "dealing" and "drawing" appear only inside frames.
  phase: "dealing" | "choose" | "answer" | "discard" | "drawing" | "play" | "reply" | "scored" | "over";
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
  match: MatchTags | null; // the match it is a game of
}

// ---- matches: games that follow each other (E27 rubbers, E31 pool, E32 spectators, E33 chips)

/** What a game's own tags tell of its match: how things stood before it. */
export interface MatchTags {
  id: string; // the same in all games of a match, "" when the record has none
  kind: string; // "rubber-1" "rubber-3" "rubber-5" "rubber-7" "rubber-11" "pool"; words: `match-<kind>`
  game: number; // which of the match, from 1
  wins: number; // games that win it: the majority, in a pool two running
  score: Record<Seat, number>; // games won, in a pool running, by who sits there
  out: string | null; // pool: who watches and plays next
  pot: number; // chips in the pool, 0 in a rubber
  stake: number; // chips that a game moves, 0 when it is played for love
  purses: Record<string, number> | null; // before the game, by seat ("S") or, for who has none, by name
  gallery: Gallery | null;
  bets: Bet[]; // as matched; they are settled with the game
  worth: number | null; // game points (E25, 1 where they are off), once it is over
  stops?: boolean; // no game can follow this one, though nobody has won the match: a purse cannot pay
  draw: { name: string; card: Card }[]; // pool, first game: what each of the three drew for who sits out
}

/** Whether spectators may speak: "french" ones advise whom they back, "english" ones are silent. */
export type Gallery = "french" | "english";

/** Chips on the player who sits in a seat. Wishes have the same shape: what finds no match is given back. */
export interface Bet {
  name: string;
  seat: Seat;
  chips: number;
}

/** A match as its records tell it. */
export interface Match {
  id: string;
  kind: string;
  wins: number;
  games: MatchGame[]; // in order
  missing: number[]; // numbers of games that are not among the records, though others show that they were played
  people: MatchPerson[]; // as they stand now: who plays (S, N), who waits (pool), then spectators
  stake: number;
  pot: number;
  gallery: Gallery | null;
  playing: number | null; // the number of the game that is not over yet
  over: boolean; // won by somebody
  winner: string | null; // their name
  // What `new` needs for the game that comes next, besides seed, seat and wishes; null while one is being played, and
  // when the match is over or cannot go on. Other tags (Date, Event) may be added to its own.
  next: MatchNext | null;
  stopped: Problem | null; // why it cannot go on though nobody has won: a purse cannot pay
  divided: Record<string, number> | null; // a pool that cannot go on: what each of the three has of its pot, by name
  problems: Problem[]; // games that do not fit those before them; `record` is their place among those given, from 1
}

export interface MatchPerson {
  name: string;
  seat: Seat | null; // null: watches
  waits: boolean; // pool: takes the next seat that is given up
  won: number; // games won, in a pool running
  purse: number | null; // null: without chips
  player: string | null; // the computer's player; null: a person, or one of the gallery
  // "gallery": one of the computer's spectators, words: `gallery-<name>`, `gallery-<name>-is`; "spectator": a person
  // who watches only
  role: "player" | "gallery" | "spectator";
}

export interface MatchGame {
  number: number;
  players: Record<Seat, string>; // names
  out: string | null;
  before: Record<Seat, number>; // the score of the match
  score: Record<Seat, number>; // of the game
  over: boolean;
  void: boolean; // counts for nothing, what was bet is given back
  winner: Seat | null;
  resigned: Seat | null;
  worth: number | null; // game points, 1 without E25; null while it is not won
  bets: Bet[];
  moved: Record<string, number>; // chips won and lost by name: stakes, the pool, bets
}

/** Fields of the request `new`. */
export interface MatchNext {
  game: string;
  preset: string;
  options: Options;
  dealer: Seat | "cut";
  tags: Record<string, string>; // South and North among them
  players: Record<string, string>; // the computer's, by seat; in a pool also who waits, by name
}

/** How a match begins. Where there is a pool or a spectator, names have neither blanks nor colons. */
export interface MatchBegin {
  kind: string;
  id: string; // 16 hex digits from crypto.getRandomValues
  game: string;
  preset: string;
  options: Options;
  people: { name: string; player: string | null }[]; // S, N; in a pool three, who draw in this order for who sits out
  dealer: Seat | "cut"; // of the first game
  stake: number;
  purse: number | null; // what each has to begin with; null: no chips (a pool is then played for its pot alone)
  gallery: Gallery | null; // with the computer's spectators
  spectators: string[]; // persons who watch, bet and, in the French game, advise
  seed: string; // that of the first game, too: a pool's draw comes from it
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

// ---- the 51 laws of the London clubs, and the arbiter. Their words are in laws.<lang>.ftl: `loadTopic("laws")`.

/** Words: `law-<number>` (what it says), `law-<number>-title`. */
export interface Law {
  number: number;
  kind: "built" | "option" | "ruling" | "score"; // `law-kind-<kind>`; "built": cannot go wrong on a screen
  rules: string[]; // the game's rules it belongs to, "E26"
}

export interface Laws {
  laws: Law[];
  groups: { name: string; what: string[] }[]; // what may have happened, by when: `arbiter-group-<name>`, `arbiter-what-<what>`
}

/** As far as the arbiter has been told: either a question is left, or there is a verdict. */
export interface Arbiter {
  what: string;
  asked: { question: string; answer: string }[];
  question: { name: string; answers: string[] } | null; // `arbiter-ask-<name>`, `arbiter-answer-<name>-<answer>`
  verdict: Verdict | null;
}

export interface Verdict {
  laws: number[]; // the one it rests on first
  chooser: "elder" | "dealer" | "opponent" | null; // `arbiter-chooser-<chooser>`; null ("none"): there is one choice, the law's
  choices: { name: string; effects: string[] }[]; // `arbiter-choice-<name>`; each `arbiter-effect-<effect>`
}

// ---- analysis of écarté. A chance of the game is 0…1 and a seat's own; `points` are expected points of the deal from
// here on, the seat's own less the other's; `error` is half the width of a 95 % interval, 0 when exact.

/** The worth of every choice of a decision, from the view of whoever has it. */
export interface Estimate {
  choices: Worth[];
  best: string; // the event of the best one
  exact: boolean;
  worlds: number; // hands of the other that were looked at
  reasons?: Reason[]; // words `review-<code>`
}

export interface Worth {
  event: string;
  points: number;
  game: number;
  error: number;
  wins?: number; // chance of the points for the tricks of the deal
  p: number | null; // how often the master does it; null when its tables do not know
}

/** Why something was done, or was wrong: words `review-<code>`, `reason-<code>`. */
export interface Reason {
  code: string;
  data: Record<string, string | number>;
}

export type Mark = "" | "?!" | "?" | "??";

export interface Decision {
  at: Moment; // of the event
  seat: Seat;
  event: string;
  best: string;
  points: number; // of what was done
  game: number;
  bestPoints: number;
  bestGame: number;
  loss: number; // in chance of the game, 0…1
  error: number;
  exact: boolean;
  p: Record<string, number>; // how often the master does what
  mark: Mark;
  reasons: Reason[];
}

/** A whole game looked at with all cards known, for one of its seats. */
export interface Review {
  line: { at: Moment; game: number }[]; // the seat's chance of the game after each event that changes it
  decisions: Decision[]; // of both seats
  // In chance of the game, as the seat sees it: what was expected, luck and skill come to what came.
  deals: {
    deal: number;
    points: Record<Seat, number>;
    luck: { turned: number; hands: number; draws: number; unseen: number };
    skill: Record<Seat, number>;
  }[];
  worst: number[]; // the seat's worst decisions, at most three: places in `decisions`
  grade: Record<Seat, { loss: number; mark: string }>; // lost in a decision, in percent of a game; "A" … "E"
  // What these stand for: a grade up to what loss (the last has no end), and from what loss in chance a decision is marked.
  scale: { grades: { mark: string; most: number | null }[]; marks: Record<"?!" | "?" | "??", number> };
  luck: number; // of the seat, over the game
  engine: string; // what worked it out, and its version
}

/** What the computer thought when it did something; only of a deal that is over. */
export interface Why {
  player: string;
  reasons: Reason[];
}

/** What the other could hold. */
export interface Reading {
  seat: Seat; // whose hand it is
  size: number; // cards in it
  cards: Record<Card, number>; // the chance, of each card not seen, of being in it
  hands: number; // so many it may have
  said: boolean; // the other has chosen something by now, so that there is something to go by
  looked: number; // first hands that were weighed; 0: nothing is supposed, or nothing has been said
  error: number;
}

/** A hand that was put together, and where it is held. */
export interface Exploring {
  game: "ecarte";
  rules: Rules;
  hand: Card[];
  turned: Card;
  role: "elder" | "dealer";
  score: [number, number]; // own, the other's
  laid: number; // dealer: so many cards are laid away by the elder, once cards are accepted
}

export interface Explored {
  // What the books say: whether they play without cards (stand, refuse), as strong as which standard hand (words
  // `classic-<why>`; else, without a `standard`, `explorer-why-<why>`; "": too weak), what is thrown and led
  classic: { plays: boolean; why: string; standard: string; thrown: Card[]; lead: Card | null };
  // Standing, or refusing, against every hand that the other may hold, both hands being seen
  deals: { hands: number; wins: number; voles: number; leads: Record<Card, number> | null } | null; // leads: wins by it
  choices: Worth[] | null; // stand, propose; or refuse, accept
  discards: Worth[] | null; // once cards are accepted, the best first
  leads: Worth[] | null; // elder, standing
  seeing: { points: number; game: number } | null; // what standing counts more than the best lead: both hands are seen
  worlds: number; // hands that were looked at for `choices`
}

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
  | { do: "laws" } // answer.laws
  // What happened (of answer.laws), and the answers so far, in the order they were asked for; answer.arbiter
  | { do: "arbiter"; what: string; answers: string[] }
  | { do: "estimate"; record: string; seat: Seat } // of the decision this seat has now; answer.estimate
  | { do: "warm"; record: string; seat: Seat; continue?: string } // gets ready for a hint, in slices; nothing is told
  | ({ do: "review"; record: string; seat: Seat } & InSlices) // in slices, then answer.review
  | { do: "why"; record: string; at: Moment } // answer.why
  // What the other could hold, as far as the seat knows at a moment; weighted: by how it chose. In slices; answer.reader
  | ({ do: "reader"; record: string; seat: Seat; at: Moment; weighted: boolean } & InSlices)
  | ({ do: "explore" } & Exploring & InSlices) // in slices, each with what is known so far; answer.explore
  | { do: "commit"; seed: string } // answer.commitment: the seal of a game with this seed, shown before it is dealt
  | { do: "verify"; record: string } // answer.proof
  // The challenge of a link is taken up: answers like "new".
  | { do: "accept"; link: string; tags: Record<string, string>; seat: Seat };

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
  reader?: Reading;
  explore?: Explored;
  problems?: Problem[]; // when it was refused; the record is as it was
}

/** What the seed of a game proves of its deals: every card that was given compared with the pack. */
export interface Proof {
  commitment: string; // as the record has it, "" when it has none
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
