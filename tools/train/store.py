"""The table of information sets: a row of floats for what is learnt of each, and of integers for its number."""

from typing import Annotated, Any

import numpy as np

from ecarte.machine.layout import Floats, Longs, Packed, Record
from train.desk import Desk, Room, mix

# The floats of a row, one cache line: regrets, choices made, visits, and while watching the number of choices; the last
# two are the number of the set.
ROW = 16
CHOSEN, VISITS, CHOICES = 6, 12, 13
LINE, KEY = 8, 7  # the same as integers


class Keys(Record):
    """The table as integers, with open addressing; it is longer than is declared here."""

    keys: Annotated[list[int], Longs(LINE)]


class Nodes(Record):
    """The table's memory as floats."""

    nodes: Annotated[list[float], Floats(ROW)]


class Memory(Packed):
    """Memory for rows, which compiled code takes as `Keys` or as `Nodes`."""

    def __init__(self, size: int) -> None:
        self.data = bytearray(8 * size)


def hold(rows: np.ndarray[Any, Any]) -> Any:
    """Return a copy of rows."""
    memory = Memory(rows.size)
    memory.data[:] = rows.tobytes()
    return memory


class Store:
    """The table, with 2 to the power of ``bits`` places."""

    def __init__(self, bits: int = 22) -> None:
        self.record: Any = Memory(LINE << bits)
        self.keys: np.ndarray[Any, Any] = np.frombuffer(self.record.data, np.int64)
        self.nodes: np.ndarray[Any, Any] = self.keys.view(np.float32)
        self.mask = (1 << bits) - 1

    def rows(self) -> np.ndarray[Any, Any]:
        """Return the rows in use."""
        lines = self.keys.reshape(-1, LINE)
        rows: np.ndarray[Any, Any] = lines[lines[:, KEY] != 0]
        return rows


def place(room: Room, keys: Keys, key: int, enter: int) -> int:
    """Return where the row of an information set begins, or -1 when it has none.

    A missing row is entered if ``enter`` is set and the table is not nearly full.
    """
    mask = room.mask
    at = mix(key, 31) & mask
    while keys.keys[at * LINE + KEY] != key:
        if keys.keys[at * LINE + KEY] == 0:
            if not enter or room.used * 8 > mask * 7:
                return -1
            keys.keys[at * LINE + KEY] = key
            room.used += 1
            break
        at = at + 1 & mask
    return at * ROW


def look_up(room: Room, keys: Keys) -> int:
    """Return where the row of ``room.key`` begins, or -1."""
    return place(room, keys, room.key, 0)


def enter(desk: Desk, keys: Keys, saved: Keys) -> int:
    """Put ``desk.todo`` saved rows back into their places."""
    desk.used = 0
    for at in range(0, desk.todo * LINE, LINE):
        line = place(desk, keys, saved.keys[at + KEY], 1) // ROW * LINE
        for word in range(LINE):
            keys.keys[line + word] = saved.keys[at + word]
    return desk.used


def merge(desk: Desk, keys: Keys, nodes: Nodes, before: Keys, old: Nodes, other: Keys, new: Nodes) -> int:
    """Add to a table what another has learnt since the state ``before``, and return how many sets it has then."""
    for at in range(0, (desk.mask + 1) * LINE, LINE):
        key = other.keys[at + KEY]
        row = place(desk, keys, key, 1) if key else -1
        if row >= 0:
            begun, learnt = place(desk, before, key, 0), at // LINE * ROW
            for word in range(CHOICES):
                nodes.nodes[row + word] += new.nodes[learnt + word] - (old.nodes[begun + word] if begun >= 0 else 0.0)
    return desk.used
