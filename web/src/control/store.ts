// The state of the page: one value, replaced at every change.
import { note } from "../browser/note.ts";
import type { Problem } from "../engine/types/view.ts";
import { failure } from "../i18n/failure.ts";
import { loadRest } from "../i18n/index.ts";
import { defaults } from "../settings/settings.ts";
import { initialState } from "../state/initial.ts";
import type { Notice, State } from "../state/state.ts";

/** Return whether something covers the table. */
export const isCovered = ({ panel, visit, curtain }: State): boolean =>
  panel !== null || visit !== null || curtain !== null;

type Follower = (state: State, before: State) => void;

/** Holds the state of the page. Followers are called after each change, in the order in which they were added. */
export class Store {
  state: State = initialState(defaults);
  private readonly followers: Follower[] = [];
  private isUntold = false; // the followers do not know of a change yet

  /** Call `follower` after each change, with the state and the one before. */
  follow(follower: Follower): void {
    this.followers.push(follower);
  }

  /** Change the state and call the followers; with an empty patch, too: words and the address are not in the state. */
  set(patch: Partial<State>): void {
    const before = this.state;
    const keys = Object.keys(patch) as (keyof State)[];
    if (!this.isUntold && keys.length > 0 && keys.every((key) => patch[key] === before[key])) return;
    this.isUntold = false;
    this.state = { ...before, ...patch };
    for (const follower of this.followers) follower(this.state, before);
  }

  /** Change the state without calling the followers. The next change, which must follow soon, calls them for both. */
  setForNext(patch: Partial<State>): void {
    this.isUntold = true;
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

/** The state of this page. */
export const store = new Store();
