"""Bringing an archive that another version of the program has made up to date."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from ecarte.collection.archive.file import (
    begin,
    columns,
    connect,
    create,
    fetch,
    here,
    insert,
    log,
    put,
    remove,
    state,
    there,
    transaction,
    unwritten,
)
from ecarte.collection.archive.openings import Tally
from ecarte.collection.archive.rows import LAYOUT, OPENING, renew
from ecarte.collection.processes import RECORDS_AT_ONCE, in_order
from ecarte.collection.tables import identifier, quoted
from ecarte.collection.workers import Jobs
from ecarte.core.game import Problem, RuleError

# The name of an archive during its update; no file name contains a slash.
_OLD = "before/update"
_OLD_SQL = identifier(_OLD)
_PLACES = {"games": ("id",), "deals": ("game_id", "deal", "attempt")}


def outdated(path: Path) -> int | None:
    """Return the number of records in an archive that needs `update` before it can be queried.

    None when it needs none, or cannot be updated.
    """
    if not there(path):
        return None
    with closing(connect(path)) as connection:
        problem = state(connection)
        if not problem or problem.code != "E-archive-version":
            return None
        ((number,),) = fetch(connection, "SELECT count(*) FROM games")
        return int(number)


def update(path: Path, jobs: Jobs = 1, progress: Callable[[int], None] = lambda records: None) -> int:
    """Rebuild the tables of an archive from its records, and keep other tables, views and columns in the file.

    The old file stays in its place until the new one is complete. Returns the number of records that this program
    cannot read: they keep their text, and have no facts. Raises RuleError when it fails; then nothing has changed.
    """
    if log(path).exists():  # work that an interrupted command committed goes into the old file first
        connect(path, write=True).close()
    part, connection = begin(path)  # from here on no other process does this
    try:
        connection.execute(f"ATTACH {quoted(str(path))} AS {_OLD_SQL} (READ_ONLY)")  # nor writes to the old file
        unread = 0
        problem = state(connection, _OLD)
        if problem and problem.code == "E-archive-version":
            _refuse_taken(connection)
            unread = _rebuild(connection, jobs, progress)
            put(part, path, connection)
        connection.close()
        remove(part)
        return unread
    except BaseException as error:
        connection.close()
        remove(part)
        raise unwritten(error) from None


def _refuse_taken(connection: Any) -> None:
    """Raise RuleError where a table or view of the user's own has the name of one that older archives lack."""
    held = {column for table, column, _ in columns(connection, _OLD) if table == "openings"}
    if held and not held >= {column.name for column in OPENING[:2]}:
        raise RuleError(Problem("E-archive-taken", None, {"name": "openings"}))


def _rebuild(connection: Any, jobs: Jobs, progress: Callable[[int], None]) -> int:
    """Fill a new file from the attached archive, in the same order and with the same ids."""
    connection.execute(f"COPY FROM DATABASE {_OLD_SQL} TO {identifier(here(connection))} (SCHEMA)")
    for kind, name in (("VIEW", "events"), *(("TABLE", each) for each in ("deals", "games", "openings", "archive"))):
        connection.execute(f"DROP {kind} IF EXISTS {name}")
    for schema, name in fetch(
        connection,
        "SELECT schema_name, table_name FROM duckdb_tables() WHERE database_name = current_database() AND NOT internal",
    ):  # tables that a user added
        place = f"{identifier(schema)}.{identifier(name)}"
        connection.execute(f"INSERT INTO {place} FROM {_OLD_SQL}.{place}")
    create(connection)
    unread, tally = 0, Tally(connection)
    with closing(connection.cursor()) as reader, transaction(connection):
        reader.execute(f"SELECT id, ecn FROM {_OLD_SQL}.games ORDER BY id")

        def texts() -> Iterator[tuple[list[int], list[str]]]:
            while taken := reader.fetchmany(RECORDS_AT_ONCE):
                yield [number for number, _ in taken], [text for _, text in taken]

        for numbers, portion in in_order(renew, texts(), jobs):
            insert(connection, numbers, portion.games)
            tally.add(each for game in portion.games for each in game.opened)
            unread += portion.left_out
            progress(len(numbers))
        tally.finish()
        _keep_columns(connection)
    sums = "SELECT count(*), coalesce(bit_xor(hash(id, ecn)), 0) FROM"
    if fetch(connection, f"{sums} games") != fetch(connection, f"{sums} {_OLD_SQL}.games"):
        raise AssertionError("records would be lost")
    return unread


def _keep_columns(connection: Any) -> None:
    """Copy the columns that others have added to games and deals."""
    ours = {(table, column) for table, column, _ in LAYOUT}
    for table, column, kind in sorted(columns(connection, _OLD)):
        if table in _PLACES and (table, column) not in ours:
            same = " AND ".join(f"n.{name} IS NOT DISTINCT FROM o.{name}" for name in _PLACES[table])
            name = identifier(column)
            connection.execute(f"ALTER TABLE {table} ADD COLUMN {name} {kind}")
            connection.execute(f"UPDATE {table} n SET {name} = o.{name} FROM {_OLD_SQL}.{table} o WHERE {same}")
