"""The score of a deal of belote (B24-B26, B29). By side, in the order of ``options.sides``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from ecarte.core.cards import PACK, Card
from ecarte.core.game import Seat
from ecarte.games.belote import state
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import Belote, Meld, Scored, Trick, side_of

LAST, CAPOT, BELOTE = 10, 100, 20


def card_points(card: Card, contract: str) -> int:
    """Return the points of a card under a contract (B2, B3, B26)."""
    return (state.TRUMP_POINTS if contract in (card[1], state.ALL_TRUMPS) else state.PLAIN_POINTS)[card[0]]


@cache
def values(contract: str) -> Mapping[Card, int]:
    """Return the points of every card under a contract."""
    return {card: card_points(card, contract) for card in PACK}


def factor(contract: str) -> int:
    """Return the factor of a contract (B26)."""
    return {state.NO_TRUMPS: 2, state.ALL_TRUMPS: 3}.get(contract, 1)


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
    sides = options.sides

    def at(seat: Seat) -> int:
        return sides.index(side_of(seat, options.players))

    won, cards, last, melded, belote = ([0] * len(sides) for _ in range(5))
    for trick in tricks:
        won[at(trick.winner)] += 1
        cards[at(trick.winner)] += sum(map(values(contract).__getitem__, trick.cards))
    capot = next((at for at, count in enumerate(won) if count == state.HAND), None)
    last[at(tricks[-1].winner)] = LAST if capot is None else CAPOT - 2 if options.capot_88 else CAPOT
    for meld in melds:
        if capot in (None, at(meld.seat)):  # a side without a trick loses them (B25)
            melded[at(meld.seat)] += meld.points
    for call in calls:
        if call.complete:
            belote[at(call.seat)] += BELOTE
    played = [sum(each) for each in zip(cards, last, strict=True)]
    totals = [sum(each) for each in zip(played, melded, belote, strict=True)]
    compared = played if options.compare_without_declarations else totals
    own = at(taker)
    made = all(compared[own] > points for side, points in enumerate(compared) if side != own)
    written = list(totals)
    if not made:
        kept = belote[own] if options.belote_safe else 0
        written[own] = kept
        for side, points in _heirs(sides, order, own, totals[own] - kept, totals):
            written[side] += points
    times = factor(contract)
    return Scored(
        taker,
        contract,
        times,
        tuple(won),
        tuple(cards),
        tuple(last),
        tuple(melded),
        tuple(belote),
        tuple(totals),
        tuple(compared),
        None if capot is None else sides[capot],
        made,
        tuple(points * times for points in written),
    )


def _heirs(
    sides: Sequence[str], order: Sequence[Seat], own: int, points: int, totals: Sequence[int]
) -> list[tuple[int, int]]:
    """Return who gets the points of a taker that failed, and how many: the others (B24).

    Of two opponents it is the one with more; at a tie they share, an odd point going to the one earlier in turn (B29).
    """
    others = sorted((side for side in range(len(sides)) if side != own), key=lambda side: order.index(sides[side][0]))
    most = max(totals[side] for side in others)
    heirs = [side for side in others if totals[side] == most]
    share, odd = divmod(points, len(heirs))
    return [(side, share + (place < odd)) for place, side in enumerate(heirs)]
