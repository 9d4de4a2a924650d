"""The tables of a policy as the machine has them."""

from __future__ import annotations

from collections.abc import Sequence

from ecarte.machine.ecarte.deals import CODES, OPTIONS, TABLES, Policy
from ecarte.players.ecarte.policy.first import place_plain, place_trumps
from ecarte.players.ecarte.policy.tables import PLANES, Table, bits, codes


def fill(found: Policy, tables: Sequence[Table]) -> None:
    """Fill in what the tables hold, in their order."""
    assert len(tables) <= TABLES
    found.planes, found.sets = [-1] * len(found.planes), [-1] * len(found.sets)
    data = bytearray()
    for row, table in enumerate(tables):
        for column, name in enumerate(PLANES):
            if (plane := table.plane(name)) is not None:
                found.planes[len(PLANES) * row + column] = len(data)
                data += plane
        for number, (cells, size, salt) in table.sets.items():
            at = 4 * ((OPTIONS + 1) * row + number)
            found.sets[at : at + 4] = [len(data), size, salt, bits(number)]
            data += cells + bytes(2)  # the last cell is read as three bytes, too
    assert len(data) <= len(found.contents)
    found.contents[: len(data)] = data
    for number in range(2, OPTIONS + 1):
        found.known[number] = len(codes(number))
        for code, chances in enumerate(codes(number)):
            at = (CODES * number + code) * OPTIONS
            found.codes[at : at + number] = chances
    found.pairs, found.thirds = place_plain()
    found.trump_places = [place for turned in range(8) for place in place_trumps(turned)]
