"""The one way in which numbers are added up wherever a choice or a figure depends on the last digit."""

from __future__ import annotations

from collections.abc import Iterable

NORMAL, WIDER = 1.96, 2.8  # half an interval of 95 % in standard errors, and more of few groups: near to Student's t


def total(numbers: Iterable[float]) -> float:
    """Return the sum of numbers, added one after another, as compiled code does.

    `sum` makes up for rounding from Python 3.12 on, so that the same numbers have other sums there.
    """
    found = 0.0
    for each in numbers:
        found += each
    return found
