"""Events per second read and written, headings per second scanned, and memory for large files.

    python bench/read.py [ROUNDS] [--quick]

Four formats are measured in turn in every round: ECN, PGN by python-chess, PHH by PokerKit, PBN by endplay (the `bench`
extra). Times are those of the processor, medians over the rounds; the ratios matter. Then the peak memory of a process
that verifies a file of 100 MB, and of one that scans the headings of one of 1 GB (a tenth of each with --quick). Prints
Markdown tables.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.formats import BELOTE, Format, ecn_format, pbn_format, pgn_format, phh_format

MEGABYTE = 1_000_000


def spent(call: Callable[[], Any]) -> tuple[float, Any]:
    """Return the processor seconds of a call, and its result."""
    begun = process_time()
    found = call()
    return process_time() - begun, found


def compare(rounds: int) -> None:
    """Print the speeds of all formats."""
    made: list[Format] = [
        ecn_format(300, seeded=False),
        ecn_format(300, seeded=True),
        ecn_format(60, seeded=False, plan=BELOTE),
        ecn_format(60, seeded=True, plan=BELOTE),
        pgn_format(100),
        phh_format(200, replayed=False),
        phh_format(200, replayed=True),
        pbn_format(100, replayed=False),
        pbn_format(100, replayed=True),
    ]
    rates: dict[tuple[str, str], list[float]] = {}
    events: dict[str, int] = {}
    for _ in range(rounds):
        for each in made:
            taken, events[each.name] = spent(partial(each.read, each.text))
            rates.setdefault((each.name, "read"), []).append(events[each.name] / taken)
            taken, _ = spent(each.write)
            rates.setdefault((each.name, "write"), []).append(events[each.name] / taken)
            if each.scan is not None:
                taken, found = spent(partial(each.scan, each.text))
                assert found == each.records
                rates.setdefault((each.name, "scan"), []).append(found / taken)
    chess = {what: median(rates["PGN, python-chess", what]) for what in ("read", "write", "scan")}
    print("| | checks | games | events | events/s read | events/s written | headings/s |")
    print("|---|---|---|---|---|---|---|")
    for each in made:
        cells = []
        for what in ("read", "write", "scan"):
            rate = median(rates[each.name, what]) if (each.name, what) in rates else None
            cells.append(f"{rate:,.0f} ({rate / chess[what]:.1f})" if rate else "")
        print(f"| {each.name} | {each.checks} | {each.records} | {events[each.name]} | {' | '.join(cells)} |")


# --- memory ---


def fill(path: Path, size: int) -> int:
    """Write a file of at least ``size`` bytes, the same games again and again, and return their number."""
    games = ecn_format(300, seeded=True)
    block = (games.text + "\n").encode()
    with path.open("wb") as file:
        for _ in range(size // len(block) + 1):
            file.write(block)
    return games.records * (size // len(block) + 1)


def peak() -> int:
    """Return the peak memory of this process, in bytes."""
    (line,) = (line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024


def verify(path: Path) -> int:
    """Return how many records of a file are sound."""
    from ecarte.notation import ecn

    with path.open(encoding="utf-8", newline="") as file:
        return sum(1 for reading in ecn.read(file) if reading.sound)


def scan(path: Path) -> int:
    """Return how many records a file has."""
    from ecarte.notation import ecn

    with path.open("rb") as file:
        return sum(1 for _ in ecn.scan(file))


def measure(what: str, path: Path) -> None:
    """Go through a file in this process, and print what it takes."""
    before, begun = peak(), process_time()
    found = {"verify": verify, "scan": scan}[what](path)
    print(found, process_time() - begun, before, peak())


def memory(share: float) -> None:
    """Print the memory for large files."""
    print("| | file | games | seconds | games/s | memory before | peak |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "games.ecn")
        for what, megabytes in (("verify", 100 * share), ("scan", 1000 * share)):
            number = fill(path, int(megabytes * MEGABYTE))
            child = subprocess.run(
                [sys.executable, __file__, f"--{what}", str(path)], check=True, capture_output=True, text=True
            )
            found, seconds, before, after = map(float, child.stdout.split())
            assert found == number
            size = path.stat().st_size / MEGABYTE
            print(
                f"| {what} | {size:.0f} MB | {number} | {seconds:.1f} | {number / seconds:,.0f} "
                f"| {before / MEGABYTE:.0f} MB | {after / MEGABYTE:.0f} MB |"
            )


def main() -> None:
    """Print all tables."""
    arguments = sys.argv[1:]
    if arguments and arguments[0] in ("--verify", "--scan"):
        measure(arguments[0][2:], Path(arguments[1]))
        return
    rounds = next((int(each) for each in arguments if each.isdigit()), 5)
    libraries = ", ".join(f"{name} {version(name)}" for name in ("chess", "pokerkit", "endplay"))
    print(f"{datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, {os.cpu_count()} cores")
    print(f"({platform.machine()}), load {os.getloadavg()[0]:.1f}, {rounds} rounds, {libraries}.\n")
    compare(rounds)
    print()
    memory(0.1 if "--quick" in arguments else 1)


if __name__ == "__main__":
    main()
