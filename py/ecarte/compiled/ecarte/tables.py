"""Tables as arrays for compiled code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ecarte.players.ecarte.double import load_table

Ints = NDArray[np.int64]


@lru_cache(maxsize=2)
def double(must_head: bool) -> tuple[Ints, Ints, NDArray[np.uint8]]:
    """Return the numbers of owners of trumps and of a plain suit, and the tricks by their sum."""
    table = load_table(must_head)
    return np.array(table.trumps), np.array(table.plain), np.frombuffer(table.tricks, np.uint8)


def filled(given: Mapping[int, int], size: int, missing: int = 0) -> Ints:
    """Return a dictionary of small numbers as an array."""
    found = np.full(size, missing, np.int64)
    for key, value in given.items():
        found[key] = value
    return found


def hashed(given: Mapping[int, int]) -> tuple[Ints, Ints]:
    """Return a hash table as its keys and its values: each key is at its last bits, or at the next free place."""
    size = 1 << (2 * len(given)).bit_length()
    keys, values = np.zeros(size, np.int64), np.zeros(size, np.int64)
    for key, value in given.items():
        at = key & size - 1
        while keys[at]:
            at = at + 1 & size - 1
        keys[at], values[at] = key, value
    return keys, values
