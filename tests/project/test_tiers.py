"""The tiers of tests (conftest.py): what `make test` leaves to `make thorough`, and the budget that it has."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = """
import pytest

@pytest.mark.sampled
@pytest.mark.parametrize("case", range(9))
def test_one(case): pass

@pytest.mark.sampled(3)
@pytest.mark.parametrize("case", range(9))
def test_three(case): pass

@pytest.mark.sampled(20)
@pytest.mark.parametrize("case", range(2))
def test_all(case): pass
"""

if not (ROOT / "conftest.py").is_file() or sys.platform == "emscripten":
    pytest.skip("no other Python can be started here, or the tests are alone", allow_module_level=True)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A project with the tiers, and a few tests."""
    shutil.copy(ROOT / "conftest.py", tmp_path)
    (tmp_path / "test_few.py").write_text(TESTS)
    return tmp_path


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run pytest there."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "-W", "ignore", *arguments]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    return subprocess.run(command, cwd=folder, env=alone, capture_output=True, text=True, check=False)


def test_sampled_keeps_that_many_cases_evenly_spread(folder: Path) -> None:
    listed = run(folder, "--collect-only", "-m", "not thorough")
    assert listed.returncode == 0, listed.stderr
    assert [line.split("::")[1] for line in listed.stdout.splitlines() if "::" in line] == [
        "test_one[0]", "test_three[0]", "test_three[3]", "test_three[6]", "test_all[0]", "test_all[1]",
    ]  # fmt: skip


def test_a_run_over_its_budget_fails(folder: Path) -> None:
    over, within = run(folder, "--budget", "0.001"), run(folder, "--budget", "600")
    assert (over.returncode, within.returncode) == (1, 0)
    assert "20 passed" in over.stdout
    assert "their budget is 600 s" in within.stdout
