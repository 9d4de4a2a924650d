"""Schnorr signatures on the group, for messages and for the result of a game.

A signature is a point R and a scalar s with s*G = R + e*K, where K is the signer's key and e the hash of R, K and what
is signed. R comes from the secret and the message, so that no two messages share it.
"""

from __future__ import annotations

from ecarte.friend import hashing
from ecarte.friend.group import BYTES, ORDER, Group, decode, encode


def identity(secret: bytes) -> int:
    """Return the scalar that a player signs with."""
    return hashing.scalar("identity", secret)


def sign(group: Group, secret: bytes, message: bytes) -> bytes:
    """Return the signature of a message, 64 bytes."""
    signer = identity(secret)
    key = group.multiply_base(signer)
    once = hashing.scalar("signature once", secret, message)
    point = group.multiply_base(once)
    return point + encode((once + _challenge(point, key, message) * signer) % ORDER)


def is_signed(group: Group, key: bytes, message: bytes, signature: bytes) -> bool:
    """Return whether a signature is the key's, for this message."""
    point, rest = signature[:BYTES], signature[BYTES:]
    if not (group.is_point(point) and group.is_point(key)):  # anybody could sign for the identity
        return False
    try:
        (weighed,) = group.multiply(_challenge(point, key, message), (key,))
        return group.multiply_base(decode(rest)) == group.add(point, weighed)
    except ValueError:
        return False


def _challenge(point: bytes, key: bytes, message: bytes) -> int:
    return hashing.scalar("signature", point, key, message)
