"""The score of a deal of belote, by the machine (B24-B27, B29). By side, in the order of ``options.sides``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ecarte.core.game import Seat
from ecarte.games.belote.numbers import CARDS, CONTRACTS, rules
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import Belote, Meld, Scored, State, Trick, side_of
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
) -> Scored:
    """Return the score of a deal played out.

    ``melds`` are those that count, ``order`` the seats in turn order from the first to speak.
    """
    laws, deal, seats = rules(options), Deal(), options.seats
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
        bool(deal.is_made),
        by_side(deal.points),
    )


def end(state: State, scored: Scored | None) -> tuple[tuple[int, ...], str]:
    """Return the running score after a deal, None where all passed, and the phase: "scored" or "over" (B27)."""
    laws, deal = rules(state.options), Deal()
    deal.number, sides = state.number, len(state.score)
    deal.score[:sides] = state.score
    if scored is not None:
        deal.points[:sides] = scored.points
    machine.end_deal(laws, deal)
    return tuple(deal.score[:sides]), "over" if deal.is_last else "scored"
