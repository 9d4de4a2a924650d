"""`ecarte report`: one page that needs no other file, with every game, and no markup of a record's own."""

from __future__ import annotations

import re
import sys
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

GOLDEN = Path(__file__).parents[2] / "golden"
FILES = [GOLDEN / "akagiri.ecn", GOLDEN / "belote-classic.ecn", GOLDEN / "unfinished.ecn"]
VOID = {"meta", "img"}


class Page(HTMLParser):
    """The elements of a page: those that are open, how many of each there were, and the texts of headings."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}
        self.headings: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h1", "h2"):
            self.headings.append(data)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    from ecarte.cli import main

    path = tmp_path_factory.mktemp("report") / "season.html"
    with pytest.raises(SystemExit) as ended:
        main(["report", "--lang", "en", "--title", "Friday <b>club</b>", "-o", str(path), *map(str, FILES)])
    assert ended.value.code == 0
    return path.read_text("utf-8")


def test_the_page_is_whole_and_needs_no_other(whole: str) -> None:
    page = Page(whole)
    assert page.open == []
    assert page.headings == ["Friday <b>club</b>", "Écarté", "Belote", "The games"]
    assert not re.search(r'(src|href)="(?!data:)|url\(|<script|@import', whole)
    assert page.count["img"] == 2  # a plot for each game


def test_every_game_is_there_and_can_be_opened(cli: Cli, whole: str) -> None:
    games = sum(path.read_text("utf-8").count("[ECN ") for path in FILES)
    assert whole.count("<summary>") == games
    assert f"{games} games" in whole
    few = cli("report", "--drawings", "1", *FILES).out
    assert (few.count("<summary>"), few.count('class="game"')) == (1, games - 1)


def test_the_figures_are_those_of_the_statistics(cli: Cli, whole: str) -> None:
    found = re.findall(r"[\d.]+ % \([\d.–]+\) /\d+", cli("stats", "--lang", "en", FILES[0]).out)
    assert found
    alone = cli("report", "--lang", "en", FILES[0]).out
    assert {*re.findall(r"[\d.]+ % \([\d.–]+\) /\d+", alone)} <= {*found}


def test_a_condition_and_a_player_choose(cli: Cli) -> None:
    run = cli("report", "--where", 'south == "Anna"', "--player", "anna", FILES[0])
    assert run.status == 0
    head = run.out.partition("<thead>")[2].partition("</thead>")[0]
    assert re.findall(r"<th[^>]*>([^<]*)<", head) == ["Measure", "Anna"]
    assert cli("report", "--player", "Nobody at all", FILES[0]).status == 2
    assert cli("report", "--where", 'south == "Nobody"', FILES[0]).status == 2


def test_a_player_of_one_game_alone(cli: Cli) -> None:
    run = cli("report", "--lang", "en", "--player", "Clara", *FILES)
    assert run.status == 0
    assert Page(run.out).headings == ["Report", "Belote", "The games"]


def test_a_match_is_told_as_the_command_tells_it(cli: Cli) -> None:
    pool, rubber = GOLDEN / "match-pool.ecn", GOLDEN / "match-rubber.ecn"
    run = cli("report", "--lang", "en", "-j", "2", pool, rubber)
    assert (run.status, Page(run.out).headings[:2]) == (0, ["Report", "Matches"])
    told = unescape(run.out)
    assert " · Pool for three, game 2 · " in told
    for path in (pool, rubber):
        heading, *lines = cli("match", "--lang", "en", path).out.splitlines()
        assert f"<h3>{heading}</h3>" in told
        for line in lines:
            for part in re.split(" {2,}", line.strip()):
                assert f">{part}<" in told
    assert told.count("<h3>") == 2
    assert "<h3>" not in cli("report", "--where", 'won("Anna")', rubber).out  # its games alone tell no match


def test_a_game_in_which_nothing_was_dealt(cli: Cli) -> None:
    text = '[ECN "1"]\n[Game "ecarte"]\n[South "Anna"]\n[North "Ben"]\n[Rules "akagiri"]\n\n*\n'
    run = cli("report", "-", stdin=text)
    assert run.status == 0
    assert 'class="game">Anna – Ben · ' in run.out
    assert "<img" not in run.out


def test_a_name_is_no_markup(cli: Cli) -> None:
    odd = FILES[0].read_text("utf-8").replace('"Anna"', '"<script>Anna"')
    text = cli("report", "-", stdin=odd).out
    assert "<script>" not in text
    assert "&lt;script&gt;Anna" in text


def test_without_matplotlib_nothing_is_written(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    path = tmp_path / "report.html"
    run = cli("report", "-o", path, FILES[0])
    assert run.status == 2
    assert "pip install 'ecarte[picture]'" in run.err
    assert not path.exists()
