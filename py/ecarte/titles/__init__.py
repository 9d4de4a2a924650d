"""The titles: what belongs to each game, and where it is. They stand above all that they name, and load it lazily."""

from ecarte.core.titles import register
from ecarte.titles import belote, ecarte

register(ecarte.TITLE)
register(belote.TITLE)
