"""What notebooks show of games: `python -m tests.api.pictures` writes it into tests/api/shown/ for the tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import ecarte
from ecarte.api.game import Choices, Position

GOLDEN = Path(__file__).parents[1] / "golden"
SHOWN = Path(__file__).parent / "shown"


def golden(name: str) -> ecarte.Game:
    """Return the first game of a golden file."""
    return ecarte.load(GOLDEN / f"{name}.ecn")[0]


def decision(game: ecarte.Game, number: int) -> Position:
    """Return the position before a decision of a game, counted from 0."""
    return list(game.positions())[number]


def choices() -> Choices:
    """Return choices as an analyst judges them, always the same."""
    worth: list[Any] = [
        {"event": "S:stand", "points": -0.25, "game": 0.4321, "error": 0.008, "p": 0.3},
        {"event": "S:propose", "points": 0.5, "game": 0.5123, "error": 0.0, "p": None},
    ]
    return Choices(
        decision(golden("akagiri"), 0),
        {"choices": worth, "best": "S:propose", "exact": False, "worlds": 500, "unit": "game"},
    )


def shown() -> Mapping[str, Callable[[], str]]:
    """Return the function that makes the text of each file."""
    several = ecarte.load(GOLDEN / "akagiri.ecn", GOLDEN / "belote-classic.ecn")
    things: dict[str, Any] = {
        "deal": golden("akagiri").deals[0],
        "view": golden("views").deals[0],
        "belote": golden("belote-classic").deals[0],
        "three": golden("belote-three").deals[0],
        "unfinished": golden("unfinished").deals[-1],
        "exchange": decision(golden("akagiri"), 0),
        "play": decision(golden("belote-classic"), 8),
    }
    tables: dict[str, Any] = {
        "game": golden("akagiri"),
        "belote": golden("belote-classic"),
        "games": several,
        "choices": choices(),
        "frame": several.to_frame("events", "belote"),
    }
    reprs = [
        *things.values(),
        *tables.values(),
        several[1:9:2].filter("any(vole)"),
        several.to_frame("games", "ecarte"),
    ]
    return {
        **{f"{name}.svg": thing._repr_svg_ for name, thing in things.items()},
        **{f"{name}.html": thing._repr_html_ for name, thing in tables.items()},
        "reprs.txt": lambda: "\n".join(repr(each).replace(f"{GOLDEN}{os.sep}", "") for each in reprs),
    }


if __name__ == "__main__":
    os.environ["LC_ALL"] = "C"
    SHOWN.mkdir(exist_ok=True)
    for name, make in shown().items():
        (SHOWN / name).write_text(make() + "\n", "utf-8")
