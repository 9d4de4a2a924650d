"""The date of a game, "2026.11.20", with question marks for what is unknown."""

from __future__ import annotations

import re

_DATE = re.compile(r"([0-9?]{4})\.([0-9]{2}|\?\?)\.([0-9]{2}|\?\?)")
_LOOSE = re.compile(r"([0-9]{4})([-./])([0-9]{1,2})\2([0-9]{1,2})")  # the year first: nobody writes the day next
_DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def is_formed(text: str) -> bool:
    """Return whether a date has its canonical form, or one that can only mean the same, though perhaps it is no day."""
    return bool(_DATE.fullmatch(text.strip()) or _LOOSE.fullmatch(text.strip()))


def canonical_date(text: str) -> str:
    """Return a date in canonical form, "2026.01.03" for "2026-1-3", or "" when it is no day or may mean several."""
    loose = _LOOSE.fullmatch(text.strip())
    written = f"{loose[1]}.{loose[3]:>02}.{loose[4]:>02}" if loose else text.strip()
    match = _DATE.fullmatch(written)
    return written if match and _is_day(*match.groups()) else ""


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
