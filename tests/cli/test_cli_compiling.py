"""Compiling takes its time once on a machine, and that is said."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from time import sleep

import pytest

pytest.importorskip("numba", reason="compiled code is native only")

import numba
from numba.core import event

from ecarte import compiler
from ecarte.cli.kit import compiling
from ecarte.cli.kit.terminal import Terminal

PROGRAM = """
from ecarte import compiler
print(compiler.prepare("ecarte"), compiler.prepare("ecarte.games"))
"""


def slowly(compiles: bool, seconds: float) -> Callable[[], bool]:
    """Return what takes its time, and perhaps compiles meanwhile."""

    def compile_now() -> bool:
        with event.trigger_event("numba:compile") if compiles else nullcontext():
            sleep(seconds)
        return compiles

    return compile_now


def test_off_a_terminal_a_line_says_that_it_compiles(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """So that a job does not seem to hang; nothing is said where what was compiled is loaded, however slowly."""
    monkeypatch.setattr(compiling, "SAID_AFTER", 0.1)
    compiling.prepare(Terminal("en"), slowly(True, 0.6))
    first, second = capsys.readouterr().err.splitlines()
    assert first == "Compiling. This happens once on a machine and takes up to a minute, longer on a busy one."
    assert re.fullmatch(r"Compiled in \d+ s\. Later runs load what was compiled\.", second)
    compiling.prepare(Terminal("en"), slowly(False, 0.6))
    assert capsys.readouterr().err == ""


def test_what_numba_compiles_is_watched() -> None:
    @numba.njit
    def twice(number):  # type: ignore[no-untyped-def]
        return 2 * number

    begun: list[str] = []
    with compiler.watched(lambda: begun.append("compiled")):
        assert twice(2) == 4
        assert begun
        begun.clear()
        assert twice(3) == 6
    assert not begun


@pytest.mark.thorough
def test_compiling_is_said_once(tmp_path: Path) -> None:
    """It happens in the first process; later ones load what was compiled."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    for said in ("True True", "False False"):
        made = [sys.executable, "-c", PROGRAM]
        done = subprocess.run(made, env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == said
