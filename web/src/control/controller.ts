// The controller of the page creates the services, and gives each what it needs of the others.
import { engine } from "../engine/client.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { Frame, Problem } from "../engine/types/view.ts";
import { closePanels } from "../state/history.ts";
import type { Notice, State } from "../state/state.ts";
import type { Game } from "../store/games.ts";
import { Acts } from "./acts.ts";
import { Current } from "./current.ts";
import { Dealing } from "./dealing.ts";
import { Frames } from "./frames.ts";
import { Handing } from "./people/handing.ts";
import { Laying } from "./people/laying.ts";
import { Session } from "./session.ts";
import { Spectating } from "./spectating.ts";
import { isCovered, Store } from "./store.ts";
import { Turns } from "./turns.ts";
import { Windows } from "./windows.ts";

/** The services of the page, and the state they share. */
export class Controller {
  /** Called after every deal and every game. */
  rested = () => {};
  /** Called whenever the game waits for the player. */
  idle = () => {};
  /** Called after each move in a game that is not saved. */
  played = () => {};
  /** Shows what the address names. */
  route = async () => {};
  readonly store: Store;
  readonly session: Session;
  readonly frames: Frames;
  readonly windows: Windows;
  readonly handing: Handing;
  readonly laying: Laying;
  readonly spectating: Spectating;
  readonly acts: Acts;
  readonly turns: Turns;
  readonly dealing: Dealing;
  private readonly current: Current;

  constructor(state: State, draw: (state: State) => void) {
    const store = new Store(state, draw, (before) => this.changed(before));
    const session = new Session(store);
    const frames = new Frames(store, session);
    const show = (what: Frame[]) => frames.show(what);
    const open = (game: Game, frames?: Frame[], stored?: boolean) => this.open(game, frames, stored);
    const accept = (answer: Answer, touched: boolean) => this.current.accept(answer, touched);
    const next = () => this.turns.next();
    this.store = store;
    this.session = session;
    this.frames = frames;
    this.windows = new Windows({ store, session, open, refresh: () => this.current.refresh(), show, next });
    this.current = new Current({
      store,
      session,
      frames,
      windows: this.windows,
      next,
      foresee: () => this.turns.foresee(),
      played: () => this.played(),
    });
    this.laying = new Laying({ store, session, next });
    this.handing = new Handing({ store, session, laying: this.laying, show, next });
    this.spectating = new Spectating({ store, session, moving: () => frames.moving, accept, next });
    const advise = (game: Game, event: string) => this.spectating.advise(game, event);
    this.acts = new Acts({ store, session, frames, advise, accept, next });
    this.turns = new Turns({
      store,
      session,
      handing: this.handing,
      spectating: this.spectating,
      act: (event, decided) => this.acts.act(event, decided),
      offers: (event) => this.acts.offers(event),
      canPlay: (event) => this.acts.canPlay(event),
      accept,
      rested: () => this.rested(),
      idle: () => this.idle(),
    });
    this.dealing = new Dealing({ store, open });
  }

  get state(): State {
    return this.store.state;
  }

  /** Change the state and draw it. */
  set(patch: Partial<State>): void {
    this.store.set(patch);
  }

  /** Show a notice, or none. */
  say(notice: Notice | null): void {
    this.store.say(notice);
  }

  /** Show why something was refused. */
  showRefusal(problem: Problem): void {
    this.store.showRefusal(problem);
  }

  /** Open a game. `stored`: it is saved on this device already. */
  open(game: Game, frames?: Frame[], stored?: boolean): Promise<void> {
    return this.current.open(game, frames, stored);
  }

  /** Close everything over the table. */
  async showTable(): Promise<void> {
    await closePanels(true);
    await this.route();
  }

  /** Start a fresh engine. */
  restartEngine(): void {
    this.say(null);
    engine.restart();
  }

  /** Continue what waited behind a panel or another page. */
  private changed(before: State): void {
    const { state } = this;
    if (before.settings.between !== state.settings.between) this.laying.rearrange();
    if (before.visit && !state.visit && state.watching) this.store.sayWatching();
    if (isCovered(before) && !isCovered(state) && this.turns.waiting && !this.frames.moving) this.turns.next();
  }
}
