// The contract between the table and a game: where its pieces lie, the prompts and the speech, how its cards move. The
// table (Table.tsx) and the stage of a replay know games only through it.
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Card, Entry, Frame, Problem, Seat, View } from "../../engine/types/view.ts";
import type { Settings } from "../../settings/settings.ts";
import type { Called } from "./context.ts";
import type { Rest, Stage } from "./stage.ts";
import type { Ui } from "./ui.ts";

/** A player's speech, in a bubble for a moment. */
export interface Said {
  words: string;
  at: string; // identifies the bubble: each moment has its own
}

/** A game as one seat sees it at one moment. */
export interface Sight<V extends View = View> {
  view: V;
  entry: Entry | null; // the latest event
  log: Entry[];
  names: Record<Seat, string>;
  settings: Settings;
}

/** Everything on the cloth except the log. */
export interface SceneProps<V extends View = View> extends Sight<V> {
  last?: Entry | null; // the last of several entries shown at once, as in a replay; the score is the one after it
  live: boolean; // the game is played, not replayed
  said: Said | null;
  thinking: Seat | null;
  ui: Ui;
  ask: ComponentChildren; // the line and its buttons
  hand: ComponentChildren;
  asides: Aside[];
  hint: string | null;
  children?: ComponentChildren; // lies over the middle
}

/** The prompt. */
export interface Prompt {
  said?: string | null; // the call that it answers; screen readers have it from the log
  words: string;
  yours: boolean; // the player is asked something
}

/** A button below the prompt. */
export interface Choice {
  event: string; // goes into data-event
  label: string;
  primary?: boolean;
  off?: boolean; // visible, but cannot be pressed yet
  on?: boolean; // whether a toggle is on; undefined for other buttons
  suit?: string; // drawn before the words
  brief?: boolean; // only the suit is drawn
  note?: string; // its consequence
  room?: string; // the longest words it may have, which decide its width
}

/** A call that is possible besides the present decision, on a slip of its own. */
export interface Aside {
  event: string;
  label: string;
  note: string; // its consequence
  choices?: { event: string; suit: string; label: string }[]; // instead of `event`: a choice of suits
}

/** A tag of a player, such as "deals". */
export interface TagWords {
  name: string; // for styles
  words: string;
  note: string; // its meaning
  sign?: string; // drawn before the words, by the game
}

/** A card of the player's hand, in the order of display. */
export interface Held {
  card: Card;
  event: string | undefined; // the effect of a tap
  ready: boolean; // it may be played or picked
  picked?: boolean; // undefined where cards cannot be picked
  problem: Problem | undefined; // why it may not be played
  sunk: boolean;
  covering?: boolean; // it lies on a covered card
  turned?: boolean; // it is the turn-up, during the bids
}

/** The result of a deal or a game. */
export interface ResultProps<V extends View = View> extends Sight<V> {
  resigned: boolean;
  beat: string; // the result of a friend's challenge or a match, "" for none
  closing?: ComponentChildren; // more content for a game that is over
}

/** What the game waits for: the engine, which is still loading, or anything else except the player. */
export type Waiting = "engine" | "other" | false;

/** What a game shows of itself where it lies between two people. */
export interface Between<V extends View = View> {
  /** Return the tags of a seat. */
  tags(view: V, seat: Seat, who: Called): TagWords[];
  /** Return the points marked so far. */
  marked(view: V, entry: Entry | null, seat: Seat): number;
  /** Return whether both may read the question to the player of a view, or the button of an event: they tell nothing of the
   *  hand. */
  isPublic(view: V, event?: string): boolean;
  /** What lies beside the trick. */
  Beside: FunctionComponent<{ view: V }>;
  /** The discards. */
  Heap: FunctionComponent<{ view: V }>;
}

/** A game's parts for its table. */
export interface Layout<V extends View = View> {
  Scene: FunctionComponent<SceneProps<V>>;
  /** The slip after a deal or a game. */
  Result: FunctionComponent<ResultProps<V>>;
  /** Return the prompt. */
  prompt(sight: Sight<V>, waiting: Waiting, watching: boolean): Prompt;
  /** Return the buttons of the game; those after a deal are the same in all games. */
  choices(sight: Sight<V>, ui: Ui): Choice[];
  asides?(sight: Sight<V>): Aside[];
  held(sight: Sight<V>, ui: Ui, watching: boolean): Held[];
  /** Return the cards that a rule of thumb picks now, none where cards are not discarded. */
  suggested?(view: V): Card[];
  /** Return the cards of a hand in the order a replay shows them. */
  order(view: V, settings: Settings): Card[];
  /** Return the words of the bubble, or null. */
  speech(entry: Entry | null, view: V): string | null;
  /** Return a line of the log for the player in seat `me` ("": nobody is addressed); null for none. */
  describe(entry: Entry, names: Record<Seat, string>, me: Seat): string | null;
  /** Return whether a game with these rules needs only the words that are loaded first (web/words.ts). */
  plain?(view: V, log: Entry[]): boolean;
  /** For games that lie between two people (`table/facing`). */
  between?: Between<V>;
  /** Return whether the game's slip "hands" shows the hands of a deal that is over; otherwise a replay does. */
  showsHands?(view: V): boolean;
  /** Return a key of the round. Cards stop being picked when it changes. */
  round(view: V): string;
  /** Draw an entry. Return the motion that follows: it begins where things were before the drawing. */
  step(entry: Entry, view: V, frames: Frame[], drawn: () => Promise<void>, stage: Stage): Promise<Rest>;
}

// A hand has one row; with little room, more than five cards have two.
const ROW = 5;

type Measures = Record<string, string>;

/** Return the measures of a hand of `n` cards: `--n` in one row, `--rn` in the longer of two. */
export function placing(n: number): { "data-many": true | undefined; style: Measures } {
  const style = { "--n": String(n), "--rn": String(Math.ceil(n / 2)) };
  return { "data-many": n > ROW || undefined, style };
}

/** Return the place of the `i`-th card: `--i`; in two rows the `--ri`-th of `--rn` in the row `--row`, 1 being the far one. */
export function placed(n: number, i: number): { style: Measures } {
  const far = Math.floor(n / 2);
  const [ri, rn, row] = i < far ? [i, far, 1] : [i - far, n - far, 0];
  return { style: { "--i": String(i), "--ri": String(ri), "--rn": String(rn), "--row": String(row) } };
}
