"""The games that can be played, by the name a record's Game tag has. A game is loaded when it is first asked for."""

from collections.abc import Mapping

from ecarte.core.game import Game
from ecarte.core.lazily import Lazily


def _ecarte() -> Game:
    from ecarte.games.ecarte import game as ecarte

    return ecarte


def _belote() -> Game:
    from ecarte.games.belote import game as belote

    return belote


GAMES: Mapping[str, Game] = Lazily({"ecarte": _ecarte, "belote": _belote})
