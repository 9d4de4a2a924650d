"""The guide to the hand reader is right: its commands and its program are run."""

from __future__ import annotations

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/guide/reader.md").read_text("utf-8")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(ROOT / "tests/golden/annotated.ecn", "friday.ecn")


@pytest.mark.thorough
def test_the_commands_of_the_guide_run(cli: Cli) -> None:
    parts = re.split(r"^\$ ", "\n".join(re.findall(r"```console\n(.*?)```", GUIDE, re.DOTALL)), flags=re.M)[1:]
    answers = []
    for part in parts:
        command, _, said = part.partition("\n")
        found = cli(*shlex.split(command)[1:])
        assert found.status == 0
        first = said.splitlines()[0]
        assert first == "…" or found.out.splitlines()[0] == first
        answers += [json.loads(found.out)] if "--json" in command else []
    (answer,) = answers
    named = re.search(r"prints one object: (.*?)\.\n", GUIDE, re.DOTALL)
    assert named is not None
    assert {*re.findall(r"`(\w+)`", named[1])} == set(answer)


def test_the_program_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    exec(compile(program, "reader.md", "exec"), {})
    *cards, last = capsys.readouterr().out.splitlines()
    assert len(cards) == 5
    assert all(re.fullmatch(r"[KQJAT987][shdc] \d+%, else \d+%", line) for line in cards)
    assert last.split()[0] == "12650"
