"""A game in play, and what happened in it."""

from __future__ import annotations

from typing import Annotated

from ecarte.machine.digests import KEY
from ecarte.machine.ecarte.deals import Deal
from ecarte.machine.ecarte.events import SEAT, WHAT, WINS, begins_line
from ecarte.machine.layout import Bytes, Longs, Number

EVENTS = 1 << 13
MOVETEXT = 1 << 17  # bytes, for the longest game

# What happened, besides a deal's events; cards are a mask in the order of suits.
HEAD, POINTS, SCORE = range(WINS + 1, WINS + 4)


class Game(Deal):
    """A game, with the deal in play."""

    seed: Annotated[bytearray, Bytes(KEY)]
    keyed: Annotated[list[int], Longs(16)]  # the two states that begin a digest keyed by it
    size: Number  # of the events
    events: Annotated[list[int], Longs(EVENTS)]
    movetext: Annotated[bytearray, Bytes(MOVETEXT)]


def note(game: Game, what: int, seat: int, more: int) -> None:
    """Note an event that is about to happen, and whether it begins a line."""
    game.events[game.size] = what | seat * SEAT | begins_line(game, what) | more * WHAT
    game.size += 1
