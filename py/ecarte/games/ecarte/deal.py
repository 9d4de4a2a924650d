"""What the table deals in écarté: hands, the turn-up, cards from the stock (E4, E5, E9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ecarte.core.cards import PACK, UNKNOWN, Card, format_cards, sort_cards
from ecarte.core.game import Event, Seat
from ecarte.games.ecarte.irregular.rulings import LATER
from ecarte.games.ecarte.legal import let_due, mark_due
from ecarte.games.ecarte.state import AT, HAND, State


def given(state: State) -> Event | None:
    """Return what the table deals next, with unknown cards: deal, turn or draw (E4, E5, E9)."""
    kind, size = next_dealt(state)
    return Event(*kind, (UNKNOWN,) * size) if kind else None


def next_dealt(state: State) -> tuple[tuple[str, Seat] | None, int]:
    """Return the event and the seat of what is dealt next, None when nothing is, and the number of cards."""
    mistakes = state.irregular.mistakes
    if mistakes is not None and (mistakes.law not in (0, LATER) or mistakes.owed):
        owed = mistakes.owed[0] if mistakes.owed else None
        return ((owed.what, owed.seat), owed.number) if owed and owed.what in ("deal", "draw") else (None, 0)
    if state.phase == "dealing":
        for seat in (state.elder, state.dealer):
            if not state.hand(seat):
                return ("deal", seat), HAND
        return ("turn", ""), 1
    if state.phase == "drawing":
        for seat in (state.elder, state.dealer):
            if number := state.taking[AT[seat]]:
                return ("draw", seat), number
    return None, 0


def due(state: State, pack: Sequence[Card]) -> Event | None:
    """Return what the table itself does next (E4, E5, E9, E13, E20, E30).

    It deals cards, turns one up, marks a king, lets a card stay whose leader has none of the required suit, and shows
    thrown-in hands. Without a pack, only what needs no card.
    """
    mistakes = state.irregular.mistakes
    ruling = mistakes is not None and bool(mistakes.law or mistakes.owed)
    marker = None if ruling else mark_due(state)  # a ruling comes first
    if marker is not None:
        return Event("say", marker, verb="king")
    leader = None if ruling else let_due(state)
    if leader is not None:
        return Event("say", leader, verb="let")
    if state.showing and UNKNOWN not in state.hand(state.showing[0]):
        seat = state.showing[0]
        return Event("say", seat, verb="show", args=(format_cards(state.hand(seat)),))
    kind, size = next_dealt(state)
    if kind is None or not pack:
        return None
    do, seat = kind
    if do == "deal":
        packets = state.orders[AT[state.dealer]] or state.options.packets
        cards = tuple(pack[at] for at in dealt(packets)[seat == state.dealer])
    else:
        top = len(PACK) - state.stock
        cards = tuple(pack[top : top + size])
    return Event(do, seat, sort_cards(cards, state.options.order))


@cache
def dealt(packets: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the places in the pack of the elder's and of the dealer's cards, the elder served first (E4)."""
    places: tuple[list[int], list[int]] = ([], [])
    top = 0
    for size in map(int, packets.split("-")):
        for hand in places:
            hand += range(top, top + size)
            top += size
    return tuple(places[0]), tuple(places[1])
