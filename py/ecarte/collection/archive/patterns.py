"""What conditions say of events in order, on the deals of an archive.

SQL knows for which deals a pattern may hold (`Pattern.guard`). These are looked at one by one, and those for which it
holds go into a temporary table, which the condition in SQL reads. It lies in memory and belongs to the connection.
"""

from __future__ import annotations

import json
from contextlib import closing
from typing import Any

from ecarte.collection.archive.file import TAKEN
from ecarte.core.columns import Row
from ecarte.core.game import parse_event
from ecarte.figures.filter import Courses, Filter, Pattern, Scope
from ecarte.record import facts

_DEAL = frozenset(column.name for column in facts.COLUMNS)
_GAME = frozenset(column.name for column in facts.GAME_COLUMNS)
_ALWAYS = {"sides", "trump", "turn", *(name for name in _DEAL if name.startswith("hand_"))}


def find_patterns(connection: Any, where: Filter | None) -> None:
    """Make the tables that a condition in SQL reads."""
    if where:
        for name, pattern in where.patterns.items():
            connection.execute(f"CREATE OR REPLACE TEMP TABLE {name} (deal BIGINT)")  # games may have been added
            _find(connection, name, pattern, "g.tags" if where.tags else "NULL")


def _find(connection: Any, name: str, pattern: Pattern, tags: str) -> None:
    """Fill the table of a pattern with the numbers of the deals for which it holds; ``tags`` is their SQL."""
    names = sorted((pattern.names | _ALWAYS) & (_DEAL | _GAME))
    columns = ", ".join(f'{"d" if each in _DEAL else "g"}."{each}"' for each in names)
    guard = f" AND {pattern.guard}" if pattern.guard else ""
    run = pattern.term.run
    with closing(connection.cursor()) as reader:
        reader.execute(
            f"SELECT d.rowid, d.moves, {tags}, {columns} FROM deals d JOIN games g ON g.id = d.game_id"
            f" WHERE d.moves IS NOT NULL{guard}"
        )
        while taken := reader.fetchmany(TAKEN):
            found: list[int] = []
            for number, moves, tagged, *values in taken:
                row: Row = dict(zip(names, values, strict=True))
                courses = Courses(events=[list(map(parse_event, moves.split()))])
                if run(Scope(row, [row], json.loads(tagged) if tagged else {}, row, courses)):
                    found.append(number)
            connection.execute(f"INSERT INTO {name} SELECT unnest(?::BIGINT[])", [found])
