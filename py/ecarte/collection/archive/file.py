"""The files of archives: opening, checking, building and filling them.

A new or rebuilt archive is written beside its place, as ``mine.duckdb.part``, and moved there when it is complete.
DuckDB's lock on it shows whether a command is still writing; the next command removes what an interrupted one left.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ecarte.collection.archive.rows import (
    DEAL,
    DEAL_FORM,
    EVENTS,
    GAME,
    GAME_FORM,
    LAYOUT,
    OPENING,
    GameRow,
    declared,
    known,
)
from ecarte.collection.tables import QUIET, identifier, import_duckdb
from ecarte.core.game import Problem, RuleError

VERSION = 1
"""The version of the tables, apart from the facts in them. Tables of a later version can only be exported."""

MEMORY = "256MB"  # the most that DuckDB uses while it writes; the rest goes to the disk
TAKEN = 1_000  # rows fetched at a time


# --- files ---------------------------------------------------------------------------------------


def there(path: Path) -> bool:
    """Return whether there is a file with content: earlier versions left empty files on a full disk."""
    return path.exists() and (not path.is_file() or path.stat().st_size > 0)


def missing(path: Path) -> Problem:
    """Return why there is no archive to read, and remove what an interrupted command left."""
    if path.exists():
        return Problem("E-archive-empty", None, {})
    part = _beside(path)
    if not part.exists():
        return Problem("E-file", None, {"reason": "missing", "detail": ""})
    if problem := used(part):
        return problem
    with suppress(OSError):
        remove(part)
    return Problem("E-archive-unfinished", None, {})


def connect(path: Path, write: bool = False) -> Any:
    """Return a DuckDB connection to a file; raises RuleError when it is in use or no database."""
    duckdb = import_duckdb()
    settings = {"python_enable_replacements": "false"}
    if write:
        settings |= {"memory_limit": MEMORY, "temp_directory": str(_spill(path))}
    else:  # a query must not reach other files or the network
        settings |= {"enable_external_access": "false"}
    try:
        connection = duckdb.connect(str(path), read_only=not write, config=settings)
    except duckdb.Error as error:
        code = "E-archive-used" if _LOCKED.search(str(error)) else "E-archive"
        raise RuleError(Problem(code, None, {"detail": _first_line(error)})) from None
    connection.execute(QUIET if write else f"{QUIET}; SET lock_configuration = true")
    return connection


# On Linux, on Windows, and by this very process, as in a notebook.
_LOCKED = re.compile(r"Could not set lock|used by another process|with a different configuration")


def connect_to_copy(path: Path, in_use: RuleError) -> Any:
    """Connect to a copy of an archive that another program has open; raise ``in_use`` when no copy can be made."""
    with TemporaryDirectory(prefix="ecarte-", ignore_cleanup_errors=True) as folder:
        copy = Path(folder) / "archive.duckdb"
        try:
            before = _stamp(path)
            shutil.copyfile(path, copy)
            if log(path).exists():
                shutil.copyfile(log(path), log(copy))
            if _stamp(path) == before:  # otherwise it is being written at this moment
                return connect(copy)
        except (OSError, RuleError):
            pass
    raise in_use


def _stamp(path: Path) -> list[tuple[int, int] | None]:
    stats = [each.stat() if each.exists() else None for each in (path, log(path))]
    return [each and (each.st_size, each.st_mtime_ns) for each in stats]


def begin(path: Path) -> tuple[Path, Any]:
    """Create a file beside an archive and connect to it; remove what an interrupted command left there."""
    part = _beside(path)
    try:
        if part.exists():
            if problem := used(part):
                raise RuleError(problem)
            remove(part)
        return part, connect(part, write=True)
    except OSError as error:
        raise unwritten(error) from None
    except RuleError as error:
        (problem,) = error.problems
        if problem.code == "E-archive":
            with suppress(OSError):
                remove(part)  # a full disk leaves an empty file
            raise RuleError(Problem("E-archive-write", None, {"detail": problem.data["detail"]})) from None
        raise


def used(part: Path) -> Problem | None:
    """Return a problem when another command is writing this file now."""
    try:
        connect(part).close()
    except RuleError as error:
        if error.problems[0].code == "E-archive-used":
            return error.problems[0]
    return None


def put(part: Path, path: Path, connection: Any) -> None:
    """Move a complete file to its place; keep the lock until then where open files can be moved."""
    connection.execute("CHECKPOINT")
    if os.name == "nt":
        connection.close()
    place = path.resolve()  # keep a symbolic link
    if place.exists():
        shutil.copymode(place, part)
    log(place).unlink(missing_ok=True)  # it belongs to a file that no longer exists
    part.replace(place)


def sweep(path: Path) -> None:
    """Remove what interrupted commands left beside an archive that is open here, so that nobody is writing."""
    with suppress(OSError):
        part = _beside(path)
        if part.exists() and not used(part):
            remove(part)
        shutil.rmtree(_spill(path), ignore_errors=True)


def remove(file: Path) -> None:
    """Delete a file with its log and its spill folder."""
    for each in (file, log(file)):
        each.unlink(missing_ok=True)
    shutil.rmtree(_spill(file), ignore_errors=True)


def _beside(path: Path) -> Path:
    """Return the path at which an archive is built."""
    place = path.resolve()
    return place.with_name(f"{place.name}.part")


def log(path: Path) -> Path:
    """Return the path of DuckDB's write-ahead log."""
    place = path.resolve()
    return place.with_name(f"{place.name}.wal")


def _spill(path: Path) -> Path:
    """Return the folder for what does not fit into DuckDB's memory while it writes."""
    place = path.resolve()
    return place.with_name(f"{place.name}.spill")


def unwritten(error: BaseException) -> BaseException:
    """Return the error to raise when writing has failed: a RuleError for those of DuckDB and of the disk."""
    if isinstance(error, OSError):
        detail = error.strerror or type(error).__name__
    elif isinstance(error, import_duckdb().Error):
        detail = _first_line(error)
    else:
        return error
    return RuleError(Problem("E-archive-write", None, {"detail": detail}))


def _first_line(error: BaseException) -> str:
    return str(error).partition("\n")[0]


# --- tables --------------------------------------------------------------------------------------


def state(connection: Any, catalog: str = "") -> Problem | None:
    """Return what keeps an archive from being used as it is, or None."""
    catalog = catalog or here(connection)
    layout = columns(connection, catalog)
    names = {(table, column) for table, column, _ in layout}
    if not layout:
        return Problem("E-archive-empty", None, {})
    if not {("archive", "version"), ("games", "id"), ("games", "ecn")} <= names:
        return Problem("E-archive-other", None, {})
    knew = "known" if ("archive", "known") in names else "NULL"
    ((version, knew),) = fetch(connection, f"SELECT max(version), max({knew}) FROM {identifier(catalog)}.archive")
    if version is None or version > VERSION:
        return Problem("E-archive-newer", None, {})
    current = version == VERSION and layout >= LAYOUT and knew == known()
    return None if current else Problem("E-archive-version", None, {})


def columns(connection: Any, catalog: str) -> set[tuple[str, str, str]]:
    """Return table, column and type of all columns; the type is empty in the view ``events``."""
    rows = fetch(
        connection,
        "SELECT table_name, column_name, CASE WHEN table_name = 'events' THEN '' ELSE data_type END"
        " FROM duckdb_columns() WHERE database_name = ? AND schema_name = 'main' AND NOT internal",
        [catalog],
    )
    return {(str(table), str(column), str(kind)) for table, column, kind in rows}


def here(connection: Any) -> str:
    """Return the name that DuckDB gives the file."""
    ((name,),) = fetch(connection, "SELECT current_database()")
    return str(name)


def create(connection: Any) -> None:
    """Create the tables of an empty archive."""
    with transaction(connection):
        connection.execute("CREATE TABLE archive (version INTEGER, known VARCHAR)")
        connection.execute("INSERT INTO archive VALUES (?, ?)", [VERSION, known()])
        connection.execute(f"CREATE TABLE games (id INTEGER, {declared(GAME)})")
        connection.execute(f"CREATE TABLE deals (game_id INTEGER, {declared(DEAL)})")
        connection.execute(f"CREATE TABLE openings ({declared(OPENING)})")
        connection.execute(f"CREATE VIEW events AS {EVENTS}")


def insert(connection: Any, numbers: Iterable[int], games: Sequence[GameRow]) -> int:
    """Insert the rows of games and of their deals; return the number of deals."""
    if not games:
        return 0
    rows = (f'{{"id":{number},{game.json[1:]}' for number, game in zip(numbers, games, strict=False))
    text = f"[{','.join(rows)}]"
    taken = "(SELECT unnest(from_json(?, ?)) AS g)"
    connection.execute(f"INSERT INTO games BY NAME SELECT unnest(g) FROM {taken}", [text, GAME_FORM])
    connection.execute(
        "INSERT INTO deals BY NAME SELECT game_id, unnest(d)"
        f" FROM (SELECT g.id AS game_id, unnest(g.rows) AS d FROM {taken})",
        [text, DEAL_FORM],
    )
    ((deals,),) = connection.fetchall()
    return int(deals)


@contextmanager
def transaction(connection: Any) -> Iterator[None]:
    """Commit what the ``with`` does, or roll all of it back."""
    duckdb = import_duckdb()
    connection.execute("BEGIN")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException as error:
        with suppress(duckdb.Error):
            connection.execute("ROLLBACK")
        raise (unwritten(error) if isinstance(error, duckdb.Error) else error) from None


@contextmanager
def reading() -> Iterator[None]:
    """Raise RuleError where the file turns out to be damaged."""
    try:
        yield
    except import_duckdb().Error as error:
        raise RuleError(Problem("E-archive", None, {"detail": _first_line(error)})) from None


def fetch(connection: Any, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
    """Return all rows of a query."""
    rows: list[tuple[Any, ...]] = connection.execute(sql, list(values)).fetchall()
    return rows


def stream(connection: Any, sql: str) -> Iterator[tuple[Any, ...]]:
    """Return the rows of a query one after the other."""
    cursor = connection.execute(sql)
    while rows := cursor.fetchmany(TAKEN):
        yield from rows
