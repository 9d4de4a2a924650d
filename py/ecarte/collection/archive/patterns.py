"""What conditions say of events in order, on the deals of an archive.

SQL knows for which deals a pattern may hold (`Pattern.guard`). These are looked at one by one, and those for which it
holds go into a temporary table, which the condition in SQL reads. It lies in memory and belongs to the connection.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import islice
from typing import Any

from ecarte.collection.archive.file import TAKEN
from ecarte.core.columns import Row
from ecarte.core.game import parse_event
from ecarte.figures.filter import Courses, Filter, Pattern, Scope
from ecarte.figures.following import OUTCOME_NAMES, Choice, next_choice
from ecarte.record import facts

_DEAL = frozenset(column.name for column in facts.COLUMNS)
_GAME = frozenset(column.name for column in facts.GAME_COLUMNS)
_ALWAYS = {"sides", "dealer", "elder", "trump", "turn", *(name for name in _DEAL if name.startswith("hand_"))}


def find_patterns(connection: Any, where: Filter | None) -> None:
    """Make the tables that a condition in SQL reads."""
    if where:
        for name, pattern in where.patterns.items():
            connection.execute(f"CREATE OR REPLACE TEMP TABLE {name} (deal BIGINT)")  # games may have been added
            _find(connection, name, pattern, "g.tags" if where.tags else "NULL")


def choices(connection: Any, condition: Filter) -> Iterator[Choice]:
    """Yield the choice after a position in each deal of an archive."""
    (pattern,) = condition.patterns.values()
    names = pattern.names | OUTCOME_NAMES
    for _, scope in _candidates(connection, pattern.guard, names, "g.tags" if condition.tags else "NULL"):
        if (choice := next_choice(scope, condition)) is not None:
            yield choice


def _find(connection: Any, name: str, pattern: Pattern, tags: str) -> None:
    """Fill the table of a pattern with the numbers of the deals for which it holds; ``tags`` is their SQL."""
    run = pattern.term.run
    numbers = (number for number, scope in _candidates(connection, pattern.guard, pattern.names, tags) if run(scope))
    while some := list(islice(numbers, TAKEN)):
        connection.execute(f"INSERT INTO {name} SELECT unnest(?::BIGINT[])", [some])


def _candidates(connection: Any, guard: str, names: Iterable[str], tags: str) -> Iterator[tuple[int, Scope]]:
    """Yield the deals that meet a condition in SQL, with their numbers and the facts of these names."""
    read = sorted(({*names} | _ALWAYS) & (_DEAL | _GAME))
    columns = ", ".join(f'{"d" if each in _DEAL else "g"}."{each}"' for each in read)
    with closing(connection.cursor()) as reader:
        reader.execute(
            f"SELECT d.rowid, d.moves, {tags}, {columns} FROM deals d JOIN games g ON g.id = d.game_id"
            f" WHERE d.moves IS NOT NULL{f' AND {guard}' if guard else ''}"
        )
        while taken := reader.fetchmany(TAKEN):
            for number, moves, tagged, *values in taken:
                row: Row = dict(zip(read, values, strict=True))
                courses = Courses(events=[list(map(parse_event, moves.split()))])
                yield number, Scope(row, [row], json.loads(tagged) if tagged else {}, row, courses)
