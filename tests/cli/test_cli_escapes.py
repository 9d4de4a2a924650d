"""What strangers write in records does not reach a terminal as commands to it."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

import typer

from ecarte.cli import command_line
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

RECORD = (Path(__file__).parents[1] / "golden/akagiri.ecn").read_text("utf-8")
HOSTILE = "\x1b]0;mine\x07\x9b31m\x7f\u202e\x90q\x9c"
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]")
OURS = re.compile(r"\x1b\[[0-9;]*m|\x1b\[\?25[hl]|\x1b\[[0-9]*[AGKJ]|\r")  # colours, and the bar


def at_terminal(*arguments: str, folder: Path) -> str:
    """Return what a command shows at a terminal."""
    leader, follower = pty.openpty()
    environ = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "200", "HOME": str(folder)}
    code = "from ecarte.cli import main; main()"
    process = subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        stdin=subprocess.DEVNULL, stdout=follower, stderr=follower, cwd=folder, env=environ,
    )  # fmt: skip
    os.close(follower)
    shown = b""
    try:
        while piece := os.read(leader, 65536):
            shown += piece
    except OSError:  # the other end was closed
        pass
    process.wait()
    os.close(leader)
    return shown.decode()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with games of hostile names, comments and tags."""
    text = RECORD.replace('[South "', f'[South "{HOSTILE}').replace('[Event "', f'[Event "{HOSTILE}')
    text = text.replace("S:propose", f"S:propose {{{HOSTILE}}}", 1).replace("[Result", f'[Own "{HOSTILE}"]\n[Result', 1)
    (tmp_path / "g.ecn").write_text(text, "utf-8")
    (tmp_path / "ugly.ecn").write_text(text.replace("\n1. ", "\n\n\n1.  "), "utf-8")
    return tmp_path


@pytest.mark.sampled
@pytest.mark.parametrize(
    "line",
    [
        ["fmt", "--diff", "ugly.ecn"],
        ["fmt", "--stdout", "g.ecn"],
        ["head", "g.ecn"],
        ["head", "--tags", "g.ecn"],
        ["filter", "True", "g.ecn"],
        ["filter", "--deals", "True", "g.ecn"],
        ["convert", "--to", "json", "g.ecn"],
        ["convert", "--to", "csv", "g.ecn"],
        ["convert", "--to", "pbn", "g.ecn"],
        ["sort", "g.ecn"],
        ["show", "g.ecn"],
        ["check", "ugly.ecn"],
        ["stats", "g.ecn"],
    ],
    ids=" ".join,
)
def test_no_escape_reaches_a_terminal(line: list[str], folder: Path) -> None:
    shown = OURS.sub("", at_terminal(*line, folder=folder))
    assert shown.strip()
    assert not CONTROL.search(shown), repr(shown[:3000])


def test_every_command_escapes_what_it_prints(folder: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    more = {
        "filter": ["True"], "convert": ["--to", "ecn"], "redact": ["--seat", "S"], "split": ["--into", str(folder)],
        "holding": ["--at", "1#3", "--seat", "S"], "draw": ["-o", str(folder / "a.svg")],
        "analyze": ["--worlds", "100"],
    }  # fmt: skip
    monkeypatch.setattr("ecarte.cli.kit.terminal.is_terminal", lambda: True)
    group = typer.main.get_command(command_line())
    for name in group.list_commands(None):  # type: ignore[attr-defined]
        command = group.get_command(None, name)  # type: ignore[attr-defined]
        if any(each.name == "files" for each in command.params) and name != "report":
            done = cli(name, *more.get(name, []), folder / "g.ecn")
            assert not CONTROL.search(done.out + done.err), (name, done)
    for line in (["fmt", "--diff", "ugly.ecn"], ["head", "--tags", "g.ecn"], ["filter", "--deals", "True", "g.ecn"]):
        done = cli(*line[:-1], folder / line[-1])
        assert "\\x1b]0;mine" in done.out + done.err
        assert not CONTROL.search(done.out + done.err), line


def test_nor_in_what_python_prints(folder: Path) -> None:
    import ecarte

    game = ecarte.load(folder / "g.ecn")[0]
    assert not CONTROL.search(repr(game) + repr(game.deals[0]))
    wrong = (folder / "g.ecn").read_text("utf-8").replace("S:propose", f"S:{HOSTILE}propose", 1)
    with pytest.raises(ecarte.Error) as error:
        list(ecarte.load(wrong))
    assert not CONTROL.search(str(error.value))


def test_a_program_gets_every_byte(folder: Path, cli: Cli) -> None:
    done = cli("convert", "--to", "ecn", folder / "g.ecn")
    assert HOSTILE in done.out
