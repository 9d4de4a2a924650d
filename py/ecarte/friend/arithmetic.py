"""The group by the quickest arithmetic in the page: a script (`web/src/engine/ristretto.ts`), else plain integers.

The page fetches the script when it is first called for. It gives the same bytes in less than half the time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any, Final

from ecarte import policies
from ecarte.friend.group import BYTES, Group, encode
from ecarte.friend.ristretto import Integers

SCRIPT: Final = "ristretto255"
_provided: list[Group] = []


class Script:
    """Ristretto255 by functions of JavaScript (`ecarte.friend.group.Group`)."""

    def __init__(self, functions: Any, array: Callable[[bytes], Any]) -> None:
        self._functions, self._array = functions, array

    def from_hash(self, data: bytes) -> bytes:
        """Return the point that 64 uniform bytes lead to."""
        return _bytes(self._functions.fromHash(self._array(data)))

    def is_point(self, point: bytes) -> bool:
        """Return whether 32 bytes are a point other than the identity."""
        return bool(self._functions.isPoint(self._array(point)))

    def multiply(self, scalar: int, points: Iterable[bytes]) -> tuple[bytes, ...]:
        """Return each point times the scalar; raises ValueError for what is no point."""
        whole = [*points]
        if any(len(point) != BYTES for point in whole):
            raise ValueError("no point")
        made = _bytes(self._functions.multiply(self._array(encode(scalar)), self._array(b"".join(whole))))
        return tuple(made[at : at + BYTES] for at in range(0, len(made), BYTES))

    def multiply_base(self, scalar: int) -> bytes:
        """Return the base point times the scalar."""
        return _bytes(self._functions.multiplyBase(self._array(encode(scalar))))

    def add(self, one: bytes, other: bytes) -> bytes:
        """Return the sum of two points; raises ValueError for what is no point."""
        return _bytes(self._functions.add(self._array(one), self._array(other)))


def quickest() -> Group:
    """Return the quickest group at hand; raises `policies.Needed` where the page can fetch a quicker one."""
    if sys.platform == "emscripten" and not _provided:
        policies.call_for([SCRIPT])
    return _provided[0] if _provided else Integers()


def provide(functions: Any, array: Callable[[bytes], Any]) -> None:
    """Store the script that the page has fetched, and what makes an array of JavaScript of bytes."""
    _provided[:] = [Script(functions, array)]


def _bytes(array: Any) -> bytes:
    """Return the bytes of an array; raises ValueError where the script has found no point."""
    if array is None:
        raise ValueError("no point")
    return bytes(array.to_bytes())
