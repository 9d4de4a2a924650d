"""The sum of floats, wherever a choice or a figure depends on its last digit."""

from __future__ import annotations

from collections.abc import Iterable

NORMAL, WIDER = 1.96, 2.8  # half an interval of 95 % in standard errors, and more of few groups: near to Student's t


def total(numbers: Iterable[float]) -> float:
    """Return the sum of numbers, added one after another, as compiled code does.

    From Python 3.12 on `sum` corrects rounding errors, which gives another sum.
    """
    result = 0.0
    for each in numbers:
        result += each
    return result
