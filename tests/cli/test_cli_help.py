"""The help of every command: whole, in the language asked for, with examples that are understood."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("typer", reason="the command line is native only")

import typer
from rich.cells import cell_len

from ecarte.cli import COMMANDS, command_line
from ecarte.cli.kit.examples import EXAMPLES
from ecarte.text import Words, languages
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

ACTIONS = [f"archive {action}" for action in ("add", "query", "stats", "export")]
EVERY = ["", *COMMANDS, *ACTIONS]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("command", EVERY)
def test_help_has_words_for_everything(cli: Cli, command: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has the shape of other programs' help, not that of some release of Typer, and no line is too long."""
    monkeypatch.setenv("COLUMNS", "80")
    run = cli(*command.split(), "--lang", lang, "--help")
    words = Words(lang)
    assert (run.status, run.err) == (0, "")
    assert run.out.startswith(f"{words('cli-usage')} ecarte {command}".rstrip())
    assert words("cli-options") in run.out
    assert "cli-" not in run.out  # a missing message would be shown as its key
    assert not re.search(r"<(?! links| question)|[{}│]", run.out)
    lines, _, examples = run.out.partition(f"\n{words('cli-examples')}\n")
    assert max(map(cell_len, lines.splitlines())) <= 80
    assert [f"ecarte {each}" for each in EXAMPLES.get(command, ())] == [
        each.strip() for each in examples.splitlines() if each
    ]
    assert not re.search(" $", run.out, re.MULTILINE)
    if lang != "en":
        assert not re.search("Usage:|Show this|default:|required", run.out)


@pytest.mark.parametrize("command", EVERY[1:])
def test_examples_are_understood(command: str) -> None:
    """The arguments of each are parsed as typed, up to the redirection; nothing is run."""
    assert EXAMPLES[command]
    for example in EXAMPLES[command]:
        root: Any = typer.main.get_command(command_line())
        root.given = []
        name, rest = _parsed(root, "ecarte", shlex.split(example.partition(" < ")[0]), None)
        assert f"{name} ".startswith(f"ecarte {command} ")  # of a group, an action
        assert rest == []


def _parsed(command: Any, name: str, arguments: list[str], parent: Any) -> tuple[str, list[str]]:
    """Return the path of the command that is called, and the arguments that are left."""
    with command.make_context(name, arguments, parent=parent) as context:
        if not hasattr(command, "commands"):
            return context.command_path, context.args
        given = [*context._protected_args, *context.args]
        if not given:
            return context.command_path, []
        below, found, rest = command.resolve_command(context, given)
        return _parsed(found, below, rest, context)


def test_help_is_in_the_language_asked_for(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Play a game in the terminal" in cli("play", "--help").out
    assert "Joue une partie dans le terminal" in cli("play", "--lang=fr", "--help").out
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Joue une partie dans le terminal" in cli("--help").out


def test_help_where_there_is_no_é() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", "from ecarte.cli import main; main()", "--help"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "LANG": "en"},
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"?cart? and belote" in ended.stdout


@pytest.mark.parametrize("lang", languages())
def test_words_without_blanks_are_not_cut_off(cli: Cli, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = Words(lang)
    assert words("cli-required") in cli("redact", "--lang", lang, "--help").out
    joined = re.sub(r"\s", "", cli("match", "--lang", lang, "--help").out)
    assert re.sub(r"\s", "", words("cli-match")) in joined


def test_an_open_heading_has_its_commands(cli: Cli) -> None:
    """Every command is listed once, under the heading of its folder."""
    out = cli("--help").out
    for name in COMMANDS:
        assert len(re.findall(f"^  {name}  ", out, re.MULTILINE)) == 1
    assert out.index("\nPlay\n") < out.index("\n  serve ") < out.index("\nRecords\n") < out.index("\n  show ")
