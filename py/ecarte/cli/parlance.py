"""How the terminal presents each game, to players and onlookers, and understands what is typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ecarte.cli.speech.story import Story
from ecarte.cli.speech.telling import Telling
from ecarte.core.game import Json
from ecarte.core.titles import Parts
from ecarte.text import Words


@dataclass(frozen=True, slots=True)
class Parlance:
    """The parts for one game.

    ``answer(text, view, words)`` returns the event, as ECN, that a typed text means in a view, legal or not, or None.
    """

    story: type[Story]
    telling: type[Telling]
    answer: Callable[[str, Json, Words], str | None]


PARLANCES: Mapping[str, Parlance] = Parts("parlance")
"""The parts by the name of the game."""
