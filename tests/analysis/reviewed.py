"""A golden game of écarté, reviewed."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest

from ecarte.analysis import ANALYSTS, Effort, finished
from ecarte.analysis.ecarte.review import Review
from ecarte.notation import ecn
from ecarte.record import Play

GOLDEN = Path(__file__).parents[1] / "golden"
ONCE = pytest.mark.skipif(sys.platform == "emscripten", reason="it is the same there, and takes three times as long")
QUICKLY = Effort(worlds=100, most=100, orders=2)


# --- a whole game ---


@cache
def game(name: str = "akagiri") -> Play:
    return ecn.loads((GOLDEN / f"{name}.ecn").read_text("utf-8"))[0]


@cache
def reviewed(name: str = "akagiri") -> Review:
    found: Review = finished(ANALYSTS["ecarte"].pieces(game(name), QUICKLY))
    return found
