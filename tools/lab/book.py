"""The data of the lab's players as arrays, read from the shipped modules and files."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ecarte import policies
from ecarte.games.ecarte.options import resolve
from ecarte.machine.ecarte.deals import NEAR
from ecarte.machine.ecarte.levels import amateur, club, counting, master, thumb, trained
from ecarte.players.ecarte import double
from ecarte.players.ecarte.equity import worth
from ecarte.players.ecarte.policy import named
from ecarte.players.ecarte.policy import tables as ecarte_tables

Array = np.ndarray[Any, Any]

OPTIONS = resolve("akagiri", {})
MASTER, THUMB, PIMC = 0, 1, 2
# A seat's row: the player for the exchange and that for the cards, the number of sampled worlds, whether the policy
# always makes its likeliest choice; then the rule of thumb's thresholds in tricks, at risk and free, as elder and as
# dealer, the tricks that a plain card must expect to be kept, and how many trumps are saved.
KIND, CARDS_KIND, WORLDS, PURE, ELDER_STANDS, ELDER_FREE, DEALER_REFUSES, DEALER_FREE, KEEPS, SAVED = range(10)
SELDOM, CLUB_ELDER, CLUB_DEALER, KEPT, CHECKED, FALLBACK, PARTED, MANY = range(8)
KINGS = 0.5
"""The tricks that a plain card must expect for kings alone to be kept, as the books teach (`classic.thrown`)."""
PLANES, FIELDS = len(ecarte_tables.PLANES), 4  # of a row of `meta`: places of the planes; fields of each number


class Book(NamedTuple):
    """The double-dummy table, the policies, the rules of thumb, the worth of a score, and the players."""

    trumps: Array  # double dummy: a number for the owners of the trumps, by the bytes of both hands
    plain: Array
    tricks: Array
    first: Array  # policies: the sorted numbers of the first hands, and their places
    at: Array
    data: Array  # all files in one
    meta: Array
    codes: Array
    numbers: Array  # of codes
    which: Array  # the policy by the points elder and dealer need
    equity: Array  # by own score and the other's, from -1 to 1
    trump: Array  # expected tricks of a card
    low: Array
    rules: Array
    seats: Array


def seat(
    kind: int,
    worlds: int = 200,
    pure: bool = False,
    thresholds: tuple[float, ...] = (),
    cards: int | None = None,
    habits: bool = False,
) -> list[float]:
    """Return a row of `Book.seats`; without ``thresholds`` it has the amateur's, with ``habits`` its bad habits too."""
    usual = (*reversed(amateur.ELDER_STANDS), *reversed(amateur.DEALER_REFUSES))
    kept = (amateur.KEPT, amateur.SAVED) if habits else (KINGS, 0)
    return [kind, kind if cards is None else cards, worlds, pure, *(thresholds or usual), *kept]


def book(*seats: list[float]) -> Book:
    """Return a book for two players."""
    arrays: tuple[Any, ...] = (
        *_double(),
        *_policies(),
        np.array([[worth(a, b, OPTIONS.target, False) for b in range(9)] for a in range(9)]),
        np.array(thumb.TRUMP),
        np.array(thumb.PLAIN),
        np.array(
            [
                master.SELDOM,
                club.ELDER_LATER,
                club.DEALER_LATER,
                KINGS,
                trained.CHECK,
                counting.WORLDS,
                trained.PARTS,
                master.FLAT,
            ],
            float,
        ),
        np.array(seats, float),
    )
    return Book(*arrays)


@cache
def _double() -> tuple[Array, ...]:
    table = double.load_table(True)
    return np.array(table.trumps), np.array(table.plain), np.frombuffer(table.tricks, np.uint8)


def tables() -> tuple[list[str], Array]:
    """Return the names of the default rules' policies, that for any score first, and which one is for which needs."""
    base = named(OPTIONS, (OPTIONS.target, OPTIONS.target))[-1]
    names = [base]
    which = np.zeros((OPTIONS.target + 1, OPTIONS.target + 1), np.int64)
    for elder in range(1, OPTIONS.target + 1):
        for dealer in range(1, OPTIONS.target + 1):
            own = named(OPTIONS, (elder, dealer))[0]
            if own not in names:
                names.append(own)
            which[elder, dealer] = names.index(own)
    assert OPTIONS.target >= NEAR
    return names, which


@cache
def _policies() -> tuple[Array, ...]:
    names, which = tables()
    meta = np.full((len(names), PLANES + FIELDS * 7), -1, np.int64)
    data = b""
    for at, name in enumerate(names):
        raw = policies.load(name) if name in policies.index() else None
        if raw is None:
            continue
        read = ecarte_tables.Table(raw)
        for plane, each in enumerate(ecarte_tables.PLANES):
            if each in read._planes:
                meta[at, plane] = len(data)
                data += read._planes[each]
        for number, (cells, size, salt) in read.sets.items():
            begin = PLANES + FIELDS * number
            meta[at, begin : begin + FIELDS] = len(data), size, salt, ecarte_tables.bits(number)
            data += cells
    hands = sorted(ecarte_tables.hands().items())
    codes, numbers = np.zeros((7, 64, 6)), np.zeros(7, np.int64)
    for choices in range(2, 7):
        known = ecarte_tables.codes(choices)
        numbers[choices] = len(known)
        codes[choices, : len(known), :choices] = known
    return (
        np.array([key for key, _ in hands], np.int64),
        np.array([place for _, place in hands], np.int64),
        np.frombuffer(data + bytes(8), np.uint8).copy(),
        meta,
        codes,
        numbers,
        which,
    )
