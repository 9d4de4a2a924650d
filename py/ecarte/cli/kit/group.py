"""The group of a game between friends at the terminal."""

from __future__ import annotations

from ecarte.friend.group import Group
from ecarte.friend.ristretto import Integers


def fastest() -> Group:
    """Return libsodium's group where it is installed, else plain integers."""
    try:
        from ecarte.sodium import Sodium
    except ImportError:
        return Integers()
    return Sodium()
