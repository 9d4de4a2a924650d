// The same game once more: the same rules and people, the deal goes round.
import { nextSeat, partnerOf } from "../engine/seats.ts";
import type { Problem } from "../engine/types/view.ts";
import { loadChoice } from "../game/choice.ts";
import type { Sealed } from "../game/sealed.ts";
import { shared } from "../game/sharing.ts";
import type { Controller } from "./controller.ts";

/** Deal it, and lay it on the table when `before` is done. Gives the problem when it cannot be dealt. */
export async function rematch(
  controller: Controller,
  before = async () => {},
  sealed?: Sealed,
): Promise<Problem | null> {
  const { game } = controller.state;
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
  return controller.deal({ ...choice, dealer: nextSeat(dealer, seats) }, before, sealed);
}
