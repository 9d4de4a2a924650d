"""The group's arithmetic in plain integers (`ecarte.friend.group.Group`)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ecarte.friend.ristretto import curve
from ecarte.friend.ristretto.curve import IDENTITY, P, Point
from ecarte.friend.ristretto.encoding import decode, encode, from_hash

_BASE = decode(bytes.fromhex("e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76"))


class Integers:
    """Ristretto255 in plain integers."""

    def from_hash(self, data: bytes) -> bytes:
        """Return the point that 64 uniform bytes lead to."""
        return encode(from_hash(data))

    def is_point(self, point: bytes) -> bool:
        """Return whether 32 bytes are a point other than the identity."""
        try:
            return decode(point)[0] % P != 0
        except ValueError:
            return False

    def multiply(self, scalar: int, points: Iterable[bytes]) -> tuple[bytes, ...]:
        """Return each point times the scalar; raises ValueError for what is no point."""
        return tuple(encode(curve.multiply(scalar, decode(point))) for point in points)

    def multiply_base(self, scalar: int) -> bytes:
        """Return the base point times the scalar."""
        result = IDENTITY
        for at, table in enumerate(_base_table()):
            digit = scalar >> 4 * at & 15
            if digit:
                result = curve.add(result, table[digit])
        return encode(result)

    def add(self, one: bytes, other: bytes) -> bytes:
        """Return the sum of two points; raises ValueError for what is no point."""
        return encode(curve.add(decode(one), decode(other)))


@cache
def _base_table() -> tuple[tuple[Point, ...], ...]:
    """Return 0 to 15 times the base point times 16**n, for each n."""
    found, point = [], _BASE
    for _ in range(64):
        table = curve.multiples(point)
        found.append(table)
        point = curve.add(table[15], point)
    return tuple(found)
