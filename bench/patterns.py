"""Ask the guide's conditions on what seats hold and do: python bench/patterns.py [DEALS] [--jobs N].

The conditions on `many.ecn` of docs/guide/filter.md are asked of simulated games, each written many times as in
bench/archive.py: in a file, read once for each condition, and in an archive. Prints a Markdown table of games a second
of processor time.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "py"))  # to run without installing
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.archive import records, timed

from ecarte.collection.archive import Archive
from ecarte.figures.filter import Filter
from ecarte.notation import ecn

GUIDE = Path(__file__).resolve().parent.parent / "docs/guide/filter.md"


def main() -> None:
    """Measure each condition in both ways."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("deals", nargs="?", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    conditions = re.findall(r"^\$ ecarte filter --deals --count '(.*)' many\.ecn$", GUIDE.read_text("utf-8"), re.M)
    texts = list(records(chosen.deals))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.duckdb"
        lines = [line + "\n" for text in texts for line in ("\n" + text).split("\n")]
        with Archive(path, write=True) as archive:
            archive.add([("games", lines)], chosen.jobs)
        print(f"{len(texts):,} games, {chosen.deals:,} deals. Reading alone:", end=" ")
        _, alone = timed(lambda: [ecn.loads(text) for text in texts])
        print(f"{len(texts) / alone:,.0f} games a second\n")
        print("| condition | games found | file, games/s | archive, games/s |\n|---|---|---|---|")
        for text in conditions:
            condition = Filter(text)
            found: list[int] = []

            def of_file(condition: Filter = condition, found: list[int] = found) -> None:
                found.append(sum(condition.asks(ecn.loads(each)[0].record) for each in texts))

            def of_archive(condition: Filter = condition, found: list[int] = found) -> None:
                with Archive(path) as archive:
                    found.append(sum(1 for _ in archive.export(condition)))

            _, by_file = timed(of_file)
            _, by_archive = timed(of_archive)
            assert len(set(found)) == 1
            rates = f"{len(texts) / by_file:,.0f} | {len(texts) / by_archive:,.0f}"
            print(f"| `{text}` | {found[0]:,} | {rates} |", flush=True)


if __name__ == "__main__":
    main()
