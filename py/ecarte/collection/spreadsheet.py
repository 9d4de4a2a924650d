"""Tables in csv: cells that spreadsheets may open, and the column ``link``, from which games are read."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import chain, repeat

COLUMN = "link"
NO_LINK = '""'
"""What `links` gives for a row without a link."""

_BETWEEN = ",;\t"  # spreadsheets in many languages write semicolons
# What a spreadsheet runs as a formula, at the beginning of a cell or after what may separate cells in another country.
_FORMULA = r" *(?:[=+@\uff1d\uff0b\uff0d\uff20-]|[\t\r])"
_RUN = re.compile(rf"(?:^|(?<=[;\t\r\n]))(?='*{_FORMULA})")
_QUOTED = re.compile(rf"(?:^|(?<=[;\t\r\n]))'(?='*{_FORMULA})")
_OURS = {"key", "game"}  # columns that every table of ours has


def defuse(text: str) -> str:
    """Return a text for a cell of csv: one that a spreadsheet would run gets an apostrophe before it."""
    return _RUN.sub("'", text)


def restore(cell: str) -> str:
    """Return the text of a cell that `defuse` made."""
    return _QUOTED.sub("", cell)


def is_heading(line: str) -> bool:
    """Return whether a line is the first of such a table, or of one that was written without links."""
    return has_links(line) or _OURS.issubset(_names(line, ","))


def has_links(heading: str) -> bool:
    """Return whether a table has a column of links."""
    return any(COLUMN in _names(heading, between) for between in _BETWEEN)


def links(lines: Iterable[str]) -> Iterator[str]:
    """Return the links of a table that `has_links`, each on the line where its row begins.

    The other lines are blank: the heading, rows with the link of a row above, blank rows. So each game comes once, also
    when the table was sorted by another column. A digest of each link is kept in memory, about 100 bytes.
    """
    rest = iter(lines)
    heading = next(rest)
    between = next(each for each in _BETWEEN if COLUMN in _names(heading, each))
    place = _names(heading, between).index(COLUMN)
    rows = csv.reader(chain([heading], rest), delimiter=between)
    digests: set[bytes] = set()
    last, above = "", 0
    while (row := _next_row(rows, place)) is not None:
        if above and any(cell.strip() for cell in row):
            text = ("".join(row[place].split()) if place < len(row) else "") or NO_LINK
        else:
            text = last
        yield "\n" if text == last or _is_known(text, digests) else text + "\n"
        yield from repeat("\n", rows.line_num - above - 1)
        last, above = text, rows.line_num


def _is_known(text: str, digests: set[bytes]) -> bool:
    """Return whether a link was there before, and remember it. Each row without one is a mistake of its own."""
    if text == NO_LINK:
        return False
    before = len(digests)
    digests.add(blake2b(text.encode(errors="surrogatepass"), digest_size=16).digest())
    return len(digests) == before


def _next_row(rows: Iterator[list[str]], place: int) -> list[str] | None:
    """Return the next row, or None at the end. A row that cannot be read has no link."""
    try:
        return next(rows, None)
    except csv.Error:
        return [NO_LINK] * (place + 1)


def _names(heading: str, between: str) -> list[str]:
    """Return the names of the columns in small letters, none for a line that is not csv."""
    try:
        row = next(csv.reader([heading.removeprefix("\ufeff")], delimiter=between), [])
    except csv.Error:
        return []
    return [name.strip().lower() for name in row]
