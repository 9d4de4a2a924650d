"""The value of a deal when all its cards are seen, except for the order of the stock.

The rest of the exchange follows habits, over draws from the stock; cards are played double dummy.
"""

from __future__ import annotations

from random import Random

from ecarte.analysis.ecarte.equity import equity
from ecarte.analysis.ecarte.playout import Ends, Playout, ends_at, give_back
from ecarte.analysis.values import interval
from ecarte.core.game import Event, Seat, evolve
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.legal import may_mark, may_mark_turned
from ecarte.games.ecarte.state import AT, HAND, State
from ecarte.machine.ecarte import records as machine
from ecarte.machine.ecarte.course import find_marker
from ecarte.machine.ecarte.exchange import count_drawn, number_end
from ecarte.machine.ecarte.records import DEALER, ELDER, NOBODY, ORDERS, WORTHS
from ecarte.machine.sums import total
from ecarte.players.ecarte import club, double, policy
from ecarte.players.ecarte.masks import PACK, number_cards, to_mask

GROUPS = 24  # orders of the stock, each started from all its places


def worth(state: State, rng: Random, groups: int = GROUPS) -> tuple[float, float]:
    """Return the elder's chance of the game, and half the width of its 95 % interval, 0 when exact."""
    table = equity(state.options)
    state = resumed(state)  # a pending question does not change the value
    elder, dealer = state.score[AT[state.elder]], state.score[AT[state.dealer]]
    phase, mover = state.phase, state.mover
    if phase in ("showing", "over", "scored", "void"):
        return 1 - table.elder(dealer, elder), 0.0
    if state.turned is None:
        return table.elder(elder, dealer), 0.0
    dealer += state.options.king_points * may_mark_turned(state, state.dealer)  # it is marked in time (law 22)
    number = number_cards(state.trump or "", state.options.order)
    turned = number[state.turned]
    playout = Playout(state.options, turned, policy.find(state.options, _needs(state)))
    sides = {None: NOBODY, state.elder: ELDER, state.dealer: DEALER}
    ends = ends_at(table, elder, dealer, state.doubled is not None, sides[state.offered])
    if phase == "play":
        king = _marker(state, playout)
        return ends.game[number_end(king, sides[state.vulnerable], _tricks(state, mover))], 0.0
    return _drawn(state, phase, mover, playout, ends, rng, groups)


def go_on(state: State) -> tuple[Event, bool]:
    """Return how a deal goes on from here, and whether that was solved with both hands seen.

    Cards are; what is said and discarded is the club player's. Of cards that come to the same it is the club player's,
    too.
    """
    seat = ECARTE.rules.turn(state) or ""
    view = ECARTE.view.of(state, seat)
    event = club.MIND.sound(view, Random(0))
    assert event is not None
    if event.do != "play":
        return event, event.verb in ("king", "suit")
    sign = 1 if seat == state.elder else -1
    cards = [event, *(each for each in view.legal if each.do == "play" and not each.suffix)]
    return max(cards, key=lambda each: sign * worth(ECARTE.rules.play(state, each), Random(0))[0]), True


def _needs(state: State) -> tuple[int, int]:
    """Return the points that elder and dealer needed when the deal began (`ecarte.players.ecarte.policy.needs`)."""
    elder, dealer = (
        state.options.target - state.score[AT[seat]] + sum(each.points for each in state.scored if each.seat == seat)
        for seat in (state.elder, state.dealer)
    )
    return elder, dealer


def resumed(state: State) -> State:
    """Return the state without a pending question (E20, E28, E29)."""
    asked = state.question
    return evolve(state, phase=asked.phase, mover=asked.mover, question=None) if asked else state


def _hands(state: State) -> tuple[int, int]:
    """Return the elder's cards and the dealer's."""
    trump, order = state.trump or "", state.options.order
    return to_mask(state.hand(state.elder), trump, order), to_mask(state.hand(state.dealer), trump, order)


def _marker(state: State, playout: Playout) -> int:
    """Return who will still mark a king in hand, in the play (E13, E14)."""
    if not playout.king:
        return NOBODY
    if state.options.king_mark == "optional":
        return next(
            (side for side, seat in ((ELDER, state.elder), (DEALER, state.dealer)) if may_mark(state, seat)), NOBODY
        )
    return NOBODY if state.kings or state.tricks or state.trick else find_marker(playout.king, *_hands(state))


def _tricks(state: State, mover: Seat | None) -> int:
    """Return the elder's final tricks."""
    must_head = state.options.must_head
    elder, dealer = _hands(state)
    own, other = (elder, dealer) if mover == state.elder else (dealer, elder)
    number = number_cards(state.trump or "", state.options.order)
    if state.trick and state.required is not None:  # first the led card is taken back, or stays
        own |= 1 << number[state.trick[0][1]]
    further = 0
    if own.bit_count() == other.bit_count():
        further = double.solve(own, other, must_head) if own else 0
    elif own.bit_count() == other.bit_count() + 1 and state.trick:
        further = max(double.solve_replies(own, other, number[state.led], must_head).values())
    won = state.won[AT[mover or state.elder]] + further
    return won if mover == state.elder else HAND - won


def _drawn(
    state: State, phase: str, mover: Seat | None, playout: Playout, ends: Ends, rng: Random, groups: int
) -> tuple[float, float]:
    elder, dealer = _hands(state)
    trump, order = state.trump or "", state.options.order
    stock = PACK & ~to_mask(state.seen, trump, order)
    times, left = len(state.exchanges), state.stock
    if phase == "drawing":  # this exchange already counts
        times -= 1
    work = playout.work(rng)
    work.is_elder, work.own, work.other = 1, elder, dealer
    work.unseen, work.left, work.times = stock if left else 0, left, times
    discards = machine.NUMBER if mover == state.elder else machine.DEALERS_NUMBER
    work.stages[0] = {"choose": machine.CHOOSE, "answer": machine.ANSWER, "drawing": machine.DRAWING}.get(
        phase, discards
    )
    work.asked[0] = state.asked
    work.game = list(ends.game)
    worths: list[float] = []
    wanted = groups if left else 1
    while len(worths) < wanted:
        work.orders = min(wanted - len(worths), ORDERS)
        for row in range(playout.call(count_drawn, work)):
            weight, game = work.worths[row * WORTHS : row * WORTHS + 2]
            worths.append(game / weight)
    give_back(rng, work)
    mean = total(worths) / len(worths)
    return mean, interval([each - mean for each in worths], [1.0] * len(worths)) if left else 0.0
