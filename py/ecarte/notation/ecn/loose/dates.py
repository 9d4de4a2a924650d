"""Dates as people and programs write them, in English, French and Japanese."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

_LONGEST = 60  # characters of a date
_MONTHS = (
    "january|jan|janvier|janv|jan",
    "february|feb|fevrier|fevr|fev",
    "march|mar|mars",
    "april|apr|avril|avr",
    "may|mai",
    "june|jun|juin",
    "july|jul|juillet|juil",
    "august|aug|aout",
    "september|sept|sep|septembre",
    "october|oct|octobre",
    "november|nov|novembre",
    "december|dec|decembre",
)
_WEEKDAY = (
    r"(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|lun|mar|mer|jeu|ven|sam|dim|lundi|mardi"
    r"|mercredi|jeudi|vendredi|samedi|dimanche)"
)
_YEAR, _NUMBER = "(?P<year>[0-9]{4})", "[0-9]{1,2}"
_MONTH, _DAY = rf"(?P<month>{_NUMBER})", rf"(?P<day>{_NUMBER})"
_NAMED = f"(?P<name>{'|'.join(name for names in _MONTHS for name in names.split('|'))})[.]?"
_CLOCK = re.compile(  # of a game only the day counts
    r"(?:(?<=[0-9])t[0-9]{4}(?:[0-9]{2})?"
    r"|(?:t|[ ,]+(?:(?:at|a|um)[ ]+)?)[0-9]{1,2}[:h][0-9]{0,2}(?::[0-9]{2}(?:[.,][0-9]+)?)?[ ]*(?:[ap][.]?m[.]?)?)"
    r"[ ]*(?:z|(?:utc|gmt)?[+-][0-9]{1,2}:?[0-9]{0,2}|utc|gmt|[a-z]{3,4})?"
)
_ERAS = {"令和": 2018, "平成": 1988, "昭和": 1925}


@cache
def _forms() -> tuple[re.Pattern[str], ...]:
    """Return the forms of dates that have one meaning; nobody writes the day directly behind the year."""
    forms = (
        rf"{_YEAR}(?P<mark>[-./ ]){_MONTH}(?P=mark){_DAY}[.]?",
        rf"{_YEAR}(?P<month>[0-9]{{2}})(?P<day>[0-9]{{2}})",
        rf"{_YEAR}[-./]{_MONTH}",
        rf"{_YEAR}",
        rf"{_YEAR}[ ]?年(?:[ ]?{_MONTH}[ ]?月(?:[ ]?{_DAY}[ ]?日)?)?(?:[ ]?[(][月火水木金土日][)])?",
        rf"(?P<era>{'|'.join(_ERAS)})(?P<since>[0-9]{{1,2}}|元)[ ]?年(?:[ ]?{_MONTH}[ ]?月(?:[ ]?{_DAY}[ ]?日)?)?",
        rf"(?:the[ ]|le[ ])?{_DAY}(?:st|nd|rd|th|er|e)?[-. ]*(?:of[ ])?{_NAMED}[-,. ]*{_YEAR}",
        rf"{_NAMED}[-. ]*(?:the[ ])?{_DAY}(?:st|nd|rd|th)?[,. ]+{_YEAR}",
        rf"{_NAMED}[, ]+{_YEAR}",
        rf"{_YEAR}[-,. ]*{_NAMED}[-. ]*{_DAY}",
    )
    return tuple(re.compile(rf"(?:{_WEEKDAY}[.]?,?[ ]+(?:the[ ]|le[ ])?)?(?:{form})") for form in forms)


def parts(text: str) -> tuple[str, str, str] | None:
    """Return the year, the month and the day of a date as people write it, None where they are not certain."""
    if len(text) > _LONGEST:
        return None
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())
    plain = unicodedata.normalize("NFC", plain)
    for written in (plain, _CLOCK.sub("", plain, count=1)):
        for form in _forms():
            match = form.fullmatch(written)
            if match is None:
                continue
            found = {name: value or "" for name, value in match.groupdict().items()}
            year = found.get("year") or str(_ERAS[found["era"]] + int(found["since"].replace("元", "1")))
            name = found.get("name")
            month = found.get("month") or (str(_number(name)) if name else "??")
            return year, f"{month:>02}", f"{found.get('day') or '??':>02}"
    return _both_ways(plain) or _both_ways(_CLOCK.sub("", plain, count=1))


def _both_ways(text: str) -> tuple[str, str, str] | None:
    """Return the parts of a date with the year last: certain where one of the two others can be no month."""
    match = re.fullmatch(rf"(?P<one>{_NUMBER})([-./])(?P<two>{_NUMBER})\2(?P<year>[0-9]{{4}})", text)
    if match is None:
        return None
    one, two = int(match["one"]), int(match["two"])
    if one > len(_MONTHS) >= two or one == two:
        return match["year"], f"{two:02}", f"{one:02}"
    return (match["year"], f"{one:02}", f"{two:02}") if two > len(_MONTHS) >= one else None


def _number(name: str) -> int:
    return next(number for number, names in enumerate(_MONTHS, 1) if name in names.split("|"))
