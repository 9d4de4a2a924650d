"""The comfort of the terminal's table: abbreviations, suggestions, help at every prompt, cards that are drawn."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.cli.speech import story
from ecarte.cli.speech.answers import whole
from ecarte.text import Words, languages
from tests.cli.test_cli_play import first_seed
from tests.kit.commandline import Cli, cli
from tests.kit.typist import Typist

__all__ = ["cli"]  # a fixture, used by name

KNOWN = ["p", "propose", "stand", "accept", "accept if", "refuse", "resign", "hint", "help"]
CHOOSE = ("--seed", "07" * 32, "--dealer", "N")  # South may propose


def bare(text: str) -> str:
    """Return a text without blanks, as lines may be broken anywhere."""
    return "".join(text.split())


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("propos", "propose"),
        ("PROP", "propose"),
        ("propos 3", "propose 3"),
        ("acc", "accept"),  # the beginning of the other, too
        ("accept i", "accept if"),
        ("re", None),  # refuse or resign
        ("he", "help"),
        ("h", None),
        ("propose", None),  # nothing to write out
        ("proposal", None),
        ("", None),
    ],
)
def test_words_can_be_shortened_where_they_mean_one_thing(text: str, meant: str | None) -> None:
    assert whole(text, KNOWN) == meant


@pytest.mark.parametrize(("lang", "word"), [("en", "propos"), ("fr", "proposer"), ("fr", "prop"), ("ja", "prop")])
def test_a_shortened_word_is_played(cli: Cli, tmp_path: Path, lang: str, word: str) -> None:
    path = tmp_path / "game.ecn"
    cli("play", "--lang", lang, *CHOOSE, "--save", path, stdin=f"{word}\nq\n")
    assert "S:propose" in path.read_text()


@pytest.mark.parametrize(
    ("typed", "near"), [("propsoe", "propose"), ("stnad", "stand"), ("he3lp", "help"), ("xyz", "none"), ("t", "none")]
)
@pytest.mark.parametrize("lang", languages())
def test_a_mistyped_word_is_recognised_but_not_played(
    cli: Cli, tmp_path: Path, lang: str, typed: str, near: str
) -> None:
    path = tmp_path / "game.ecn"
    out = bare(cli("play", "--lang", lang, *CHOOSE, "--save", path, stdin=f"{typed}\nq\n").out)
    said = (Words(lang)("cli-not-understood", text=typed, near=each) for each in (near, f"{near}, proposer"))
    assert any(bare(each) in out for each in said)
    assert "S:" not in path.read_text().partition("\n\n")[2]


def test_two_meanings_are_both_named(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    arguments = first_seed(lambda view: view["phase"] == "answer", "S", "article")
    out = cli("play", *arguments, "--save", path, stdin="re\nq\n").out
    assert "Did you mean refuse, resign?" in out
    assert "S:refuse" not in path.read_text()


def test_bids_of_belote_can_be_shortened(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    out = cli("play", "--game", "belote", *CHOOSE, "--save", path, stdin="tkae\npas\nq\n").out
    assert "Did you mean take, i take?" in out
    assert "S:pass" in path.read_text()


@pytest.mark.parametrize(
    ("arguments", "typed", "key"),
    [
        (["--two", *CHOOSE], "?\nq\n", "cli-help-curtain"),
        (["--cut", "ask", *CHOOSE], "help\nq\n", "cli-help-words"),
        ([*CHOOSE], "resign\n?\nplay on\nq\n", "cli-resign-sure"),
        (["--watch", "--gallery", "english", *CHOOSE[:2]], "?\nq\n", "cli-help-bet"),
    ],
)
@pytest.mark.parametrize("lang", languages())
def test_every_prompt_has_help(cli: Cli, lang: str, arguments: list[str], typed: str, key: str) -> None:
    run = cli("play", "--lang", lang, *arguments, stdin=typed)
    said = Words(lang)(key, south=Words(lang)("cli-computer", number=1))
    assert run.status == 0
    assert bare(run.out).count(bare(said)) == (2 if key == "cli-resign-sure" else 1)


def test_commands_have_words_of_the_language(cli: Cli) -> None:
    words = Words("fr")
    out = cli("play", "--lang", "fr", *CHOOSE, stdin="conseil\naide\nquitter\n").out
    assert bare(words("cli-help-cut")) in bare(out)
    assert "à votre place" in out


def test_drawn_cards() -> None:
    faces = [story.Face("K♠", "1"), story.Face("10♥", "(2)", is_dim=True), story.Face("R♦", "Hortense")]
    shown = story.row(faces, 80)
    assert shown is not None
    assert [line.plain for line in shown] == [
        " ╭───╮ ╭───╮   ╭───╮",
        " │K  │ │10 │   │R  │",
        " │  ♠│ │  ♥│   │  ♦│",
        " ╰───╯ ╰───╯   ╰───╯",
        "   1    (2)  Hortense",
    ]
    assert story.row(faces, 20) is None


@pytest.mark.parametrize(
    ("columns", "arguments", "drawn"), [("80", [], True), ("80", ["--plain"], False), ("25", [], False)]
)
def test_cards_are_drawn_where_there_is_room(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, columns: str, arguments: list[str], drawn: bool
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", columns)
    out = cli("play", "--color", "always", *CHOOSE, *arguments, stdin="q\n").out
    assert ("╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮" in out) == drawn


def test_what_is_not_a_terminal_gets_lines(cli: Cli) -> None:
    assert "╭" not in cli("play", *CHOOSE, stdin="q\n").out


def test_the_tab_key_completes_and_no_earlier_line_comes_back(tmp_path: Path) -> None:
    """Two people share a terminal: one must not see what the other discarded."""
    pytest.importorskip("readline")
    environment = {**os.environ, "HOME": str(tmp_path), "TERM": "dumb", "LANG": "C.UTF-8", "COLUMNS": "100"}
    command = [sys.executable, "-m", "ecarte", "play", "--opponent", "beginner", *CHOOSE]
    with Typist(command, tmp_path, environment) as typist:
        typist.wait("> ")
        typist.type("1 2 3\n")
        typist.wait("> ")
        typist.type("\x1b[Aprop\t")
        typist.wait("prop")
        typist.wait("ose")
        assert "1 2 3" not in typist.shown
