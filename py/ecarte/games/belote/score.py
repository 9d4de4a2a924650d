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
    laws, seats = rules(options), options.seats
    deal = _begin_scored(options, order, taker, contract, carried)
    base = len(CARDS) * deal.contract
    for trick in tricks:
        side = options.sides.index(side_of(trick.winner, options.players))
        deal.winning = seats.index(trick.winner)
        deal.won[side] += 1
        deal.cards[side] += sum([laws.worth[base + CARDS[card]] for card in trick.cards])
    return _score(options, deal, machine.count_cards(laws, deal), melds, calls)


def score_counted(
    options: Options,
    order: Sequence[Seat],
    taker: Seat,
    contract: str,
    counted: Sequence[int],
    capot: str | None,
    melds: Iterable[Meld],
    calls: Iterable[Belote],
    carried: Carried = NOTHING,
) -> Scored:
    """Return the score of a deal of which each side's points for tricks were ``counted``, the last trick included.

    Of a ``capot`` they are those for the cards alone. The rest is as for `score`.
    """
    deal, taken = _begin_scored(options, order, taker, contract, carried), NOBODY
    sides = len(options.sides)
    deal.cards[:sides] = deal.totals[:sides] = counted
    if capot is not None:
        taken = options.sides.index(capot)
        deal.totals[taken] += rules(options).capot
    return _score(options, deal, taken, melds, calls)


def count_pack(options: Options, contract: str) -> tuple[int, ...]:
    """Return the points of each card of the pack under a contract, the highest first (B3, B26)."""
    base = len(CARDS) * CONTRACTS.index(contract)
    return tuple(sorted(rules(options).worth[base : base + len(CARDS)], reverse=True))


def _begin_scored(options: Options, order: Sequence[Seat], taker: Seat, contract: str, carried: Carried) -> Deal:
    deal, seats = _begin(carried), options.seats
    deal.dealer, deal.taker, deal.contract = seats.index(order[-1]), seats.index(taker), CONTRACTS.index(contract)
    return deal


def _score(options: Options, deal: Deal, capot: int, melds: Iterable[Meld], calls: Iterable[Belote]) -> Scored:
    """Return the score of a deal whose points for tricks are known; ``capot`` is the side that took all, or NOBODY."""
    laws, sides, waited = rules(options), range(len(options.sides)), deal.waiting

    def side(seat: Seat) -> int:
        return options.sides.index(side_of(seat, options.players))

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
        options.seats[deal.taker],
        CONTRACTS[deal.contract],
        deal.factor,
        by_side(deal.won) if any(deal.won) else (),
        by_side(deal.cards),
        by_side(last),
        by_side(deal.melded),
        by_side(deal.belote),
        by_side(deal.totals),
        by_side(deal.compared),
        None if capot == NOBODY else options.sides[capot],
        bool(machine.is_made(laws, deal)),
        by_side(deal.points),
        waited,
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
