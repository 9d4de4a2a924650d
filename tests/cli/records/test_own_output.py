"""An output that is one of the inputs: refused, and never read for ever."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

import resource

import typer

from ecarte.cli import command_line
from ecarte.collection import files
from ecarte.core.game import RuleError
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

TEXT = (Path(__file__).parents[2] / "golden/akagiri.ecn").read_text("utf-8")
MOST = 20_000_000  # bytes that a command may write before it is stopped


def run(shell: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a line of the shell, in which $E is the command line; a file that grows without end is cut off."""
    return subprocess.run(
        ["bash", "-c", f'e() {{ "$PYTHON" -c "from ecarte.cli import main; main()" "$@"; }}; {shell}'],
        cwd=folder,
        env={**os.environ, "PYTHON": sys.executable, "LC_ALL": "C"},
        capture_output=True,
        text=True,
        timeout=120,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (MOST, MOST)),
    )


def test_every_command_refuses_to_print_into_a_file_that_it_reads(cli: Cli) -> None:
    before = {
        "filter": ["True"],
        "convert": ["--to", "json"],
        "redact": ["--seat", "S"],
        "edit": ["--at", "1#3", "--comment", "Bold."],
        "holding": ["--at", "1#3", "--seat", "S"],
    }
    printed = "/dev/fd/1"  # while it is captured, the standard output is a file
    group = typer.main.get_command(command_line())
    reading = []
    for name in group.list_commands(None):  # type: ignore[attr-defined]
        command = group.get_command(None, name)  # type: ignore[attr-defined]
        if any(each.name == "files" for each in command.params):
            reading.append(name)
            done = cli(name, *before.get(name, []), printed)
            assert (done.status, done.out) == (2, ""), name
            assert f"{printed} is also read" in done.err
    assert {"filter", "fmt", "head", "stats", "check", "convert", "split", "analyze"} <= set(reading)
    for action in (["add", printed, printed], ["query", printed, "SELECT 1"], ["stats", printed], ["export", printed]):
        assert "is also read" in cli("archive", *action).err


@pytest.mark.sampled
@pytest.mark.parametrize(
    "line",
    [
        "e filter True g.ecn >> g.ecn",
        "e filter True other.ecn g.ecn >> g.ecn",
        "e filter True ./g.ecn 1<> g.ecn",
        "ln -s g.ecn soft; e filter True soft >> g.ecn",
        "ln g.ecn hard; e filter True hard >> g.ecn",
        "e filter True - < g.ecn >> g.ecn",
        "e sort - < g.ecn >> g.ecn",
        "e filter True g.ecn -o /dev/stdout >> g.ecn",
        "e filter False - -o g.ecn < g.ecn",
        "e filter True g.ecn &>> g.ecn",
        "e filter True bad.ecn g.ecn 2>> g.ecn",
        "e fmt other.ecn g.ecn >> g.ecn",
        "e archive add m.duckdb g.ecn >> g.ecn",
    ],
)
def test_a_file_is_known_by_any_name(line: str, tmp_path: Path) -> None:
    for name in ("g.ecn", "other.ecn"):
        (tmp_path / name).write_text(TEXT, "utf-8")
    (tmp_path / "bad.ecn").write_text("nothing\n", "utf-8")
    done = run(line, tmp_path)
    assert done.returncode == 2, done
    assert (tmp_path / "g.ecn").read_text("utf-8") == TEXT
    assert (tmp_path / "other.ecn").read_text("utf-8") == TEXT


def test_a_pipe_into_a_file_that_is_read_ends(tmp_path: Path) -> None:
    (tmp_path / "g.ecn").write_text(TEXT * 300, "utf-8")
    done = run("e filter True g.ecn | tee -a g.ecn > /dev/null; exit ${PIPESTATUS[0]}", tmp_path)
    assert done.returncode == 0, done
    assert (tmp_path / "g.ecn").stat().st_size < MOST


def test_a_file_that_is_cut_while_it_is_read_is_not_taken_for_whole(tmp_path: Path) -> None:
    path = tmp_path / "g.ecn"
    path.write_text(TEXT * 300, "utf-8")
    found = files.lines(str(path))
    next(found)
    path.write_text("", "utf-8")
    with pytest.raises(RuleError) as error:
        list(found)
    assert error.value.problems[0].data["reason"] == "shorter"


def test_what_is_added_to_a_file_while_it_is_read_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "g.ecn"
    path.write_text(TEXT, "utf-8")
    read = 0
    for read, line in enumerate(files.lines(str(path)), 1):  # noqa: B007
        with path.open("a", encoding="utf-8") as file:
            file.write(line)
    assert read == TEXT.count("\n")


def test_a_device_may_be_both(cli: Cli) -> None:
    done = cli("filter", "True", "/dev/null", "-o", "/dev/null")
    assert "also read" not in done.err
