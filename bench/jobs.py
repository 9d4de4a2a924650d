"""Seconds that commands take with one process and with several (``--jobs``).

    python bench/jobs.py [JOBS] [GAMES] [ROUNDS]

Every command reads the same games of écarté and writes nowhere; with one process and with JOBS in turn in every round.
Times are by the clock, the shortest of the rounds, starting Python included. Prints a Markdown table.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

COMMANDS = (
    ("check",),
    ("verify", "--quiet"),
    ("stats", "--json"),
    ("filter", "deals > 6"),
    ("convert", "--to", "csv"),
    ("convert", "--to", "jsonl"),
    ("fmt", "--stdout"),
    ("sort",),
)


def ecarte(*arguments: str) -> float:
    """Run the command line, and return how long it took."""
    begun = perf_counter()
    subprocess.run([sys.executable, "-m", "ecarte", *arguments], stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - begun


def main(jobs: int = 2, games: int = 10_000, rounds: int = 3) -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "games.ecn")
        ecarte("simulate", "N:amateur", "S:amateur", "-n", str(games), "-j", str(jobs), "-o", file)
        print(f"{games} games, seconds:\n")
        print(f"| command | 1 process | {jobs} processes | ratio |")
        print("|---|---:|---:|---:|")
        for command in COMMANDS:
            taken = [[ecarte(*command, "--jobs", str(each), file) for each in (1, jobs)] for _ in range(rounds)]
            alone, shared = (min(times) for times in zip(*taken, strict=True))
            print(f"| {' '.join(command)} | {alone:.2f} | {shared:.2f} | {shared / alone:.2f} |", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
