// The game in hand: takes events, asks the engine, keeps its answers, shows their frames, lets the
// others move. Everything it knows is in `state`; every change of it is drawn at once.
import { ask, engine } from "../engine/client.ts";
import type { Answer, Frame, Problem, Request } from "../engine/types.ts";
import { FIRST } from "../i18n/games.ts";
import { loadRest } from "../i18n/index.ts";
import type { Choice } from "../newgame/choice.ts";
import { site } from "../site.ts";
import { askToPersist, type Game, getGame, keepGame, Overtaken, removeGame, type Source } from "../store/games.ts";
import { type Hold, hear, hold, type Moved, tell, whenFree } from "../store/owner.ts";
import { layTable, playFrames } from "../table/index.ts";
import { newGame, taken } from "./answers.ts";
import { note } from "./diagnostics.ts";
import { asGame, dealt } from "./first.ts";
import { habit } from "./habits.ts";
import { address } from "./panels.ts";
import { computers, whoAndWhen } from "./people.ts";
import type { Notice, State } from "./state.ts";

/** How long one of the computer's people considers a move, at least, in milliseconds. */
const consider = { normal: 500, fast: 200, off: 0 };

/** What has been played can still be had as a file. */
const storageFull: Notice = { key: "storage-full", actions: [{ label: "save-record", event: "app:save" }] };

/** Something could not be fetched: most likely another window has taken a new version. */
export const pageOutdated: Notice = { key: "page-outdated", actions: [{ label: "reload", event: "app:reload" }] };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Controller {
  state: State;
  /** Called whenever a deal or a game is over. */
  rested = () => {};
  /** Called whenever something was played in a game that is never on the shelf itself. */
  played = () => {};
  private readonly draw: (state: State) => void;
  private held: Hold | null = null;
  private stopWaiting = () => {};
  private sitting = 0; // grows when another game is laid on the table, or this one is left
  private turn = 0; // grows when what was asked before no longer matters
  private busy = false; // a request is under way
  private considering = false; // the opponent has been asked for a move, and has not made it
  private dealing = false; // a new game is being dealt
  private showing = Promise.resolve(); // frames are shown one after the other
  private moments = 0; // frames still being shown
  private goneOn = false; // the player lets a right lapse

  constructor(state: State, draw: (state: State) => void) {
    this.state = state;
    this.draw = draw;
    hear((moved) => this.watched(moved));
  }

  /** Whether the game on the table is played in this window. */
  get plays(): boolean {
    return this.held !== null;
  }

  set(patch: Partial<State>): void {
    const { covered } = this;
    const { visit } = this.state;
    this.state = { ...this.state, ...patch };
    this.draw(this.state);
    if (visit && !this.state.visit && this.state.watching) this.sayWatching();
    if (covered && !this.covered && (this.theirTurn || this.usual) && this.moments === 0) this.next();
  }

  /** Does something hide the table? */
  private get covered(): boolean {
    return this.state.panel !== null || this.state.visit !== null;
  }

  say(notice: Notice | null): void {
    this.set({ notice });
  }

  refuse(problem: Problem): void {
    note(problem.code);
    this.say({ key: "", problem });
  }

  /** The engine gave up. What was asked can be asked again when it is started anew. */
  engineFailed(): void {
    this.set({ waiting: false, queued: null });
    this.say({ key: "engine-failed", actions: [{ label: "engine-restart", event: "app:engine-restart" }] });
  }

  restartEngine(): void {
    this.say(null);
    engine.restart();
  }

  // ---- which game lies on the table

  /** Lay a game on the table. `stored` when it comes from this device's shelf. */
  async open(game: Game, frames: Frame[] = [], stored = true): Promise<void> {
    const before = this.state.game;
    const mine = this.held !== null;
    this.leave();
    const { sitting } = this;
    if (game.summary.game !== FIRST) {
      const there = await this.fetched(game.summary.game);
      if (sitting !== this.sitting) return; // yet another game has been opened meanwhile
      if (!there) {
        if (before) await this.open(before);
        return this.say(pageOutdated);
      }
    }
    // A game in which nothing was decided is not worth a line in the list.
    const idle = before && before.source !== "what-if" && before.id !== game.id && !before.touched;
    if (mine && idle) await removeGame(before.id);
    if (sitting !== this.sitting) return; // yet another game has been opened meanwhile
    address(game.id);
    const first = frames[0];
    // What another version has made of a record may not be what this one can show.
    const current = game.version === site.version;
    this.set({
      game,
      shown: current ? { view: first?.view ?? game.view, entry: null, log: first ? [] : game.log } : null,
      hint: null,
      queued: null,
      watching: false,
      notice: null,
    });
    const held = await hold(game.id, () => this.lost(sitting));
    if (sitting !== this.sitting) return held?.release();
    this.held = held;
    if (stored) await this.refresh();
    else await this.keep(game);
    if (sitting !== this.sitting) return;
    if (!held) return this.watch();
    await this.show(frames);
    if (sitting === this.sitting) this.next();
  }

  /** Fetch what a first visit does not need, for another game than the first. */
  private async fetched(kind: string): Promise<boolean> {
    try {
      await Promise.all([loadRest(), layTable(kind)]);
      return true;
    } catch (error) {
      note(error);
      return false;
    }
  }

  /** Let go of the game: nothing asked for it is shown any more. */
  leave(): void {
    this.sitting += 1;
    this.forget();
    this.stopWaiting();
    this.held?.release();
    this.held = null;
  }

  /** What has been asked of the engine no longer matters. */
  private forget(): void {
    this.turn += 1;
    this.busy = false;
    this.considering = false;
    this.goneOn = false;
  }

  /** The shelf may be ahead of what was painted, and the engine newer than what is on the shelf. */
  private async refresh(): Promise<void> {
    const { game } = this.state;
    if (!game) return;
    const { sitting } = this;
    const there = await getGame(game.id);
    if (sitting !== this.sitting) return;
    const now = there && there.revision > game.revision ? there : game;
    if (now.version === site.version) {
      if (now !== game) this.lay(now);
      return;
    }
    const answer = await this.request({ do: "view", record: now.record, seat: now.seat });
    if (answer) this.lay({ ...now, ...taken(answer, now), version: site.version });
  }

  /** Show a game as it stands. */
  private lay(game: Game): void {
    this.set({ game, shown: { view: game.view, entry: null, log: game.log } });
  }

  // ---- one window plays, the others watch

  private watch(): void {
    const { game } = this.state;
    if (!game) return;
    const { sitting } = this;
    this.set({ watching: true, waiting: false });
    if (!this.state.visit) this.sayWatching();
    this.stopWaiting = whenFree(game.id, () => {
      if (sitting === this.sitting) void this.reopen();
    });
  }

  /** Said again whenever the player tries to act in a window that only watches. */
  private sayWatching(): void {
    this.say({ key: "watching", actions: [{ label: "play-here", event: "app:play-here" }] });
  }

  private lost(sitting: number): void {
    if (sitting !== this.sitting) return;
    this.held = null; // it is no longer ours to release
    this.leave();
    this.watch();
  }

  private async reopen(): Promise<void> {
    const { game } = this.state;
    if (game) await this.open((await getGame(game.id)) ?? game);
  }

  /** Take the game over from the window that plays it. */
  async playHere(): Promise<void> {
    const { game } = this.state;
    if (!game) return;
    this.leave();
    const { sitting } = this;
    const held = await hold(game.id, () => this.lost(sitting), true);
    if (sitting !== this.sitting) return held?.release();
    this.held = held;
    this.set({ watching: false, notice: null });
    await this.refresh();
    if (sitting === this.sitting) this.next();
  }

  private watched({ game, frames }: Moved): void {
    const mine = this.state.game;
    if (!this.state.watching || mine?.id !== game.id || mine.revision >= game.revision) return;
    if (game.version !== site.version) return;
    this.set({ game });
    void this.show(frames);
  }

  // ---- asking the engine

  /** Ask, and give the answer if it still matters and is not a refusal. */
  private async request(request: Request): Promise<Answer | null> {
    const turn = this.turn;
    this.busy = true;
    let answer: Answer;
    try {
      answer = await ask(request);
    } catch (error) {
      if (turn === this.turn) {
        this.busy = false;
        note(error);
        this.engineFailed();
      }
      return null;
    }
    if (turn !== this.turn) return null;
    this.busy = false;
    const problem = answer.problems?.[0];
    if (!problem) return answer;
    this.set({ waiting: false });
    this.refuse(problem);
    return null;
  }

  /** Take an answer into the game: keep it, tell the watchers, show it, go on. */
  private async accept(answer: Answer, touched: boolean): Promise<void> {
    const { game } = this.state;
    if (!game) return;
    const turn = this.turn;
    const now: Game = { ...game, ...taken(answer, game), touched: game.touched || touched };
    this.set({ game: now, hint: answer.hint ?? null });
    const kept = await this.keep(now);
    if (!kept || turn !== this.turn) return;
    const frames = answer.frames ?? [];
    tell({ game: now, frames });
    await this.show(frames);
    if (turn === this.turn) this.next();
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
      if (error instanceof Overtaken) {
        await this.reopen();
        return false;
      }
      note(error);
      if (this.state.lastingStorage) this.set({ lastingStorage: false, notice: storageFull });
    }
    return true;
  }

  /** Show what happened, moment by moment, then the game as it stands. */
  private show(frames: Frame[]): Promise<void> {
    const turn = this.turn;
    const { log = [], view } = this.state.game ?? {};
    const before = log.length - frames.length;
    this.moments += 1;
    this.showing = this.showing.then(async () => {
      if (turn === this.turn && view) {
        let at = before;
        const moment = (frame: Frame) => {
          at += 1;
          if (turn === this.turn) this.set({ shown: { view: frame.view, entry: frame.entry, log: log.slice(0, at) } });
        };
        try {
          if (frames.length > 0) await playFrames(frames, moment, this.state.settings);
        } catch (error) {
          note(error); // the motion failed, not the game
        }
        const last = frames.at(-1);
        if (turn === this.turn) this.set({ shown: { view, entry: last?.entry ?? null, log } });
      }
      this.moments -= 1;
    });
    return this.showing;
  }

  // ---- events

  /** Whatever comes next without the player: a click made early, the opponent's move (but nothing is
   *  played behind an open panel). */
  next(): void {
    const { game, queued, engine } = this.state;
    if (!game || !this.held || this.busy || this.considering) return;
    const { view } = game;
    if (view.phase === "scored" || view.phase === "over") {
      void askToPersist();
      this.rested();
    }
    const ready = engine === "ready";
    const usual = this.covered ? null : this.usual;
    if (ready && !usual) this.set({ queued: null });
    if (usual && ready) void this.act(usual, false);
    else if (queued && ready && this.offers(queued)) void this.act(queued);
    else if (this.theirTurn && !this.covered) void this.opponent();
    else this.set({ waiting: this.state.queued !== null });
  }

  /** What the page does for the player by itself now. */
  private get usual(): string | null {
    const { game, settings } = this.state;
    return game && habit(game.view, settings);
  }

  /** Is it for the opponent to move? Not while a right of the player would lapse by it. */
  private get theirTurn(): boolean {
    const { game } = this.state;
    if (!game?.view.turn || game.view.turn === game.seat) return false;
    return !game.view.pause || this.goneOn;
  }

  /** Is this among what the player may do now? */
  private offers(event: string): boolean {
    const view = this.state.game?.view;
    return view !== undefined && (view.legal.includes(event) || view.next === event);
  }

  /** An event of the player, "S.Ks" or "2. S"; `decided` when it was the player who chose it. */
  async act(event: string, decided = true): Promise<void> {
    const { game, engine, watching } = this.state;
    if (watching) return this.sayWatching();
    if (!game || (this.busy && !this.considering) || this.state.update === "taken") return;
    // Only what may be done now is done, or waits: a second tap must not become the next decision.
    if (!this.offers(event)) return;
    if (engine !== "ready" || !this.held || this.moments > 0) {
      this.set({ queued: event, waiting: engine !== "ready" });
      return;
    }
    const { record, seat, players } = game;
    // A right used out of turn comes before the opponent's move, which is then considered anew.
    if (this.considering) this.forget();
    this.set({ notice: null });
    const tags = game.touched ? {} : whoAndWhen(game.view.game, seat, players);
    const answer = await this.request({ do: "play", record, seat, event, tags });
    if (answer) await this.accept(answer, decided && event !== game.view.next);
    else if (decided) this.next(); // or it would be tried for ever
  }

  /** The player lets the moment for marking the king pass. */
  goOn(): void {
    this.goneOn = true;
    this.next();
  }

  /** Whoever of the computer's people is on turn plays: one after the other, so that one can follow them. */
  private async opponent(): Promise<void> {
    const { game, settings } = this.state;
    const as = game?.view.turn;
    if (!game || !as) return;
    const turn = this.turn;
    const { record, seat } = game;
    const player = game.players[as] ?? game.player;
    this.considering = true;
    this.set({ waiting: true });
    const asked = this.request({ do: "bot", record, seat, as, player });
    const [answer] = await Promise.all([asked, pause(consider[settings.speed])]);
    if (turn !== this.turn) return;
    this.considering = false;
    this.goneOn = false;
    this.set({ waiting: false });
    if (answer) await this.accept(answer, false);
  }

  /** Back to before the player's last decision, a hint, or giving the game up. */
  async help(what: "back" | "hint" | "resign"): Promise<void> {
    const { game, watching } = this.state;
    if (watching) return this.sayWatching();
    if (!game || !this.held) return;
    this.forget();
    this.set({ queued: null, notice: null, waiting: this.state.engine !== "ready" });
    const turn = this.turn;
    const { record, seat, player } = game;
    let answer = await this.request(what === "hint" ? { do: what, record, seat, player } : { do: what, record, seat });
    // What the page does by itself it would do again at once: that is taken back together with what was decided.
    while (what === "back" && answer?.view && answer.record && habit(answer.view, this.state.settings)) {
      answer = await this.request({ do: what, record: answer.record, seat });
    }
    if (turn !== this.turn) return;
    this.set({ waiting: false });
    if (answer) return this.accept(answer, what !== "hint");
    await this.show([]); // what was being shown has been cut short
    if (turn === this.turn) this.next();
  }

  // ---- new games

  /** Deal a new game, and lay it on the table when `before` is done. Gives the problem when the rules
   *  asked for make no sense. */
  async deal(choice: Choice, before = async () => {}): Promise<Problem | null> {
    if (this.dealing) return null;
    this.dealing = true;
    this.set({ waiting: this.state.engine !== "ready" });
    let answer: Answer;
    try {
      answer = await ask(newGame(choice));
    } catch (error) {
      note(error);
      this.engineFailed();
      return null;
    } finally {
      this.dealing = false;
    }
    this.set({ waiting: false });
    return this.begin(answer, computers(choice, "S"), "played", before);
  }

  /** Lay a game on the table that the engine has just dealt, when `before` is done. Gives the problem
   *  when it has refused. */
  async begin(
    answer: Answer,
    players: Game["players"],
    source: Source,
    before = async () => {},
  ): Promise<Problem | null> {
    const kept = dealt(answer, players);
    if (!kept) return answer.problems?.[0] ?? { code: "E-unknown", rule: null, data: {} };
    await before();
    await this.open(asGame(kept, source), answer.frames ?? [], source === "what-if");
    return null;
  }
}
