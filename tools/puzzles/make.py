"""Make the puzzles: ``python -m puzzles.make``, from tools/.

What was found is kept in build/puzzles.jsonl, one line for each game looked at: stopped and started again, the
command goes on where it was and comes to the same puzzles.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from pathlib import Path

from puzzles.find import WANTED, counted, search
from puzzles.pack import write

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "build/puzzles.jsonl"
GAMES = 4000  # the most that are looked at


def main() -> None:
    """Look at games until there are enough puzzles or the time is over, and pack them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=120, help="how long to look; what is found until then is kept")
    end = time.monotonic() + 60 * parser.parse_args().minutes
    lines = [json.loads(line) for line in RESULTS.read_text("utf-8").splitlines()] if RESULTS.is_file() else []
    found = [each for line in lines for each in line["found"]]
    known = Counter(map(counted, found))
    RESULTS.parent.mkdir(exist_ok=True)
    with RESULTS.open("a", encoding="utf-8") as file:
        for number in range(len(lines), GAMES):
            if time.monotonic() > end or known.total() == sum(WANTED.values()):
                break
            new = [each.to_json() for each in search(number, known)]
            file.write(json.dumps({"game": number, "found": new}) + "\n")
            file.flush()
            found += new
    kinds = Counter(each["kind"] for each in found)
    print(f"{len(found)} puzzles: {dict(sorted(kinds.items()))}; {write(found)} bytes")


if __name__ == "__main__":
    main()
