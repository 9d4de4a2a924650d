"""The events of a deal in order, with the cards that each seat held before each of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from ecarte.core.cards import UNKNOWN, Card
from ecarte.core.game import Event, Seat

_TAKEN_BACK = "back"


class Course:
    """A deal's events, and what follows from their order: tricks, and hands at every moment.

    A moment is a number of events: 0 is before the first of them.
    """

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.events: Sequence[Event] = tuple(events)
        self._hands: dict[tuple[Seat, int], tuple[Card, ...] | None] = {}

    @cached_property
    def tricks(self) -> dict[int, tuple[int, bool]]:
        """By the place of each card played that stands: the number of its trick, from 1, and whether it leads to it."""
        players = len({event.seat for event in self.events if event.do == "deal"}) or 2
        tricks: dict[int, tuple[int, bool]] = {}
        played = 0
        for at, event in enumerate(self.events):
            if event.do != "play":
                continue
            if event.suffix == _TAKEN_BACK:
                if tricks:  # always the card played last
                    tricks.popitem()
                played = max(played - 1, 0)
            else:
                tricks[at] = (played // players + 1, played % players == 0)
                played += 1
        return tricks

    def is_turn_up(self, place: int) -> bool:
        """Return whether the event at a place turns a card up, belote's last card dealt too (B32)."""
        event = self.events[place]
        if event.do == "turn":
            return not event.verb
        is_last_dealt = event.do == "deal" and event.verb == "up" and len(event.cards) == 1
        return is_last_dealt and place < min(self.tricks, default=len(self.events))

    def hand(self, seat: Seat, moment: int) -> tuple[Card, ...] | None:
        """Return the cards a seat holds at a moment, or None where some of them are unknown."""
        place = (seat, moment)
        if place not in self._hands:
            self._hands[place] = self._hold(seat, moment)
        return self._hands[place]

    def _hold(self, seat: Seat, moment: int) -> tuple[Card, ...] | None:
        held: set[Card] = set()
        away: tuple[Card, ...] = ()  # discarded, and not replaced yet
        for event in self.events[:moment]:
            do = event.do
            if do == "say":
                if away and event.verb in ("stand", "refuse") and not event.args:
                    held |= set(away)  # a proposal with a condition that failed: the discards come back (E8)
                    away = ()
            elif event.seat != seat:
                if do == "draw":
                    away = ()
            elif UNKNOWN in event.cards:
                return None
            elif do in ("deal", "take", "draw") or event.suffix == _TAKEN_BACK:
                held |= set(event.cards)
                away = ()
            elif do in ("discard", "play"):
                held -= set(event.cards)
                away = event.cards if do == "discard" else away
        return tuple(sorted(held)) or None
