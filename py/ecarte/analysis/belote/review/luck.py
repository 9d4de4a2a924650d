"""Luck and skill in a deal of belote, in points of the deal.

The first cards of all are worth what such deals bring (`ecarte.analysis.belote.open_cards.dealt`), and so are the cards
of the second deal; the loss by a decision, from what the player knew, is that player's; the rest is what could not be
known. Together they make up the result. With three players, a loss is half a gain to each of the others.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from ecarte.analysis.belote import open_cards
from ecarte.analysis.belote.chance import chances
from ecarte.analysis.belote.open_cards import Points, find_lead
from ecarte.analysis.course import Lost
from ecarte.core.game import Event, Seat
from ecarte.games.belote.state import State
from ecarte.record import Step

# How much of a deal is uncertain, as a share of what a whole one is: in the bidding, and as the play begins.
BIDDING, PLAYING = 0.7, 0.4


@dataclass(slots=True)
class Split:
    """A deal by side: what it brought, by cause, and the chance of the game after each event that changes it."""

    sides: tuple[str, ...]
    came: Points = ()
    hands: Points = ()  # what the first cards are worth, as leads
    draws: Points = ()
    skill: dict[Seat, float] = field(default_factory=dict)  # what each seat lost
    error: float = 0.0
    line: list[tuple[int, tuple[float, ...]]] = field(default_factory=list)


def split(
    steps: Sequence[Step], lost: Lost, opened: Mapping[int, Points], seed: str, deals: int
) -> Generator[int, None, Split]:
    """Return a deal split into luck and skill, in small pieces.

    ``steps`` begin with its opening; ``lost`` is what its decisions lost, and ``opened`` what comes of its cards with
    all cards seen, by the numbers of events.
    """
    opening: State = steps[0].after
    options, before, counted = opening.options, opening.score, opening.number - opening.carried.uncounted
    zero = (0.0,) * len(options.sides)
    found = Split(options.sides, hands=zero, draws=zero, skill=dict.fromkeys(options.seats, 0.0))
    for decisions in lost.values():
        for seat, loss in decisions:
            found.skill[seat] += loss

    def go_on(number: int, points: Sequence[float], share: float) -> None:
        scores = [score + gained for score, gained in zip(before, points, strict=True)]
        found.line.append((number, tuple(chances(options, scores, counted, share))))

    found.line.append((0, tuple(chances(options, before, counted - 1))))
    taken: Points = zero
    errors = 0.0
    for step in steps[1:]:
        after: State = step.after
        assert isinstance(step.what, Event)
        is_dealt = step.before.phase == "dealing" and after.phase == "bid"
        if is_dealt or (step.before.phase == "bid" and after.phase == "drawing"):
            points, error = yield from open_cards.dealt(after, Random(f"{seed} {step.number}"), deals)
            if is_dealt:
                found.hands = _leads(points)
            taken = _leads(points)
            errors += error * error
            go_on(step.number, points, BIDDING)
        elif step.before.phase == "drawing" and after.phase in ("play", "announce"):
            _, points = open_cards.opened(after)
            found.draws = tuple(now - then for now, then in zip(_leads(points), taken, strict=True))
            yield 1
            go_on(step.number, points, PLAYING)
        elif step.number in opened and after.scored is None:
            points = opened[step.number]
            go_on(step.number, points, PLAYING * (options.hand - len(after.tricks)) / options.hand)
    last: State = steps[-1].after
    if last.phase in ("scored", "over"):
        gained = [now - then for now, then in zip(last.score, before, strict=True)]
        found.came = _leads(gained)
        go_on(steps[-1].number, gained, 0.0)
    found.error = sqrt(errors)
    return found


def _leads(points: Sequence[float]) -> Points:
    return tuple(find_lead(points, side) for side in range(len(points)))
