"""An occasional player of belote, who bids like the amateur, and plays some cards like it and some like the novice."""

from __future__ import annotations

from random import Random

from ecarte.games.belote.state import View
from ecarte.machine.belote.sight import Sight
from ecarte.players.belote import amateur, novice, table
from ecarte.players.thoughts import Thought

CARELESS = 0.45  # how often it plays like the novice


def play(view: View, sight: Sight, events: table.Playable, rng: Random) -> Thought:
    """Return the card that the novice or the amateur plays."""
    if rng.random() < CARELESS:
        return novice.play(view, sight, events, rng)
    return amateur.play(view, sight, events, rng)


PLAYER = table.Player(amateur.bid, play)
