"""Games from tables of Arrow: a Parquet file, or whatever offers Arrow's stream, as frames of polars do.

A table has a column of links, as csv has, or it has the events of games, as `ecarte.api.frame` gives them. Its games
come as text, csv or JSON, so that they are read and verified as any other.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, BinaryIO

from ecarte.collection import spreadsheet, tables
from ecarte.core.columns import Column
from ecarte.core.game import Json, Problem, RuleError, parse_event

if TYPE_CHECKING:
    import pyarrow

_LARGEST = 10_000  # rows in a batch
_SHOWN = 40  # characters of a value that a problem quotes


def import_pyarrow() -> ModuleType:
    """Return pyarrow's module; raises RuleError when it is not installed."""
    try:
        import pyarrow
    except ImportError:
        raise RuleError(Problem("E-extra", None, {"package": "pyarrow", "extra": "arrow"})) from None
    found: ModuleType = pyarrow
    return found


def lines_of_file(file: Path | BinaryIO) -> Iterator[str]:
    """Return the games of a Parquet file as lines of text, as `lines` does."""
    arrow = import_pyarrow()
    from pyarrow import parquet

    with _explained(arrow), parquet.ParquetFile(file) as opened:
        batches = opened.iter_batches(_LARGEST, columns=_wanted(opened.schema_arrow))
        yield from _lines(arrow, opened.schema_arrow, batches)


def lines(table: Any) -> Iterator[str]:
    """Return the games of a table as lines of text: links under a heading, or JSON, one game on each line.

    ``table`` is a table of pyarrow, or an object that has ``__arrow_c_stream__``. Raises RuleError where it is no table
    of games.
    """
    arrow = import_pyarrow()
    with _explained(arrow), arrow.RecordBatchReader.from_stream(table) as reader:
        yield from _lines(arrow, reader.schema, reader)


class _explained:  # noqa: N801  # a context
    """Raises RuleError for what pyarrow says of damaged data."""

    def __init__(self, arrow: ModuleType) -> None:
        self.errors = (arrow.ArrowException, OSError)

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, _: object) -> None:
        if isinstance(error, self.errors):
            raise _refused("damaged", found=" ".join(str(error).split())[:200]) from None


def _refused(reason: str, row: int = 0, *, column: str = "", game: int = 0, found: str = "") -> RuleError:
    """Return why a table cannot be read, at a row counted from 1."""
    data: dict[str, str | int] = {"reason": reason, "row": row, "column": column, "game": game, "found": found}
    return RuleError(Problem("E-table", None, data))


def _wanted(schema: pyarrow.Schema) -> list[str]:
    """Return the columns that games are read from."""
    names = (spreadsheet.COLUMN,) if spreadsheet.COLUMN in schema.names else _EVENTS
    return [name for name in names if name in schema.names]


def _lines(arrow: ModuleType, schema: pyarrow.Schema, batches: Iterator[pyarrow.RecordBatch]) -> Iterator[str]:
    _check(arrow, schema)
    names = _wanted(schema)
    rows = (
        row
        for batch in batches
        for portion in range(0, batch.num_rows, _LARGEST)
        for row in zip(*(batch[name].slice(portion, _LARGEST).to_pylist() for name in names), strict=True)
    )
    yield from _links(rows) if names == [spreadsheet.COLUMN] else _games(rows)


def _check(arrow: ModuleType, schema: pyarrow.Schema) -> None:
    """Raise RuleError for a table without the columns of games, or with values of another kind in them."""
    missing = [name for name in _EVENTS if name not in schema.names]
    if missing and spreadsheet.COLUMN not in schema.names:
        raise _refused("columns", found=", ".join(missing))
    for name in _wanted(schema):
        if schema.names.count(name) > 1:
            raise _refused("twice", column=name)
        found = schema.field(name).type
        if arrow.types.is_dictionary(found):
            found = found.value_type
        is_number = name in _NUMBERS
        if not (arrow.types.is_integer(found) if is_number else _is_text(arrow, found)):
            raise _refused("number" if is_number else "text", column=name, found=str(found)[:_SHOWN])


def _is_text(arrow: ModuleType, kind: Any) -> bool:
    types = arrow.types
    return bool(types.is_string(kind) or types.is_large_string(kind) or types.is_string_view(kind))


def _links(rows: Iterator[tuple[Any, ...]]) -> Iterator[str]:
    """Return a table of csv with the links and, so that no row is blank, their rows."""
    columns = (tables.LINK, Column("row", "number"))
    yield tables.heading(columns)
    for number, (link,) in enumerate(rows, 1):
        yield tables.format_csv([{spreadsheet.COLUMN: "".join((link or "").split()), "row": number}], columns, raw=True)


_EVENTS = ("game_id", "deal", "attempt", "n", "event", "dealer", "cut", "tags")
_NUMBERS = _EVENTS[:4]


def _games(rows: Iterator[tuple[Any, ...]]) -> Iterator[str]:
    """Return the games of a table of events as JSON; raises RuleError at the first row that is out of place."""
    game: Json = {}
    known: set[int] = set()
    present, last = 0, (0, 0, 0)  # of the row above: its game; its deal, attempt and number
    for number, (game_id, deal, attempt, n, event, dealer, cut, tags) in enumerate(rows, 1):
        row = dict(zip(_EVENTS, (game_id, deal, attempt, n, event, dealer), strict=False))
        if (empty := next((name for name, value in row.items() if value is None), None)) is not None:
            raise _refused("null", number, column=empty)
        begins = game_id != present or not known
        if begins and game_id in known:
            raise _refused("apart", number, game=game_id)
        is_next = not begins and (deal, attempt) == last[:2] and n == last[2] + 1
        if not is_next and (n != 1 or (not begins and (deal, attempt) <= last[:2])):
            raise _refused("order", number, game=game_id, found=f"{deal}/{attempt}#{n}")
        if begins:
            if game:
                yield _text(game)
            known.add(game_id)
            game, present = {"tags": _tags(tags, number), "deals": []}, game_id
        elif tags is not None and _tags(tags, number) != game["tags"]:
            raise _refused("mixed", number, game=game_id)
        if not is_next:
            opened: Json = {"number": deal, "attempt": attempt, "dealer": dealer, "events": []}
            game["deals"].append({**opened, "annotations": {"values": {"cut": cut}}} if cut else opened)
        elif dealer != game["deals"][-1]["dealer"]:
            raise _refused("dealer", number, game=game_id, found=f"{dealer}, {game['deals'][-1]['dealer']}")
        last = (deal, attempt, n)
        try:
            game["deals"][-1]["events"].append(parse_event(event).to_json())
        except ValueError:
            raise _refused("event", number, column="event", found=event[:_SHOWN]) from None
    if game:
        yield _text(game)


def _text(game: Json) -> str:
    return json.dumps(game, ensure_ascii=False) + "\n"


def _tags(text: str | None, row: int) -> Json:
    """Return the tags of a game, which its first row has."""
    try:
        found = json.loads(text or "")
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise _refused("tags", row, column="tags")
    return found
