"""Guesses at a mistyped word, and slips of the fingers."""

from __future__ import annotations

from collections.abc import Iterable


def near(word: str, words: Iterable[str]) -> str | int:
    """Return the word most like this one, or 0 when none is close."""
    from difflib import get_close_matches  # typing errors are rare

    nearest = get_close_matches(word, sorted(set(words)), 1)
    return nearest[0] if nearest else 0


def near_in_any_case(word: str, words: Iterable[str]) -> str | int:
    """Return the same, where upper and lower case are equal."""
    known = {each.lower(): each for each in words}
    nearest = near(word.lower(), known)
    return known[nearest] if isinstance(nearest, str) else 0


def is_one_slip(a: str, b: str) -> bool:
    """Return whether two words differ by one letter more, less or other, or by two neighbours swapped."""
    if abs(len(a) - len(b)) > 1 or a == b:
        return False
    at = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    rest, other = a[at:], b[at:]
    swapped = other[1:2] + other[:1] + other[2:]
    return rest[1:] == other[1:] or rest[1:] == other or rest == other[1:] or (len(other) > 1 and rest == swapped)
