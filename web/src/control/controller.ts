// The controller of the page: makes the services, gives each what it needs of the others, and lays games on the table.
import { note } from "../browser/note.ts";
import { site } from "../browser/site.ts";
import { engine } from "../engine/client.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { Frame, Problem } from "../engine/types/view.ts";
import { taken } from "../game/answers.ts";
import { asked, lingers, seenBy, shared } from "../game/sharing.ts";
import { loadRest } from "../i18n/index.ts";
import { goToGame } from "../state/history.ts";
import type { Notice, State } from "../state/state.ts";
import { type Game, getGame, keepGame, Overtaken, removeGame } from "../store/games.ts";
import { tell } from "../store/owner.ts";
import { layTable, plain } from "../table/index.ts";
import { Acts } from "./acts.ts";
import { Dealing } from "./dealing.ts";
import { Frames } from "./frames.ts";
import { Handing } from "./handing.ts";
import { Looking } from "./looking.ts";
import { Session } from "./session.ts";
import { isCovered, pageOutdated, Store } from "./store.ts";
import { Turns } from "./turns.ts";
import { Windows } from "./windows.ts";

export class Controller {
  /** Called whenever a deal or a game is over. */
  rested = () => {};
  /** Called whenever nothing goes on until the player decides. */
  idle = () => {};
  /** Called whenever something was played in a game that is never on the shelf itself. */
  played = () => {};
  /** Shows what the address says. */
  route = async () => {};
  readonly store: Store;
  readonly session: Session;
  readonly frames: Frames;
  readonly windows: Windows;
  readonly handing: Handing;
  readonly looking: Looking;
  readonly acts: Acts;
  readonly turns: Turns;
  readonly dealing: Dealing;

  constructor(state: State, draw: (state: State) => void) {
    const store = new Store(state, draw, (before) => this.changed(before));
    const session = new Session(store);
    const frames = new Frames(store, session);
    const show = (what: Frame[]) => frames.show(what);
    const open = (game: Game, frames?: Frame[], stored?: boolean) => this.open(game, frames, stored);
    const accept = (answer: Answer, touched: boolean) => this.accept(answer, touched);
    const next = () => this.turns.next();
    this.store = store;
    this.session = session;
    this.frames = frames;
    this.windows = new Windows({ store, session, open, refresh: () => this.refresh(), show, next });
    this.handing = new Handing({ store, session, show, next });
    this.looking = new Looking({ store, session, moving: () => frames.moving, accept, next });
    const speak = (game: Game, event: string) => this.looking.speak(game, event);
    this.acts = new Acts({ store, session, frames, speak, accept, next });
    this.turns = new Turns({
      store,
      session,
      handing: this.handing,
      looking: this.looking,
      act: (event, decided) => this.acts.act(event, decided),
      offers: (event) => this.acts.offers(event),
      accept,
      rested: () => this.rested(),
      idle: () => this.idle(),
    });
    this.dealing = new Dealing({ store, open });
  }

  get state(): State {
    return this.store.state;
  }

  set(patch: Partial<State>): void {
    this.store.set(patch);
  }

  say(notice: Notice | null): void {
    this.store.say(notice);
  }

  refuse(problem: Problem): void {
    this.store.refuse(problem);
  }

  /** What waited behind a panel or another page goes on. */
  private changed(before: State): void {
    const { state } = this;
    if (before.visit && !state.visit && state.watching) this.store.sayWatching();
    if (isCovered(before) && !isCovered(state) && this.turns.waiting && !this.frames.moving) this.turns.next();
  }

  restartEngine(): void {
    this.say(null);
    engine.restart();
  }

  /** Lay a game on the table. `stored` when it comes from this device's shelf. */
  async open(game: Game, frames: Frame[] = [], stored = true): Promise<void> {
    const { session } = this;
    const before = this.state.game;
    const mine = session.plays;
    this.windows.leave();
    const { sitting } = session;
    const { match, challenge } = game.summary;
    if (!plain(game.view) || shared(game) || match || challenge) {
      const there = await fetchTable(game.summary.game);
      if (sitting !== session.sitting) return; // yet another game has been opened meanwhile
      if (!there) {
        if (before) await this.open(before);
        return this.say(pageOutdated);
      }
    }
    // A game in which nothing was decided is not worth a line in the list.
    const idle = before && before.source !== "what-if" && before.id !== game.id && !before.touched && !before.watches;
    if (mine && idle) await removeGame(before.id);
    if (sitting !== session.sitting) return; // yet another game has been opened meanwhile
    goToGame(game.id);
    // Of a game that goes from hand to hand each sees what has happened when the curtain is drawn.
    const first = shared(game) ? undefined : frames[0];
    // What another version has made of a record may not be what this one can show.
    const current = game.version === site.version;
    const begun = session.sight(first ? { ...game, view: first.view, log: [] } : game);
    this.set({
      game,
      shown: current ? begun : null,
      seeking: false,
      hint: null,
      estimate: null,
      queued: null,
      curtain: shared(game) ? asked(game) : null,
      passing: null,
      match: before?.summary.match?.id === game.summary.match?.id ? this.state.match : null,
      paused: false,
      watching: false,
      notice: null,
    });
    if (!(await this.windows.take(game.id))) return;
    if (stored) await this.refresh();
    else await this.keep(game);
    if (sitting !== session.sitting) return;
    if (!session.plays) return this.windows.watch();
    await this.frames.show(first ? frames : []);
    if (sitting === session.sitting) this.turns.next();
  }

  /** The shelf may be ahead of what was painted, and the engine newer than what is on the shelf. */
  private async refresh(): Promise<void> {
    const { session } = this;
    const { game } = this.state;
    if (!game) return;
    const { sitting } = session;
    const there = await getGame(game.id);
    if (sitting !== session.sitting) return;
    const now = there && there.revision > game.revision ? there : game;
    if (now.version === site.version) {
      if (now !== game) session.lay(now);
      return;
    }
    const answer = await session.request({ do: "view", record: now.record, seat: now.seat });
    if (answer) session.lay({ ...now, ...taken(answer, now), version: site.version });
  }

  /** Take an answer into the game: keep it, tell the watchers, show it, go on. */
  private async accept(answer: Answer, touched: boolean): Promise<void> {
    const { session } = this;
    const { game } = this.state;
    if (!game) return;
    const { turn } = session;
    const now: Game = { ...game, ...taken(answer, game), touched: game.touched || touched };
    delete now.claims;
    const alone = !shared(now);
    // Nobody holds the device any more, or nobody does yet.
    const mine = alone || session.holder === now.seat;
    if (!alone) now.seen = seenBy(now, mine);
    this.set({ game: now, hint: answer.hint ?? null, estimate: answer.estimate ?? null });
    const kept = await this.keep(now);
    if (!kept || turn !== session.turn) return;
    const frames = answer.frames ?? [];
    tell({ game: now, frames: alone ? frames : [] });
    await this.frames.show(mine ? frames : []);
    if (turn !== session.turn) return;
    const to = alone ? null : asked(now);
    const fresh = frames.map(({ entry }) => entry);
    if (to && to !== session.holder && mine && lingers(now.view, fresh)) this.set({ passing: to });
    this.turns.next();
  }

  /** Write the game down. False when another window has played on: then that is laid on the table. */
  private async keep(game: Game): Promise<boolean> {
    if (game.source === "what-if") {
      this.played();
      return true;
    }
    try {
      await keepGame(game);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      await this.windows.reopen();
      return false;
    }
    return true;
  }
}

/** Fetch what a plain game of the first kind does not need. False when it could not be had. */
async function fetchTable(kind: string): Promise<boolean> {
  try {
    await Promise.all([loadRest(), layTable(kind)]);
    return true;
  } catch (error) {
    note(error);
    return false;
  }
}
