"""The tables and habits of a deal as arrays for compiled code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ecarte.analysis.ecarte.habits import ANOTHER, CERTAIN, LEAST_USEFUL, SHARP, Habits, Trained, elder_codes
from ecarte.analysis.ecarte.playout import LEAST, Playout
from ecarte.analysis.ecarte.worlds import LIGHT, SELDOM
from ecarte.compiled.ecarte.kernels import Usual
from ecarte.players.ecarte.double import HAND, SUIT, load_table
from ecarte.players.ecarte.policy.first import FirstHands
from ecarte.players.ecarte.policy.tables import PARTS

Ints = NDArray[np.int64]

_LEFT = 33  # numbers of cards that may be left in the stock
_BYTES = SUIT + 1
_NOTHING = np.empty(0, np.uint8)


def usual(playout: Playout) -> Usual:
    """Return the double-dummy table and the habits of a deal."""
    found = playout.habits
    span = [found.span(left) for left in range(_LEFT)]
    fields = (
        *double(playout.must_head),
        *(_floats(tuple(each)) for each in (found.trumps, found.plain, found.stand, found.refuse)),
        *(np.array(each) for each in zip(*span, strict=True)),
        np.array(LEAST_USEFUL),
        *_planes(found),
        *_codes(),
        *_first_hands(playout.turned),
        int(isinstance(found, Trained) and found.king),
        playout.king,
        np.array(playout.at_risk),
        float(PARTS),
        SHARP,
        CERTAIN,
        ANOTHER,
        SELDOM,
        LIGHT,
        LEAST,
    )
    return Usual._make(fields)


@lru_cache(maxsize=64)
def _floats(given: tuple[float, ...]) -> NDArray[np.float64]:
    return np.array(given)


@lru_cache(maxsize=2)
def double(must_head: bool) -> tuple[Ints, ...]:
    """Return the numbers of owners of trumps and of a plain suit, and the hash table of tricks by their sum."""
    table = load_table(must_head)
    trumps, plain = (filled(numbers, 1 << 16) for numbers in (table.trumps, table.plain))
    return trumps, plain, *hashed(table.tricks)


def _planes(habits: Habits) -> tuple[NDArray[np.uint8] | NDArray[np.bool_], ...]:
    """Return the planes of the trained policy, of which any may be missing; the dealer's with those that are there."""
    if not isinstance(habits, Trained):
        return _NOTHING, _NOTHING, _NOTHING, np.zeros((HAND, 0), np.uint8), np.zeros(HAND, np.bool_)
    said = (habits.stand_plane, habits.refuse_plane, habits.elder_plane)
    return *map(_plane, said), *_dealer(tuple(habits.dealer_planes))


@lru_cache(maxsize=32)
def _plane(found: bytes | None) -> NDArray[np.uint8]:
    return _NOTHING if found is None else np.frombuffer(found, np.uint8).copy()  # what bytes lend is read only


@lru_cache(maxsize=8)
def _dealer(planes: tuple[bytes | None, ...]) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    rows = np.zeros((HAND, max(len(each or b"") for each in planes)), np.uint8)
    for row, each in zip(rows, planes, strict=True):
        row[: len(each or b"")] = _plane(each)
    return rows, np.array([each is not None for each in planes])


@lru_cache(maxsize=1)
def _codes() -> tuple[Ints, NDArray[np.float64]]:
    """Return the elder's likeliest number of discards by code, and the chance of each number."""
    codes = elder_codes()
    chances = np.zeros((len(codes), HAND + 1))
    for row, (_, each) in zip(chances, codes, strict=True):
        for number, chance in each.items():
            row[number] = chance
    return np.array([likeliest for likeliest, _ in codes]), chances


@lru_cache(maxsize=8)
def _first_hands(turned: int) -> tuple[Ints, ...]:
    first = FirstHands(turned)
    trumps, plain = _rows(first.trumps), _rows(first.cards)
    return np.array(first.numbers), *hashed(first.plain), filled(first.places, _BYTES, -1), trumps, plain


def _rows(values: Sequence[Sequence[int]]) -> Ints:
    found = np.zeros((_BYTES, 8), np.int64)
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
