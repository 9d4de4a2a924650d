"""Add to archives of millions of games, and query them: python bench/millions.py FOLDER [MILLIONS …].

50,000 different games are simulated and added. The archive is then enlarged in SQL: each further game is one of these
with another date and round, and the text, key and identity that adding it would give; a first check compares the
identities of the 50,000, so computed, with their own. Every 50,000 are another year. To each archive 10,000 other
simulated games of one month are added by the command. What is measured are whole commands: seconds, those of the
processor, and the most memory in MB. FOLDER keeps the archive, a GB for each million, to go on with.

With ``--narrow``, tables of so many identities and dates alone are made in a second archive, the dates in order or
``--scattered``, and what is measured is the look-up of 5,000 games, of one month or without a date, and queries about
that month. Prints Markdown tables.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from datetime import date, timedelta
from hashlib import md5
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

import duckdb

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "py"))  # to run without installing
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.archive import timed

from ecarte.collection.archive.adding import GAMES_AT_ONCE, Adding
from ecarte.collection.archive.file import connect, fetch
from ecarte.collection.archive.rows import GameRow
from ecarte.collection.simulate import Plan, prepare, texts

ROOT = Path(__file__).resolve().parent.parent
SIMULATED = 50_000
ADDED = 10_000
COMMANDS = {
    "games of a month": ("query", "SELECT count(*) FROM games WHERE date BETWEEN '2001.03.01' AND '2001.03.31'"),
    "its deals by trumps": (
        "query",
        "SELECT trump, count(*) FROM games JOIN deals ON game_id = id"
        " WHERE date BETWEEN '2001.03.01' AND '2001.03.31' GROUP BY trump",
    ),
    "all deals by trumps": ("query", "SELECT trump, count(*) FROM deals GROUP BY trump"),
    "explorer": (
        "next",
        'sequence(game == "ecarte", dealer.turns, elder.proposes, dealer.like("A/xx/xx"))',
    ),
}


def simulate(file: Path, games: int, seed: int, first: date, days: int) -> None:
    """Write different games of so many days."""
    plan = Plan({"S": "amateur", "N": "beginner"}, games, seed=seed)
    prepare(plan)
    with file.open("w", encoding="utf-8") as written:
        for at, text in enumerate(texts(plan)):
            day = first + timedelta(days=at * days // games)
            written.write(("\n" if at else "") + text.replace("????.??.??", f"{day:%Y.%m.%d}", 1))


def enlarge(path: Path, games: int) -> int:
    """Repeat the simulated games of an archive, with other dates and rounds, until it has so many; return how many."""
    with duckdb.connect(str(path), config={"memory_limit": "3GB"}) as connection:
        connection.execute(
            "CREATE TEMP TABLE first AS SELECT g.*, body FROM games g JOIN (SELECT game_id AS id, string_agg(concat("
            "deal, '. ', dealer, chr(10), replace(moves, ' ', chr(10))), chr(10) ORDER BY deal) AS body FROM deals"
            f" WHERE game_id <= {SIMULATED} GROUP BY game_id) USING (id) ORDER BY id"
        )
        wrong = f"SELECT count(*) FROM first WHERE identity <> {IDENTITY.format(date='date', round='round')}"
        assert connection.execute(wrong).fetchall() == [(0,)]
        connection.execute(f"CREATE TEMP TABLE their_deals AS FROM deals WHERE game_id <= {SIMULATED}")
        connection.execute(f"CREATE TEMP TABLE sums AS {SUMS}")
        ((held,),) = connection.execute("SELECT max(id) // 1000 * 1000 FROM games").fetchall()
        while held < games:
            copy = held // SIMULATED
            new = IDENTITY.format(date="new_date", round="new_round")
            connection.execute(
                f"""INSERT INTO games BY NAME SELECT * EXCLUDE (body, new_date, new_round, new_ecn) REPLACE (
                    id + {held} AS id, new_date AS date, new_round AS round, {new} AS identity, new_ecn AS ecn,
                    sha256(new_ecn)[:32] AS key, {renamed("tags", '"Date": "', '"Round": "')} AS tags)
                FROM (SELECT *, {renamed("ecn", '[Date "', '[Round "')} AS new_ecn
                FROM (SELECT *, concat({2001 + copy}, date[5:]) AS new_date, (id + {held})::VARCHAR AS new_round
                FROM first))"""
            )
            connection.execute(f"INSERT INTO deals SELECT * REPLACE (game_id + {held} AS game_id) FROM their_deals")
            connection.execute("INSERT INTO openings FROM sums")
            held += SIMULATED
        return int(held)


SUMS = "SELECT position, choice, min(deals), min(won), min(lost), min(points) FROM openings GROUP BY ALL"
"""As many rows as the games of a year have, though not their sums."""

# A game's identity (`ecarte.requests.library.key`) is a hash of these lines.
IDENTITY = (
    "sha256(concat_ws(chr(10), 'Game ecarte', 'Rules akagiri', concat('South ', south), concat('North ', north),"
    " concat('Date ', {date}), concat('Round ', {round}), body))[:32]"
)


def renamed(column: str, before_date: str, before_round: str) -> str:
    """Return a text with the new date and round in SQL."""
    text = f"replace({column}, concat('{before_date}', date, '\"'), concat('{before_date}', new_date, '\"'))"
    return f"replace({text}, concat('{before_round}', round, '\"'), concat('{before_round}', new_round, '\"'))"


def look_up(path: Path, games: int, scattered: bool) -> None:
    """Make tables of identities and dates, and measure what reads them."""
    path.unlink(missing_ok=True)
    day = "hash(id) % 14600" if scattered else f"id::BIGINT * 14600 // {games + 1}"
    with duckdb.connect(str(path)) as connection:
        connection.execute(
            "CREATE TABLE games AS SELECT *, md5(identity) AS key FROM (SELECT id::INTEGER AS id, md5(id::VARCHAR) AS"
            f" identity, strftime(DATE '2001-01-01' + ({day})::INTEGER, '%Y.%m.%d') AS date"
            f" FROM range(1, {games + 1}) games(id))"
        )
        connection.execute(
            "CREATE TABLE deals AS SELECT (1 + i * 10 // 44)::INTEGER AS game_id,"
            f" 'shdc'[1 + (hash(i) % 4)::INTEGER] AS trump FROM range({games} * 44 // 10) deals(i)"
        )
        connection.execute("CREATE TABLE openings (position VARCHAR, deals INTEGER)")
    order = "scattered" if scattered else "in order"
    with closing(connect(path, write=True)) as connection:
        for what, date_of in (("of a month", "2003.03.{:02}"), ("without a date", "")):
            new = [
                GameRow("", md5(b"new %d" % at).hexdigest(), "", date_of.format(1 + at % 31))
                for at in range(GAMES_AT_ONCE)
            ]
            adding = Adding(connection)
            adding.take(new[:-1])
            print(f"| {games:,} {order}: {GAMES_AT_ONCE:,} {what} looked up | {best(adding.look_up)} |", flush=True)
        for what in ("games of a month", "its deals by trumps", "all deals by trumps"):
            asked = COMMANDS[what][1].replace("2001", "2003")
            print(f"| {what} | {best(lambda asked=asked: fetch(connection, asked))} |", flush=True)  # type: ignore[misc]


def best(what: Callable[[], object], times: int = 3) -> str:
    """Return the least seconds of several times, and of the processor, as cells of a table."""
    taken = [timed(what) for _ in range(times)]
    return f"{min(each for each, _ in taken):.3f} | {min(each for _, each in taken):.3f}"


def command(*words: str | Path) -> tuple[float, float, float]:
    """Return the seconds of a command, those of the processor, and the most memory in MB, of its first process."""
    begun = perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "ecarte", "archive", *map(str, words)], cwd=ROOT / "py", stdout=subprocess.DEVNULL
    ) as process:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = status
    assert status == 0, words
    return perf_counter() - begun, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def main() -> None:
    """Fill an archive step by step, and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("millions", nargs="*", type=float, default=[1, 3, 10])
    parser.add_argument("--narrow", action="store_true")
    parser.add_argument("--scattered", action="store_true")
    chosen = parser.parse_args()
    folder: Path = chosen.folder
    folder.mkdir(parents=True, exist_ok=True)
    if chosen.narrow:
        for millions in chosen.millions:
            look_up(folder / "narrow.duckdb", int(millions * 1e6), chosen.scattered)
        return
    path = folder / "millions.duckdb"
    if not path.exists():
        simulate(folder / "first.ecn", SIMULATED, 21, date(2001, 1, 1), 365)
        print(f"| {SIMULATED:,} games added to a new archive | {told(command('add', path, folder / 'first.ecn'))} |")
    for millions in chosen.millions:
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as other:  # the most memory is inherited
            held = other.submit(enlarge, path, int(millions * 1e6)).result()
        more = folder / "more.ecn"
        simulate(more, ADDED, held, date(2003, 3, 1), 31)
        print(f"{millions:g} million games, {path.stat().st_size / 1e6:,.0f} MB, load {os.getloadavg()[0]:.0f}")
        print(f"| {ADDED:,} games added | {told(command('add', path, more))} |", flush=True)
        print(f"| the same again | {told(command('add', path, more))} |", flush=True)
        for what, (action, asked) in COMMANDS.items():
            print(f"| {what} | {told(command(action, path, asked))} |", flush=True)


def told(taken: tuple[float, float, float]) -> str:
    """Return seconds and memory as cells of a table."""
    return f"{taken[0]:.1f} | {taken[1]:.1f} | {taken[2]:.0f}"


if __name__ == "__main__":
    main()
