"""The titles: the parts of each game, and where they are. They stand above all that they name, and load it lazily."""

from ecarte.core.titles import register
from ecarte.titles import belote, ecarte

register(ecarte.TITLE)
register(belote.TITLE)
