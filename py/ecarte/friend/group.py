"""The group the cards are locked in: ristretto255 (RFC 9496), of prime order.

Points are their 32 bytes everywhere, and scalars whole numbers, so that only the arithmetic of points differs by place:
plain integers (`ecarte.friend.ristretto`), libsodium in a terminal (`ecarte.sodium`), the page's own library
(`ecarte.friend.arithmetic`).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final, Protocol

ORDER: Final = 2**252 + 27742317777372353535851937790883648493
"""The number of points."""
BYTES: Final = 32
"""The length of a point, and of a scalar."""


class Group(Hashable, Protocol):
    """The arithmetic of points."""

    def from_hash(self, data: bytes) -> bytes:
        """Return the point that 64 uniform bytes lead to; nobody knows its logarithm."""

    def is_point(self, point: bytes) -> bool:
        """Return whether 32 bytes are a point other than the identity."""

    def multiply(self, scalar: int, points: Iterable[bytes]) -> tuple[bytes, ...]:
        """Return each point times the scalar; raises ValueError for what is no point."""

    def multiply_base(self, scalar: int) -> bytes:
        """Return the base point times the scalar."""

    def add(self, one: bytes, other: bytes) -> bytes:
        """Return the sum of two points; raises ValueError for what is no point."""


def invert(scalar: int) -> int:
    """Return the scalar that undoes a multiplication."""
    return pow(scalar, -1, ORDER)


def encode(scalar: int) -> bytes:
    """Return a scalar as 32 bytes, the least significant first."""
    return scalar.to_bytes(BYTES, "little")


def decode(data: bytes) -> int:
    """Return the scalar that `encode` wrote; raises ValueError for another form, and for zero."""
    scalar = int.from_bytes(data, "little")
    if len(data) != BYTES or not 0 < scalar < ORDER:
        raise ValueError("no scalar")
    return scalar
