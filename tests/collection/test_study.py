"""A study of ten chapters through every format and back, and in one link."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")
pytest.importorskip("duckdb", reason="the archive needs it")

import ecarte
from ecarte.core.budget import counted
from ecarte.core.game import RuleError
from ecarte.notation import ecn, link
from ecarte.notation.link.deflated import deflate_several
from ecarte.record import Play
from ecarte.record.study import Chapter, as_chapter, chapter_of
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

TITLE = "Ten refusals, “annotated”"


@pytest.fixture(scope="module")
def study() -> list[Play]:
    """Return ten games of a seed with a comment, a mark and a nested variation in each, as chapters."""
    chapters = list[Play]()
    for number, game in enumerate(ecarte.simulate({"S": "club", "N": "amateur"}, 10, seed=3), 1):
        first = next(game.positions())
        others = [event for event in first.legal if event != first.event]
        noted = first.add_variation(others[:1])
        beside = f"{first.moment.after(first.moment.own + 1)}/0#1"
        further = noted.at(beside).legal
        noted = (
            noted.at(beside)
            .add_variation(further[:1])
            .at(beside)
            .comment(f"See E10; game {number}.")
            .at(beside)
            .mark("!?")
        )
        noted = noted.at(beside).add_variation(further[1:2]) if len(further) > 1 else noted
        title = f"Refusal {number}" if number % 3 else ""
        chapters.append(noted.with_record(as_chapter(noted.record, Chapter(TITLE, number, title, "00112233445566ff"))))
    return chapters


@pytest.fixture
def file(study: list[Play], tmp_path: Path) -> Path:
    path = tmp_path / "study.ecn"
    ecarte.Games(study).write(path)
    return path


@pytest.mark.sampled(2)
@pytest.mark.parametrize("form", ["ecn", "json", "jsonl", "link", "csv", "parquet"])
def test_a_study_is_the_same_in_every_format(cli: Cli, file: Path, tmp_path: Path, form: str) -> None:
    table = ["--links"] if form in ("csv", "parquet") else []
    other = tmp_path / f"other.{form if form != 'link' else 'txt'}"
    assert cli("convert", "--to", form, *table, file, "-o", other).status == 0
    assert cli("convert", "--to", "ecn", other).out == file.read_text("utf-8")


def test_a_study_comes_back_from_an_archive(cli: Cli, file: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    assert cli("archive", "add", archive, file).status == 0
    exported = cli("archive", "export", archive).out
    assert cli("sort", "--by", "Study,Chapter", "-", stdin=exported).out == file.read_text("utf-8")


def test_one_link_holds_a_study(cli: Cli, study: list[Play], file: Path) -> None:
    made = cli("link", "--together", file).out.strip()
    single = [link.dumps(play) for play in study]
    assert made[:2] == "s1"
    assert len(made) < 0.6 * sum(map(len, single))
    assert len(made) < 1500
    opened = link.loads(f"Look: <https://cards.example/#{made}@3:1%233>.")
    assert list(map(str, map(ecn.dumps, opened.plays))) == list(map(ecn.dumps, study))
    assert (opened.chapter, opened.at, opened.play) == (3, "1#3", opened.plays[2])
    assert link.dumps_several(study, 3, "1#3") == f"{made}@3:1%233"
    assert cli("open", made).out == file.read_text("utf-8")
    with counted() as steps:
        link.loads(made)
    assert steps.taken < 4 * len(made)


def test_games_of_no_study_and_games_that_g1_cannot_hold_share_a_link() -> None:
    golden = Path(__file__).parents[1] / "golden"
    names = ("jirai", "real-table", "belote-classic", "variations")
    plays = [play for name in names for play in ecn.loads((golden / f"{name}.ecn").read_text("utf-8"))]
    opened = link.loads(link.dumps_several(plays))
    assert [ecn.dumps(play) for play in opened.plays] == [ecn.dumps(link.shared(play)) for play in plays]


@pytest.mark.parametrize("behind", ["@11", "@2:99#1", "@2:x"])
def test_a_place_that_a_study_does_not_have(study: list[Play], behind: str) -> None:
    made = link.dumps_several(study[:3])
    with pytest.raises(RuleError) as error:
        link.loads(made + behind)
    assert error.value.problems[0].code == ("E-link-chapter" if behind == "@11" else "E-moment")


def test_a_damaged_link_to_a_study_does_not_open(study: list[Play]) -> None:
    made = link.dumps_several(study[:2])
    with pytest.raises(RuleError) as error:
        link.loads(made[:40] + made[43:])
    assert error.value.problems[0].code == "E-link-damaged"
    with pytest.raises(RuleError, match="E-link-chapter"):
        link.dumps_several([])


HOSTILE = ['[View "S"]', '[Result "5-0"]', '[Seed "00"]', '[Study "x"]\n[Study "y"]', "x", "[x" + "\na" * 100_000]


@pytest.mark.parametrize("tags", HOSTILE, ids=lambda tags: str(tags)[:8])
def test_nothing_but_the_study_is_shared(tags: str, study: list[Play]) -> None:
    bare = study[0].with_record(as_chapter(study[0].record, None))
    digits, _ = deflate_several([tags], [(bare, ecn.dumps(bare))])
    with pytest.raises(RuleError, match="E-link-damaged"):
        link.loads(f"s1{digits}")


@pytest.mark.parametrize("number", ["", "x", "0", "١", "1" * 20])
def test_a_chapter_without_a_number(study: list[Play], number: str) -> None:
    record = study[0].record.with_tags({"Chapter": number or None})
    assert chapter_of(record) == Chapter(TITLE, 0, "Refusal 1", "00112233445566ff")
    assert chapter_of(as_chapter(record, None)) is None


GIVEN = (
    "s1SL1KjdO5DoJAEAbg3qfYWFBYuSyIEhs8IrgeIGA8qvXAxeBqOLLRp3fwSCws6DYzxWTm_3br58XhjuqBvKI9ZzeAk71yK8sOpNhsYqyqhGia"
    "rrdaUQTN2lAuBqHDEg3PEzKdEmpMYktuAiORKb1ED9V2hO3vKKY5G-HimrvzcSZtyt11HJJT3DuvlmuuB87Rvew9MqqAcMIk6lSA-MeeJQT74d"
    "c7igoA--9bgOly4Q9BKxtDMt6XkwcWLbCHlKicanbMGVLSIgEq8IZPmMYnniPlkDIpTN9sQ1Zdg5f4ao0n@2"
)


def test_a_link_to_a_study_that_was_given_away_opens_for_ever() -> None:
    """Never make it anew: a change that breaks it needs a new version letter."""
    golden = Path(__file__).parents[1] / "golden"
    wanted = []
    for number, (name, title) in enumerate((("jirai", "The first"), ("real-table", "")), 1):
        [play] = ecn.loads((golden / f"{name}.ecn").read_text("utf-8"))[:1]
        there = Chapter("Two chapters", number, title, "00112233445566ff")
        wanted.append(ecn.dumps(play.with_record(as_chapter(play.record, there))))
    opened = link.loads(GIVEN)
    assert ([ecn.dumps(play) for play in opened.plays], opened.chapter) == (wanted, 2)
