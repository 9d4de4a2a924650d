"""The pack computed from a seed, and the commitment that proves the seed was not changed.

Specified to the byte, so that any language can recompute a deal:

*Stream.* Block *b* = 0, 1, 2 … is HMAC-SHA-256 with the 32 bytes of the seed as key over the ASCII
text ``ECN1 pack N/A B`` (deal number, attempt and block in decimal), followed, when the player cut,
by a line feed and the words of the cut in UTF-8, NFC. Every block is read as eight 32-bit numbers,
most significant byte first; the blocks follow each other.

*Shuffle.* Begin with the pack As Ks Qs Js Ts 9s 8s 7s, then hearts, diamonds, clubs likewise. For
*i* = 31 down to 1: take the next number *x* of the stream, skipping those not below
2³² - (2³² mod (i + 1)); exchange the cards in places *i* and *x* mod (i + 1), counted from 0. The
card in place 0 is the top of the pack. Deal 0 is the pack cut for the first deal (E3); its attempt 2 is the one
three players of a pool draw from to see who waits (E31).
"""

from __future__ import annotations

import hashlib
import hmac
import struct
import unicodedata
from functools import cache, lru_cache
from random import Random

from ecarte.core.cards import PACK, Card

SEED_BYTES = 32
PREPARED = 256  # first deals that come, or once came, with the page (tools/building/deals.py)
_numbers = struct.Struct(">8I").unpack  # the numbers of one block
_LIMITS = [2**32 - 2**32 % (place + 1) for place in range(len(PACK))]  # larger numbers would favour some cards


def parse_seed(text: str) -> bytes:
    """Return the 32 bytes of a seed written as 64 hex digits; raises ValueError for another form."""
    seed = bytes.fromhex(text)
    if len(seed) != SEED_BYTES or seed.hex() != text.lower():
        raise ValueError(text)
    return seed


def commitment(seed: bytes) -> str:
    """Return what is shown before the first deal: "sha256:" and the hash of the seed's 32 bytes."""
    return "sha256:" + hashlib.sha256(seed).hexdigest()


def prepared_seed(number: int) -> str:
    """Return the seed of one of the `PREPARED` first deals that come with the page. It is public and proves nothing."""
    return hashlib.sha256(f"first deal {number}".encode()).hexdigest()


def prepared(commit: str) -> int | None:
    """Return the number of the prepared first deal with this commitment, or None."""
    return _prepared().get(commit)


@cache
def _prepared() -> dict[str, int]:
    return {commitment(bytes.fromhex(prepared_seed(number))): number for number in range(PREPARED)}


@lru_cache(maxsize=64)  # a deal's pack is asked for at each of its events
def pack(seed: bytes, number: int, attempt: int = 1, cut: str = "") -> tuple[Card, ...]:
    """Return the shuffled pack of a deal, top card first."""
    cards = list(PACK)
    words = ("\n" + unicodedata.normalize("NFC", cut)).encode(errors="replace") if cut else b""
    place, block = len(cards) - 1, 0
    while place:
        text = b"ECN1 pack %d/%d %d" % (number, attempt, block) + words
        for x in _numbers(hmac.digest(seed, text, "sha256")):
            if place and x < _LIMITS[place]:
                other = x % (place + 1)
                cards[place], cards[other] = cards[other], cards[place]
                place -= 1
        block += 1
    return tuple(cards)


def player_random(seed: bytes, number: int, attempt: int, event: int, seat: str = "") -> Random:
    """Return the random generator of a player's choices: a stream of its own that tells nothing about the cards.

    The same place in the same game gives the same choices, so that taking back changes nothing else. Each ``seat`` has
    its own stream; without a seat it is the one all seats shared in earlier versions.
    """
    text = f"ECN1 player {number}/{attempt} {event}{seat and f' {seat}'}"
    return Random(hmac.digest(seed, text.encode(), "sha256"))


def spectator_random(seed: bytes, name: str, number: int, attempt: int, event: int) -> Random:
    """Return the random generator of a spectator's bets and words: a stream of its own, like a player's."""
    text = f"ECN1 gallery {name} {number}/{attempt} {event}"
    return Random(hmac.digest(seed, text.encode(), "sha256"))
