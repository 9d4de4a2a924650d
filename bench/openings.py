"""Ask an archive of many games what was done in positions of openings: python bench/openings.py [DEALS] [--jobs N].

Different games of amateur against beginner are simulated and added. Then the sums are written again and again, as if as
many games had been added ten times, and up to 450 times: a row of sums for each position, choice and `add`. The archive
is opened for each of a hundred questions, about the positions that most deals have and others drawn at random. Prints a
Markdown table.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from duckdb import connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "py"))  # to run without installing
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.archive import processor, timed

from ecarte.collection.archive import Archive
from ecarte.collection.archive.rows import opened
from ecarte.collection.simulate import Plan, prepare, texts
from ecarte.notation import ecn
from ecarte.record import facts

QUESTIONS = 100
PLAN = Plan({"S": "amateur", "N": "beginner"}, 10**9, seed=11)


def lines(games: Iterator[str], deals: int) -> Iterator[str]:
    """Yield the lines of further games, until they have so many deals."""
    while deals > 0:
        text = "\n" + next(games)
        deals -= text.count("\n=")
        yield from (line + "\n" for line in text.split("\n"))


def share_of_openings(games: int = 300) -> tuple[float, float]:
    """Return the processor milliseconds that the openings of a game take, and those of reading the game alone."""
    some = [text for text, _ in zip(texts(PLAN), range(games), strict=False)]
    used = processor()
    plays = [ecn.loads(text)[0] for text in some]
    read = processor() - used
    rows = [(play.record, facts.deals(play.record)) for play in plays]
    known = [(record, facts.game(record, deals), deals) for record, deals in rows]
    used = processor()
    for each in known:
        opened(*each)
    return 1e3 * (processor() - used) / games, 1e3 * read / games


def positions(path: Path, random: Random) -> list[str]:
    """Return positions to ask about: the most frequent, and others drawn at random."""
    with Archive(path) as archive:
        _, rows = archive.query("SELECT position FROM openings GROUP BY position ORDER BY sum(deals) DESC, position")
        ordered = [str(where) for (where,) in rows]
    first, others = ordered[: QUESTIONS // 2], ordered[QUESTIONS // 2 :]
    return first + random.sample(others, min(len(others), QUESTIONS - len(first)))


def repeat(path: Path, times: int) -> int:
    """Write the sums of the first `add` until they are there so many times; return how many rows they are."""
    with connect(path) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS first AS FROM openings")
        connection.execute("DELETE FROM openings")
        connection.execute(f"INSERT INTO openings SELECT f.* FROM range({times}), first f")
        ((rows,),) = connection.execute("SELECT count(*) FROM openings").fetchall()
        return int(rows)


def ask(path: Path, position: str) -> tuple[float, float, float]:
    """Return the milliseconds of an answer, of the processor for it, and with the opening of the archive."""
    begun = perf_counter()
    with Archive(path) as archive:
        ready, used = perf_counter(), processor()
        assert archive.following(position)
        done = perf_counter()
        return 1e3 * (done - ready), 1e3 * (processor() - used), 1e3 * (done - begun)


def main() -> None:
    """Fill an archive step by step, and question it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("deals", nargs="?", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    prepare(PLAN)
    indexing, reading = share_of_openings()
    print(f"Openings of a game: {indexing:.2f} ms of processor time; reading it: {reading:.2f} ms")
    games = texts(PLAN)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.duckdb"
        with Archive(path, write=True) as archive:
            _, used = timed(lambda: archive.add([("games", lines(games, chosen.deals))], chosen.jobs))
            number, held = archive.counts()
        print(f"{number:,} games added in {used:.0f} s of processor time, with those that simulate them\n")
        print("| games | deals | rows of sums | MB | answer, ms (longest) | of processor | with opening the file |")
        print("|---|---|---|---|---|---|---|", flush=True)
        asked = positions(path, Random(1))
        for times in (1, 10, 100, 450):
            rows = repeat(path, times)
            answers = zip(*(ask(path, position) for position in asked), strict=True)
            told = " | ".join(f"{median(some):.1f} ({max(some):.1f})" for some in answers)
            size = f"{path.stat().st_size / 1e6:.0f}"
            print(f"| {number * times:,} | {held * times:,} | {rows:,} | {size} | {told} |", flush=True)


if __name__ == "__main__":
    main()
