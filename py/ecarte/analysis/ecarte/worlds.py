"""What a seat knows of the opponent's hand: by the cards seen, and by what the opponent has said and done.

Nothing here uses more than a view.
"""

from __future__ import annotations

from math import comb

from ecarte.games.ecarte.state import AT, HAND, OTHER, View
from ecarte.machine.ecarte.records import Given
from ecarte.players.ecarte.masks import Known, read_view, to_mask


def number(seen: Known) -> int:
    """Return how many hands the opponent may hold."""
    return comb(seen.pool.bit_count(), _missing(seen))


def give_exchange(given: Given, view: View) -> None:
    """Say what is known of the opponent in the exchange."""
    other, elder = OTHER[view.seat], view.seat != view.elder  # `elder`: whether the opponent is elder
    given.unseen = read_view(view).unseen
    given.times = len(view.exchanges)
    for at, taken in enumerate(view.exchanges):
        given.exchanged[2 * at], given.exchanged[2 * at + 1] = taken[AT[other]], taken[AT[view.elder]]
    if view.phase == "discard" or (view.phase == "answer" and elder):
        given.has_chosen = 1
        given.laid = max(0, HAND - view.sizes[other]) if elder else 0


def give_play(given: Given, view: View, seen: Known) -> None:
    """Say what is known of the opponent in the play; cards it has played since the exchange belong to its hand."""
    other = OTHER[view.seat]
    shown = [trick.cards[trick.leader != other] for trick in view.tricks]
    shown += [card for seat, card in view.trick if seat == other]
    given.shown = to_mask(shown, view.trump or "", view.options.order)
    given.times = len(view.exchanges)
    given.declined = int(view.declined == other)
    given.kept = HAND - view.exchanges[-1][AT[other]] if view.exchanges else -1
    given.holds, given.pool, given.size = seen.holds, seen.pool, _missing(seen)


def _missing(seen: Known) -> int:
    """Return how many cards of the opponent's hand are unknown."""
    return max(0, seen.size - seen.holds.bit_count())
