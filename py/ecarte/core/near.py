"""The word that somebody may have meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def near(word: str, words: Iterable[str]) -> str | int:
    """The one of the words that is written much like this; 0 when there is none."""
    found = get_close_matches(word, sorted(set(words)), 1)
    return found[0] if found else 0
