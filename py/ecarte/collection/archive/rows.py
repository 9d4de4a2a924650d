"""The rows of an archive: the columns of its tables, and their values for records, in one process or several."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from ecarte import collection
from ecarte.collection import sources, tables
from ecarte.collection.sources import Stretch
from ecarte.collection.tables import TYPES
from ecarte.core.columns import Column, Row
from ecarte.core.game import Problem
from ecarte.figures.filter import Courses
from ecarte.figures.following import opening
from ecarte.games import GAMES
from ecarte.notation import ecn
from ecarte.notation.ecn.stream import Part
from ecarte.record import Play, Record, facts

GAME = (
    Column("key", "text"),
    Column("identity", "text"),
    *facts.GAME_COLUMNS,
    Column("tags", "text"),
    Column("ecn", "text"),
)
DEAL = (*facts.COLUMNS, Column("moves", "text"))
OPENING = (
    *(Column(name, "text") for name in ("position", "choice")),
    *(Column(name, "number") for name in ("deals", "won", "lost", "points")),
)

EVENTS = """
    SELECT game_id, deal, attempt, n, event, kind,
        CASE WHEN kind IN ('turn', 'ruling') THEN '' ELSE event[1] END AS seat,
        CASE WHEN kind IN ('say', 'ruling') THEN '' WHEN kind = 'turn' THEN ltrim(plain, '^')
            WHEN kind = 'play' THEN plain[3:4] ELSE ltrim(plain[3:], '^') END AS cards,
        CASE kind WHEN 'say' THEN plain[3:] WHEN 'ruling' THEN plain[2:] WHEN 'play' THEN plain[6:]
            WHEN 'deal' THEN if(plain[3:3] = '^', 'up', '') ELSE '' END AS said,
        split_part(event, '~', 2) AS suffix
    FROM (
        SELECT game_id, deal, attempt, n, event, split_part(event, '~', 1) AS plain,
            CASE event[1] WHEN '^' THEN 'turn' WHEN '&' THEN 'ruling' ELSE
                CASE event[2] WHEN '<' THEN 'deal' WHEN '-' THEN 'discard' WHEN '+' THEN 'draw'
                    WHEN '.' THEN 'play' WHEN '^' THEN 'take' ELSE 'say' END
            END AS kind
        FROM (
            SELECT game_id, deal, attempt, unnest(range(1, len(words) + 1)) AS n, unnest(words) AS event
            FROM (SELECT game_id, deal, attempt, string_split(moves, ' ') AS words FROM deals WHERE moves IS NOT NULL)
        )
    )
"""
"""The view ``events``: one row for each event, derived from the deals on each query."""

LAYOUT = frozenset(
    [
        ("games", "id", "INTEGER"),
        *(("games", column.name, TYPES[column.kind]) for column in GAME),
        ("deals", "game_id", "INTEGER"),
        *(("deals", column.name, TYPES[column.kind]) for column in DEAL),
        *(("openings", column.name, TYPES[column.kind]) for column in OPENING),
        *(("events", column.name, "") for column in tables.EVENTS),
    ]
)
"""The columns an archive must have: table, column and type, with no type for a view."""


def known() -> str:
    """Return a hash of what rows depend on besides their records: the columns, and all presets and options.

    A row names every option, and with a new preset, option or value more records can be read.
    """
    rules = {
        name: [{preset: dict(values) for preset, values in game.presets.items()}]
        + [{option.name: option.values} for option in game.options]
        for name, game in GAMES.items()
    }
    return hashlib.sha256(json.dumps([sorted(LAYOUT), rules], sort_keys=True).encode()).hexdigest()[:32]


_DEAL_TYPES = {column.name: TYPES[column.kind] for column in DEAL}
_GAME_TYPES = {column.name: TYPES[column.kind] for column in GAME}

GAME_FORM = json.dumps([{"id": "INTEGER", **_GAME_TYPES}])
"""The games of a portion in the form of DuckDB's from_json."""
DEAL_FORM = json.dumps([{"id": "INTEGER", "rows": [_DEAL_TYPES]}])
"""Their deals in that form."""


Opened: TypeAlias = tuple[str, str, int, int, int]
"""A decision: its position, the choice, and for the seat that made it whether it won or lost the deal, its points."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """A record as the row of a game, in JSON that includes the rows of its deals, with some of the row's columns."""

    key: str
    identity: str
    json: str
    date: str = ""  # as far as it is known
    opened: tuple[Opened, ...] = ()  # what was decided in the openings of its deals


@dataclass(frozen=True, slots=True)
class Portion:
    """Some records as rows. ``problems`` number records from the first of the ``records``."""

    games: tuple[GameRow, ...]
    problems: tuple[Problem, ...] = ()
    left_out: int = 0
    records: int = 0


def prepare(stretch: Stretch) -> Portion:
    """Return the rows of records to add."""
    games: list[GameRow] = []
    problems: list[Problem] = []
    left_out = records = 0
    for reading in stretch.read(sources.read):
        records += reading.is_record
        problems += reading.problems
        if reading.play is None or not reading.sound:
            left_out += reading.is_record
        else:
            games.append(_row(reading.play, reading.moves))
    return Portion(tuple(games), tuple(problems), left_out, records)


def renew(texts: list[str]) -> Portion:
    """Return the rows of records from an older archive, with their text unchanged.

    A record that this program cannot read keeps its place and its text, without facts; ``left_out`` counts it.
    """
    games: list[GameRow] = []
    left_out = 0
    for text in texts:
        (reading, *_) = ecn.read_part(Part(text, 1, 1))
        if reading.play is None or not reading.sound:
            key = facts.key(text)
            games.append(GameRow(key, "", json.dumps({"key": key, "ecn": text})))
            left_out += 1
        else:
            games.append(_row(reading.play, reading.moves, text))
    return Portion(tuple(games), (), left_out)


def _row(play: Play, movetext: str, stood: str = "") -> GameRow:
    """Return a game's row with the rows of its deals.

    ``movetext`` is the canonical movetext of a record without notes, or empty; ``stood`` is the text to keep instead of
    the canonical one, or empty.
    """
    record = play.record
    options = record.options()
    text = ecn.dumps(play, movetext)
    deals = facts.deals(record, options)
    game = facts.game(record, deals, options)
    tags = json.dumps(_tags(record), ensure_ascii=False)
    moves = ecn.bare(movetext) if movetext else _written(record, options)
    key, identity = facts.key(text), collection.identity(play, moves)
    row = {"key": key, "identity": identity, **_known(game, _GAME_TYPES), "tags": tags, "ecn": stood or text}
    rows = [_known(each, _DEAL_TYPES) | {"moves": words} for each, words in zip(deals, moves, strict=True)]
    return GameRow(
        key, identity, json.dumps(row | {"rows": rows}), str(game["date"] or ""), opened(record, game, deals)
    )


def opened(record: Record, game: Row, deals: Iterable[Row]) -> tuple[Opened, ...]:
    """Return the decisions in the openings of a game's deals."""
    courses = Courses(record)
    return tuple(
        (position, choice, outcome.won, outcome.lost, outcome.points)
        for place, row in enumerate(deals)
        for position, choice, outcome in opening(record, game, row, courses[place])
    )


def _known(row: Row, names: Mapping[str, str]) -> Row:
    """Return the columns that have a value; the others become NULL."""
    return {name: value for name, value in row.items() if value is not None and name in names}


def declared(columns: Iterable[Column]) -> str:
    """Return columns with their types, in SQL."""
    return ", ".join(f'"{column.name}" {TYPES[column.kind]}' for column in columns)


def _written(record: Record, options: Any) -> list[str]:
    """Return the events of each deal as canonical ECN writes them."""
    order = "" if record.tag("DealOrder") == "kept" else options.order
    return [" ".join([str(entry.event.in_order(order)) for entry in deal.entries]) for deal in record.deals]


def _tags(record: Record) -> Mapping[str, str]:
    """Return the tags that occur once; options are in a column of their own."""
    return {name: value for name, value in reversed(record.tags) if name != "Option"}
