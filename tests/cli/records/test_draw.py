"""`ecarte draw`, and the pictures of other commands: SVG, PNG and PDF, with nothing that a seat may not know."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

pytest.importorskip("typer", reason="the command line is native only")

import ecarte
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

GOLDEN = Path(__file__).parents[2] / "golden"
GAME = GOLDEN / "akagiri.ecn"
BEGINS = {".svg": b"<svg", ".png": b"\x89PNG", ".pdf": b"%PDF"}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("ending", BEGINS)
@pytest.mark.parametrize("name", ["akagiri", "belote-three"])
def test_a_file_is_of_the_kind_that_its_name_says_and_always_the_same(
    cli: Cli, tmp_path: Path, name: str, ending: str
) -> None:
    first, second = tmp_path / f"a{ending}", tmp_path / f"b{ending}"
    for path in (first, second):
        run = cli("draw", "--at", "1", "-o", path, GOLDEN / f"{name}.ecn")
        assert (run.status, run.out, run.err) == (0, "", "")
    assert first.read_bytes().startswith(BEGINS[ending])
    assert first.read_bytes() == second.read_bytes()


def test_a_whole_game_is_its_deals_one_below_the_other(cli: Cli) -> None:
    game = ecarte.load(GAME)[0]
    svg = cli("draw", GAME).out
    assert svg == game.to_svg() + "\n"
    root = ElementTree.fromstring(svg)
    title = root[0].text or ""
    assert title.startswith("Anna – Bruno · 2026-11-20 · 6-1. Deal 1: ")
    assert re.findall(r"Deal (\d+):", title) == [str(deal.number) for deal in game.deals]
    below = [float(each.attrib["transform"].split()[1][:-1]) for each in root if each.tag.endswith("}g")]
    heights = [float((ElementTree.fromstring(deal.to_svg())).attrib["height"]) for deal in game.deals]
    assert len(below) == len(heights)
    for top, height, following in zip(below, heights, [*below[1:], float(root.attrib["height"])], strict=True):
        assert top + height <= following


def test_a_deal_and_a_moment(cli: Cli) -> None:
    game = ecarte.load(GAME)[0]
    assert cli("draw", "--at", "2", GAME).out == game.deals[1].to_svg() + "\n"
    assert cli("draw", "--at", "2#5", "--seat", "S", GAME).out == game.at("2#5").to_svg(seat="S") + "\n"
    assert cli("draw", "--number", "2", GAME, GOLDEN / "unfinished.ecn").out.count("<svg") == 1


def test_a_seat_sees_no_hand_of_another(cli: Cli) -> None:
    seen = cli("draw", "--seat", "S", GAME).out
    whole = cli("draw", GAME).out
    assert seen.count("ecarte-back") > whole.count("ecarte-back")
    assert seen.count("ecarte-rank") < whole.count("ecarte-rank")


def test_the_words_are_of_the_language_asked_for(cli: Cli) -> None:
    assert "Retourne" in cli("draw", "--lang", "fr", GAME).out
    assert "Turn-up" in cli("draw", "--lang", "en", GAME).out


def test_a_game_without_a_deal_is_its_heading(cli: Cli) -> None:
    text = '[ECN "1"]\n[Game "ecarte"]\n[South "Anna"]\n[North "Ben"]\n[Rules "akagiri"]\n\n*\n'
    run = cli("draw", "-", stdin=text)
    assert (run.status, run.err) == (0, "")
    root = ElementTree.fromstring(run.out)
    assert root[0].text == "Anna – Ben."
    assert float(root.attrib["width"]) > 8 * len("Anna – Ben")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-o", "x.gif"], "not into x.gif"),
        (["--seat", "X"], "“X” is not a seat at this table."),
        (["--at", "9"], "This game has no moment 9#0."),
        (["--at", "two"], "This game has no moment two#0."),
        (["--number", "99"], "There is no record 99 in these files."),
        (["-o", "no/such/folder.svg"], "no/such/folder.svg cannot be written"),
        (["-o", "no/such/folder.png"], "no/such/folder.png cannot be written"),
    ],
)
def test_what_cannot_be_drawn_is_a_sentence(cli: Cli, arguments: list[str], said: str) -> None:
    run = cli("draw", *arguments, GAME)
    assert (run.status, run.out) == (2, "")
    assert said in run.err


@pytest.mark.parametrize(("ending", "boxes"), [(".svg", 0), (".png", 1), (".pdf", 1)])
def test_letters_that_no_font_has_are_told(cli: Cli, tmp_path: Path, ending: str, boxes: int) -> None:
    owl = "\N{EGYPTIAN HIEROGLYPH G017}"
    game, path = tmp_path / "game.ecn", tmp_path / f"game{ending}"
    game.write_text(GAME.read_text("utf-8").replace("Bruno", f"Bruno {owl}"), "utf-8")
    run = cli("draw", "-o", path, game)
    assert (run.status, run.err.count(f"No font on this machine has {owl}: in {path} they are boxes.")) == (0, boxes)
    assert path.read_bytes().startswith(BEGINS[ending])


def test_an_svg_needs_no_matplotlib(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert cli("draw", GAME).status == 0
    run = cli("draw", "-o", tmp_path / "x.png", GAME)
    assert run.status == 2
    assert "pip install 'ecarte[picture]'" in run.err
    assert not (tmp_path / "x.png").exists()


@pytest.mark.parametrize("more", [[], ["--points"]])
def test_the_chances_of_a_score_as_a_picture(cli: Cli, tmp_path: Path, more: list[str]) -> None:
    path = tmp_path / "chances.svg"
    run = cli("equity", *more, "--picture", path)
    assert run.status == 0
    svg = path.read_text("utf-8")
    written = re.findall(r"[-+]?\d+\.\d+", run.out)
    assert len(written) == 25
    assert all(f">{value}<" in svg for value in written)
    assert cli("equity", "--picture", tmp_path / "x.gif").status == 2
