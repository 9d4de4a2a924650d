"""Ask an archive of many games what was done in positions of openings: python bench/openings.py [DEALS] [--jobs N].

Different games of amateur against beginner are simulated and added, up to ten thousand deals, a hundred thousand, and so
on. After each step the archive is opened for each of a hundred questions: the positions that most deals have, and others
drawn at random, among them the sums of all that followed. Prints a Markdown table.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

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


def ask(path: Path, position: str) -> tuple[float, float, float]:
    """Return the milliseconds of an answer, those of the processor for it, and those with the opening of the archive."""
    begun = perf_counter()
    with Archive(path) as archive:
        ready, used = perf_counter(), processor()
        assert archive.following(position)
        done = perf_counter()
        return 1e3 * (done - ready), 1e3 * (processor() - used), 1e3 * (done - begun)


def main() -> None:
    """Fill an archive step by step, and question it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("deals", nargs="?", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    prepare(PLAN)
    indexing, reading = share_of_openings()
    print(f"Openings of a game: {indexing:.2f} ms of processor time; reading it: {reading:.2f} ms\n", flush=True)
    print(
        "| games | deals | adding, s of processor | archive, MB | rows of sums"
        " | answer, ms (longest) | of processor | with opening the file |"
    )
    print("|---|---|---|---|---|---|---|---|", flush=True)
    games = texts(PLAN)
    with TemporaryDirectory() as folder:
        path, used, held = Path(folder) / "games.duckdb", 0.0, 0
        for power in count(4):
            most = min(10**power, chosen.deals)
            with Archive(path, write=True) as archive:
                used += timed(lambda a=archive, n=most - held: a.add([("games", lines(games, n))], chosen.jobs))[1]  # type: ignore[misc]
                number, held = archive.counts()
            with Archive(path) as archive:
                ((rows,),) = archive.query("SELECT count(*) FROM openings")[1]
            times = [ask(path, position) for position in positions(path, Random(1))]
            answers = " | ".join(f"{median(some):.1f} ({max(some):.1f})" for some in zip(*times, strict=True))
            print(
                f"| {number:,} | {held:,} | {used:.0f} | {path.stat().st_size / 1e6:.0f} | {rows:,} | {answers} |",
                flush=True,
            )
            if held >= chosen.deals:
                return


if __name__ == "__main__":
    main()
