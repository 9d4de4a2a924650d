// The page's state: one value, replaced and drawn whenever something changes.
import { note } from "../browser/note.ts";
import type { Problem } from "../engine/types/view.ts";
import { loadRest } from "../i18n/index.ts";
import type { Notice, State } from "../state/state.ts";

/** Something could not be fetched: most likely another window has taken a new version. */
export const pageOutdated: Notice = { key: "page-outdated", actions: [{ label: "reload", event: "app:reload" }] };

/** Does something hide the table? */
export const isCovered = ({ panel, visit, curtain }: State): boolean =>
  panel !== null || visit !== null || curtain !== null;

export class Store {
  state: State;
  private readonly draw: (state: State) => void;
  private readonly changed: (before: State) => void;

  /** `changed` is told of every change, once it is drawn. */
  constructor(state: State, draw: (state: State) => void, changed: (before: State) => void) {
    this.state = state;
    this.draw = draw;
    this.changed = changed;
  }

  set(patch: Partial<State>): void {
    const before = this.state;
    this.state = { ...before, ...patch };
    this.draw(this.state);
    this.changed(before);
  }

  say(notice: Notice | null): void {
    this.set({ notice });
  }

  refuse(problem: Problem): void {
    note(problem.code);
    const say = () => this.say({ key: "", problem });
    loadRest().then(say, say); // its words are not among the first
  }

  /** Another window plays the game: said again whenever the player tries to act here. */
  sayWatching(): void {
    this.say({ key: "watching", actions: [{ label: "play-here", event: "app:play-here" }] });
  }

  /** The engine gave up. What was asked can be asked again when it is started anew. */
  engineFailed(): void {
    this.set({ waiting: false, queued: null });
    this.say({ key: "engine-failed", actions: [{ label: "engine-restart", event: "app:engine-restart" }] });
  }
}
