"""``ecarte edit``: changes in the order in which they are given, and what is said of those that cannot be made."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

import ecarte
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

GAME = Path(__file__).parents[2] / "golden/jirai.ecn"


def test_changes_are_made_in_order(cli: Cli) -> None:
    done = cli(
        *("edit", "--at", "1#3", "--add", "N:propose S:refuse", "--comment", "Now."),
        *("--at=1#4/0#1", "--mark", "!", "--mark", "$10", "--add", "S:accept", "--at", "1#4/0#2/0#0", "--promote"),
        *(
            "--at",
            "1#4",
            "--mark",
            "? !?",
            "--cards",
            "7h Ks",
            "--tag",
            "Event=Friday = table",
            "--tag",
            "Annotator=--at",
            GAME,
        ),
    )
    assert (done.status, done.err) == (0, "")
    assert "^7d {Now.}\nN:stand $2 $5 @cards=Ks7h (N:propose $1 $10 S:accept (S:refuse))\n" in done.out
    assert '[Event "Friday = table"]' in done.out
    assert '[Annotator "--at"]' in done.out
    again = cli(
        *(
            "edit",
            "--at",
            "1#3",
            "--comment",
            "",
            "--at",
            "1#4",
            "--mark",
            "",
            "--cards",
            "",
            "--at",
            "1#4/0#0",
            "--remove",
        ),
        *("--tag", "Event=", "--tag", "Annotator=", "-"),
        stdin=done.out,
    )
    assert again.out == str(ecarte.load(GAME)[0].with_tags(Event=None))


def test_one_record_is_changed_and_all_are_written(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "two.ecn"
    file.write_text("\n".join([GAME.read_text("utf-8")] * 2), "utf-8")
    assert cli("edit", "-n", "2", "--at", "1#4", "--mark", "?", file, "-o", file).status == 0
    first, second = ecarte.load(file)
    assert (str(first), second) == (GAME.read_text("utf-8"), first.at("1#4").mark("?"))
    missing = cli("edit", "-n", "3", "--tag", "Event=x", file)
    assert (missing.status, missing.err) == (2, "ecarte: There is no record 3 in these files.\n")


def test_a_change_that_cannot_be_made_says_where(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.ecn"
    file.write_text(GAME.read_text("utf-8"), "utf-8")
    done = cli("edit", "--tag", "Event=x", "--at", "1#3", "--add", "N.Ks", file, "-o", file)
    assert (done.status, file.read_text("utf-8")) == (2, GAME.read_text("utf-8"))
    assert done.err.startswith(f"{file}:1: --at 1#3 --add N.Ks: E-play-early (E7) No card can be played yet.\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Say what to change"),
        (("--at", "1#3"), "Say what to change"),
        (("--comment", "x"), "--comment needs a place: put --at DEAL#EVENT before it."),
        (("--promote",), "--promote needs a place"),
        (("--at", "1#3", "--mark", "x"), "“x” is not a mark. There are: ! ? !! ?? !? ?!, and $0 to $999."),
        (("--at", "1#3", "--add", "north stands"), "--add: “north” is not an event. Write each as S:propose"),
        (("--at", "1#3", "--cards", "K"), "“K” are no cards: write each as Ks."),
        (("--tag", "Event"), "“Event” is not NAME=VALUE."),
    ],
)
def test_wrong_usage(cli: Cli, arguments: tuple[str, ...], said: str) -> None:
    done = cli("edit", *arguments, GAME)
    assert (done.status, done.out) == (2, "")
    assert said in done.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--at", "9#1", "--mark", "?"), "--at 9#1 --mark '?': E-moment"),
        (("--at", "1#4", "--remove"), "--at 1#4 --remove: E-moment-main"),
        (("--tag", "Rules=london"), "--tag Rules=london: E-tag-own"),
    ],
)
def test_a_record_that_cannot_be_changed_is_left_out(cli: Cli, arguments: tuple[str, ...], said: str) -> None:
    done = cli("edit", *arguments, GAME)
    assert (done.status, done.out) == (1, "")
    assert said in done.err


def test_records_become_a_study(cli: Cli) -> None:
    study = cli("edit", "--study", "Two", "--tag", "ChapterTitle=One", GAME, GAME).out
    assert [game.tags["Chapter"] for game in ecarte.load(study)] == ["1", "2"]
    assert study.count('[ChapterTitle "One"]') == study.count('[Study "Two"]') == 2
    assert cli("edit", "--study", "", "-", stdin=study).out == "\n".join([GAME.read_text("utf-8")] * 2)


def test_one_link_for_all_records(cli: Cli) -> None:
    made = cli("link", "--together", "--at", "2:1#3", "--base", "https://cards.example/", GAME, GAME)
    assert made.out.startswith("https://cards.example/#s1")
    assert cli("open", made.out.strip()).out == "\n".join([GAME.read_text("utf-8")] * 2)
    assert "has no game 3" in cli("link", "--together", "--at", "3", GAME, GAME).err
    assert "“x” is not the number" in cli("link", "--together", "--at", "x:1#3", GAME).err
    assert cli("link", "--together", "--view", "S", GAME).status == 2
    unfinished = GAME.parent / "variations.ecn"
    assert cli("link", "--together", unfinished, GAME).status == 1
    assert ecarte.load(cli("link", "--together", "--all", unfinished, GAME).out).count() == 2
