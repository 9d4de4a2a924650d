"""A game in play, and what happened in it."""

from __future__ import annotations

from typing import Annotated

from ecarte.machine.digests import KEY
from ecarte.machine.ecarte.deals import Deal
from ecarte.machine.layout import Bytes, Longs, Number

EVENTS = 1 << 13
MOVETEXT = 1 << 17  # bytes, for the longest game

# What happened; an event also has a seat, and its cards as a mask in the order of suits, or a number. A proposal's
# number is in the bits above its lowest eight.
HEAD, DEALT, TURNED, SAID, DISCARDED, DRAWN, PLAYED, TOOK, MARKED, POINTS, SCORE = range(11)
STOOD, PROPOSED, REFUSED, ACCEPTED, ACCEPTED_IF = range(5)


class Game(Deal):
    """A game, with the deal in play."""

    seed: Annotated[bytearray, Bytes(KEY)]
    keyed: Annotated[list[int], Longs(16)]  # the two states that begin a digest keyed by it
    size: Number  # of the events
    events: Annotated[list[int], Longs(EVENTS)]
    movetext: Annotated[bytearray, Bytes(MOVETEXT)]


def note(game: Game, what: int, seat: int, more: int) -> None:
    """Note an event."""
    game.events[game.size] = what << 40 | seat << 36 | more
    game.size += 1
