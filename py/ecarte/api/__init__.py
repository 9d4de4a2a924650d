"""Games as a programmer uses them: read, opened from a link, simulated, analysed.

    >>> import ecarte
    >>> games = ecarte.load("friday.ecn")
    >>> [game.winner for game in games.filter("any(vole)")]

Nothing here is a second model of a game. A `Game` is an `ecarte.record.Play` with shorter ways to what is asked most,
so every function of the package takes it. `Games` are read when they are used, one after the other, and as often as
they are used: a file of any length needs little memory.
"""

from ecarte.api.errors import Error as Error
from ecarte.api.frame import Frame as Frame
from ecarte.api.game import Choice as Choice
from ecarte.api.game import Choices as Choices
from ecarte.api.game import Deal as Deal
from ecarte.api.game import Game as Game
from ecarte.api.game import Position as Position
from ecarte.api.games import Games as Games
from ecarte.api.making import analyze as analyze
from ecarte.api.making import load as load
from ecarte.api.making import open as open
from ecarte.api.making import simulate as simulate

for _public in (Choice, Choices, Deal, Error, Frame, Game, Games, Position, analyze, load, open, simulate):
    _public.__module__ = "ecarte"  # where they are used from, in messages and in help
