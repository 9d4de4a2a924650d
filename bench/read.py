"""Events per second read and written, headings per second scanned, and memory for large files.

    python bench/read.py [ROUNDS] [--quick] [--forms]

Four formats are measured in turn in every round: ECN, PGN by python-chess, PHH by PokerKit, PBN by endplay (the `bench`
extra). Times are those of the processor, medians over the rounds; the ratios matter. Then the same games as ECN, JSON,
csv with links and a Parquet file of events, each read by `ecarte.load` (the extra `arrow`; `--forms`: only these). Then
the peak memory of a process that verifies a file of 100 MB, and of one that scans the headings of one of 1 GB (a tenth
of each with --quick). Prints Markdown tables.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from operator import truediv
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.formats import BELOTE, ECARTE, Format, ecn_format, pbn_format, pgn_format, phh_format

import ecarte
from ecarte.collection import tables
from ecarte.collection.simulate import Plan, games
from ecarte.notation import ecn, json

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


def compare_forms(rounds: int) -> None:
    """Print the speeds of the forms that `ecarte.load` reads, all of the same games."""
    print("| | games | events | form | MB | events/s read | time, by that of ECN |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for plan, number in ((ECARTE, 300), (BELOTE, 60)):
            paths = write_forms(replace(plan, games=number), Path(folder))
            times: dict[str, list[float]] = {form: [] for form in paths}
            texts = {form: [str(game) for game in ecarte.load(path)] for form, path in paths.items()}
            assert all(each == texts["ECN"] for each in texts.values())
            events = sum(len(deal.entries) for game in ecarte.load(paths["ECN"]) for deal in game.record.deals)
            for _ in range(rounds):
                for form, path in paths.items():
                    taken, found = spent(ecarte.load(path).count)
                    assert found == number
                    times[form].append(taken)
            for form, path in paths.items():
                rate, ratio = events / median(times[form]), median(map(truediv, times[form], times["ECN"]))
                size = path.stat().st_size / MEGABYTE
                print(f"| {plan.game} | {number} | {events} | {form} | {size:.2f} | {rate:,.0f} | {ratio:.1f} |")


def write_forms(plan: Plan, folder: Path) -> dict[str, Path]:
    """Write the games of a plan in each form, and return the files."""
    import pyarrow.parquet

    plays = ecarte.Games([play for each in games(plan) for play in ecn.loads(ecn.dumps(each))])
    paths = {form: folder / f"{plan.game}.{form}" for form in ("ECN", "JSON", "csv", "Parquet")}
    paths["ECN"].write_text("\n".join(map(ecn.dumps, plays)), "utf-8")
    paths["JSON"].write_text("".join(json.dumps(play) + "\n" for play in plays), "utf-8")
    table = [tables.heading(tables.LINKED), *(tables.csv_of_game(play, tables.LINKED) for play in plays)]
    paths["csv"].write_text("".join(table), "utf-8")
    pyarrow.parquet.write_table(plays.to_frame("events", plan.game).to_arrow(), paths["Parquet"])
    return paths


# --- memory ---


def fill(path: Path, size: int) -> int:
    """Write a file of at least ``size`` bytes, the same games again and again, and return their number."""
    made = ecn_format(300, seeded=True)
    block = (made.text + "\n").encode()
    with path.open("wb") as file:
        for _ in range(size // len(block) + 1):
            file.write(block)
    return made.records * (size // len(block) + 1)


def peak() -> int:
    """Return the peak memory of this process, in bytes."""
    (line,) = (line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024


def verify(path: Path) -> int:
    """Return how many records of a file are sound."""
    with path.open(encoding="utf-8", newline="") as file:
        return sum(1 for reading in ecn.read(file) if reading.sound)


def scan(path: Path) -> int:
    """Return how many records a file has."""
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
    compared = () if "--forms" in arguments else ("chess", "pokerkit", "endplay")
    libraries = ", ".join(f"{name} {version(name)}" for name in (*compared, "pyarrow"))
    print(f"{datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, {os.cpu_count()} cores")
    print(f"({platform.machine()}), load {os.getloadavg()[0]:.1f}, {rounds} rounds, {libraries}.\n")
    if "--forms" not in arguments:
        compare(rounds)
        print()
    compare_forms(rounds)
    if "--forms" in arguments:
        return
    print()
    memory(0.1 if "--quick" in arguments else 1)


if __name__ == "__main__":
    main()
