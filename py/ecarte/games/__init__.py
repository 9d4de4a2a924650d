"""The games that can be played, by the name a record's Game tag has."""

from ecarte.game import Game
from ecarte.games import belote, ecarte

GAMES: dict[str, Game] = {ecarte.NAME: ecarte, belote.NAME: belote}
