"""Slips of the fingers."""

from __future__ import annotations


def is_one_slip(a: str, b: str) -> bool:
    """Return whether two words differ by one letter more, less or other, or by two neighbours swapped."""
    if abs(len(a) - len(b)) > 1 or a == b:
        return False
    at = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    rest, other = a[at:], b[at:]
    swapped = other[1:2] + other[:1] + other[2:]
    return rest[1:] == other[1:] or rest[1:] == other or rest == other[1:] or (len(other) > 1 and rest == swapped)
