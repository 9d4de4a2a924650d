"""Deals per second of random legal play through the public API, on fixed seeds: python bench/deals.py [DEALS].

Whole games are played, each decision drawn from the legal events of the seat to move. Prints a Markdown table with one
line for each preset.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "py"))  # to run without installing

from ecarte import record
from ecarte.games.ecarte.game import GAME as ECARTE


def deals(preset: str, number: int) -> Iterator[int]:
    """Yield how many events each of ``number`` deals of random play has; the deals are always the same."""
    rng = Random(f"deals {preset}")
    left = number
    while left:
        play = record.new("ecarte", preset, {}, {}, rng.randbytes(32).hex(), "cut")
        while left:
            while (seat := ECARTE.rules.turn(play.state)) is not None:
                play = record.advance(play, rng.choice(ECARTE.rules.legal(play.state, seat)))
            left -= 1
            yield len(play.record.deals[-1].entries)
            head = ECARTE.deal.next_head(play.state)
            if head is None:
                break
            play = record.advance(play, head)


def main() -> None:
    """Measure every preset."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    version = ".".join(map(str, sys.version_info[:2]))
    print("| preset | Python | deals | deals/s | events/deal |")
    print("|---|---|---|---|---|")
    for preset in ECARTE.presets:
        begun = perf_counter()
        events = sum(deals(preset, number))
        taken = perf_counter() - begun
        print(f"| {preset} | {version} | {number} | {number / taken:.0f} | {events / number:.1f} |")


if __name__ == "__main__":
    main()
