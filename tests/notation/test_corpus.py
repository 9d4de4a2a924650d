"""The golden corpus: small texts, each beside every problem that a reader finds in it, and what it reads.

`NAME.ecn` or `NAME.jsonl` is read; `NAME.problems.json` has the mode and the problems; `NAME.read.ecn` holds,
in canonical form, the records that were read without an error. Any reader of ECN can be checked against it.
"""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

import ecarte
from ecarte.core.game import Problem
from ecarte.notation import ecn
from ecarte.notation import json as to
from ecarte.notation.ecn.heading import TAGS

CORPUS = Path(__file__).parents[1] / "corpus"
TEXTS = sorted(path for path in CORPUS.iterdir() if path.suffixes in ([".ecn"], [".jsonl"]))
SOURCES = (
    *("core/game.py", "core/options.py", "games/**/*.py", "match/*.py"),
    *("record/play.py", "record/playing.py", "record/tags.py", "record/written.py"),
    *("notation/ecn/**/*.py", "notation/json.py", "notation/schema.py"),
)
ELSEWHERE = {
    "E-match-ended": "of a pool among friends, test_pools.py",
    **dict.fromkeys(("E-back-chips", "E-back-punished"), "of a player, test_match.py"),
    "E-back-challenge": "of a player, test_web.py",
    **dict.fromkeys(("E-back-daily", "E-cut-daily"), "of a player, test_daily.py"),
    "E-cut-challenge": "of a player, test_cut.py",
    "E-back-never": "of a player, in the third game: tests/fixtures/thirdgame/checks.py",
    "E-tag-own": "of writers, test_edits.py",
    "E-comment-brace": "of writers, test_ecn_problems.py",
    **dict.fromkeys(
        ("E-match-dealer", "E-match-over", "E-match-tag", "E-match-twice", "E-match-unfinished"),
        "of several records, test_match.py",
    ),
    **dict.fromkeys(
        ("E-bet-twice", "E-match-name", "E-match-names", "E-match-purse"), "before there is a record, test_match.py"
    ),
    "W-kept": "of a part, test_salvage.py",
    "E-record-long": "of a megabyte, test_ecn_hostile.py",
}


def expected(path: Path) -> Any:
    return json.loads(path.with_suffix(".problems.json").read_text("utf-8"))


def read(path: Path) -> list[ecn.Reading]:
    with path.open(encoding="utf-8", newline="") as file:
        text = file.read()
    return list(to.read(text) if path.suffix == ".jsonl" else ecn.read(text, mode=expected(path)["mode"]))


def as_json(problem: Problem) -> dict[str, str | int | None]:
    names = ("code", "rule", "line", "column", "record", "deal")
    found = {name: getattr(problem, name) for name in names}
    return {**found, "path": problem.data["path"]} if "path" in problem.data else found


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_the_reader_finds_the_problems_that_stand_beside_the_text(path: Path) -> None:
    found = [as_json(problem) for reading in read(path) for problem in reading.problems]
    wanted = [
        {name: value for name, value in each.items() if value or name != "path"} for each in expected(path)["problems"]
    ]
    assert found == wanted


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_the_reader_reads_what_stands_beside_the_text(path: Path) -> None:
    sound = [ecn.dumps(reading.play) for reading in read(path) if reading.sound and reading.play is not None]
    beside = path.with_suffix(".read.ecn")
    assert "\n".join(sound) == (beside.read_text("utf-8") if beside.exists() else "")
    for reading in ecn.read("\n".join(sound), mode="strict") if sound else ():
        assert [
            problem
            for problem in reading.problems
            if problem.code not in ("W-date", "W-tag", "W-mark-late", "W-not-taken")
        ] == []  # these are no matters of form


def test_a_name_says_which_problem_a_text_is_for() -> None:
    assert len(TEXTS) > 80
    for path in TEXTS:
        codes = {each["code"].lower() for each in expected(path)["problems"]}
        name = path.stem.removeprefix("json-")
        if name.startswith(("e-", "w-")):
            assert any(name.startswith(code) for code in codes), path.name


def test_the_tags_that_have_a_meaning_are_those_of_the_book() -> None:
    book = (Path(__file__).parents[2] / "docs/ecn.md").read_text("utf-8")
    table = book.partition("## Tags\n")[2].partition("\n## ")[0]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert {name for cell in cells for name in re.findall(r"`(\w+)`", cell)} == set(TAGS)


def test_every_problem_of_the_format_has_a_text() -> None:
    package = Path(ecarte.__file__ or "").parent
    if not (package / "core/game.py").exists():
        pytest.skip("only compiled modules are here")
    trees = [ast.parse(path.read_text("utf-8")) for name in SOURCES for path in package.glob(name)]
    words = {
        n.value for tree in trees for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)
    }
    made = {word for word in words if re.fullmatch(r"[EW]-[a-z]+(-[a-z]+)*", word)}
    found = {each["code"] for path in TEXTS for each in expected(path)["problems"]}
    assert made - found == set(ELSEWHERE)
    assert len(made) > 80
