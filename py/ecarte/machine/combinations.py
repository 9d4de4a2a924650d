"""Combinations, in the order of `itertools.combinations`."""

from __future__ import annotations


def count_ways(number: int, size: int) -> int:
    """Return in how many ways ``size`` of so many items can be chosen (`math.comb`)."""
    ways = 1
    for at in range(size):
        ways = ways * (number - at) // (at + 1)
    return ways


def move_on(chosen: list[int], size: int, number: int) -> int:
    """Move on to the next combination, and return 0 after the last one.

    ``chosen`` are the places of its items, ``size`` of ``number``; those of the first one are 0, 1, 2 and so on.
    """
    at = size - 1
    while at >= 0 and chosen[at] == number - size + at:
        at -= 1
    if at < 0:
        return 0
    chosen[at] += 1
    for after in range(at + 1, size):
        chosen[after] = chosen[after - 1] + 1
    return 1
