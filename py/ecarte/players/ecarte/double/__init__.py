"""Écarté double dummy: the tricks of both hands when both are seen, from a look-up table.

Cards are numbers here, in trump form (`ecarte.machine.cards`). A position is only who owns each card still in play,
suit by suit from the top; the order of plain suits does not matter. There are 15,872 such positions with at most five
cards each. `tools/tables/double.py` solves them and writes their tricks to `tricks`.
"""

from __future__ import annotations

import base64
import zlib
from array import array
from collections.abc import Iterator
from functools import cache, lru_cache

from ecarte.machine.cards import may_play
from ecarte.machine.ecarte import double as machine
from ecarte.machine.ecarte.records import HAND, DoubleDummy
from ecarte.players.ecarte.double import numbers as double_numbers
from ecarte.players.ecarte.double import tricks as double_tricks
from ecarte.players.ecarte.masks import scan

# The owners of a suit are one number: a 1, then from the top 1 for each card of the leader and 0 for the other's.
NONE = 1  # no card of the suit
_LONGEST = 9  # binary digits


def solve(own: int, other: int, must_head: bool = True) -> int:
    """Return how many of the remaining tricks the leader takes; both hands have the same size."""
    return machine.solve(load_table(must_head), own, other)


def solve_replies(own: int, other: int, led: int, must_head: bool = True) -> dict[int, int]:
    """Return the second player's tricks, this one included, for each card; the leader has ``other`` left."""
    table = load_table(must_head)
    return {card: machine.solve_reply(table, own, other, led, card) for card in scan(may_play(own, led, must_head))}


# --- the table ---

Position = tuple[int, int, int, int]
"""The owners of each suit, trumps first, the plain suits in order."""

Room = tuple[int, int]
"""How many more cards the leader may have, and the other."""


@lru_cache(maxsize=2)
def load_table(must_head: bool = True) -> DoubleDummy:
    """Return the tricks of every position, with E17's duty to head or without."""
    packed = double_tricks.MUST_HEAD if must_head else double_tricks.FREE
    won = zlib.decompress(base64.b64decode(packed))
    trumps, plain = number_owners()
    table = DoubleDummy()
    table.must_head = int(must_head)
    table.trumps, table.plain = _number_pairs()
    numbers = {room: [trumps[trump] for trump in fitting] for room, fitting in list_trumps().items()}
    tricks, at = table.tricks, 0
    for (first, second, third), room in list_plain():
        three = plain[first] + plain[second] + plain[third]
        for number in numbers[room]:
            tricks[three + number] = won[at]
            at += 1
    return table


@cache
def number_owners() -> tuple[dict[int, int], dict[int, int]]:
    """Return numbers for the owners of trumps, and of a plain suit, whose sums all differ."""
    packed = array("I", zlib.decompress(base64.b64decode(double_numbers.NUMBERS))).tolist()
    owners = list_owners()
    return dict(zip(owners, packed[len(owners) :], strict=True)), dict(zip(owners, packed, strict=False))


@cache
def _number_pairs() -> tuple[list[int], list[int]]:
    """Return those numbers by the bytes of both hands."""
    pairs = {0: NONE}
    for place in range(_LONGEST - 1):
        pairs |= {pair | bit << place: owners << 1 | (bit == 1) for pair, owners in pairs.items() for bit in (1, 256)}
    trumps, plain = number_owners()
    numbers = [0] * (1 << 16), [0] * (1 << 16)
    for pair, owners in pairs.items():
        if owners in trumps:
            numbers[0][pair], numbers[1][pair] = trumps[owners], plain[owners]
    return numbers


def list_owners() -> list[int]:
    """Return all possible owners of a suit."""
    return [owners for owners in range(NONE, 1 << _LONGEST) if max(count_held(owners)) <= HAND]


@lru_cache(maxsize=1 << _LONGEST)
def count_held(owners: int) -> tuple[int, int]:
    """Return how many cards of a suit the leader has, and the other."""
    own = owners.bit_count() - 1
    return own, owners.bit_length() - 1 - own


def list_positions() -> Iterator[Position]:
    """Return every position, always in the same order."""
    trumps = list_trumps()
    for plain, room in list_plain():
        for trump in trumps[room]:
            yield trump, *plain


def list_plain() -> Iterator[tuple[tuple[int, int, int], Room]]:
    """Return the owners of all three plain suits in order, with the room they leave for trumps."""
    held = {owners: count_held(owners) for owners in list_owners()}

    @cache
    def fitting(own: int, other: int) -> list[tuple[int, int, int]]:
        return [(each, own - a, other - b) for each, (a, b) in held.items() if a <= own and b <= other]

    for first, own, other in fitting(HAND, HAND):
        for second, own_left, other_left in fitting(own, other):
            if second >= first:
                for third, own_last, other_last in fitting(own_left, other_left):
                    if third >= second:
                        yield (first, second, third), (own_last, other_last)


def list_trumps() -> dict[Room, list[int]]:
    """Return the owners of the trumps that may go with plain suits, by the room left: the hands have the same size."""
    sizes = range(HAND + 1)
    by_room: dict[Room, list[tuple[int, int]]] = {(own, other): [] for own in sizes for other in sizes}
    for owners in list_owners():
        own, other = count_held(owners)
        for more in range(HAND + 1 - max(own, other)):
            by_room[own + more, other + more].append((more, owners))
    return {room: [owners for _, owners in sorted(fitting)] for room, fitting in by_room.items()}
