"""What somebody may have meant who typed the beginning of a word, or mistyped one."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches

from ecarte.cli.speech.answers import plain
from ecarte.text import Words, printable

_SHORTEST = 2  # letters of an abbreviation
_MOST = 3  # words that are suggested


def whole(text: str, known: Collection[str]) -> str | None:
    """Return a text with its abbreviation written out, "propose" for "propos", or None when it has none.

    All known words that begin with it must begin with the shortest of them: "acc" is "accept", though "accept if" is
    known, too; "re" is neither "refuse" nor "resign". What follows the first word stays: "propos 3".
    """
    typed = plain(text)
    first, blank, rest = typed.partition(" ")
    for begun, end in (typed, ""), (first, blank + rest):
        found = _beginning(begun, known)
        shortest = min(found, key=len, default="")
        if found and all(word.startswith(shortest) for word in found):
            return None if shortest == begun else shortest + end
    return None


def not_understood(words: Words, text: str, known: Collection[str]) -> str:
    """Return the sentence for a text that means nothing, with the words that may have been meant."""
    typed = plain(text)
    long = {word for word in known if len(word) > _SHORTEST}
    similar = sorted(_beginning(typed, long)) or get_close_matches(typed, sorted(long), _MOST)
    listed = ", ".join(similar[:_MOST])
    return str(words("cli-not-understood", text=printable(text), near=listed or "none"))


def _beginning(text: str, known: Collection[str]) -> list[str]:
    """Return the known words that begin with a text of some length."""
    return [word for word in known if word.startswith(text)] if len(text) >= _SHORTEST else []
