"""Simulated games in a file, for tests of commands that read many."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from ecarte.collection.simulate import Plan, texts


@cache
def simulated() -> str:
    return "\n".join(texts(Plan({"S": "amateur", "N": "chance"}, 12, seed=4)))


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.ecn"
    path.write_text(simulated(), "utf-8")
    return path
