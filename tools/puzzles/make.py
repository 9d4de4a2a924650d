"""Make the puzzles: ``python -m puzzles.make``, from tools/.

What was found is kept in build/puzzles.jsonl, one line for each game looked at: stopped and started again, the
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
from puzzles.find import counted, find_in
from puzzles.pack import write

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "build/puzzles.jsonl"
GAMES = 4000  # the most that are looked at


def main() -> None:
    """Look at games until there are enough puzzles or the time is over, and pack them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=120, help="how long to look; what is found until then is kept")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes look")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="of a Dask cluster whose workers look instead")
    asked = parser.parse_args()
    end = time.monotonic() + 60 * asked.minutes
    lines = [json.loads(line) for line in RESULTS.read_text("utf-8").splitlines()] if RESULTS.is_file() else []
    every = [each for line in lines for each in line["found"]]
    known = Counter(map(counted, every))
    RESULTS.parent.mkdir(exist_ok=True)

    numbers = takewhile(lambda _: time.monotonic() < end, range(len(lines), GAMES))
    with RESULTS.open("a", encoding="utf-8") as file:
        for number, puzzles in find_in(numbers, known, Workers(asked.jobs, asked.scheduler)):
            new = [each.to_json() for each in puzzles]
            file.write(json.dumps({"game": number, "found": new}) + "\n")
            file.flush()
            every += new
    kinds = Counter(each["kind"] for each in every)
    print(f"{len(every)} puzzles: {dict(sorted(kinds.items()))}; {write(every)} bytes")


if __name__ == "__main__":
    main()
