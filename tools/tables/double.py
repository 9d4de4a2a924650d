"""Solve écarté double dummy, and write the table: `python tools/tables/double.py`.

Every position (`ecarte.players.ecarte.double`) is solved from those with one card less.
"""

from __future__ import annotations

import base64
import zlib
from array import array
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from ecarte.machine.ecarte.records import HAND, POSITIONS
from ecarte.players.ecarte.double import NONE, Position, count_held, list_owners, list_positions

FOLDER = Path(__file__).parents[2] / "py/ecarte/players/ecarte/double"
_TRICKS = '"""The tricks of every position of `list_positions`, a byte each: written by tools/tables/double.py."""\n'
_NUMBERS = '''\
"""Numbers of the owners of plain suits, then of trumps, whose sums differ: written by tools/tables/double.py.

For each of `list_owners` 32 bits, little-endian, deflated.
"""
'''


def solved(must_head: bool) -> dict[Position, int]:
    """Return the leader's tricks in every position, both playing perfectly."""
    every = sorted(list_positions(), key=left)
    moves = {owners: Moves(owners, must_head) for owners in list_owners()}
    tricks: dict[Position, int] = {}
    for position in every:
        tricks[position] = _best(position, moves, tricks)
    return tricks


def left(position: Position) -> int:
    """Return how many cards each player has."""
    return sum(count_held(owners)[0] for owners in position)


class Moves:
    """The outcomes of a suit in one trick; neighbouring cards of the same owner are equal."""

    def __init__(self, owners: int, must_head: bool) -> None:
        length = owners.bit_length() - 1
        owned = [owners >> (length - 1 - place) & 1 for place in range(length)]
        own, other = ([place for place in range(length) if owned[place] == who] for who in (1, 0))

        def without(*gone: int) -> int:
            after = NONE
            for place in range(length):
                if place not in gone:
                    after = after << 1 | owned[place]
            return after

        self.leads = {without(place) for place in own}
        self.thrown = {without(place) for place in other}  # discarded on another suit by the second player
        self.tricks: set[frozenset[tuple[int, bool]]] = set()  # for each lead: what replies leave, who takes it
        for led in own:
            heads = [place for place in other if place < led]
            fit = (must_head and heads) or other
            if fit:
                self.tricks.add(frozenset((without(led, reply), reply > led) for reply in fit))


def _best(position: Position, moves: dict[int, Moves], tricks: dict[Position, int]) -> int:
    cards = left(position)

    def after(changed: dict[int, int], won: bool) -> int:
        trump, *plain = (changed.get(at, owners) for at, owners in enumerate(position))
        if won:
            return 1 + tricks[_position(trump, plain)]
        return cards - 1 - tricks[_position(_flipped(trump), [_flipped(owners) for owners in plain])]

    best = 0
    for at, owners in enumerate(position):
        if count_held(owners)[1]:
            replies_to = [[after({at: rest}, won) for rest, won in replies] for replies in moves[owners].tricks]
        elif at and moves[position[0]].thrown:  # the second player trumps
            replies_to = [
                [after({at: rest, 0: trump}, False) for trump in moves[position[0]].thrown]
                for rest in moves[owners].leads
            ]
        else:
            others = [(where, rest) for where in range(4) if where != at for rest in moves[position[where]].thrown]
            replies_to = [
                [after({at: rest, where: thrown}, True) for where, thrown in others] for rest in moves[owners].leads
            ]
        best = max([best, *map(min, replies_to)])
    return best


def _position(trump: int, plain: Sequence[int]) -> Position:
    first, second, third = sorted(plain)
    return trump, first, second, third


def _flipped(owners: int) -> int:
    """Return the suit as seen when the other leads."""
    return owners ^ ((1 << owners.bit_length() - 1) - 1)


def packed(must_head: bool) -> str:
    """Return the tricks of every position, in order."""
    tricks = solved(must_head)
    assert max(tricks.values()) == HAND
    return base64.b64encode(zlib.compress(bytes(tricks[each] for each in list_positions()), 9)).decode()


# --- the numbers of positions ---


def numbers() -> str:
    """Return small numbers for the owners of plain suits and of trumps, whose sums are different for all positions."""
    fitting: dict[tuple[int, ...], list[int]] = {}  # the trumps that fit three plain suits
    for trump, *rest in list_positions():
        fitting.setdefault(tuple(rest), []).append(trump)
    containing: dict[int, list[tuple[int, ...]]] = {}
    for plain in fitting:
        for owners in set(plain):
            containing.setdefault(owners, []).append(plain)
    plains: dict[int, int] = {}
    taken: set[int] = set()
    for owners in sorted(containing, key=lambda owners: -len(containing[owners])):  # those in most positions first
        others = [[each for each in plain if each != owners] for plain in containing[owners]]
        known = [(3 - len(rest), sum(plains[each] for each in rest)) for rest in others if plains.keys() >= set(rest)]
        for number in count():
            sums = {times * number + rest for times, rest in known}
            if len(sums) == len(known) and not sums & taken:
                break
        plains[owners] = number
        taken |= sums
    beside: dict[int, list[int]] = {}  # the sums that occur with some trumps
    for plain, all_trumps in fitting.items():
        for trump in all_trumps:
            beside.setdefault(trump, []).append(sum(plains[owners] for owners in plain))
    trumps: dict[int, int] = {}
    taken = set()
    for trump in sorted(beside, key=lambda trump: -len(beside[trump])):
        trumps[trump] = next(number for number in count() if not any(number + each in taken for each in beside[trump]))
        taken.update(trumps[trump] + each for each in beside[trump])
    assert max(taken) < POSITIONS
    in_order = array("I", [by_owners[each] for by_owners in (plains, trumps) for each in list_owners()])
    return base64.b64encode(zlib.compress(in_order.tobytes(), 9)).decode()


def wrapped(name: str, text: str) -> str:
    """Return a long text as source."""
    lines = [f"    {text[at : at + 110]!r}\n".replace("'", '"') for at in range(0, len(text), 110)]
    return f"\n{name} = (\n{''.join(lines)})\n"


def main() -> None:
    """Solve and write both tables, and the numbers of positions."""
    tables = wrapped("MUST_HEAD", packed(True)) + wrapped("FREE", packed(False))
    (FOLDER / "tricks.py").write_text(_TRICKS + tables, "utf-8")
    (FOLDER / "numbers.py").write_text(_NUMBERS + wrapped("NUMBERS", numbers()), "utf-8")


if __name__ == "__main__":
    main()
