// What is of one game at the table: where its pieces lie, what is asked, said and told, how its cards move.
// The shell around it (Table.tsx) and a replay's stage know the games by this alone.
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Card, Entry, Frame, Problem, Seat, View } from "../../engine/types/view.ts";
import type { Settings } from "../../settings/settings.ts";
import type { Rest, Stage } from "./stage.ts";
import type { Ui } from "./ui.ts";

/** What somebody says, on a slip for a moment. */
export interface Said {
  words: string;
  at: string; // another moment is another bubble, whatever it says
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
  last?: Entry | null; // of several entries shown at once, as in a replay: the score stands as after it
  live: boolean; // played, not replayed
  said: Said | null;
  thinking: Seat | null;
  ui: Ui;
  ask: ComponentChildren; // the line and what stands under it
  hand: ComponentChildren;
  asides: Aside[];
  hint: string | null;
  children?: ComponentChildren; // what lies over the middle
}

/** The line that says what is asked. */
export interface Prompt {
  said?: string | null; // what it follows from, for eyes: ears have it from the log
  words: string;
  yours: boolean; // something is asked of the player
}

/** A button under it. */
export interface Choice {
  event: string; // goes into data-event
  label: string;
  primary?: boolean;
  off?: boolean; // shown, but cannot be chosen yet
  on?: boolean; // of one that is switched on and off: is it?
  suit?: string; // drawn before the words
  brief?: boolean; // the suit alone is drawn
  note?: string; // what it leads to
  room?: string; // the longest words it may come to have: it is as wide from the first
}

/** What may be done besides what is asked, on a slip that is opened for it. */
export interface Aside {
  event: string;
  label: string;
  note: string; // what it leads to
  choices?: { event: string; suit: string; label: string }[]; // instead of `event`: one suit of several
}

/** A card of one's own hand, in the order it is shown. */
export interface Held {
  card: Card;
  event: string | undefined; // what a tap on it does
  ready: boolean; // it may be played or picked
  picked?: boolean; // undefined where none is picked
  problem: Problem | undefined; // why it may not be played
  sunk: boolean;
}

export interface ResultProps<V extends View = View> extends Sight<V> {
  resigned: boolean;
  beat: string; // a friend's challenge
}

export interface Layout<V extends View = View> {
  Scene: FunctionComponent<SceneProps<V>>;
  /** The slip after a deal, or a game. */
  Result: FunctionComponent<ResultProps<V>>;
  /** The line, while nothing is refused. */
  prompt(sight: Sight<V>, waiting: boolean, watching: boolean): Prompt;
  /** The buttons of the game itself; those after a deal are the same for all. */
  choices(sight: Sight<V>, ui: Ui): Choice[];
  asides?(sight: Sight<V>): Aside[];
  held(sight: Sight<V>, ui: Ui, watching: boolean): Held[];
  /** The cards of a hand as a replay shows it. */
  order(view: V): Card[];
  /** What is heard for a moment, by whom, or null. */
  speech(entry: Entry | null, view: V): string | null;
  /** A line of the game log, for the seat that looks on ("" for nobody's); null when there is none. */
  describe(entry: Entry, names: Record<Seat, string>, me: Seat): string | null;
  /** Are its words by these rules among those that come first (web/words.ts)? */
  plain?(view: V): boolean;
  /** What was picked is forgotten when this becomes another. */
  round(view: V): string;
  /** Look where things are, draw, and give what is still to be moved. */
  step(entry: Entry, view: V, frames: Frame[], drawn: () => Promise<void>, stage: Stage): Promise<Rest>;
}
