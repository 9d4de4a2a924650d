"""Luck and skill in a deal: the chance of the game, step by step, with all cards seen.

A deal begins with the value of the score and ends with that of the next score. Every change in between is attributed:
the turn-up, the hands and the draws to luck; the loss by a decision, from what the player knew, to that player; the
rest of a decision's result to what could not be seen. Together they make up the whole.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from ecarte.analysis.ecarte import open_cards
from ecarte.analysis.ecarte.equity import equity
from ecarte.core.game import Event, Seat
from ecarte.games.ecarte.state import AT, SEATS, State
from ecarte.record import Step


@dataclass(slots=True)
class Split:
    """The changes in a deal, in South's chance of the game. ``line`` is the chance after each event that changes it."""

    expected: float
    came: float = 0.0
    turned: float = 0.0
    hands: float = 0.0
    draws: float = 0.0
    unseen: float = 0.0
    skill: dict[Seat, float] = field(
        default_factory=lambda: dict.fromkeys(SEATS, 0.0)
    )  # what each lost, in South's chance
    error: float = 0.0
    line: list[tuple[int, float]] = field(default_factory=list)

    @property
    def luck(self) -> float:
        """Return the luck of the deal."""
        return self.turned + self.hands + self.draws + self.unseen


def split(
    steps: Sequence[Step],
    losses: Mapping[int, Sequence[tuple[Seat, float]]],
    seed: str,
    groups: int = open_cards.GROUPS,
) -> Generator[int, None, Split]:
    """Return a deal split into luck and skill, in small pieces.

    ``steps`` begin with its opening; ``losses`` are those of its decisions, with their seats, by the numbers of
    events. ``groups`` is how many orders of the stock are used.
    """
    opened: State = steps[0].after
    table = equity(opened.options)
    before = opened.score[AT[opened.elder]], opened.score[AT[opened.dealer]]
    sign = 1 if opened.elder == "S" else -1
    chance = table.elder(*before)
    parts = Split(_of_south(chance, sign))
    errors = 0.0
    for step in steps[1:]:
        assert isinstance(step.what, Event)
        if step.what.do == "deal":
            continue
        if step.what.do == "turn":
            king = step.what.cards[0][0] == "K"
            turned = table.turned(*before, king)
            parts.turned = sign * (turned - chance)
            chance = turned
        after, error = open_cards.worth(step.after, Random(f"{seed} {step.number}"), groups)
        yield 21 * groups if error else 1
        change = sign * (after - chance)
        if step.what.do == "turn":
            parts.hands = change
        elif step.what.do == "draw":
            parts.draws += change
        else:
            for seat, loss in losses.get(step.number, ()):
                lost = -loss if seat == "S" else loss
                parts.skill[seat] += lost
                change -= lost
            parts.unseen += change
        if abs(after - chance) > 1e-9 or step.what.do == "turn":
            parts.line.append((step.number, _of_south(after, sign)))
        chance = after
        errors += error * error
    parts.came = _of_south(chance, sign)
    parts.error = sqrt(errors)
    return parts


def _of_south(chance: float, sign: int) -> float:
    return chance if sign > 0 else 1 - chance
