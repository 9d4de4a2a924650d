"""The games that can be played, by the name a record's Game tag has: each keeps its rules in a folder of its name."""

from collections.abc import Mapping

from ecarte.core.contract import Game
from ecarte.core.titles import Parts

GAMES: Mapping[str, Game] = Parts("game")
