"""Completion with the Tab key, in the shells themselves; those that are not installed are skipped, and say so."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.cli import COMMANDS
from ecarte.games import GAMES
from ecarte.text import Words, languages
from tests.kit.commandline import Cli, cli
from tests.kit.typist import Typist

__all__ = ["cli"]  # a fixture, used by name

WANTED = {
    "ecarte ar": {"archive", "arbiter"},
    "ecarte archive ": {"add", "query", "stats", "next", "export"},
    "ecarte play --game ": set(GAMES),
    "ecarte play --rules li": set(),
    "ecarte play --rules lo": {"london"},
    "ecarte convert --to js": {"json", "jsonl"},
    "ecarte show --co": {"--color"},
    "ecarte show --color ": {"auto", "always", "never"},
}
"""What is typed, and what the Tab key offers there."""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return an empty home, with the command in its folder for programs."""
    program = tmp_path / "bin/ecarte"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m ecarte "$@"\n')
    program.chmod(0o755)
    (tmp_path / "lone.ecn").touch()
    return tmp_path


def environment(home: Path, **more: str) -> dict[str, str]:
    path = f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG_", "ZDOTDIR"))
    }
    return {**kept, "HOME": str(home), "PATH": path, "LANG": "C.UTF-8", "TERM": "dumb", **more}


def run(home: Path, *command: str, **more: str) -> str:
    done = subprocess.run(
        command, cwd=home, env=environment(home, **more), capture_output=True, text=True, check=True, timeout=120
    )
    return done.stdout


def shell(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def test_bash(home: Path) -> None:
    bash = shell("bash")
    (home / "setup").write_text(run(home, "ecarte", _ECARTE_COMPLETE="source_bash"))
    asked = "source setup; for line in " + " ".join(f'"{each}"' for each in WANTED) + "; do\n"
    asked += 'COMP_WORDS=($line); [[ $line == *" " ]] && COMP_WORDS+=(""); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n'
    asked += '_ecarte_completion ecarte; echo "$line|${COMPREPLY[*]}"; done'
    offered = dict(line.split("|") for line in run(home, bash, "--norc", "-c", asked).splitlines())
    assert {typed: set(found.split()) for typed, found in offered.items()} == WANTED


def test_bash_offers_files_where_nothing_else_is_meant(home: Path) -> None:
    bash = shell("bash")
    (home / ".bashrc").write_text("PS1='$ '\nsource setup\n")
    (home / "setup").write_text(run(home, "ecarte", _ECARTE_COMPLETE="source_bash"))
    with Typist([bash, "-i"], home, environment(home)) as typist:
        typist.wait("$ ")
        typist.type("ecarte check lo\t")
        typist.wait("ecarte check lone.ecn")


@pytest.mark.thorough
def test_fish(home: Path) -> None:
    fish = shell("fish")
    place = home / ".config/fish/completions/ecarte.fish"
    place.parent.mkdir(parents=True)
    place.write_text(run(home, "ecarte", _ECARTE_COMPLETE="source_fish"))
    for typed, wanted in WANTED.items():
        offered = run(home, fish, "-c", f"complete -C '{typed}'").splitlines()
        assert {line.partition("\t")[0] for line in offered if not line.startswith("-") or "--" in typed} == wanted
    assert "lone.ecn" in run(home, fish, "-c", "complete -C 'ecarte check lo'")
    assert "archive\tKeep games in a DuckDB file" in run(home, fish, "-c", "complete -C 'ecarte ar'")


@pytest.mark.thorough
def test_zsh(home: Path) -> None:
    zsh = shell("zsh")
    said = run(home, zsh, "-fc", "ecarte --install-completion; true")  # true: otherwise zsh becomes the command
    assert str(home / ".zfunc/_ecarte") in said
    with (home / ".zshrc").open("a") as settings:
        settings.write("PS1='$ '\n")
    with Typist([zsh, "-i"], home, environment(home)) as typist:
        typist.wait("$ ")
        typist.type("ecarte play --rules lo\t")  # at the first use, too
        typist.wait("ecarte play --rules london")
        typist.type("\x15ecarte arc\t")
        typist.wait("ecarte archive")
        typist.type("\x15ecarte check lo\t")
        typist.wait("ecarte check lone.ecn")
        typist.type("\x15ecarte archive \t")
        for action in ("add", "query", "stats", "export"):
            typist.wait(action)


def test_powershell(home: Path) -> None:
    pwsh = shell("pwsh")
    (home / "setup.ps1").write_text(run(home, "ecarte", _ECARTE_COMPLETE="source_powershell"))
    for typed, wanted in WANTED.items():
        asked = f". ./setup.ps1; (TabExpansion2 '{typed}' {len(typed)}).CompletionMatches.CompletionText"
        assert set(run(home, pwsh, "-NoProfile", "-Command", asked).split()) == wanted


def test_what_powershell_is_given(home: Path) -> None:
    """Where there is no PowerShell, what its script asks for is answered in the form that the script takes apart."""
    answer = run(
        home,
        "ecarte",
        _ECARTE_COMPLETE="complete_powershell",
        _TYPER_COMPLETE_ARGS="ecarte ar",
        _TYPER_COMPLETE_WORD_TO_COMPLETE="ar",
    )
    assert {line.split(":::")[0] for line in answer.splitlines()} == WANTED["ecarte ar"]
    assert "ecarte" in run(home, "ecarte", _ECARTE_COMPLETE="source_powershell")


def test_every_command_is_offered_with_its_summary(home: Path) -> None:
    answer = run(home, "ecarte", _ECARTE_COMPLETE="complete_zsh", _TYPER_COMPLETE_ARGS="ecarte ", LANG="fr_FR.UTF-8")
    assert re.findall(r'^(?:_arguments .*\(\()?"(\w+)":"', answer, re.MULTILINE) == list(COMMANDS)
    assert "Joue une partie dans le terminal contre l’ordinateur." in answer


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("name", "key", "file"),
    [
        ("bash", "cli-completion-installed", ".bash_completions/ecarte.sh"),
        ("zsh", "cli-completion-installed", ".zfunc/_ecarte"),
        ("fish", "cli-completion-installed", ".config/fish/completions/ecarte.fish"),
        ("pwsh", "cli-completion-profile", ""),
    ],
)
def test_setting_up_says_where(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, name: str, key: str, file: str
) -> None:
    monkeypatch.setattr("shellingham.detect_shell", lambda: (name, f"/bin/{name}"))
    answer = cli("--lang", lang, "--install-completion")
    place = tmp_path / "home" / file
    assert (answer.status, answer.err) == (0, "")
    assert answer.out == Words(lang)(key, shell=name, file=str(place)) + "\n"
    if file:
        assert "_ECARTE_COMPLETE" in place.read_text()
        assert cli("--show-completion").out.strip() == place.read_text().strip()


def test_another_shell_is_told_what_there_is(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shellingham.detect_shell", lambda: ("tcsh", "/bin/tcsh"))
    answer = cli("--show-completion")
    assert (answer.status, answer.out) == (2, "")
    assert "bash, zsh, fish, powershell" in answer.err


@pytest.mark.parametrize(
    ("typed", "offered", "unneeded"),
    [
        ("ecarte ", "check", "ecarte.cli.records ecarte.collection ecarte.games.ecarte pydantic rich"),
        ("ecarte --version ", "check", "pydantic rich"),
        ("ecarte show --", "--seat", "ecarte.record.facts pydantic rich.markdown"),
        ("ecarte convert --to ", "parquet", "ecarte.record.facts ecarte.cli.many pydantic rich.markdown"),
    ],
)
def test_the_tab_key_loads_only_what_it_needs(home: Path, typed: str, offered: str, unneeded: str) -> None:
    """Somebody waits for it."""
    asked = {"_ECARTE_COMPLETE": "complete_powershell", "_TYPER_COMPLETE_ARGS": typed}
    if typed.endswith("--"):
        asked["_TYPER_COMPLETE_WORD_TO_COMPLETE"] = "--"
    command = [sys.executable, "-X", "importtime", "-m", "ecarte"]
    done = subprocess.run(command, env=environment(home, **asked), capture_output=True, text=True, check=True)
    assert offered in {line.split(":::")[0] for line in done.stdout.splitlines()}
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "ecarte.cli" in loaded
    assert not loaded & {*unneeded.split()}


def test_what_is_in_brackets_is_offered_too(home: Path) -> None:
    asked = {"_ECARTE_COMPLETE": "complete_fish", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    answer = run(home, "ecarte", _TYPER_COMPLETE_ARGS="ecarte check --sch", **asked)
    assert "ecarte[cluster]" in answer
