"""The grade of a puzzle: a rating, from how often each of our players finds the answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from ecarte.analysis.ecarte.choices.value import NOTHING
from ecarte.core.game import Event, parse_event
from ecarte.games.ecarte.state import View
from ecarte.players import OPPONENTS, PLAYERS

ASKED = 12  # times that each player decides
RATINGS = {"beginner": 1000, "amateur": 1300, "club": 1500, "master": 1900}
"""The players as solvers, on the scale where a person begins with 1500."""
LEAST, MOST = 600, 2400


def shares(view: View, what: str, answers: Sequence[str], seed: str) -> dict[str, float]:
    """Return how often each player finds one of the answers."""
    right = {parse_event(each).choice for each in answers}
    return {
        name: sum(parse_event(each).choice in right for each in decisions(view, what, name, seed, ASKED)) / ASKED
        for name in OPPONENTS["ecarte"]
    }


def decisions(view: View, what: str, name: str, seed: str, times: int) -> list[str]:
    """Return what a player does, several times: habits that last for a deal differ by the number of the deal."""
    choose = PLAYERS["ecarte"][name]
    found = []
    for number in range(times):
        event = choose(replace(view, deal=view.deal + number), Random(f"{seed} {name} {number}"))
        if what == "double" and view.question is None and (event is None or event.verb != "double"):
            event = Event("say", view.seat, verb=NOTHING)
        found.append(str(event))
    return found


def rating(chances: Mapping[str, float]) -> int:
    """Return the rating against which our players would be expected to do as they did.

    Half a right and half a wrong answer are added for each, so that no share is 0 or 1.
    """
    wanted = sum((share * ASKED + 0.5) / (ASKED + 1) for share in chances.values())
    least, most = LEAST, MOST
    while most - least > 1:
        middle = (least + most) // 2
        expected = sum(1 / (1 + 10 ** ((middle - RATINGS[name]) / 400)) for name in chances)
        least, most = (middle, most) if expected > wanted else (least, middle)
    return least
