"""An occasional player of belote, who bids like the amateur, and plays some cards like it and some like the novice."""

from __future__ import annotations

from random import Random

from ecarte.core.game import Event
from ecarte.games.belote.state import View
from ecarte.machine.belote.sight import Sight
from ecarte.players.belote import amateur, novice, table
from ecarte.players.thoughts import Thought

CARELESS = 0.45  # how often it plays like the novice


def choose(view: View, rng: Random) -> Event | None:
    """Return the occasional player's choice."""
    thought = think(view, rng)
    return thought and thought.event


def think(view: View, rng: Random) -> Thought | None:
    """Return what `choose` does, with its reasons."""
    return table.think(view, rng, amateur.bid, _play)


def _play(view: View, sight: Sight, events: table.Playable, rng: Random) -> Thought:
    if rng.random() < CARELESS:
        return novice.play(view, sight, events, rng)
    return amateur.play(view, sight, events, rng)
