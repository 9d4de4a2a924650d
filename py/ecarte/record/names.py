"""Other names for the players of a game, and other tags that say where and when it was played."""

from __future__ import annotations

import re
from collections.abc import Mapping, Set

from ecarte.core.game import Seat
from ecarte.record.play import Play
from ecarte.record.tags import SEAT_TAGS, given_tags, nfc, plain

_NAMING = ("Out", "Draw", "Bet", "Purse")  # tags of a match that name people
_NAME_LENGTH = 40  # the most characters of such a name (`ecarte.match.header`)


def tagged(play: Play, tags: Mapping[str, str]) -> Play:
    """Return the game with tags that say who plays, when and where; raises RuleError for other tags."""
    written = play.record
    for name, value in given_tags(tags):
        written = written.with_tag(name, value)
    return play.with_record(written)


def named(play: Play, names: Mapping[Seat, str]) -> Play:
    """Return the game with other names for some seats.

    The tags of a match identify people by name: there a name is a single word, and unique.
    """
    written = play.record
    is_of_match = bool(written.tag("Match"))
    listed = {word.partition(":")[0] for tag in _NAMING for word in written.tag(tag).split(" ")}
    taken = listed | {written.tag(SEAT_TAGS[seat]) for seat in written.seats} | set(SEAT_TAGS)
    seated: dict[str, str] = {}
    renamed: dict[str, str] = {}
    for seat in written.seats:
        old, name = written.tag(SEAT_TAGS[seat]), nfc(plain(names.get(seat, "")))
        if is_of_match:
            name = _one_word(name, taken - {old})
        if old and name:
            taken.add(name)
            seated[SEAT_TAGS[seat]] = renamed[old] = name
    written = tagged(play, seated).record
    for tag in _NAMING if is_of_match else ():
        words = (part.partition(":") for part in written.tag(tag).split(" "))
        value = " ".join("".join((renamed.get(first, first), sign, rest)) for first, sign, rest in words)
        if value:
            written = written.with_tag(tag, value)
    return play.with_record(written)


def _one_word(name: str, taken: Set[str]) -> str:
    """Return a name in the form the tags of a match can hold, with a number added when it is taken."""
    word = "-".join(re.split(r"[\s:{}()]+", name)).strip("-")[:_NAME_LENGTH]
    numbered = (f"{word[: _NAME_LENGTH - 3]}-{number}" for number in range(2, 100))
    return next(each for each in (word, *numbered) if not word or each not in taken)
