"""Make the puzzles of a game: ``python -m puzzles.make --game belote``, from tools/.

What was found is kept in build/puzzles-<game>.jsonl, one line for each game looked at: stopped and started again, the
command goes on where it was and comes to the same puzzles.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from itertools import takewhile
from pathlib import Path

from ecarte.collection.workers import Workers
from puzzles.find import MAKERS, counted, find_in
from puzzles.pack import write

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build"
GAMES = 4000  # the most that are looked at


def main() -> None:
    """Look at games until there are enough puzzles or the time is over, and pack them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=MAKERS, default=next(iter(MAKERS)))
    parser.add_argument("--kind", action="append", help="only problems of this kind; may be repeated")
    parser.add_argument("--minutes", type=float, default=120, help="how long to look; what is found until then is kept")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes look")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="of a Dask cluster whose workers look instead")
    asked = parser.parse_args()
    end = time.monotonic() + 60 * asked.minutes
    maker, results = MAKERS[asked.game], BUILD / f"puzzles-{asked.game}.jsonl"
    lines = [json.loads(line) for line in results.read_text("utf-8").splitlines()] if results.is_file() else []
    every = [each for line in lines for each in line["found"]]
    known = Counter(map(counted, every))
    for kind, balance in maker.kinds.items():
        if asked.kind and kind not in asked.kind:  # as if there were enough
            known[kind, -1, ""] = balance.wanted - sum(number for key, number in known.items() if key[0] == kind)
    BUILD.mkdir(exist_ok=True)

    numbers = takewhile(lambda _: time.monotonic() < end, range(len(lines), GAMES))
    with results.open("a", encoding="utf-8") as file:
        for number, puzzles in find_in(maker, numbers, known, Workers(asked.jobs, asked.scheduler)):
            new = [each.to_json() for each in puzzles]
            file.write(json.dumps({"game": number, "found": new}) + "\n")
            file.flush()
            every += new
    kinds = Counter(each["kind"] for each in every)
    print(f"{len(every)} puzzles: {dict(sorted(kinds.items()))}; {write(maker.game, every)} bytes")


if __name__ == "__main__":
    main()
