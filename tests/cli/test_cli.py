"""The command line as a whole: help, version, languages, colours, and the answers to wrong usage."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte import __version__
from ecarte.text import Words, languages
from tests.kit.commandline import Cli, Run, cli

__all__ = ["cli"]  # a fixture, used by name


def test_version(cli: Cli) -> None:
    assert cli("--version") == Run(0, f"ecarte {__version__}\n", "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["deal"], "deal"),
        (["check"], "FILE"),
        (["convert", "x.ecn"], "--to"),
        (
            ["convert", "--to", "pgn", "x.ecn"],
            "There is no format “pgn” to convert to. There are: ecn, json, jsonl, link, ",
        ),
        (["check", "--lang", "xx", "x.ecn"], f"There is no language “xx” here. There are: {', '.join(languages())}."),
        (
            ["play", "--rules", "vienna"],
            "There are no rules “vienna”. There are: akagiri, jirai, article, london, casino.",
        ),
        (["play", "--option", "target=7"], "“target” cannot be “7”. It can be: 5, 10. (E24)"),
        (["play", "--option", "trumps=2"], "There is no option “trumps”."),
        (["play", "--option", "target"], "An option is written NAME=VALUE"),
        (
            ["play", "--option", "king_until=first-lead"],
            "“king_until” has a meaning only when “king_mark” is “optional”. (E14)",
        ),
        (["play", "--seed", "12"], "This is not a seed: write 64 hexadecimal digits"),
        (["play", "--seat", "W"], "--seat cannot be “W”. It can be: S, N."),
        (["play", "--dealer", "me"], "--dealer cannot be “me”. It can be: S, N, cut."),
        (["play", "--opponent", "god"], "--opponent cannot be “god”."),
        (["play", "--resume", "x.ecn", "--seed", "12"], "A resumed game keeps its rules, dealer and seed"),
        (["play", "--resume", "nowhere.ecn"], "nowhere.ecn: E-file There is no such file."),
    ],
)
def test_what_is_not_understood_is_answered_with_a_sentence(cli: Cli, arguments: list[str], said: str) -> None:
    run = cli(*arguments)
    assert run.status == 2
    assert run.out == ""
    assert said in run.err
    assert "Traceback" not in run.err


MISUSES: dict[str, tuple[str, dict[str, str]]] = {
    "play --nope": ("cli-misuse-no-option", {"option": "--nope"}),
    "nonsense": ("cli-misuse-no-command", {"command": "nonsense"}),
    "show": ("cli-misuse-missing", {"parameter": "FILE", "usage": "ecarte show [OPTIONS] FILE..."}),
    "rules E1 E2 E3": ("cli-misuse-too-many", {"given": "E2 E3"}),
    "play --seat": ("cli-misuse-takes-one", {"option": "--seat"}),
    "play --two=yes": ("cli-misuse-takes-none", {"option": "--two"}),
    "play --color maybe": ("cli-misuse-choice", {"parameter": "--color", "allowed": "auto, always, never"}),
    "play --stake few": ("cli-misuse-number", {"parameter": "--stake", "bounds": "both", "least": "0", "most": "1000"}),
    "simulate S:chance N:chance --seed x": ("cli-misuse-value", {"parameter": "--seed", "number": "whole"}),
    "head -n -1 x": ("cli-misuse-number", {"parameter": "--number", "bounds": "least", "least": "0"}),
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("given", MISUSES)
def test_wrong_arguments_are_answered_in_the_language(cli: Cli, given: str, lang: str) -> None:
    """The answer is a sentence, with similar names where there are some, and the way to the help."""
    run = cli("--lang", lang, *given.split())
    key, data = MISUSES[given]
    words = Words(lang)
    said, way, *more = run.err.splitlines()
    assert (run.status, run.out, more) == (2, "", [])
    assert said.startswith(f"ecarte: {words(key, **data)}")
    command = "" if given == "nonsense" else f" {given.split()[0]}"
    assert way == words("cli-misuse-help", command=f"ecarte{command} --help")


@pytest.mark.parametrize("lang", languages())
def test_what_is_spelt_alike_is_named(cli: Cli, lang: str) -> None:
    words = Words(lang)
    for given, near in (["shw"], "show"), (["play", "--ga", "belote"], "--gallery, --game, --seat"):
        said, _ = cli("--lang", lang, *given).err.splitlines()
        assert said.endswith(words("cli-misuse-similar", names=near))


def test_options_without_a_command_bring_the_help(cli: Cli) -> None:
    run = cli("--lang", "fr")
    assert (run.status, run.err) == (2, "")
    assert "Jouer" in run.out


def test_colours(cli: Cli, tmp_path: Path) -> None:
    bad = tmp_path / "bad.ecn"
    bad.write_text("no record\n")
    assert "\x1b[" not in cli("check", bad).out  # not a terminal
    assert "\x1b[" in cli("check", "--color", "always", bad).out
    assert "\x1b[" not in cli("check", "--color", "never", bad).out
    assert cli("check", "--color", "pink", bad).status == 2


def test_language_and_colour_can_be_asked_for_before_the_command(cli: Cli, tmp_path: Path) -> None:
    bad = tmp_path / "bad.ecn"
    bad.write_text("no record\n")
    help_ = cli("--lang", "fr", "--help")
    assert (help_.status, "Joue une partie dans le terminal" in help_.out) == (0, True)
    assert "|".join(languages()) in help_.out
    french, english = cli("check", "--lang", "fr", bad), cli("check", bad)
    assert cli("--lang", "fr", "check", bad) == french != english
    assert cli("--lang=fr", "check", "--lang", "en", bad) == english  # the nearer option wins
    assert "Joue une partie" in cli("--lang", "ja", "play", "--lang", "fr", "--help").out
    assert "\x1b[" in cli("--color", "always", "check", bad).out
    assert "\x1b[" not in cli("--color", "always", "check", "--color", "never", bad).out
    for wrong, said in (["--lang", "xx"], "“xx”"), (["--color", "pink"], "--color"):
        run = cli(*wrong, "check", bad)
        assert (run.status, run.out, said in run.err) == (2, "", True)


def test_python_m_ecarte_is_the_same() -> None:
    ended = subprocess.run([sys.executable, "-m", "ecarte", "--version"], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, f"ecarte {__version__}\n", "")


def test_the_page_begins_with_one_game() -> None:
    """The first cards of écarté need nothing of any other game."""
    code = (
        "import json, sys\n"
        "from ecarte.requests.web import respond\n"
        "game = dict(do='new', game='ecarte', preset='akagiri', options={}, seed='00' * 32, dealer='cut', tags={},\n"
        "            players={'N': 'amateur'}, seat='S')\n"
        "assert 'view' in json.loads(respond(json.dumps(game)))\n"
        "print([name for name in sys.modules if 'belote' in name and name != 'ecarte.titles.belote'])\n"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"
