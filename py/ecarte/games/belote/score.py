"""The score of a deal of belote, by the machine (B24-B27, B29). By side, in the order of ``options.sides``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields

from ecarte.core.game import Seat, evolve
from ecarte.games.belote.numbers import CARDS, CONTRACTS, rules
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import NOTHING, Belote, Carried, Meld, Scored, State, Trick, side_of
from ecarte.machine.belote import score as machine
from ecarte.machine.belote.records import NOBODY, Deal

BELOTE = machine.PAIR


def score(
    options: Options,
    order: Sequence[Seat],
    taker: Seat,
    contract: str,
    tricks: Sequence[Trick],
    melds: Iterable[Meld],
    calls: Iterable[Belote],
    carried: Carried = NOTHING,
) -> Scored:
    """Return the score of a deal played out.

    ``melds`` are those that count, ``order`` the seats in turn order from the first to speak.
    """
    laws, deal, seats = rules(options), _begin(carried), options.seats
    sides = range(len(options.sides))

    def side(seat: Seat) -> int:
        return options.sides.index(side_of(seat, options.players))

    deal.dealer, deal.taker, deal.contract = seats.index(order[-1]), seats.index(taker), CONTRACTS.index(contract)
    base = len(CARDS) * deal.contract
    for trick in tricks:
        deal.winning = seats.index(trick.winner)
        deal.won[side(trick.winner)] += 1
        deal.cards[side(trick.winner)] += sum([laws.worth[base + CARDS[card]] for card in trick.cards])
    capot = machine.count_cards(laws, deal)
    last = [deal.totals[at] - deal.cards[at] for at in sides]
    for meld in melds:
        if capot in (NOBODY, side(meld.seat)):  # a side without a trick loses them (B25)
            deal.melded[side(meld.seat)] += meld.points
    for call in calls:
        if call.complete:
            deal.belote[side(call.seat)] += BELOTE
    machine.count_up(laws, deal, capot)

    def by_side(numbers: Sequence[int]) -> tuple[int, ...]:
        return tuple(numbers[: len(sides)])

    return Scored(
        taker,
        contract,
        deal.factor,
        by_side(deal.won),
        by_side(deal.cards),
        by_side(last),
        by_side(deal.melded),
        by_side(deal.belote),
        by_side(deal.totals),
        by_side(deal.compared),
        None if capot == NOBODY else options.sides[capot],
        bool(machine.is_made(laws, deal)),
        by_side(deal.points),
        carried.waiting,
        deal.deferred,
    )


def end(state: State) -> State:
    """Return the state after a deal that is scored, or that all passed: the game may be over with it (B27)."""
    laws, scored, sides = rules(state.options), state.scored, len(state.score)
    deal = _begin(state.carried)
    deal.number, deal.score[:sides] = state.number, state.score
    if scored is not None:
        deal.points[:sides], deal.deferred = scored.points, scored.held
    elif state.phase == "bid":  # all passed
        deal.uncounted += 1 - laws.passed_counts
    machine.end_deal(laws, deal)
    carried = Carried(**{each.name: getattr(deal, each.name) for each in fields(Carried)})
    phase = "over" if deal.is_last else "scored"
    return evolve(state, score=tuple(deal.score[:sides]), carried=carried, phase=phase, mover=None)


def _begin(carried: Carried) -> Deal:
    """Return a deal with what the game carries into it."""
    deal = Deal()
    for each in fields(carried):
        setattr(deal, each.name, getattr(carried, each.name))
    deal.deferred = deal.waiting
    return deal
