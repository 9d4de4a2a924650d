"""Measure everything in docs/strength.md again: `make strength`, or `make strength QUICK=--quick` for a few minutes.

Each part can be measured by itself: matches, tuned, levels, rules, regret, response, exploit, classic.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ecarte.machine.ecarte.records import DEALER, ELDER
from lab import classic, match, regret, response
from lab.deal import KEEPS, PURE
from lab.imagine import read_score
from lab.portions import measure_all
from lab.shipped import guest

ROOT = Path(__file__).resolve().parents[2]
SEED = 2026
# The numbers of games, where the error must be under 2 %, and elsewhere.
MATCHES = {
    ("master", "amateur"): 100_000,
    ("thumb", "amateur"): 100_000,
    ("master", "thumb"): 100_000,
    ("master", "pimc200"): 100_000,
    ("master", "pimc1000"): 20_000,
    ("pimc200", "thumb"): 20_000,
    ("pimc1000", "thumb"): 20_000,
    ("pure", "thumb"): 20_000,
    ("master", "pure"): 20_000,
    ("master+thumb", "thumb"): 20_000,
    ("thumb+master", "thumb"): 20_000,
    ("master+pimc200", "pimc200"): 20_000,
    ("pimc200+master", "pimc200"): 20_000,
}
LEVELS = ("beginner", "amateur", "club", "master")
# The two other levels are in the lab, and play against sampled worlds in MATCHES.
GUESTS = [(level, sampled) for level in ("beginner", "club") for sampled in ("pimc200", "pimc1000")]
# Rules with tables of their own; the rest of jirai is that of its preset.
RULES: dict[str, tuple[str, dict[str, Any]]] = {
    "every": ("akagiri", {"vulnerability": "every"}),
    "jirai": ("jirai", {}),
    "unmarked": ("akagiri", {"king_mark": "none"}),
}
LAST = read_score("4-4")  # the score that matters most
FIRST = ("elder: stand or propose", "dealer: refuse or accept")
TUNED = 0.1  # the step by which a threshold of the amateur is moved


def say(text: str) -> None:
    """Print a line at once."""
    print(text, flush=True)


def matches(quick: bool, jobs: int) -> None:
    """Play the matches of the lab's own players."""
    say("\n| match | games | won by the first |\n|---|---|---|")
    for (first, second), games in MATCHES.items():
        games = min(games, 2_000) if quick else games
        share = match.match(first, second, games, SEED, jobs)
        say(f"| {first} v {second} | {games:,} | {percent(share)} |")


def tuned(quick: bool, jobs: int) -> None:
    """Tune the rule of thumb against the master, and measure the result with other packs.

    The threshold is moved by which the master wins fewest games, as long as the gain exceeds chance.
    """
    games = 2_000 if quick else 400_000
    say("\n| rule of thumb: thresholds | the master won |\n|---|---|")
    known: dict[tuple[float, ...], match.Share] = {}

    def measured(row: tuple[float, ...]) -> match.Share:
        if row not in known:
            known[row] = match.match("master", named(row), games, SEED, jobs)
            say(f"| {' '.join(f'{value:.2f}' for value in row)} | {percent(known[row])} |")
        return known[row]

    usual = best = tuple(match.player("thumb")[PURE + 1 : KEEPS])
    measured(usual)
    while True:
        moved = [
            tuple(round(value + step * (at == which), 3) for at, value in enumerate(best))
            for which in range(len(best))
            for step in (-TUNED, TUNED)
        ]
        least = min(moved[: 1 if quick else None], key=lambda row: measured(row).won)
        if measured(best).won - measured(least).won < measured(best).error or quick:
            break
        best = least
    say(f"tuned: {named(best)}{', as it is shipped' if best == usual else ''}; with other packs")
    for first, second in (("master", named(best)), (named(best), "thumb")):
        say(f"- {first} v {second}: {percent(match.match(first, second, games // 4, SEED + 1, jobs))}")


def named(thresholds: tuple[float, ...]) -> str:
    """Return the name of the rule of thumb with these thresholds."""
    return "thumb:" + ",".join(f"{value:g}" for value in thresholds)


def percent(share: match.Share) -> str:
    """Return a share in percent, with its error."""
    return f"{100 * share.won:.2f} % ± {100 * share.error:.2f}"


Portion = tuple[str, str, int, int, str, dict[str, Any]]


def _played(given: Portion) -> tuple[float, float]:
    """Play a portion of a match of the shipped players, in Python."""
    first, second, games, seed, preset, changed = given
    sys.path[:0] = [str(ROOT / "bench")]
    from ecarte.players import PLAYERS
    from match import duplicate  # type: ignore[import-not-found]  # bench/match.py

    players = PLAYERS["ecarte"]
    one, other = (players.get(name) or guest(match.player(name)) for name in (first, second))
    won, half = duplicate(one, other, games, seed, preset, **changed)
    return won, half


def in_python(pairs: list[tuple[str, str]], rules: str | None, quick: bool, jobs: int) -> None:
    """Play matches of the shipped levels; players with sampled worlds are guests from the lab."""
    portions, each = (2, 20) if quick else (100, 200)
    preset, changed = RULES[rules] if rules else ("akagiri", {})
    say(f"\n| match, in Python{', ' + rules if rules else ''} | games | won by the first |\n|---|---|---|")
    for first, second in pairs:
        results = measure_all(
            _played, [(first, second, each, SEED + at, preset, changed) for at in range(portions)], jobs
        )
        won = sum(share for share, _ in results) / portions
        error = sum(half**2 for _, half in results) ** 0.5 / portions
        say(f"| {first} v {second} | {portions * each:,} | {100 * won:.2f} % ± {100 * error:.2f} |")


def levels(quick: bool, jobs: int) -> None:
    """Play every level against every other, and against sampled worlds, under the default rules."""
    pairs = [(first, second) for at, first in enumerate(LEVELS) for second in LEVELS[:at]]
    in_python(pairs + GUESTS, None, quick, jobs)


def rules(quick: bool, jobs: int) -> None:
    """Play the master under the other rules it has tables for."""
    for name in RULES:
        in_python([("master", "amateur"), ("master", "club")], name, quick, jobs)


def regrets(quick: bool, jobs: int) -> None:
    """Measure the loss by choices in the exchange."""
    say("\nregret of exchange decisions, points, cross-fitted")
    for kind in regret.KINDS:
        say(f"- {kind}: {regret.loss(kind, *((40, 500) if quick else (300, 2000)), SEED, jobs)}")
    say("\nthe same at 4-4, in games")
    for kind in FIRST:
        say(f"- {kind}: {regret.loss(kind, *((40, 500) if quick else (300, 2000)), SEED, jobs, LAST)}")


def responses(quick: bool, jobs: int) -> None:
    """Measure the loss in the card play."""
    say("\nbest response in the play of the cards, points a deal, cross-fitted")
    for pure in (False, True):
        for role, name in ((ELDER, "elder"), (DEALER, "dealer")):
            loss = response.loss(role, *((10, 50) if quick else (500, 1000)), pure, SEED, jobs)
            say(f"- as {name}, against the master {'always at its likeliest card' if pure else 'as it is'}: {loss}")


def exploits(quick: bool, jobs: int) -> None:
    """Train the exploiters of both seats at once, with the same time."""
    say("\nexploiter")
    minutes, test = (0.2, 20_000) if quick else (60, 4_000_000)
    command = [sys.executable, "-m", "lab.exploit"]
    tail = ["--minutes", str(minutes), "--test", str(test), *(["--bits", "20"] if quick else ["--bits", "24"])]
    running = [subprocess.Popen([*command, role, *tail]) for role in ("elder", "dealer")]
    if any(each.wait() for each in running):
        raise SystemExit(1)


def classics(quick: bool, jobs: int) -> None:
    """Compare the master with the books."""
    say("\nclassic hands")
    classic.main(["--hands", "2000"] if quick else [])


PARTS: dict[str, Callable[[bool, int], None]] = {
    "classic": classics,
    "matches": matches,
    "tuned": tuned,
    "regret": regrets,
    "response": responses,
    "exploit": exploits,
    "levels": levels,
    "rules": rules,
}


def main(arguments: list[str]) -> None:
    """Measure all parts, or those named."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("parts", nargs="*", default=list(PARTS), choices=[*PARTS, []], metavar="PART")
    reader.add_argument("--quick", action="store_true", help="sizes that only show that it works")
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    read = reader.parse_args(arguments)
    for part in read.parts:
        begun = time.monotonic()
        PARTS[part](read.quick, read.jobs)
        say(f"({part}: {(time.monotonic() - begun) / 60:.1f} min)")


if __name__ == "__main__":
    main(sys.argv[1:])
