// The game in hand: takes events, asks the engine, keeps its answers. Everything it knows is in `state`; every change
// of it is drawn at once. What happens next by itself, how it is shown, other windows, people at one device and
// whoever looks on are files of their own, which do what they do with what is here.
import { note } from "../browser/note.ts";
import { site } from "../browser/site.ts";
import { ask, engine } from "../engine/client.ts";
import type { Answer, Request } from "../engine/types/request.ts";
import type { Entry, Frame, Problem } from "../engine/types/view.ts";
import { newGame, taken } from "../game/answers.ts";
import type { Choice } from "../game/choice.ts";
import { asGame, dealt } from "../game/first.ts";
import { computers, persons, whoAndWhen } from "../game/people.ts";
import type { Sealed } from "../game/sealed.ts";
import {
  asked,
  claimant,
  forAll,
  lingers,
  logForAll,
  seenBy,
  shared,
  viewForAll,
  viewWatched,
  watches,
} from "../game/sharing.ts";
import { loadRest } from "../i18n/index.ts";
import { habit } from "../settings/habits.ts";
import { goToGame } from "../state/history.ts";
import type { Notice, Shown, State } from "../state/state.ts";
import { type Game, getGame, keepGame, Overtaken, removeGame, type Source } from "../store/games.ts";
import { tell } from "../store/owner.ts";
import { layTable, plain } from "../table/index.ts";
import type { Control } from "./contract.ts";
import { Frames } from "./frames.ts";
import { Handing } from "./handing.ts";
import { Looking } from "./looking.ts";
import { Turns, unasked } from "./turns.ts";
import { Windows } from "./windows.ts";

/** Something could not be fetched: most likely another window has taken a new version. */
export const pageOutdated: Notice = { key: "page-outdated", actions: [{ label: "reload", event: "app:reload" }] };

export class Controller implements Control {
  state: State;
  /** Called whenever a deal or a game is over. */
  rested = () => {};
  /** Called whenever nothing goes on until the player decides. */
  idle = () => {};
  /** Called whenever something was played in a game that is never on the shelf itself. */
  played = () => {};
  /** Shows what the address says. */
  route = async () => {};
  private readonly draw: (state: State) => void;
  sitting = 0; // grows when another game is laid on the table, or this one is left
  turn = 0; // grows when what was asked before no longer matters
  busy = false; // a request is under way
  considering = false; // the opponent has been asked for a move, and has not made it
  private dealing = false; // a new game is being dealt
  private readonly wanting = new Set<string>(); // games in which it was said that a table could not be had
  private sought = -1; // the turn of the hint that is looked for
  // Each of these sees to one thing, with what the controller knows.
  readonly turns = new Turns(this);
  readonly frames = new Frames(this);
  readonly windows = new Windows(this);
  readonly handing = new Handing(this);
  readonly looking = new Looking(this);

  constructor(state: State, draw: (state: State) => void) {
    this.state = state;
    this.draw = draw;
  }

  /** Whether the game on the table is played in this window. */
  get plays(): boolean {
    return this.windows.plays;
  }

  set(patch: Partial<State>): void {
    const { covered } = this;
    const { visit } = this.state;
    this.state = { ...this.state, ...patch };
    this.draw(this.state);
    if (visit && !this.state.visit && this.state.watching) this.windows.sayWatching();
    if (covered && !this.covered && this.turns.waiting && !this.frames.moving) this.turns.next();
  }

  /** Does something hide the table? */
  get covered(): boolean {
    return this.state.panel !== null || this.state.visit !== null || this.state.curtain !== null;
  }

  say(notice: Notice | null): void {
    this.set({ notice });
  }

  refuse(problem: Problem): void {
    note(problem.code);
    const tell = () => this.say({ key: "", problem });
    loadRest().then(tell, tell); // its words are not among the first
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
    const mine = this.plays;
    this.leave();
    const { sitting } = this;
    const { match, challenge } = game.summary;
    if (!plain(game.view) || shared(game) || match || challenge) {
      const there = await this.fetched(game.summary.game);
      if (sitting !== this.sitting) return; // yet another game has been opened meanwhile
      if (!there) {
        if (before) await this.open(before);
        return this.say(pageOutdated);
      }
    }
    // A game in which nothing was decided is not worth a line in the list.
    const idle = before && before.source !== "what-if" && before.id !== game.id && !before.touched && !before.watches;
    if (mine && idle) await removeGame(before.id);
    if (sitting !== this.sitting) return; // yet another game has been opened meanwhile
    goToGame(game.id);
    // Of a game that goes from hand to hand each sees what has happened when the curtain is drawn.
    const first = shared(game) ? undefined : frames[0];
    // What another version has made of a record may not be what this one can show.
    const current = game.version === site.version;
    const begun = this.sight(first ? { ...game, view: first.view, log: [] } : game);
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
    if (sitting !== this.sitting) return;
    if (!this.plays) return this.windows.watch();
    await this.frames.show(first ? frames : []);
    if (sitting === this.sitting) this.turns.next();
  }

  /** Fetch what a plain game of the first kind does not need. */
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
    this.handing.holder = null;
    this.windows.release();
  }

  /** What has been asked of the engine no longer matters. */
  forget(): void {
    this.turn += 1;
    this.busy = false;
    this.considering = false;
    this.turns.forget();
  }

  /** The shelf may be ahead of what was painted, and the engine newer than what is on the shelf. */
  async refresh(): Promise<void> {
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
  lay(game: Game): void {
    this.set({ game, shown: this.sight(game) });
  }

  /** A game as whoever is at the device may see it now; null when nobody may. */
  sight(game: Game, entry: Entry | null = null): Shown | null {
    const { view, log } = game;
    if (watches(game)) return { view: viewWatched(game), entry, log };
    if (!shared(game) && this.turns.answered(view)) return unasked({ view, entry, log });
    if (!shared(game) || (this.handing.holder === game.seat && !forAll(view))) return { view, entry, log };
    if (!forAll(view) && !this.state.watching) return null;
    return { view: viewForAll(game), entry: null, log: logForAll(log) };
  }

  // ---- asking the engine

  /** Ask, and give the answer if it still matters and is not a refusal. */
  async request(request: Request): Promise<Answer | null> {
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
    const key = request.do === "hint" ? "hint-policy-missing" : "policy-missing";
    const wanting = `${key} ${this.state.game?.id}`;
    if (answer.without && !this.wanting.has(wanting)) {
      this.wanting.add(wanting); // said once a game
      this.say({ key });
    }
    const problem = answer.problems?.[0];
    if (!problem) return answer;
    this.set({ waiting: false });
    this.refuse(problem);
    return null;
  }

  /** Take an answer into the game: keep it, tell the watchers, show it, go on. */
  async accept(answer: Answer, touched: boolean): Promise<void> {
    const { game } = this.state;
    if (!game) return;
    const turn = this.turn;
    const now: Game = { ...game, ...taken(answer, game), touched: game.touched || touched };
    delete now.claims;
    const alone = !shared(now);
    // Nobody holds the device any more, or nobody does yet.
    const mine = alone || this.handing.holder === now.seat;
    if (!alone) now.seen = seenBy(now, mine);
    this.set({ game: now, hint: answer.hint ?? null, estimate: answer.estimate ?? null });
    const kept = await this.keep(now);
    if (!kept || turn !== this.turn) return;
    const frames = answer.frames ?? [];
    tell({ game: now, frames: alone ? frames : [] });
    await this.frames.show(mine ? frames : []);
    if (turn !== this.turn) return;
    const to = alone ? null : asked(now);
    const fresh = frames.map(({ entry }) => entry);
    if (to && to !== this.handing.holder && mine && lingers(now.view, fresh)) this.set({ passing: to });
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

  // ---- events

  /** Is this among what the player may do now? */
  offers(event: string): boolean {
    const { view, claims = [] } = this.state.game ?? {};
    return view !== undefined && (view.legal.includes(event) || view.next === event || claims.includes(event));
  }

  /** An event of the player, "S.Ks" or "2. S"; `decided` when it was the player who chose it. */
  async act(event: string, decided = true, cut?: string): Promise<void> {
    const { game, engine, watching } = this.state;
    if (watching) return this.windows.sayWatching();
    const hinting = this.sought === this.turn;
    if (!game || (this.busy && !this.considering && !hinting) || this.state.update === "taken") return;
    // Only what may be done now is done, or waits: a second tap must not become the next decision.
    if (!this.offers(event)) return;
    if (watches(game)) return this.looking.speak(game, event);
    // Who has chosen wants the hint no longer that was asked for before.
    if (hinting) this.forget();
    if (engine !== "ready" || !this.plays || this.frames.moving) {
      this.set({ queued: event, waiting: engine !== "ready", seeking: false, estimate: null });
      return hinting ? this.settle() : undefined;
    }
    const { record, seat, players, people } = game;
    this.turns.forget();
    // A right used out of turn comes before the opponent's move, which is then considered anew.
    if (this.considering) this.forget();
    this.set({ notice: null, seeking: false, estimate: null });
    const tags = game.touched || game.summary.match ? {} : whoAndWhen(game.view.game, seat, players, people);
    const by = (shared(game) && claimant(event)) || seat;
    const answer = await this.request({ do: "play", record, seat: by, event, tags, ...(cut && { cut }) });
    if (answer) await this.accept(answer, decided && event !== game.view.next);
    else if (decided) this.turns.next(); // or it would be tried for ever
  }

  /** Back to before the player's last decision, a hint, or giving the game up. */
  async help(what: "back" | "hint" | "resign"): Promise<void> {
    const { game, watching } = this.state;
    if (watching) return this.windows.sayWatching();
    if (!game || !this.plays) return;
    // Between people nothing is taken back, and the page advises nobody.
    if (watches(game) || (shared(game) && (what !== "resign" || this.handing.holder === null))) return;
    this.forget();
    const seeking = what === "hint";
    this.set({ queued: null, notice: null, waiting: this.state.engine !== "ready", seeking, estimate: null });
    const turn = this.turn;
    if (seeking) this.sought = turn;
    const { record, seat, player } = game;
    let answer = await this.request(what === "hint" ? { do: what, record, seat, player } : { do: what, record, seat });
    if (seeking && this.sought === turn) {
      this.sought = -1;
      this.set({ seeking: false });
    }
    // What the page does by itself it would do again at once: that is taken back together with what was decided.
    while (what === "back" && answer?.view && answer.record && habit(answer.view, this.state.settings)) {
      answer = await this.request({ do: what, record: answer.record, seat, also: true });
    }
    if (turn !== this.turn) return;
    this.set({ waiting: false });
    if (answer) return this.accept(answer, what !== "hint");
    await this.settle();
  }

  /** The table as it stands, once what was being shown has been cut short. */
  private async settle(): Promise<void> {
    const { turn } = this;
    await this.frames.show([]);
    if (turn === this.turn) this.turns.next();
  }

  // ---- new games

  /** Deal a new game, and lay it on the table when `before` is done. Gives the problem when the rules
   *  asked for make no sense. */
  async deal(choice: Choice, before = async () => {}, sealed?: Sealed): Promise<Problem | null> {
    if (this.dealing) return null;
    this.dealing = true;
    this.set({ waiting: this.state.engine !== "ready" });
    let answer: Answer;
    try {
      answer = await ask(newGame(choice, sealed));
    } catch (error) {
      note(error);
      this.engineFailed();
      return null;
    } finally {
      this.dealing = false;
    }
    this.set({ waiting: false });
    return this.begin(answer, computers(choice, "S"), "played", before, { people: persons(choice) });
  }

  /** Lay a game on the table that the engine has just dealt, when `before` is done. Gives the problem
   *  when it has refused. */
  async begin(
    answer: Answer,
    players: Game["players"],
    source: Source,
    before = async () => {},
    more: Partial<Pick<Game, "people" | "watches" | "seat">> = {},
  ): Promise<Problem | null> {
    const kept = dealt(answer, players);
    if (!kept) return answer.problems?.[0] ?? { code: "E-unknown", rule: null, data: {} };
    await before();
    const game: Game = { ...asGame(kept, source), ...more };
    await this.open(game, answer.frames ?? [], source === "what-if");
    return null;
  }
}
