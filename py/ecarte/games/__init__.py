"""The games, by their name in a record's Game tag: each keeps its rules in a folder of that name."""

from collections.abc import Mapping

from ecarte.core.contract import Game
from ecarte.core.titles import Parts

GAMES: Mapping[str, Game] = Parts("game")
