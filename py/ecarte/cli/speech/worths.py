"""Choices with their worth, in columns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ecarte.core.game import Json
from ecarte.text import Words

Columns: TypeAlias = Mapping[str, Callable[[Words, Json], str]]


def _points(words: Words, each: Json) -> str:
    give = f" ± {words.number(each['error'])}" if each["error"] else ""
    return words.number(each["points"], signed=True) + give


COLUMNS: Mapping[str, Columns] = {
    "game": {
        "explorer-game": lambda words, each: words.percent(each["game"], error=each["error"]),
        "explorer-points": lambda words, each: words.number(each["points"], 2, signed=True),
    },
    "points": {
        "explorer-points": _points,
        "estimate-made": lambda words, each: words.percent(each["made"]) if "made" in each else "–",
        "explorer-game": lambda words, each: words.percent(each["game"]),
    },
}
"""The columns of the choices by the unit of the game's losses: their heads, and what stands in them."""
