"""The course of a game of écarté: the dealer, the score, the end (E3, E24, E25)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecarte.core.cards import PACK, Card
from ecarte.core.game import Head, Seat, evolve
from ecarte.games.ecarte.legal import may_mark_turned
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import AT, OTHER, SEATS, Irregular, Mistakes, State, with_irregular
from ecarte.machine.ecarte.course import points_for


def cut(options: Options, pack: Sequence[Card]) -> tuple[Mapping[Seat, Card], Seat]:
    """Draw a card for each seat from the pack: the higher deals first, equal ranks draw again (E3)."""
    for at in range(0, len(pack) - 1, 2):
        south, north = pack[at], pack[at + 1]
        if south[0] != north[0]:
            order = options.order
            return {"S": south, "N": north}, "S" if order.index(south[0]) < order.index(north[0]) else "N"
    raise ValueError("a pack of equal ranks")


def deals_first(options: Options, drawn: Mapping[Seat, Card]) -> Seat:
    """Return the seat with the higher card; raises ValueError when the cards are equal (E3)."""
    if tuple(drawn) != SEATS or drawn["S"][0] == drawn["N"][0]:
        raise ValueError(drawn)
    return min(SEATS, key=lambda seat: options.order.index(drawn[seat][0]))


def start(options: Options, dealer: Seat, view: Seat | None = None) -> State:
    """Return the state before the first deal; with ``view`` the other seat's private cards are "??"."""
    return State(options, dealer, only=view)


def misdealt(state: State) -> State:
    """Return the state at a real table, where hands may be misdealt and the mistake is found later."""
    return with_irregular(state, real=True)


def next_head(state: State) -> Head | None:
    """Return the opening of the first or the next deal; the players deal in turn (E3)."""
    if state.phase == "start":
        return Head(1, 1, state.dealer)
    mistakes = state.irregular.mistakes
    if mistakes is not None and mistakes.law:  # the arbiter has not ruled yet
        return None
    if state.phase == "void":  # a void deal is dealt again (laws 9-21, 29-33, 45)
        dealer = state.elder if mistakes is not None and mistakes.out_of_turn else state.dealer
        return Head(state.number, state.attempt + 1, dealer)
    if state.phase == "scored":
        return Head(state.number + 1, 1, state.elder)
    return None


def open_deal(state: State, head: Head) -> State:
    """Return the state of a new deal before its first card is dealt; score and options stay."""
    irregular = state.irregular
    expected, before = next_head(state), irregular.mistakes or Mistakes()
    out_of_turn = irregular.real and expected is not None and head.dealer != expected.dealer  # law 14
    mistakes = Mistakes(out_of_turn=out_of_turn, off=before.off, lost=before.lost)
    turned_king = state.dealer if may_mark_turned(state, state.dealer) else None
    unsaid = state.options.packets == "own" and not state.orders[AT[head.dealer]]
    return State(
        state.options,
        head.dealer,
        head.number,
        head.attempt,
        state.score,
        phase="packets" if unsaid else "dealing",
        mover=head.dealer if unsaid else None,
        orders=state.orders,
        stock=len(PACK),
        only=state.only,
        irregular=Irregular(
            late_king=irregular.late_king if state.phase == "void" else turned_king,
            real=irregular.real,
            mistakes=None if mistakes == Mistakes() else mistakes,
        ),
    )


def over(state: State) -> bool:
    """Return whether a seat has reached the target (E24)."""
    return state.phase == "over"


def winner(state: State) -> Seat | None:
    """Return the seat that has reached the target (E24)."""
    if state.phase != "over":
        return None
    return SEATS[state.score.index(max(state.score))]


def score(state: State) -> Mapping[str, int]:
    """Return the running score; a king counts as soon as it is marked."""
    return dict(zip(SEATS, state.score, strict=True))


def with_score(state: State, score: Mapping[str, int]) -> State:
    """Return the state between two deals at a stated score, to read on after a mistake in a record."""
    marked = (score["S"], score["N"])
    phase = "over" if max(marked) >= state.options.target else "scored"
    return evolve(state, score=marked, phase=phase, mover=None, scored=())


def tally(state: State) -> tuple[Mapping[str, int], Mapping[str, int]] | None:
    """Return the points of a finished deal and the running score."""
    if state.phase not in ("scored", "over"):
        return None
    points = {seat: sum(s.points for s in state.scored if s.seat == seat) for seat in SEATS}
    return points, score(state)


def game_points(state: State) -> int | None:
    """Return what a finished game is worth, where that is counted (E25)."""
    counted = state.phase == "over" and state.options.game_points
    return count_game_points(min(state.score), state.options.target) if counted else None


def name_points(elder: Seat, winner: Seat, vulnerable: Seat | None, is_vole: bool) -> tuple[int, str]:
    """Return the points of a deal's winner, and what they are for (E22, E23)."""
    loser = OTHER[winner]
    points = points_for(is_vole, vulnerable == loser)
    if is_vole:
        return points, "vole"
    if vulnerable == loser:
        return points, "elder-vulnerable" if loser == elder else "dealer-vulnerable"
    return points, "point"


def count_game_points(lost: int, target: int) -> int:
    """Return what a game is worth: 3 when its loser has nothing, 2 below half the target, else 1 (E25)."""
    return 3 if lost <= 0 else 2 if 2 * lost < target else 1
