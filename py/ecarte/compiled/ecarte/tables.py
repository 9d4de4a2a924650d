"""The tables and habits of a deal as arrays for compiled code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecarte.analysis.ecarte.habits import ANOTHER, CERTAIN, LEAST_USEFUL, SHARP, Habits, Trained, elder_codes
from ecarte.analysis.ecarte.playout import LEAST, Playout
from ecarte.analysis.ecarte.worlds import LIGHT, SELDOM
from ecarte.compiled.ecarte.kernels import BYTES, LEFT, USUAL
from ecarte.games.ecarte.options import Options
from ecarte.players.ecarte.double import load_table
from ecarte.players.ecarte.policy import Policy
from ecarte.players.ecarte.policy.first import FirstHands
from ecarte.players.ecarte.policy.tables import PARTS

Ints = NDArray[np.int64]


def usual(playout: Playout) -> NDArray[np.void]:
    """Return the double-dummy table and the habits of a deal, as an array of one record (`kernels.USUAL`)."""
    found = playout.habits
    return _usual(playout.options, playout.turned, found.policy if isinstance(found, Trained) else None)


@lru_cache(maxsize=4)  # the decisions of a deal share it
def _usual(options: Options, turned: int, policy: Policy | None) -> NDArray[np.void]:
    playout = Playout(options, turned, Trained(options, turned, policy) if policy else Habits(options, turned))
    found, made = playout.habits, np.zeros(1, USUAL)
    u = made[0]
    u["trumps"], u["plain"], u["tricks"] = double(playout.must_head)
    u["worth_trumps"], u["worth_plain"] = found.trumps, found.plain
    u["stand"], u["refuse"] = found.stand, found.refuse
    u["least"], u["most"] = zip(*map(found.span, range(LEFT)), strict=True)
    u["useless"] = LEAST_USEFUL
    _fill_first_hands(u, turned)
    u["king"], u["risk"] = playout.king, playout.at_risk
    u["parts"], u["sharp"], u["certain"], u["another"] = PARTS, SHARP, CERTAIN, ANOTHER
    u["seldom"], u["light"], u["least_weight"] = SELDOM, LIGHT, LEAST
    if isinstance(found, Trained):
        _fill_trained(u, found)
    return made


def _fill_trained(u: Any, found: Trained) -> None:
    """Fill in the planes of the trained policy, of which any may be missing."""
    u["king_turned"] = found.king
    said = {"stands": found.stand_plane, "refuses": found.refuse_plane, "elder": found.elder_plane}
    for name, plane in said.items():
        if plane is not None:
            u[f"has_{name}"], u[name] = True, np.frombuffer(plane, np.uint8)
    for row, plane in enumerate(found.dealer_planes):
        if plane is not None:
            u["has_dealer"][row], u["dealer"][row] = True, np.frombuffer(plane, np.uint8)
    for row, (likeliest, chances) in enumerate(elder_codes()):
        u["likeliest"][row] = likeliest
        for number, chance in chances.items():
            u["chances"][row, number] = chance


def _fill_first_hands(u: Any, turned: int) -> None:
    first = FirstHands(turned)
    u["first_numbers"], u["first_trumps"] = first.numbers, filled(first.places, BYTES, -1)
    u["first_sums"], u["first_begins"] = _plain_hands()
    u["trump_values"], u["plain_values"] = _rows(first.trumps), _rows(first.cards)


@lru_cache(maxsize=1)
def _plain_hands() -> tuple[Ints, Ints]:
    return hashed(FirstHands(0).plain)


@lru_cache(maxsize=2)
def double(must_head: bool) -> tuple[Ints, Ints, NDArray[np.uint8]]:
    """Return the numbers of owners of trumps and of a plain suit, and the tricks by their sum."""
    table = load_table(must_head)
    return np.array(table.trumps), np.array(table.plain), np.frombuffer(table.tricks, np.uint8)


def _rows(values: Sequence[Sequence[int]]) -> Ints:
    found = np.zeros((BYTES, 8), np.int64)
    for row, each in zip(found, values, strict=True):
        row[: len(each)] = each
    return found


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
