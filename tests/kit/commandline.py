"""The command line, run in the tests' own process."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from ecarte.cli import main
from ecarte.collection.simulate import Plan, texts


@dataclass(frozen=True)
class Run:
    """The result of a command."""

    status: int
    out: str
    err: str


Cli = Callable[..., Run]


@pytest.fixture
def cli(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Cli:
    """Run the command line in this process, in English, with its own folder of games."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home/config"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr("ecarte.cli.kit.compiling.SAID_AFTER", 3600.0)  # what is said must not depend on what was run

    def run(*arguments: str | Path, stdin: str | bytes = b"") -> Run:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        with pytest.raises(SystemExit) as ended:
            main([str(each) for each in arguments])
        said = capfd.readouterr()
        return Run(int(ended.value.code or 0), said.out, said.err)

    return run


@cache
def simulated() -> str:
    """Return simulated games, for tests of commands that read many."""
    return "\n".join(texts(Plan({"S": "amateur", "N": "chance"}, 12, seed=4)))


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Write simulated games into a file."""
    path = tmp_path / "games.ecn"
    path.write_text(simulated(), "utf-8")
    return path
