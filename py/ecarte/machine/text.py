"""Text as bytes in a buffer."""

from __future__ import annotations


def put(text: bytearray, at: int, letters: tuple[int, ...]) -> int:
    """Write letters up to a zero, and return the place after them."""
    which = 0
    while letters[which]:
        text[at + which] = letters[which]
        which += 1
    return at + which


def put_number(text: bytearray, at: int, number: int) -> int:
    """Write a number, and return the place after it."""
    unit = 1
    while number >= 10 * unit:
        unit *= 10
    while unit:
        text[at] = 48 + number // unit % 10
        at += 1
        unit //= 10
    return at
