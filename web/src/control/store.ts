// The state of the page: one value, replaced and drawn at every change.
import { note } from "../browser/note.ts";
import type { Problem } from "../engine/types/view.ts";
import { failure } from "../i18n/failure.ts";
import { loadRest } from "../i18n/index.ts";
import type { Notice, State } from "../state/state.ts";

/** Return whether something covers the table. */
export const isCovered = ({ panel, visit, curtain }: State): boolean =>
  panel !== null || visit !== null || curtain !== null;

/** Holds the state of the page, and draws it. */
export class Store {
  state: State;
  private readonly draw: (state: State) => void;
  private readonly onChange: (before: State) => void;
  private isUndrawn = false; // a change has not been drawn yet

  /** `onChange` is called after each drawing, with the previous state. */
  constructor(state: State, draw: (state: State) => void, onChange: (before: State) => void) {
    this.state = state;
    this.draw = draw;
    this.onChange = onChange;
  }

  /** Change the state and draw what has changed. An empty patch always draws: words and the address are not in the state. */
  set(patch: Partial<State>): void {
    const before = this.state;
    const keys = Object.keys(patch) as (keyof State)[];
    if (!this.isUndrawn && keys.length > 0 && keys.every((key) => patch[key] === before[key])) return;
    this.isUndrawn = false;
    this.state = { ...before, ...patch };
    this.draw(this.state);
    this.onChange(before);
  }

  /** Change the state; it is drawn with the next change, which must follow soon. */
  setForNext(patch: Partial<State>): void {
    this.isUndrawn = true;
    this.state = { ...this.state, ...patch };
  }

  /** Show a notice, or none. */
  say(notice: Notice | null): void {
    this.set({ notice });
  }

  /** Show why something was refused. */
  showRefusal(problem: Problem): void {
    note(problem.code);
    const say = () => this.say({ key: "", problem });
    loadRest().then(say, say); // the words loaded at the start have no sentences for problems
  }

  /** Say that another window plays the game; called whenever the player tries to act in this one. */
  sayWatching(): void {
    this.say({ key: "watching", actions: [{ label: "play-here", event: "app:play-here" }] });
  }

  /** Say that the engine has failed, and offer to start it again. */
  async engineFailed(): Promise<void> {
    this.set({ waiting: false, queued: null });
    this.say({ ...(await failure()), actions: [{ label: "engine-restart", event: "app:engine-restart" }] });
  }
}
