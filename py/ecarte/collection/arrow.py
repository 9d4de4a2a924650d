"""Games from tables of Arrow: a Parquet file, or what offers Arrow's stream, as a frame of polars does.

A table has a column of links, as csv has, or a row for each event, as `ecarte.api.frame` makes it. Its games are
verified as all others are.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from json import loads
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias

from ecarte.collection import sources, spreadsheet, tables
from ecarte.core.columns import Column
from ecarte.core.game import Head, Json, Problem, RuleError, parse_event
from ecarte.notation import ecn, json, plain
from ecarte.record import NO_NOTE, Deal, Entry, Note

if TYPE_CHECKING:
    import pyarrow

_LARGEST = 10_000  # rows in a batch
_SHOWN = 40  # characters of a value that a problem quotes
_EVENTS = ("game_id", "deal", "attempt", "n", "event", "dealer", "cut", "tags")
_NUMBERS = _EVENTS[:4]

_Rows: TypeAlias = Iterator[tuple[Any, ...]]


def import_pyarrow() -> ModuleType:
    """Return pyarrow's module; raises RuleError when it is not installed."""
    try:
        import pyarrow
    except ImportError:
        raise RuleError(Problem("E-extra", None, {"package": "pyarrow", "extra": "arrow"})) from None
    module: ModuleType = pyarrow
    return module


def read(table: Any) -> Iterator[ecn.Reading]:
    """Return the games of a table, each with its problems, and its line in the text of `lines`.

    ``table`` is a Parquet file, a table of pyarrow, or an object that has ``__arrow_c_stream__``. Raises RuleError
    where it is no table of games.
    """
    with _opened(table) as (schema, rows):
        if _has_links(schema):
            yield from sources.read(_links(rows))
            return
        for number, game in enumerate(_games(rows), 1):
            if (reading := json.assemble(*game)) is not None:
                yield replace(reading, line=number)
            else:
                above = number - 1
                yield from (sources.moved(each, above, above) for each in json.read(_text(*game)))


def lines(table: Any) -> Iterator[str]:
    """Return the games of a table as lines of text: links under a heading, or JSON, one game on each line."""
    with _opened(table) as (schema, rows):
        yield from _links(rows) if _has_links(schema) else (_text(*game) for game in _games(rows))


@contextmanager
def _opened(table: Any) -> Iterator[tuple[pyarrow.Schema, _Rows]]:
    """Open a table that has games; raises RuleError for what pyarrow says of damaged data, too."""
    arrow = import_pyarrow()
    try:
        if hasattr(table, "__arrow_c_stream__"):
            with arrow.RecordBatchReader.from_stream(table) as opened:
                yield opened.schema, _rows(arrow, opened.schema, opened)
        else:
            from pyarrow import parquet

            with parquet.ParquetFile(table) as opened:
                schema = opened.schema_arrow
                yield schema, _rows(arrow, schema, opened.iter_batches(_LARGEST, columns=_wanted(schema)))
    except (arrow.ArrowException, OSError) as error:
        raise _refused("damaged", found=" ".join(str(error).split())[:200]) from None


def _refused(reason: str, row: int = 0, *, column: str = "", game: int = 0, found: str = "") -> RuleError:
    """Return the error that says why a table cannot be read; rows are counted from 1."""
    data: dict[str, str | int] = {"reason": reason, "row": row, "column": column, "game": game, "found": found}
    return RuleError(Problem("E-table", None, data))


def _has_links(schema: pyarrow.Schema) -> bool:
    return spreadsheet.COLUMN in schema.names


def _wanted(schema: pyarrow.Schema) -> list[str]:
    """Return the columns that games are read from."""
    return [spreadsheet.COLUMN] if _has_links(schema) else [name for name in _EVENTS if name in schema.names]


def _rows(arrow: ModuleType, schema: pyarrow.Schema, batches: Iterator[pyarrow.RecordBatch]) -> _Rows:
    """Return the values of the wanted columns, row by row."""
    _check(arrow, schema)
    names = _wanted(schema)
    for batch in batches:
        for portion in range(0, batch.num_rows, _LARGEST):
            yield from zip(*(batch[name].slice(portion, _LARGEST).to_pylist() for name in names), strict=True)


def _check(arrow: ModuleType, schema: pyarrow.Schema) -> None:
    """Raise RuleError for a table without the columns of games, or with values of another kind in them."""
    missing = [name for name in _EVENTS if name not in schema.names]
    if missing and not _has_links(schema):
        raise _refused("columns", found=", ".join(missing))
    for name in _wanted(schema):
        if schema.names.count(name) > 1:
            raise _refused("twice", column=name)
        kind = schema.field(name).type
        if arrow.types.is_dictionary(kind):
            kind = kind.value_type
        is_number = name in _NUMBERS
        if not (arrow.types.is_integer(kind) if is_number else _is_text(arrow, kind)):
            raise _refused("number" if is_number else "text", column=name, found=str(kind)[:_SHOWN])


def _is_text(arrow: ModuleType, kind: Any) -> bool:
    types = arrow.types
    return bool(types.is_string(kind) or types.is_large_string(kind) or types.is_string_view(kind))


def _links(rows: _Rows) -> Iterator[str]:
    """Return csv of the links, each with the number of its row, so that no line is blank."""
    columns = (tables.LINK, Column("row", "number"))
    yield tables.heading(columns)
    for number, (link,) in enumerate(rows, 1):
        yield tables.format_csv([{spreadsheet.COLUMN: "".join((link or "").split()), "row": number}], columns, raw=True)


def _games(rows: _Rows) -> Iterator[tuple[Json, list[Deal]]]:
    """Return the tags and the deals of each game in a table of events; raises RuleError at a row out of place."""
    tags: Json = {}
    deals: list[Deal] = []
    head, entries = Head(0, 0, ""), list[Entry]()  # of the last deal
    present, known = 0, set[int]()
    for row, (game, deal, attempt, n, event, dealer, cut, text) in enumerate(rows, 1):
        if None in (values := (game, deal, attempt, n, event, dealer)):
            raise _refused("null", row, column=_EVENTS[values.index(None)])
        begins = game != present or not known
        if begins and game in known:
            raise _refused("apart", row, game=game)
        place, last = (deal, attempt), (head.number, head.attempt)
        is_next = not begins and place == last and n == len(entries) + 1
        if not is_next and (n != 1 or (not begins and place <= last)):
            raise _refused("order", row, game=game, found=f"{deal}/{attempt}#{n}")
        if begins:
            if known:
                yield tags, _filled(deals, entries)
            known.add(game)
            tags, deals, present = _tags(text, row), [], game
        elif text is not None and _tags(text, row) != tags:
            raise _refused("mixed", row, game=game)
        if not is_next:
            deals, head, entries = _filled(deals, entries), Head(deal, attempt, dealer), []
            deals.append(Deal(head, (), Note(values=(("cut", cut),)) if cut else NO_NOTE))
        elif dealer != head.dealer:
            raise _refused("dealer", row, game=game, found=f"{dealer}, {head.dealer}")
        try:
            entries.append(Entry(parse_event(event)))
        except ValueError:
            raise _refused("event", row, column="event", found=event[:_SHOWN]) from None
    if known:
        yield tags, _filled(deals, entries)


def _filled(deals: list[Deal], entries: list[Entry]) -> list[Deal]:
    """Return deals whose last one has these events."""
    return [*deals[:-1], *(replace(deal, entries=tuple(entries)) for deal in deals[-1:])]


def _text(tags: Json, deals: list[Deal]) -> str:
    """Return a game as a line of JSON."""
    objects = [
        {
            "number": deal.head.number,
            "attempt": deal.head.attempt,
            "dealer": deal.head.dealer,
            "events": [entry.event.to_json() for entry in deal.entries],
            **({"annotations": {"values": dict(deal.note.values)}} if deal.note.values else {}),
        }
        for deal in deals
    ]
    return plain.text({"tags": tags, "deals": objects}) + "\n"


def _tags(text: str | None, row: int) -> Json:
    """Return the tags of a game, which its first row has."""
    try:
        tags = loads(text or "")
    except ValueError:
        tags = None
    if not isinstance(tags, dict):
        raise _refused("tags", row, column="tags")
    return tags
