"""Names, events and remarks of any length: cut in sight, whole in the record."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

import ecarte
from ecarte.text import Words, cut, shown_name
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

TEXT = (Path(__file__).parents[2] / "golden/akagiri.ecn").read_text("utf-8")
LONG = "Anna" * 25_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    name = ecarte.load(TEXT)[0].players["S"]
    text = TEXT.replace(f'[South "{name}"]', f'[South "{LONG}"]').replace('[Event "', f'[Event "{LONG}')
    file = tmp_path / "long.ecn"
    file.write_text(text, "utf-8")
    return file


@pytest.mark.parametrize(
    "command", ["show", "show --step", "show --sheet", "check", "stats", "draw", "verify", "match"]
)
def test_a_long_name_is_cut_in_what_people_read(command: str, path: Path, cli: Cli) -> None:
    done = cli(*command.split(), path)
    assert done.status == 0
    assert "???" not in done.out.replace("????.??.??", "")
    assert len(done.out) < 60_000
    assert LONG[:300] not in done.out


def test_it_is_whole_on_asking(path: Path, cli: Cli) -> None:
    assert LONG in cli("head", "--tags", path).out
    assert LONG in cli("convert", "--to", "json", path).out
    assert LONG in cli("convert", "--to", "csv", path).out


def test_it_is_cut_in_pictures_and_in_notebooks(path: Path) -> None:
    games = ecarte.load(path)
    game = games[0]
    for shown in (game.to_svg(), game.deals[0].to_svg(), next(game.positions()).to_svg()):
        assert len(shown) < 400_000
        assert LONG[:100] not in shown
    for shown in (repr(game), game._repr_html_(), games._repr_html_()):
        assert LONG[:100] not in shown
        assert len(shown) < 20_000


def test_a_report_is_of_usual_size(path: Path, cli: Cli, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    done = cli("report", path, "-o", tmp_path / "report.html")
    assert done.status == 0
    assert LONG[:300] not in (tmp_path / "report.html").read_text("utf-8")


def test_a_value_of_any_size_can_be_in_a_sentence() -> None:
    said = Words("en")("cli-onto-input", file="x" * 100_000)
    assert "???" not in said
    assert "x…" in said
    for number in (10**5000, -(10**30), float("nan"), 1e300):
        assert Words("en")("cli-split-done", records=number, files=1, folder="a")
    assert shown_name("a" * 61) == f"{'a' * 60}…"
    assert cut("abc", 3) == "abc"
