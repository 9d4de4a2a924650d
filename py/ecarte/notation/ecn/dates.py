"""The date of a game, "2026.11.20", with question marks for what is unknown."""

from __future__ import annotations

import re
from functools import lru_cache

_DATE = re.compile(r"([0-9?]{4})\.([0-9]{2}|\?\?)\.([0-9]{2}|\?\?)")
_DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def is_formed(text: str) -> bool:
    """Return whether a date has its canonical form, or one that can only mean the same, though perhaps it is no day."""
    return _parts(text) is not None


@lru_cache(maxsize=16)  # the games of a day
def canonical_date(text: str) -> str:
    """Return a date in canonical form, "2026.01.03" for "2026-1-3", or "" when it is no day or may mean several."""
    parts = _parts(text)
    return ".".join(parts) if parts and _is_day(*parts) else ""


def _parts(text: str) -> tuple[str, str, str] | None:
    """Return the year, the month and the day of a date, None where they are not certain."""
    match = _DATE.fullmatch(text.strip())
    if match:
        return match[1], match[2], match[3]
    from ecarte.notation.ecn.loose.dates import parts  # few dates are in another form

    return parts(text)


def _is_day(year: str, month: str, day: str) -> bool:
    """Return whether the known parts of a date may belong to a day."""
    months = range(1, 13) if month == "??" else (int(month),)
    longest = max((_DAYS[each - 1] for each in months if 1 <= each <= 12), default=0)
    if month == "02" and not _is_leap(year):
        longest = 28
    return longest > 0 if day == "??" else 1 <= int(day) <= longest


def _is_leap(year: str) -> bool:
    """Return whether a year has a 29 February; one that is partly unknown may have."""
    return "?" in year or (int(year) % 4 == 0 and (int(year) % 100 != 0 or int(year) % 400 == 0))
