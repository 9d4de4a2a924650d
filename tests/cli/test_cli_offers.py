"""Options of écarté at the terminal's table: typed input, offered choices, announcements."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.cli.ecarte import answers
from ecarte.cli.speech.standings import advised
from ecarte.notation import ecn
from ecarte.text import Words
from tests.cli.test_cli_play import first_seed
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

HAND = ["Ks", "Ts", "Qh", "8h", "7c"]


@pytest.mark.parametrize(
    ("text", "legal", "event"),
    [
        ("d", ["S:double"], "S:double"),
        ("double", ["S:double"], "S:double"),
        ("o", ["S:offer"], "S:offer"),
        ("a", ["S:accept:double", "S:refuse:double"], "S:accept:double"),
        ("no", ["S:accept:double", "S:refuse:double"], "S:refuse:double"),
        ("r", ["S:accept:offer", "S:decline"], "S:decline"),
        ("suit h", ["S:suit:s", "S:suit:h"], "S:suit:h"),
        ("l", ["S:let", "S:require:h"], "S:let"),
        ("require", ["S:let", "S:require:h"], "S:require:h"),
        ("concede", ["S:concede", "S.Ks"], "S:concede"),
        ("claim", ["S:claim"], "S:claim"),
        ("43", ["&claim:S:43:#15"], "&claim:S:43:#15"),
        ("claim 25", ["&claim:S:25:#9"], "&claim:S:25:#9"),
        ("replay", ["&ruling:43:replay:#15", "&ruling:43:stand"], "&ruling:43:replay:#15"),
        ("stand", ["&ruling:43:replay:#15", "&ruling:43:stand"], "&ruling:43:stand"),
        ("back", ["S.Ks~back"], "S.Ks~back"),
        ("unmark", ["&unmark:S:1"], "&unmark:S:1"),
        ("7c!", ["S.Ks", "S.7c~revoke"], "S.7c~revoke"),
        ("5!", ["S.7c~turn"], "S.7c~turn"),
        ("king!", ["S:king~false"], "S:king~false"),
        ("7c", ["S.Ks", "S.7c~revoke"], "S.7c"),  # without the mark it is refused, with the reason
        ("7c!", ["S.7c"], "S.7c"),
        ("d", [], "S:double"),  # the engine says why not
        ("43", [], None),
    ],
)
def test_what_is_typed_for_the_further_options(text: str, legal: list[str], event: str | None) -> None:
    view = {"seat": "S", "phase": "play", "hand": HAND, "legal": legal}
    assert answers.event(text, view, Words("en")) == event


@pytest.mark.parametrize(
    ("text", "rules", "said"),
    [
        ("claim", "london", "These tricks are not sure"),
        ("concede", "london", "only when it is your turn to play a card"),
        ("suit h", "london", "A suit is named once, before a lead"),
        ("claim 43", "london", "cannot be claimed now"),
        ("d", "london", "not part of the rules of this game"),
        ("claim 43", "akagiri", "Under these rules nothing can be claimed"),
        ("claim", "akagiri", "not part of the rules of this game"),
    ],
)
def test_a_refused_announcement_is_given_a_reason(cli: Cli, tmp_path: Path, text: str, rules: str, said: str) -> None:
    arguments = ("--rules", rules, "--dealer", "N", "--seed", "5e" * 32, "--save", str(tmp_path / "a.ecn"))
    run = cli("play", *arguments, stdin=f"{text}\nq\n")
    assert said in " ".join(run.out.split())
    assert "not understood" not in run.out


def test_what_may_be_done_besides_is_offered() -> None:
    legal = ["S:double", "S:suit:s", "S:suit:h", "&claim:S:43:#15", "S.Ks", "S.7c~revoke"]
    offered = answers.offered({"legal": legal}, Words("en"))
    assert offered == ["d = Double", "claim 43 = Claim law 43", "suit s/h = Name the suit you lead"]
    assert answers.offered({"legal": ["S.Ks", "S:propose"]}, Words("en")) == []


def test_doubling_at_the_table(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    arguments = first_seed(lambda view: view["phase"] == "choose", "N", "casino")
    run = cli("play", *arguments, "--save", path, stdin="d\nq\n")
    assert "d = Double · o = Offer the point" in run.out
    assert "You offer to double." in run.out
    assert re.search(r"^S:double( |\n)N:(accept|refuse):double$", path.read_text("utf-8"), re.M)


def test_a_card_against_the_rules_is_played_only_when_it_is_meant(cli: Cli, tmp_path: Path) -> None:
    """By the rules of the London club (E26) it is refused with its reason, and played with an exclamation mark."""
    path = tmp_path / "game.ecn"
    arguments = first_seed(lambda view: bool(view["refused"]) and view["phase"] == "play", "S", "london")
    run = cli("play", *arguments, "--save", path, stdin="1\n2\n3\n4\n5\nq\n")
    assert re.search(r"\((E17|E18)\)\n", run.out)
    path.unlink()
    run = cli("play", *arguments, "--save", path, stdin="1!\n2!\n3!\n4!\n5!\nq\n")
    assert "~revoke" in path.read_text("utf-8")
    (reading,) = ecn.read(path.read_text("utf-8"), mode="strict")
    assert reading.problems == ()


@pytest.mark.parametrize(
    ("name", "what", "out"),
    [
        ("Basile", "stand", "Basile: “Stand! Who dares, wins!”"),
        ("Celeste", "propose", "Céleste: “Propose, it costs nothing.”"),
        ("Leon", "-Ks7h", "Léon: “Let K♠ 7♥ go.”"),
        ("Dora", "7h", "Dora: “Play 7♥.”"),
        ("Dora", "accept-double", "Dora: “Accept.”"),
        ("Dora", "-0", "Dora: “Keep all.”"),
        ("Dora", "courage", "Dora: “courage”"),
        ("Dora", "??", "Dora whispers to Anna."),
    ],
)
def test_advice_is_printed(name: str, what: str, out: str) -> None:
    assert advised(Words("en"), name, "Anna", what) == out
