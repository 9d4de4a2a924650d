"""The facts of many games as a table, which a program keeps beside their records so as not to read these again.

A column is a text. Its first line has the different values, in JSON; after it there is a letter for each row, by the
place of its value among them, or none where all rows have the same value. A column that is unknown everywhere is left
out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, TypeAlias

from ecarte.core.columns import Fact, Row
from ecarte.core.game import parse_event
from ecarte.figures.filter import Courses, Filter
from ecarte.notation import ecn
from ecarte.record import Record, facts

if TYPE_CHECKING:
    from ecarte.types.figures import FactTable

UNREAD = -1
"""The number of deals of a text that is not one sound record."""

_FIRST = ord("]")  # the letter of the first value; neither it nor the next hundred need an escape in JSON
_DEAL = {column.name for column in facts.COLUMNS}
_NAMES = (*(column.name for column in facts.GAME_COLUMNS), *(column.name for column in facts.COLUMNS))
_NOTED = ("{", "(", "$", "@")  # what begins a comment, a variation, a mark, a value


Rows: TypeAlias = tuple[Row, list[Row]]
"""The facts of a game, and those of its deals."""


def rows_of(record: Record) -> Rows:
    """Return the facts of a verified record."""
    deals = facts.deals(record)
    return facts.game(record, deals), deals


def tabulate(rows: Sequence[Rows | None]) -> FactTable:
    """Return the facts of games as a table; None stands for a text that is not one sound record."""
    known = [each for each in rows if each]
    games, deals = [game for game, _ in known], [deal for _, some in known for deal in some]
    columns = {name: [row.get(name) for row in (deals if name in _DEAL else games)] for name in _NAMES}
    return {"deals": [len(each[1]) if each else UNREAD for each in rows], "columns": _written(columns)}


def join(tables: Sequence[FactTable]) -> FactTable:
    """Return tables as one; raises ValueError when one of them is damaged."""
    sizes = [(_games(each["deals"]), _deals(each["deals"])) for each in tables]
    columns: dict[str, list[Fact]] = {
        name: [
            value
            for table, size in zip(tables, sizes, strict=True)
            for value in _read(table["columns"].get(name), size[name in _DEAL])
        ]
        for name in _NAMES
    }
    return {"deals": [number for each in tables for number in each["deals"]], "columns": _written(columns)}


def search(condition: Filter, table: FactTable, texts: Mapping[int, str]) -> list[bool | None]:
    """Return which games of a table meet a condition: None where the facts alone do not tell.

    ``texts`` are the records of some games, by their places in the table: then these are looked at, and None stands for
    all others. Raises ValueError when the table is damaged.
    """
    rows = enumerate(_rows(table, condition.facts))
    if texts:
        return [_decide(condition, row, texts[place]) if place in texts else None for place, row in rows]
    return [condition.decides(*row) if row else False for _, row in rows]


def _decide(condition: Filter, row: Rows | None, text: str) -> bool:
    """Return whether a stored record meets a condition. Its facts are known, so only its events are read."""
    if row is None:
        return False
    moves = text[text.find("\n\n") + 2 :]
    if not condition.tags and not any(sign in moves for sign in _NOTED):
        said = ecn.bare(moves)
        if len(said) == len(row[1]):
            return bool(condition.decides(*row, Courses(events=[map(parse_event, words.split()) for words in said])))
    readings = list(ecn.read(text))
    play = readings[0].play if len(readings) == 1 else None
    return play is not None and readings[0].sound and condition.asks(play.record)


def _rows(table: FactTable, names: Iterable[str]) -> Iterator[Rows | None]:
    """Yield the row of each game with those of its deals, with the facts of these names."""
    counts = table["deals"]
    games = _as_rows(table, [name for name in names if name not in _DEAL], _games(counts))
    deals = _as_rows(table, [name for name in names if name in _DEAL], _deals(counts))
    for count in counts:
        yield None if count == UNREAD else (next(games), list(islice(deals, count)))


def _as_rows(table: FactTable, names: Sequence[str], size: int) -> Iterator[Row]:
    if not names:
        return ({} for _ in range(size))
    columns = [_read(table["columns"].get(name), size) for name in names]
    return (dict(zip(names, values, strict=True)) for values in zip(*columns, strict=True))


def _games(counts: Sequence[int]) -> int:
    return len(counts) - counts.count(UNREAD)


def _deals(counts: Sequence[int]) -> int:
    return sum(counts) + counts.count(UNREAD)


def _written(columns: Mapping[str, Sequence[Fact]]) -> dict[str, str]:
    """Return columns as texts."""
    written: dict[str, str] = {}
    for name, column in columns.items():
        # 1 and True are equal, but no column has both.
        letters = {value: _letter(place) for place, value in enumerate(dict.fromkeys(column))}
        if any(value is not None for value in letters):
            said = "".join([letters[value] for value in column]) if len(letters) > 1 else ""
            written[name] = f"{json.dumps([*letters], ensure_ascii=False)}\n{said}"
    return written


def _letter(place: int) -> str:
    """Return the letter of a value; surrogates, which no text may have alone, are passed over."""
    code = _FIRST + place
    return chr(code if code < 0xD800 else code + 0x800)


def _read(column: str | None, size: int) -> Sequence[Fact]:
    """Return the values of a column; raises ValueError when it is damaged."""
    if column is None:
        return [None] * size
    line, _, said = column.partition("\n")
    values = json.loads(line)
    if not isinstance(values, list) or not (len(said) == size or (len(values) == 1 and not said)):
        raise ValueError(column[:80])
    if not said:
        return values * size
    by_letter = {_letter(place): value for place, value in enumerate(values)}
    try:
        return [by_letter[letter] for letter in said]
    except KeyError:
        raise ValueError(column[:80]) from None
