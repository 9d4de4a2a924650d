"""Names and sentences of spectators (E32): the gallery has words of its own, others have plain ones."""

from __future__ import annotations

import re

from ecarte.core.cards import UNKNOWN
from ecarte.text import Words, printable, shown_name

_SAID = ("stand", "propose", "accept", "refuse", "decline")


def called(words: Words, name: str) -> str:
    """Return the name of a spectator: one of the gallery has a name in each language."""
    key = f"gallery-{name}"
    return words(key) if words.has(key) else shown_name(name)


def advised(words: Words, name: str, player: str, what: str) -> str:
    """Return a line for advice, `what` as ECN has it: "stand", "accept-double", "7h" to play, "-Qs9s" to discard."""
    if what == UNKNOWN:
        return words("cli-whispers", name=called(words, name), player=player)
    key = f"gallery-{name}-says"
    found = re.findall("[7-9TJQKA][shdc]", what)
    verb = what.partition("-")[0]
    kind = "keep" if what == "-0" else "discard" if what.startswith("-") else "play" if found else verb
    if not found and kind not in (*_SAID, "keep"):  # words of another program
        return words("cli-says", name=called(words, name), said=printable(what))
    cards = " ".join(map(words.sign, found))
    said = words(key if words.has(key) else "gallery-says", what=kind, cards=cards)
    return words("cli-says", name=called(words, name), said=said[:1].upper() + said[1:])
