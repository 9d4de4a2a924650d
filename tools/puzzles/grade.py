"""The grade of a puzzle: a rating, from how often each of our players finds the answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecarte.core.game import parse_event
from puzzles.maker import Maker

LEAST, MOST = 600, 2400


def shares(maker: Maker, view: Any, what: str, answers: Sequence[str], seed: str) -> dict[str, float]:
    """Return how often each player finds one of the answers."""
    right, asked = {parse_event(each).choice for each in answers}, maker.asked
    return {
        name: sum(parse_event(each).choice in right for each in maker.decide(view, what, name, seed, asked)) / asked
        for name in maker.ratings
    }


def rating(maker: Maker, chances: Mapping[str, float]) -> int:
    """Return the rating against which our players would be expected to do as they did.

    Half a right and half a wrong answer are added for each, so that no share is 0 or 1.
    """
    wanted = sum((share * maker.asked + 0.5) / (maker.asked + 1) for share in chances.values())
    least, most = LEAST, MOST
    while most - least > 1:
        middle = (least + most) // 2
        expected = sum(1 / (1 + 10 ** ((middle - maker.ratings[name]) / 400)) for name in chances)
        least, most = (middle, most) if expected > wanted else (least, middle)
    return least
