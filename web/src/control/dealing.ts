// New games.
import { note } from "../browser/note.ts";
import { ask } from "../engine/client.ts";
import { nextSeat, partnerOf } from "../engine/seats.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { Frame, Problem } from "../engine/types/view.ts";
import { newGame } from "../game/answers.ts";
import { type Choice, loadChoice } from "../game/choice.ts";
import { asGame, dealt } from "../game/first.ts";
import { computers, persons } from "../game/people.ts";
import type { Sealed } from "../game/sealed.ts";
import { shared } from "../game/sharing.ts";
import type { Game, Source } from "../store/games.ts";
import type { Store } from "./store.ts";

interface Needs {
  store: Store;
  open(game: Game, frames: Frame[], stored: boolean): Promise<void>;
}

export class Dealing {
  private running = false;
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  /** Deal a new game, and lay it on the table when `before` is done. Gives the problem when the rules
   *  asked for make no sense. */
  async deal(choice: Choice, before = async () => {}, sealed?: Sealed): Promise<Problem | null> {
    const { store } = this.needs;
    if (this.running) return null;
    this.running = true;
    store.set({ waiting: store.state.engine !== "ready" });
    let answer: Answer;
    try {
      answer = await ask(newGame(choice, sealed));
    } catch (error) {
      note(error);
      store.engineFailed();
      return null;
    } finally {
      this.running = false;
    }
    store.set({ waiting: false });
    return this.begin(answer, computers(choice, "S"), "played", before, { people: persons(choice) });
  }

  /** Deal the same game once more: the same rules and people, the deal goes round. Gives the problem when it
   *  cannot be dealt. */
  async rematch(before = async () => {}, sealed?: Sealed): Promise<Problem | null> {
    const { game } = this.needs.store.state;
    if (!game) return null;
    const { player, players, people = {}, view } = game;
    const seat = shared(game) ? "S" : game.seat;
    const { dealer, rules, seats, sides } = view;
    const partner = players[partnerOf(seat, sides)] ?? "";
    const choice = {
      ...loadChoice(view.game),
      game: view.game,
      seats: [seat, ...seats.filter((each) => each !== seat)],
      ...rules,
      player,
      partner,
      company: shared(game) ? ("here" as const) : ("computer" as const),
      names: view.seats.map((each) => people[each] ?? ""),
    };
    // The deal goes round, across games too (E3, B4).
    return this.deal({ ...choice, dealer: nextSeat(dealer, seats) }, before, sealed);
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
    await this.needs.open(game, answer.frames ?? [], source === "what-if");
    return null;
  }
}
