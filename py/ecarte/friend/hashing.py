"""Hashes and derived secrets, each under a label of its own, so that none can stand for another.

Every part is hashed after its length, four bytes with the most significant first, and the label is the first part.
"""

from __future__ import annotations

import hashlib
import hmac

from ecarte.friend.group import ORDER

_PREFIX = b"ECARTE friend 1 "
SECRET_BYTES = 32


def digest(label: str, *parts: bytes) -> bytes:
    """Return the SHA-256 of the parts."""
    return hashlib.sha256(_framed(label, parts)).digest()


def uniform(label: str, *parts: bytes) -> bytes:
    """Return the SHA-512 of the parts: 64 bytes that lead to a point or a scalar."""
    return hashlib.sha512(_framed(label, parts)).digest()


def derive(secret: bytes, label: str, *parts: bytes) -> bytes:
    """Return the secret of 32 bytes that belongs to the label: the HMAC-SHA-256 of the parts."""
    return hmac.digest(secret, _framed(label, parts), "sha256")


def scalar(label: str, *parts: bytes) -> int:
    """Return the scalar, never zero, that the parts lead to."""
    return 1 + int.from_bytes(uniform(label, *parts), "little") % (ORDER - 1)


def number(value: int) -> bytes:
    """Return a number as a part: four bytes, the most significant first."""
    return value.to_bytes(4, "big")


def _framed(label: str, parts: tuple[bytes, ...]) -> bytes:
    return b"".join(number(len(part)) + part for part in (_PREFIX + label.encode(), *parts))
