"""A few seconds of fuzzing, and everything that fuzzing ever found (`make fuzz` runs longer)."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import traceback
from pathlib import Path

import pytest

from tests.fuzz.targets import TARGETS, seeds

HERE = Path(__file__).parents[1]
SECONDS = 3


def broken(target: str, text: bytes) -> bool:
    """Return whether a text breaks a property, and print how."""
    try:
        TARGETS[target](text)
    except Exception:
        traceback.print_exc()
        return True
    return False


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_the_seeds_hold(target: str) -> None:
    texts = list(seeds(target))
    assert len(texts) > 8
    assert [text for text in texts if broken(target, text)] == []


def test_what_was_found_holds_now() -> None:
    found = sorted((HERE / "fuzz/found").glob("*-*"))
    assert [path.name for path in found if broken(path.name.split("-")[0], path.read_bytes())] == []


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.skipif(
    importlib.util.find_spec("atheris") is None, reason="atheris is built for Linux on x86-64 and CPython before 3.14"
)
def test_nothing_is_found_in_a_few_seconds(target: str) -> None:
    command = [sys.executable, "-m", "tests.fuzz.run", target, str(SECONDS)]
    ended = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True, timeout=300, check=False)
    assert ended.returncode == 0, ended.stderr[-4000:]
    assert re.search(r"Done [1-9][0-9]* runs", ended.stderr)
