"""Compiling takes its time once on a machine, and that is said."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numba", reason="compiled code is native only")

PROGRAM = """
from ecarte import compiled
print(compiled.prepare(), compiled.prepare_simulation("ecarte"))
"""


@pytest.mark.thorough
def test_compiling_is_said_once(tmp_path: Path) -> None:
    """It happens in the first process; later ones load what was compiled."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    for said in ("True True", "False False"):
        made = [sys.executable, "-c", PROGRAM]
        done = subprocess.run(made, env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == said
