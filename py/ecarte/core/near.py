"""Guesses at a mistyped word."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def near(word: str, words: Iterable[str]) -> str | int:
    """Return the word most like this one, or 0 when none is close."""
    found = get_close_matches(word, sorted(set(words)), 1)
    return found[0] if found else 0


def near_in_any_case(word: str, words: Iterable[str]) -> str | int:
    """Return the same, where upper and lower case are equal."""
    known = {each.lower(): each for each in words}
    found = near(word.lower(), known)
    return known[found] if isinstance(found, str) else 0
