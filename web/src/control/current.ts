// The game on the table: opened, played on with each answer of the engine, and saved.
import { note } from "../browser/note.ts";
import { site } from "../browser/site.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { Frame } from "../engine/types/view.ts";
import { taken } from "../game/answers.ts";
import { isLaid, isShared, lingers, personOnTurn, seenBy } from "../game/sharing.ts";
import { loadRest } from "../i18n/index.ts";
import { goToGame } from "../state/history.ts";
import { missingPart } from "../state/notices.ts";
import { type Game, getGame } from "../store/games.ts";
import { keepGame, Overtaken, removeGame } from "../store/keeping.ts";
import { broadcast } from "../store/owner.ts";
import { layTable, plain } from "../table/index.ts";
import type { Session } from "./session.ts";
import type { Store } from "./store.ts";

interface Needs {
  store: Store;
  session: Session;
  frames: { show(frames: Frame[]): Promise<void> };
  windows: { leave(): void; take(id: string): Promise<boolean>; watch(): void; reopen(): Promise<void> };
  next(): void;
  /** Let the engine compute the next move of a computer player. */
  foresee(): void;
  /** Called after each move in a game that is not saved. */
  played(): void;
}

/** The game on the table: opens it, applies answers to it, saves it. */
export class Current {
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  /** Open a game. `stored`: it is saved on this device already. */
  async open(game: Game, frames: Frame[] = [], stored = true): Promise<void> {
    const { store, session, windows, next } = this.needs;
    const before = store.state.game;
    const mine = session.plays;
    windows.leave();
    const { sitting } = session;
    const isCurrent = () => sitting === session.sitting; // no other game has been opened meanwhile
    const { match, challenge } = game.summary;
    if (!plain(game) || isShared(game) || match || challenge) {
      const there = await fetchTable(game.summary.game);
      if (!isCurrent()) return;
      if (!there) {
        if (before) await this.open(before);
        return store.say(missingPart());
      }
    }
    // A game without a decision is not worth keeping.
    const idle = before && before.source !== "what-if" && before.id !== game.id && !before.touched && !before.watches;
    if (mine && idle) await removeGame(before.id);
    if (!isCurrent()) return;
    goToGame(game.id);
    // When the device is handed over, each player sees what has happened when the curtain opens.
    const handed = isShared(game) && !isLaid(game, store.state.settings);
    const first = handed ? undefined : frames[0];
    const begun = session.sight(first ? { ...game, view: first.view, log: [] } : game);
    store.set({
      game,
      shown: game.version === site.version ? begun : null, // the view of another version may not fit this one
      seeking: false,
      hint: null,
      estimate: null,
      queued: null,
      curtain: handed ? personOnTurn(game) : null,
      passing: null,
      hands: null,
      match: before?.summary.match?.id === game.summary.match?.id ? store.state.match : null,
      paused: false,
      watching: false,
      notice: null,
    });
    if (!(await windows.take(game.id))) return;
    if (stored) await this.refresh();
    else await this.keep(game);
    if (!isCurrent()) return;
    if (!session.plays) return windows.watch();
    await this.needs.frames.show(first ? frames : []);
    if (isCurrent()) next();
  }

  /** Show the game as it was saved last, in this version of the engine. */
  async refresh(): Promise<void> {
    const { store, session } = this.needs;
    const { game } = store.state;
    if (!game) return;
    const { sitting } = session;
    const there = await getGame(game.id);
    if (sitting !== session.sitting) return;
    const now = there && there.revision > game.revision ? there : game;
    if (now.version === site.version) {
      if (now !== game) session.show(now);
      return;
    }
    const answer = await session.request({ do: "view", record: now.record, seat: now.seat });
    if (answer) session.show({ ...now, ...taken(answer, now), version: site.version });
  }

  /** Apply an answer to the game: save it, inform other windows, show it, and continue. */
  async accept(answer: Answer, touched: boolean): Promise<void> {
    const { store, session, next } = this.needs;
    const { game } = store.state;
    if (!game) return;
    const { turn } = session;
    const now: Game = { ...game, ...taken(answer, game), touched: game.touched || touched };
    delete now.claims;
    const laid = isLaid(now, store.state.settings);
    if (laid) now.seat = now.view.seat;
    const alone = !isShared(now);
    const mine = alone || laid || session.holder === now.seat; // whether the new events may be shown now
    if (!alone) now.seen = seenBy(now, mine, laid);
    const told = { game: now, hint: answer.hint ?? null, estimate: answer.estimate ?? null, waiting: false };
    // New events are drawn with their first frame, unless something must be drawn at once.
    const isDrawnLater = mine && answer.frames?.length && !store.state.hint && !told.hint;
    if (isDrawnLater) store.setForNext(told);
    else store.set(told);
    const kept = await this.keep(now);
    if (!kept || turn !== session.turn) return;
    const frames = answer.frames ?? [];
    broadcast({ game: now, frames: alone ? frames : [] });
    session.began = performance.now();
    if (touched && session.chosen) session.began = session.chosen.at; // the player has waited already
    if (touched) session.chosen = null;
    this.needs.foresee();
    await this.needs.frames.show(mine ? frames : []);
    if (turn !== session.turn) return;
    const to = alone || laid ? null : personOnTurn(now);
    const fresh = frames.map(({ entry }) => entry);
    if (to && to !== session.holder && mine && lingers(now.view, fresh)) store.set({ passing: to });
    next();
  }

  /** Save the game. False when another window has played on: then that window's game is opened. */
  private async keep(game: Game): Promise<boolean> {
    if (game.source === "what-if") {
      this.needs.played();
      return true;
    }
    try {
      await keepGame(game);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      await this.needs.windows.reopen();
      return false;
    }
    return true;
  }
}

/** Fetch what a plain game of the first kind does not need. False when it could not be fetched. */
async function fetchTable(kind: string): Promise<boolean> {
  try {
    await Promise.all([loadRest(), layTable(kind)]);
    return true;
  } catch (error) {
    note(error);
    return false;
  }
}
