"""The daily deal: the same cards for everyone on a date, from the date alone.

The rules, the opponent and the seed of a date belong to a version of the daily deal, which does not change when the
engine does. Everyone can compute the cards of a date, so a daily deal proves nothing about who knew them.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from ecarte.core.game import OptionValue
from ecarte.core.titles import Parts

TAG = "Daily"
_WRITTEN = re.compile(r"([1-9][0-9]{0,3}) (\S+)")
_DAY = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_LENGTHS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


@dataclass(frozen=True, slots=True)
class Terms:
    """How a game's daily deal is played from a date on. Earlier dates keep the terms they had."""

    version: int
    since: str  # the first date, "2026-01-01"
    preset: str  # the preset of that very name, not its newest version
    opponent: str  # the computer's player in every seat except South's
    strongest: str  # the player with whose result the user's is compared
    changes: Mapping[str, OptionValue] = field(default_factory=dict)  # options that differ from the preset


TERMS: Mapping[str, tuple[Terms, ...]] = Parts("daily")
"""The terms of each game that has a daily deal, the oldest first."""


def terms_of(game: str, day: str) -> Terms | None:
    """Return the terms of a game's daily deal on a date, or None where there was none."""
    return next((terms for terms in reversed(TERMS.get(game, ())) if terms.since <= day), None)


@dataclass(frozen=True, slots=True)
class Daily:
    """The daily deal of a date. As text it is the tag's value, "1 2026-11-23"."""

    version: int
    day: str  # "2026-11-23"

    def __str__(self) -> str:
        return f"{self.version} {self.day}"

    def seed(self, game: str) -> str:
        """Return the seed, 64 hex digits, which is public."""
        return hashlib.sha256(f"daily deal {self.version} {game} {self.day}".encode()).hexdigest()


def parse(text: str) -> Daily | None:
    """Return the daily deal that a tag names, or None for any other text."""
    match = _WRITTEN.fullmatch(text)
    return Daily(int(match[1]), match[2]) if match and is_day(match[2]) else None


def is_day(text: str) -> bool:
    """Return whether a text is a date of the Gregorian calendar, written as "2026-11-23"."""
    match = _DAY.fullmatch(text)
    if match is None:
        return False
    year, month, day = map(int, match.groups())
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 1 <= month <= 12 and 1 <= day <= _LENGTHS[month - 1] and (leap or (month, day) != (2, 29))
