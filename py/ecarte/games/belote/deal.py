"""What the table of belote does by itself: it deals, has declarations compared and shown (B5, B9, B15, B28, B31-33)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ecarte.core.cards import PACK, UNKNOWN, Card, sort_cards
from ecarte.core.game import Event, Seat
from ecarte.games.belote.declarations import may_declare, said_due
from ecarte.games.belote.held import covered_by, uncovering
from ecarte.games.belote.state import NATURAL, State


def given(state: State) -> Event | None:
    """Return what the table deals next, with unknown cards: hands, the turn-up, the second deal (B5, B9, B28, B31)."""
    if state.options.face_up:
        return _given_up(state)
    if state.phase == "dealing":
        dealt = len(state.hands) - state.hands.count(())
        return (
            _unknown("deal", state.order[dealt], state.options.first)
            if dealt < len(state.hands)
            else _unknown("turn", "", 1)
        )
    if state.phase == "drawing":
        if state.options.players == 4 and not state.taken:
            return None  # the taker takes the turn-up first
        for seat in state.order:
            missing = state.options.hand - len(state.hand(seat))
            if missing:
                return _unknown("draw", seat, missing)
        return Event("turn", cards=(UNKNOWN,), verb="bottom")  # fewer than four play
    return None


def _given_up(state: State) -> Event | None:
    """Return what the table next lays face up: hands, the last card dealt, what lay beneath cards (B32, B33)."""
    if state.phase == "uncovering":
        return _unknown("deal", uncovering(state)[0], 1, "up")
    if state.phase != "dealing":
        return None
    if not state.hand(state.elder):
        return _unknown("deal", state.elder, state.options.first, "up")
    left = state.options.first - 1 - len(state.hand(state.dealer))
    return _unknown("deal", state.dealer, left or 1, "up")


@cache  # hands, draws and cards turned up, of few sizes
def _unknown(do: str, seat: Seat, number: int, verb: str = "") -> Event:
    return Event(do, seat, (UNKNOWN,) * number, verb)


def take_due(state: State) -> Event | None:
    """Return the event by which the taker takes the turn-up before the second deal (B9), if four play (B28, B31)."""
    if state.phase != "drawing" or state.taken or state.options.players < 4:
        return None
    return Event("take", state.taker or "", (state.turned or UNKNOWN,))


def due(state: State, pack: Sequence[Card]) -> Event | None:
    """Return what the table itself does next (B5, B9, B15, B28, B31).

    It deals, lets the taker take the turn-up, and has declarations compared and shown. Without a pack, only what needs
    no card.
    """
    if state.options.without_cards:
        return None
    if state.phase == "play":
        return said_due(state) if may_declare(state) else None
    if state.mover is not None:
        return None
    take = take_due(state)
    if take is not None:
        return take
    template = given(state)
    if template is None or not pack:
        return None
    number, first = state.options.players, state.options.first
    if state.options.face_up:
        chosen = _laid(state, template, pack)
    elif template.do == "deal":
        places = _places(_first_packet(state), first, number)[state.order.index(template.seat)]
        chosen = [pack[at] for at in places]
    elif template.do == "turn":
        chosen = [pack[-1] if template.verb else pack[first * number]]
    else:
        top = first * number + 1
        for seat in state.order[: state.order.index(template.seat)]:
            top += state.options.hand - first - (state.taken and seat == state.taker)
        chosen = list(pack[top : top + len(template.cards)])
    return Event(template.do, template.seat, sort_cards(chosen, NATURAL), template.verb)


def _laid(state: State, template: Event, pack: Sequence[Card]) -> list[Card]:
    """Return the cards that are next laid face up (B32, B33).

    The pack is dealt in rows of four: face down to the elder and to the dealer, face up on these, and the same again.
    """
    row, seats = 4, state.options.players
    if state.phase == "uncovering":
        above = covered_by(state, template.seat)
        assert above is not None
        return [pack[pack.index(above) - seats * row]]
    begin = row * (seats + state.order.index(template.seat))
    places = [*range(begin, begin + row), *range(begin + 2 * seats * row, begin + 2 * seats * row + row)]
    held = len(state.hand(template.seat))
    return [pack[at] for at in places[held : held + len(template.cards)]]


def gathered(state: State, shuffled: Sequence[Card]) -> Sequence[Card]:
    """Return the pack to deal from: shuffled, or gathered from the tricks and cut (B5).

    It is empty where nobody knows how the tricks lay.
    """
    if state.gathered is None:
        return ()
    if not state.gathered or not shuffled:
        return shuffled
    whole = (*state.gathered, *(card for card in shuffled if card not in state.gathered))
    at = [card for card in shuffled if card != PACK[0]].index(PACK[1]) + 1  # 1 to 31, all equally likely
    return (*whole[at:], *whole[:at])


def _first_packet(state: State) -> int:
    """Return the size of the first packet, chosen by the dealer or set by the rules (B5, B31)."""
    if state.options.players == 2:
        return 3
    return {"3-2": 3, "2-3": 2}.get(state.packets or state.options.packets, 3 if state.number % 2 else 2)


@cache
def _places(packet: int, first: int, number: int) -> tuple[tuple[int, ...], ...]:
    """Return the places in the pack of each seat's first cards, in the order they are dealt (B5)."""
    places: list[list[int]] = [[] for _ in range(number)]
    top = 0
    for size in (packet, first - packet):
        for hand in places:
            hand += range(top, top + size)
            top += size
    return tuple(map(tuple, places))
