"""Add a million deals to an archive, and query it: python bench/archive.py [DEALS] [--jobs N].

Simulated games, each written many times with another round and date (so that every record differs), are added to a new
archive in a temporary folder and queried in several ways. Prints a Markdown table.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "py"))  # to run without installing

from ecarte.collection.archive import Archive
from ecarte.collection.simulate import Plan, games
from ecarte.figures.filter import Filter
from ecarte.notation import ecn

SIMULATED = 400  # games really played

QUERIES = (
    ("count of deals by trumps", "SELECT trump, count(*) FROM deals GROUP BY trump"),
    (
        "first proposals refused, and the share won, by player",
        "SELECT north, count(*), avg((winner = 'N')::INT) FROM deals JOIN games ON id = game_id"
        " WHERE dealer = 'N' AND refused_first GROUP BY north",
    ),
    ("cards led by suit, over all events", "SELECT cards[2], count(*) FROM events WHERE kind = 'play' GROUP BY 1"),
)


def records(deals: int) -> Iterator[str]:
    """Yield different records with ``deals`` deals together, from a few games."""
    played = [
        (ecn.dumps(play), len(play.record.deals)) for play in games(Plan({"S": "amateur", "N": "chance"}, SIMULATED))
    ]
    number = 0
    while deals > 0:
        text, its_deals = played[number % SIMULATED]
        day = number // SIMULATED
        tags = f'[Date "{2000 + day // 336}.{day // 28 % 12 + 1:02}.{day % 28 + 1:02}"]\n[Round "{number + 1}"]'
        head, _, rest = text.partition("[Date ")
        yield head + tags + rest[rest.index("\n", rest.index("[Round ")) :]
        number += 1
        deals -= its_deals


def timed(what: Callable[[], object]) -> tuple[float, float]:
    """Return the seconds something takes, and the processor seconds of all threads and processes."""
    begun, used = perf_counter(), processor()
    what()
    return perf_counter() - begun, processor() - used


def processor() -> float:
    """Return the processor seconds so far, child processes included."""
    spent = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in spent)


def main() -> None:
    """Fill an archive and query it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("deals", nargs="?", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder:
        source, path = Path(folder) / "games.ecn", Path(folder) / "games.duckdb"
        with source.open("w", encoding="utf-8") as file:
            for number, text in enumerate(records(chosen.deals)):
                file.write(("\n" if number else "") + text)
        size = source.stat().st_size / 1e6
        with Archive(path, write=True) as opened, source.open(encoding="utf-8", newline="") as file:
            taken = timed(lambda: opened.add([("games", file)], chosen.jobs))
            held, deals = opened.counts()
        print(f"{deals:,} deals, {held:,} games, {size:.0f} MB of ECN, {path.stat().st_size / 1e6:.0f} MB archive\n")
        print("| | seconds | of processor |")
        print("|---|---|---|")

        def line(what: str, taken: tuple[float, float]) -> None:
            print(f"| {what} | {taken[0]:.2f} | {taken[1]:.2f} |", flush=True)

        line(f"add: read, verify, store ({chosen.jobs} processes)", taken)
        with Archive(path) as opened:
            for what, sql in QUERIES:
                line(what, timed(lambda sql=sql: list(opened.query(sql)[1])))  # type: ignore[misc]
            line("stats: all measures of all players", timed(opened.stats))
            where = Filter("vole and king_turned and date >= '2001.01.01'")
            line("export of the games with a vole and a king turned", timed(lambda: list(opened.export(where))))


if __name__ == "__main__":
    main()
