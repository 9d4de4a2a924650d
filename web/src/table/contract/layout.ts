// The contract between the table and a game: where its pieces lie, what is asked and said, how its cards move. The table
// (Table.tsx) and the stage of a replay know games only by this.
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Card, Entry, Frame, Problem, Seat, View } from "../../engine/types/view.ts";
import type { Settings } from "../../settings/settings.ts";
import type { Rest, Stage } from "./stage.ts";
import type { Ui } from "./ui.ts";

/** What a player says, in a bubble for a moment. */
export interface Said {
  words: string;
  at: string; // identifies the bubble: each moment has its own
}

/** A game as one seat sees it at one moment. */
export interface Sight<V extends View = View> {
  view: V;
  entry: Entry | null; // what has just happened
  log: Entry[];
  names: Record<Seat, string>;
  settings: Settings;
}

/** Everything on the cloth but the log. */
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

/** The line that says what is asked. */
export interface Prompt {
  said?: string | null; // what it follows from; screen readers have it from the log
  words: string;
  yours: boolean; // something is asked of the player
}

/** A button under the line. */
export interface Choice {
  event: string; // goes into data-event
  label: string;
  primary?: boolean;
  off?: boolean; // visible, but cannot be pressed yet
  on?: boolean; // whether a toggle is on; undefined for other buttons
  suit?: string; // drawn before the words
  brief?: boolean; // only the suit is drawn
  note?: string; // what it leads to
  room?: string; // the longest words it may get, which make its width
}

/** What may be done besides what is asked, on a slip of its own. */
export interface Aside {
  event: string;
  label: string;
  note: string; // what it leads to
  choices?: { event: string; suit: string; label: string }[]; // instead of `event`: a choice of suits
}

/** A card of the player's hand, in the order of display. */
export interface Held {
  card: Card;
  event: string | undefined; // what a tap on it does
  ready: boolean; // it may be played or picked
  picked?: boolean; // undefined where cards cannot be picked
  problem: Problem | undefined; // why it may not be played
  sunk: boolean;
}

/** The result of a deal or a game. */
export interface ResultProps<V extends View = View> extends Sight<V> {
  resigned: boolean;
  beat: string; // how a friend's challenge or a match ended, "" for none
  closing?: ComponentChildren; // what else there is to say of a game that is over
}

/** What the game waits for: the engine, which is still being loaded, or anything else but the player. */
export type Waiting = "engine" | "other" | false;

/** Everything that a game provides for its table. */
export interface Layout<V extends View = View> {
  Scene: FunctionComponent<SceneProps<V>>;
  /** The slip after a deal or a game. */
  Result: FunctionComponent<ResultProps<V>>;
  /** Return the line. */
  prompt(sight: Sight<V>, waiting: Waiting, watching: boolean): Prompt;
  /** Return the buttons of the game; those after a deal are the same in all games. */
  choices(sight: Sight<V>, ui: Ui): Choice[];
  asides?(sight: Sight<V>): Aside[];
  held(sight: Sight<V>, ui: Ui, watching: boolean): Held[];
  /** Return the cards of a hand in the order a replay shows them. */
  order(view: V): Card[];
  /** Return the words of the bubble, or null. */
  speech(entry: Entry | null, view: V): string | null;
  /** Return a line of the log for the player in seat `me` ("" for nobody in particular); null when there is none. */
  describe(entry: Entry, names: Record<Seat, string>, me: Seat): string | null;
  /** Return whether a game with these rules needs only the words that are loaded first (web/words.ts). */
  plain?(view: V): boolean;
  /** Return a key of the round. Cards stop being picked when it changes. */
  round(view: V): string;
  /** Draw an entry. Return the motion that follows: it begins where things were before the drawing. */
  step(entry: Entry, view: V, frames: Frame[], drawn: () => Promise<void>, stage: Stage): Promise<Rest>;
}
