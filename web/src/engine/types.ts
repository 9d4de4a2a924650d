// What the engine (py/ecarte/web.py) is asked and what it answers. The page knows the engine by
// these types alone; it never reads a record and never works out what is legal.

export type Seat = string; // "S" (you, at the bottom) or "N" in écarté
export type Card = string; // rank and suit, "Ks", "Th"; "??" is a card this seat may not know

/** A problem is a value; its words are in the locale files under `problem-<code>`. */
export interface Problem {
  code: string; // "E-follow"
  rule: string | null; // "E17"
  data: Record<string, string | number>;
  line?: number;
  column?: number;
  deal?: number;
}

/** One line of the game log as this seat may see it. Entries with `n` are events of the record;
 *  the others ("open", "cut", "mark", "trick", "score", "over") follow from them. */
export interface Entry {
  deal: number; // 0 before the first deal
  n?: number; // number of the event in its deal, from 1
  event?: string; // the event as ECN, hidden cards as "??"
  do: "cut" | "open" | "deal" | "turn" | "discard" | "draw" | "play" | "say" | "mark" | "trick" | "score" | "over";
  seat?: Seat; // who acts; for "open" the dealer; for "trick" and "over" the winner
  card?: Card; // turn, play
  cards?: Card[]; // deal, discard, draw ([] when nothing is discarded)
  cut?: Record<Seat, Card>; // cut: what each drew
  verb?: string; // say: propose stand accept refuse king
  args?: string[]; // say: ["3"] in propose:3
  why?: string; // mark: "turned-king"; over: "score" or "resigned"
  points?: Record<Seat, number>; // score: of the deal
  score?: Record<Seat, number>; // score: running
  scored?: Scored[]; // score: what was scored and why
}

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

/** Everything one seat may know, and nothing else (E12: not even its own discards). */
export interface View {
  game: "ecarte";
  seat: Seat; // whose view this is
  rules: { preset: string; options: Record<string, string | number | boolean> };
  target: number; // points that win the game
  deal: number;
  dealer: Seat;
  elder: Seat;
  // "choose": the elder proposes or stands. "answer": the dealer accepts or refuses.
  // "discard": `turn` discards. "play": `turn` plays a card. "scored": the deal is over.
  // "over": the game is over. "dealing" and "drawing" appear only inside frames.
  phase: "dealing" | "choose" | "answer" | "discard" | "drawing" | "play" | "scored" | "over";
  turn: Seat | null; // who must act; null when nobody does ("scored", "over", "dealing")
  pause: boolean; // a right of this seat (marking the king) would lapse with the opponent's next event
  legal: string[]; // every event this seat may do now; discards once for each choice of cards, cards in the order of `hand`
  refused: Record<string, Problem>; // event of each own card that may not be played now, and why; none while this seat discards
  next: string | null; // the event that opens the next deal ("2. S"), when one may be opened
  score: Record<Seat, number>; // as marked now, kings included
  hand: Card[]; // own cards, s h d c, high to low
  sizes: Record<Seat, number>; // cards in each hand
  turned: Card | null;
  trump: string | null; // "s" "h" "d" "c"
  stock: number; // cards left in the stock
  exchanges: Record<Seat, number>[]; // cards taken by each in each exchange of this deal
  discard: { min: number; max: number } | null; // when this seat must discard
  proposed: number | null; // the number said with the last proposal (option propose_number)
  declined: Seat | null; // who ended the exchange
  vulnerable: Seat | null;
  kings: Seat[]; // who marked a king in hand this deal
  trick: { seat: Seat; card: Card }[]; // on the table now
  tricks: Trick[]; // of this deal
  won: Record<Seat, number>; // tricks of this deal
  scored: Scored[]; // of this deal, so far: kings at once, tricks when it ends
  winner: Seat | null; // of the game
  gamePoints: number | null; // E25, when the game is over and the option is on
}

export interface Frame {
  entry: Entry;
  view: View; // just after the entry
}

/** Kept beside a record, so that lists and first paint need no engine. */
export interface Summary {
  game: string;
  preset: string;
  players: Record<Seat, string>; // South and North tags
  score: Record<Seat, number>;
  target: number;
  deal: number;
  over: boolean;
  winner: Seat | null;
  resigned: Seat | null; // who gave the game up
  date: string; // "2026.11.20"
  help: { hints: number; takebacks: number };
}

export type Request =
  | { do: "version" }
  | { do: "catalog" } // presets, options, players, for the new-game panel
  // A new game, its first deal dealt. `seed` is 64 hex digits from crypto.getRandomValues.
  | {
      do: "new";
      game: "ecarte";
      preset: string;
      options: Record<string, string | number | boolean>;
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
  | { do: "resign"; record: string; seat: Seat };

export interface Answer {
  record?: string; // ECN, to be kept as it is, never read by the page
  view?: View;
  log?: Entry[]; // the whole game
  frames?: Frame[]; // what this request added, in order; the last frame's view is `view`
  summary?: Summary;
  hint?: string; // an event of view.legal
  catalog?: Catalog;
  version?: string;
  problems?: Problem[]; // when it was refused; the record is as it was
}

export interface Catalog {
  version: string;
  games: {
    name: string; // words: `game-<name>`
    presets: { name: string; options: Record<string, string | number | boolean> }[]; // words: `preset-<name>`, `preset-<name>-help`
    // words: `option-<name>`, `option-<name>-help`, `option-<name>-<value>` (not for flags)
    options: {
      name: string;
      values: (string | number | boolean)[];
      default: string | number | boolean;
      rule: string;
      needs: Record<string, string>;
    }[];
    players: string[]; // words: `player-<name>`
  }[];
}
