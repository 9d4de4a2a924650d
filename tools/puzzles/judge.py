"""The judgement of one decision: the value of every choice, and how clearly one is best.

Choices that come to the same against every hand, such as touching cards, are one answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from ecarte.analysis import Effort, finished, puzzles
from ecarte.analysis.ecarte.choices import values
from ecarte.analysis.ecarte.choices.value import Choice, Values
from ecarte.analysis.ecarte.frequencies import chances
from ecarte.analysis.ecarte.review.stakes import weigh
from ecarte.analysis.ecarte.review.verdict import reasons
from ecarte.core.game import Event, Seat
from ecarte.games.ecarte.game import GAME
from ecarte.games.ecarte.state import State, View
from ecarte.players.thoughts import Reason

MOST = 70_000  # C(26, 5), the most hands of the other, is less: the play of cards is counted, never sampled
# The least lead, as part of a game: what the review marks as dubious. Discards differ by less.
LEAST = {"discard": 0.01}
USUAL_LEAST = 0.02
CLEAR = 5  # standard errors
TRIED = 1000  # hands on which every discard is tried before the first are dropped
_NORMAL = 1.96  # half a 95 % interval in standard errors; fewer than in an interval by Student's t
_SAME = 1e-9
_KINDS = {"choose": "propose", "answer": "accept", "discard": "discard"}

Found: TypeAlias = "Judgement | None"


@dataclass(frozen=True, slots=True)
class Judgement:
    """The choices, the best first; ``answers`` are as good as the best, ``lead`` is how much better than the next.

    ``error`` is the standard error of the lead, 0 when exact.
    """

    choices: tuple[puzzles.Choice, ...]
    answers: tuple[str, ...]
    lead: float
    error: float
    exact: bool
    worlds: int

    def is_clear(self, what: str) -> bool:
        """Return whether one choice is clearly the best."""
        return self.lead >= LEAST.get(what, USUAL_LEAST) and self.lead >= CLEAR * self.error


def kind(state: State, seat: Seat) -> str | None:
    """Return what a seat has to decide, or None for what is no puzzle."""
    if state.mover != seat:
        return None
    if state.question is not None:
        return "double" if state.question.kind == "double" else None
    if state.phase in _KINDS:
        return _KINDS[state.phase]
    if state.phase != "play":
        return None
    return "card" if state.trick or state.tricks else "lead"


def doubles(state: State, seat: Seat) -> bool:
    """Return whether a seat may double before it decides."""
    return any(event.verb == "double" for event in GAME.rules.legal(state, seat))


def judge(state: State, seat: Seat, what: str, seed: str, worlds: int, most: int = MOST) -> Found:
    """Return the judgement of the decision of a seat, or None when there is nothing to decide or to judge.

    About so many ``worlds`` are examined, in the play of cards all when they are at most ``most``.
    """
    view = GAME.view.of(state, seat)
    if what == "double":
        return _double(state, seat, seed, worlds, most)
    estimate = values(view, Random(seed), most, worlds, tried=min(TRIED, worlds // 4))
    return None if estimate is None else _judged(view, estimate)


def _judged(view: View, estimate: Values) -> Found:
    same = [at for at in range(estimate.full) if all(abs(each) < _SAME for each in estimate.groups[at])]
    second = next((at for at in range(estimate.full) if at not in same), None)
    if second is None:
        return None
    often = chances(view) or None
    lead, half = estimate.loss(second)
    # Reasons are why a choice is worse than the best.
    why = [() if at in same else reasons(view, estimate, each) for at, each in enumerate(estimate.choices)]
    return Judgement(
        tuple(_worth(each, often, said) for each, said in zip(estimate.choices, why, strict=True)),
        tuple(str(estimate.choices[at].event) for at in same),
        lead,
        half / _NORMAL,
        estimate.exact,
        estimate.worlds,
    )


def _worth(choice: Choice, often: Mapping[Event, float] | None, why: tuple[Reason, ...] = ()) -> puzzles.Choice:
    p = None if often is None else often.get(choice.event, 0.0)
    said = tuple({**reason.to_json()} for reason in why)
    return puzzles.Choice(str(choice.event), choice.game, choice.points, choice.error, choice.wins, p, said)


def _double(state: State, seat: Seat, seed: str, worlds: int, most: int) -> Found:
    asked = Event("say", seat, verb="double")
    if state.question is not None:
        asked = Event("say", seat, verb="accept", args=("double",))
    estimate = finished(weigh(state, asked, seed, Effort(worlds=worlds, most=most)))
    if estimate is None:
        return None
    best, other = sorted(estimate.choices, key=lambda choice: -choice.game)
    return Judgement(
        (_worth(best, None), _worth(other, None, (estimate.reason,))),
        (str(best.event),),
        best.game - other.game,
        estimate.error / _NORMAL,
        estimate.exact,
        estimate.worlds,
    )
