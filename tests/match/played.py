"""Matches to test with, each as its records."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests.kit.matches import ask, beginning, course, started

Json = dict[str, Any]
SEED = "5e" * 32
GOLDEN = Path(__file__).parents[1] / "golden"


def chips(match: Json) -> int:
    return sum(int(person["purse"] or 0) for person in match["people"]) + int(match["pot"])


def tag(text: str, name: str) -> str:
    found = re.search(rf'^\[{name} "(.*)"\]$', text, re.M)
    return found[1] if found else ""


def with_tag(text: str, name: str, value: str) -> str:
    return re.sub(rf'^\[{name} ".*"\]$', f'[{name} "{value}"]', text, flags=re.M)


def rubber(kind: str = "rubber-3", winners: str = "SN", **changes: Any) -> list[str]:
    """Return the records of a rubber in which the loser resigned each game."""
    begin = beginning(kind, 1, **changes)
    records: list[str] = []
    match = ask("match", records=[], begin=begin)["match"]
    for at, winner in enumerate(winners):
        text = started(match, f"{at + 1:064x}")["record"]
        records.append(ask("resign", record=text, seat="N" if winner == "S" else "S")["record"])
        match = ask("match", records=records)["match"]
    return records


def pool(number: int = 3, **changes: Any) -> tuple[list[str], Json]:
    """Return a pool with its last game over."""
    *_, (records, match) = course(beginning("pool", number, **changes), number, most=30)
    return records, match
