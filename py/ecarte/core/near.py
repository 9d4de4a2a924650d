"""Guesses at a mistyped word."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

_ALIKE = 0.6  # how much two words are alike, from 0 to 1


def near(word: str, words: Iterable[str], least: float = _ALIKE) -> str | int:
    """Return the word most like this one, or 0 when none is ``least`` alike."""
    found = get_close_matches(word, sorted(set(words)), 1, least)
    return found[0] if found else 0


def near_in_any_case(word: str, words: Iterable[str], least: float = _ALIKE) -> str | int:
    """Return the same, where upper and lower case are equal."""
    known = {each.lower(): each for each in words}
    found = near(word.lower(), known, least)
    return known[found] if isinstance(found, str) else 0
