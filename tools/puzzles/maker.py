"""What the makers of problems have in common: a maker has what belongs to one game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ecarte.core.game import parse_event
from ecarte.games import GAMES
from ecarte.record import Play, Step
from puzzles.judge import Judgement

SEAT = "S"


def said(state: Any, what: str, event: str) -> str:
    """Return the word of an answer, "" for a card."""
    return parse_event(event).verb


@dataclass(frozen=True, slots=True)
class Balance:
    """How many problems of a kind are wanted, and how they differ.

    ``share`` is the most of them in one band of difficulty, ``alike`` the most with the same word for an answer: else
    one could guess. ``least`` is the least lead, ``sure`` the worlds of the last judgement.
    """

    wanted: int
    least: float
    sure: int  # worlds
    share: float = 0.45
    alike: float = 1.0


@dataclass(frozen=True, slots=True)
class Maker:
    """What makes the problems of a game.

    - ``play`` returns the played game with a number, ``decisions`` the decisions in it with their kinds;
    - ``judge`` returns the judgement of one, given a seed and about so many worlds, or None where nothing can be
      judged;
    - ``decide`` returns what a player decides, so many times: each is ``asked`` so often;
    - ``fits`` and ``is_certain`` ask what else must be true, of a quick judgement (over
      ``looked`` worlds) and of the last;
    - ``word`` returns the word of an answer;
    - ``in_a_game`` is the most problems of one game, ``in_kind`` of one kind in it.
    """

    game: str
    kinds: Mapping[str, Balance]
    ratings: Mapping[str, int]
    play: Callable[[int], Play]
    decisions: Callable[[Play], Iterator[tuple[Step, str]]]
    judge: Callable[[Any, str, str, int], Judgement | None]
    decide: Callable[[Any, str, str, str, int], Sequence[str]]
    looked: int
    in_a_game: int
    in_kind: int
    asked: int
    fits: Callable[[Any, str, Judgement], bool] = lambda state, what, judgement: True
    is_certain: Callable[[Any, str, Judgement], bool] = lambda state, seed, judgement: True
    disputed: Sequence[str] = ()  # kinds of which our players must disagree
    first: int = 0  # worlds that show whether a judgement over many is worth its time
    alike: float = 0.0  # choices that are so little worse than the best are answers, too
    word: Callable[[Any, str, str], str] = said
    prepare: Callable[[], object] = lambda: None

    def view(self, state: Any) -> Any:
        """Return what South sees."""
        return GAMES[self.game].view.of(state, SEAT)
