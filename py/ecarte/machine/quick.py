"""Functions of the machine that Python's library does quicker. Compiled code has the machine's own instead (`OWN`)."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping
from hashlib import sha256
from random import Random
from struct import Struct
from typing import Any

from ecarte.machine import digests
from ecarte.machine.digests import Digests

_words = Struct(">8I").unpack


def hash_text(work: Digests, size: int) -> None:
    """Put the SHA-256 of the first bytes of the text, at most 55, into the state."""
    work.state[:] = _words(sha256(work.text[:size]).digest())


def begin_signing(work: Digests, key: bytearray, keyed: list[int]) -> None:
    """Do nothing: here `sign_text` needs no states that begin a digest with this key."""


def sign_text(work: Digests, key: bytearray, keyed: list[int], size: int) -> None:
    """Put the keyed digest of the first bytes of the text, at most 55, into the state."""
    work.state[:] = _words(hmac.digest(key, work.text[:size], "sha256"))


def draw_by_text(work: Digests, size: int, number: int) -> int:
    """Return ``Random(text).randrange(number)`` for the first bytes of the text."""
    return Random(bytes(work.text[:size])).randrange(number)


Instead = Mapping[Callable[..., Any], Callable[..., Any]]
"""Functions, and what is compiled in place of each."""

OWN: Instead = {
    hash_text: digests.hash_text,
    begin_signing: digests.begin_signing,
    sign_text: digests.sign_text,
    draw_by_text: digests.draw_by_text,
}
"""The machine's own function for each of these."""
