"""The table of information sets: what is learnt of each, in rows that two kinds of numbers share."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from train.rules import USED

ACTIONS = 6


# The floats of a row, one cache line: regrets, choices made, visits, and while watching the number of choices; the last
# two are the number of the set.
ROW = 16
CHOSEN, VISITS, CHOICES = 6, 12, 13
LINE, KEY = 8, 7  # the same as integers


class Table(NamedTuple):
    """Information sets with open addressing: rows of the same memory as integers and as floats."""

    keys: np.ndarray[Any, Any]
    nodes: np.ndarray[Any, Any]


def table(bits: int = 22) -> Table:
    """Return an empty table with 2 to the power of ``bits`` places."""
    keys = np.zeros(LINE << bits, np.int64)
    return Table(keys, keys.view(np.float32))


@njit(cache=True)
def mixed(key):
    """Return a number with its bits well mixed."""
    z = np.uint64(key)
    z = (z ^ (z >> np.uint64(31))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@njit(cache=True)
def place(ints, keys, key, enter):
    """Return where the row of an information set begins, or -1 when it has none.

    A missing row is entered if ``enter`` is set and the table is not nearly full.
    """
    last = np.uint64(keys.size // LINE - 1)
    at = mixed(key) & last
    while True:
        there = keys[np.int64(at) * LINE + KEY]
        if there == key:
            return np.int64(at) * ROW
        if there == 0:
            break
        at = (at + np.uint64(1)) & last
    if not enter or ints[USED] * 8 > np.int64(last) * 7:
        return np.int64(-1)
    keys[np.int64(at) * LINE + KEY] = key
    ints[USED] += 1
    return np.int64(at) * ROW


@njit(cache=True)
def enter(rows, ints, keys, nodes):
    """Put saved rows back into their places; return how many there are."""
    ints[USED] = 0
    for at in range(rows.shape[0]):
        line = place(ints, keys, rows[at, KEY], True) // ROW * LINE
        for word in range(LINE):
            keys[line + word] = rows[at, word]
    return ints[USED]


@njit(nogil=True)
def merge(ints, keys, nodes, before, before_nodes, keys_of, nodes_of):
    """Add to a table what another has learnt since the state ``before``."""
    for at in range(0, keys_of.size, LINE):
        key = keys_of[at + KEY]
        if key == 0:
            continue
        row = place(ints, keys, key, True)
        if row < 0:
            continue
        old, new = place(ints, before, key, False), at // LINE * ROW
        for word in range(CHOICES):
            nodes[row + word] += nodes_of[new + word] - (before_nodes[old + word] if old >= 0 else 0.0)
