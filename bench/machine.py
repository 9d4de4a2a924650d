"""Time the machine's entries in each way there is, on what the analyst of écarté gives them.

    python bench/machine.py [GAMES] [CALLS]        as plain Python, and as native code
    node bench/in_pyodide.mjs bench/machine.py     as plain Python, and as WebAssembly, in Node's Pyodide
    python bench/in_chromium.py bench/machine.py   the same in Chromium's

The decisions are those of games between two club players, at most so many calls with the same tables. Prints a Markdown
table: the least of three rounds that alternate between the ways, in microseconds a call. The last row is a call that
finds nothing to do.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from ecarte.machine.ecarte.entries import ENTRIES
from ecarte.machine.ecarte.play import judge_cards
from ecarte.machine.ecarte.records import Tables, Work
from ecarte.machine.layout import Record
from ecarte.machine.ways import Entry, Plain, Way
from machine.cases import record_decisions

ROUNDS = 3
EMPTY = 2000  # calls


def other_way() -> Way:
    """Return the quick way of this Python."""
    if sys.platform != "emscripten":
        from ecarte.compiler.code import Native

        return Native(ENTRIES)
    from ecarte.machine import module

    return module.start("ecarte")


def timed(way: Way, entry: Entry, tables: Record, works: list[Record]) -> tuple[float, list[bytes]]:
    """Return the seconds of all calls, and the works afterwards."""
    there = way.load(tables)
    copies = {id(work): way.load(type(work).from_bytes(work.to_bytes())) for work in works}
    given = [copies[id(work)] for work in works]
    begun = time.process_time()
    for work in given:
        way.call(entry, there, work)
    return time.process_time() - begun, [work.to_bytes() for work in given]


def main() -> None:
    """Print the table."""
    games, most = (int(each) for each in (sys.argv[1:] + ["1", "30"][len(sys.argv) - 1 :])[:2])
    ways: list[Way] = [Plain(), other_way()]
    sums: defaultdict[str, list[float]] = defaultdict(lambda: [0.0, *[0.0] * len(ways)])
    for (entry, tables), works in record_decisions(games, most).calls.items():
        measure(ways, sums[entry.__name__], entry, tables, works)
    measure(ways, sums["nothing to do"], judge_cards, Tables(), [Work()] * EMPTY)
    names = [type(way).__name__ for way in ways]
    print(f"| entry | calls | {' | '.join(f'{name}, µs' for name in names)} | times as quick |")
    print("|---|---|" + "---|" * (len(names) + 1))
    for name, (calls, *spent) in sums.items():
        each = " | ".join(f"{1e6 * seconds / calls:.1f}" for seconds in spent)
        print(f"| {name} | {calls:.0f} | {each} | {spent[0] / spent[-1]:.1f} |")


def measure(ways: list[Way], row: list[float], entry: Entry, tables: Record, works: list[Record]) -> None:
    """Add the calls, and the least seconds of each way, to a row."""
    rounds = [[timed(way, entry, tables, works) for way in ways] for _ in range(ROUNDS)]
    if any(found != rounds[0][0][1] for each in rounds for _, found in each):
        sys.exit(f"{entry.__name__} differs")
    row[0] += len(works)
    for at in range(len(ways)):
        row[1 + at] += min(each[at][0] for each in rounds)


if __name__ == "__main__":
    main()
