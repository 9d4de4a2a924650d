// New games: what they can be made of, and dealing them.

import { note } from "../browser/note.ts";
import { ask } from "../engine/client.ts";
import { lookUp } from "../engine/lookUp.ts";
import { nextSeat, partnerOf } from "../engine/seats.ts";
import type { Answer, Catalog } from "../engine/types/answer.ts";
import type { Problem } from "../engine/types/view.ts";
import { newGame, refusalOf } from "../game/answers.ts";
import { type Choice, loadChoice, usually } from "../game/choice.ts";
import { asGame, toKept } from "../game/first.ts";
import { computers, localPlayers } from "../game/people.ts";
import type { Sealed } from "../game/sealed.ts";
import { isShared } from "../game/sharing.ts";
import type { Game, Source } from "../store/games.ts";
import { openGame } from "./opening.ts";
import { store } from "./store.ts";

let isDealing = false;

/** Return the catalog of new games; the engine is asked once. */
export async function loadCatalog(): Promise<Catalog | null> {
  const { catalog = null } = store.state.catalog ? store.state : await ask({ do: "catalog" });
  if (catalog !== store.state.catalog) store.set({ catalog });
  return catalog;
}

/** Deal a new game, and open it when `before` is done. Return the problem when the rules make no sense. */
export async function deal(choice: Choice, before = async () => {}, sealed?: Sealed): Promise<Problem | null> {
  if (isDealing) return null;
  isDealing = true;
  store.set({ waiting: store.state.engine !== "ready" });
  let answer: Answer;
  try {
    answer = await ask(newGame(choice, sealed));
  } catch (error) {
    note(error);
    void store.engineFailed();
    return null;
  } finally {
    isDealing = false;
  }
  store.set({ waiting: false });
  return openDealt(answer, computers(choice, "S"), "played", before, { people: localPlayers(choice) });
}

/** Deal by the last choice, or the usual game where that cannot be dealt. Return whether it is the usual game, because a part of
 *  the page is missing for the last choice. */
export async function dealLast(): Promise<boolean> {
  const before = store.state.game?.id;
  const isDealt = () => store.state.game?.id !== before;
  const problem = await deal(loadChoice());
  if (isDealt()) return false;
  await deal(usually());
  return isDealt() && !problem;
}

/** Deal another game with the same rules and people; the next seat deals. Return the problem when it cannot be dealt. */
export async function rematch(before = async () => {}, sealed?: Sealed): Promise<Problem | null> {
  const { game } = store.state;
  if (!game) return null;
  const { player, players, people = {}, view } = game;
  const seat = isShared(game) ? "S" : game.seat;
  const { dealer, rules, seats, sides } = view;
  const partner = lookUp(players, partnerOf(seat, sides)) ?? "";
  const choice = {
    ...loadChoice(view.game),
    game: view.game,
    seats: [seat, ...seats.filter((each) => each !== seat)],
    ...rules,
    player,
    partner,
    company: isShared(game) ? ("here" as const) : ("computer" as const),
    names: view.seats.map((each) => lookUp(people, each) ?? ""),
  };
  // The deal passes on from game to game, too (E3, B4).
  return deal({ ...choice, dealer: nextSeat(dealer, seats) }, before, sealed);
}

/** Open a game that the engine has just dealt, when `before` is done. Return the problem when the engine refused. */
export async function openDealt(
  answer: Answer,
  players: Game["players"],
  source: Source,
  before = async () => {},
  more: Partial<Pick<Game, "people" | "watches" | "seat">> = {},
): Promise<Problem | null> {
  const kept = toKept(answer, players);
  if (!kept) return refusalOf(answer);
  await before();
  const game: Game = { ...asGame(kept, source), ...more };
  await openGame(game, answer.frames ?? [], source === "what-if");
  return null;
}
