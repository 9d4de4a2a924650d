"""Games as a programmer uses them: read, opened from a link, simulated, analysed.

    >>> import ecarte
    >>> games = ecarte.load("friday.ecn")
    >>> [game.winner for game in games.filter("any(vole)")]

Nothing here is a second model of a game. A `Game` is an `ecarte.record.Play` with shorter ways to what is asked most,
so every function of the package takes it. `Games` are read when they are used, one after the other, and as often as
they are used: a file of any length needs little memory.
"""

from ecarte.api.deal import Deal
from ecarte.api.errors import Error
from ecarte.api.frame import Frame
from ecarte.api.game import Game
from ecarte.api.games import Games
from ecarte.api.making import analyze, load, open, simulate
from ecarte.api.position import Choice, Choices, Position

__all__ = [
    "Choice",
    "Choices",
    "Deal",
    "Error",
    "Frame",
    "Game",
    "Games",
    "Position",
    "analyze",
    "load",
    "open",
    "simulate",
]

for _public in (Choice, Choices, Deal, Error, Frame, Game, Games, Position, analyze, load, open, simulate):
    _public.__module__ = "ecarte"  # where they are used from, in messages and in help
