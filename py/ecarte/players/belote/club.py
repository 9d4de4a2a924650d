"""A player of the club at belote, who bids like the amateur and tries every card on a few hands of the others.

It plays those on by rules of thumb. It neither reads how cards were played nor works out the last tricks, unless all
cards lie open (B32).
"""

from __future__ import annotations

from random import Random

from ecarte.core.game import Event
from ecarte.games.belote.state import View
from ecarte.machine.belote.sight import Sight
from ecarte.players.belote import amateur, expert, table
from ecarte.players.thoughts import Thought

EFFORT = expert.Effort(worlds=6, exact=0, reads=False)


def choose(view: View, rng: Random) -> Event | None:
    """Return the card with the best average in a few hands."""
    thought = think(view, rng)
    return thought and thought.event


def think(view: View, rng: Random) -> Thought | None:
    """Return what `choose` does, with its reasons and what each card was worth."""
    return table.think(view, rng, amateur.bid, _play)


def _play(view: View, sight: Sight, events: table.Playable, rng: Random) -> Thought:
    return expert.play(view, sight, events, rng, EFFORT)
