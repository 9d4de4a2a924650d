"""Remedies: what can be done about a problem is separate from what is wrong, in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

from fluent.syntax import ast as ftl

from ecarte.core.game import Problem
from ecarte.notation import ecn
from ecarte.notation import json as to
from ecarte.text import Words, languages
from tests.notation.test_corpus import TEXTS, expected, read
from tests.project.test_locales import ENGLISH, OTHERS, messages

FORMAT = sorted({f"problem-{each['code']}" for path in TEXTS for each in expected(path)["problems"]})

WORDS = [Words(language) for language in languages()]


def remedies(language: str) -> set[str]:
    return {name for name, found in messages(language).items() if any(a.id.name == "remedy" for a in found.attributes)}


@pytest.mark.parametrize("language", languages())
def test_every_problem_of_the_format_is_explained_in_every_language(language: str) -> None:
    assert set(FORMAT) - messages(language).keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_remedy_is_given_in_every_language(language: str) -> None:
    wanted = remedies("en") & messages(language).keys()
    assert wanted - remedies(language) == set()
    assert remedies(language) - remedies("en") == set()
    assert len(wanted) > 40


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_problems_of_a_text_are_complete_sentences(path: Path) -> None:
    """No sentence or remedy lacks its data."""
    problems = {problem.code: problem for reading in read(path) for problem in reading.problems}
    for words in WORDS:
        for problem in problems.values():
            answer = [words.problem(problem), words.remedy(problem) or ""]
            assert answer[0]
            assert not any("{" in each.replace("{ $", "{$") and "{$" in each.replace(" ", "") for each in answer), (
                answer
            )
            assert words.problem(problem.to_json()) == answer[0]
            if problem.code.startswith("W-") and problem.code not in (
                "W-date",
                "W-escape",
                "W-outside",
                "W-word",
                "W-tag",
                "W-mark-late",
                "W-not-taken",
                "W-tags-added",
                "W-tags-guessed",
            ):  # nothing need be done
                assert answer[1] == ""


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("e-overtrump", "You must play a trump higher than those in the trick: you hold one. East plays here."),
        ("e-overtrump-cut", "You must play a trump higher than those in the trick: you hold one. East plays here."),
        ("e-beat", "You must play a higher card of the suit that was led, hearts: you hold one. East plays here."),
        (
            "e-undertrump",
            "Your partner is winning this trick with a trump. Play a higher trump or another suit, but not a lower "
            "trump. South plays here.",
        ),
    ],
)
def test_a_record_of_four_says_whose_card_is_refused(name: str, said: str) -> None:
    (path,) = (path for path in TEXTS if path.name == f"{name}.ecn")
    (problem,) = [problem for reading in read(path) for problem in reading.problems]
    assert Words("en").problem(problem) == said
    unplaced = Problem(problem.code, problem.rule, {"suit": problem.data["suit"]})  # as at the table
    assert Words("en").problem(unplaced) == said.rpartition(". ")[0] + "."


def test_a_remedy_says_what_to_do() -> None:
    (reading,) = ecn.read('[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n\n1. N\n')
    (problem,) = reading.problems
    assert Words("en").problem(problem) == "The record has no end."
    assert Words("en").remedy(problem) == "Close it with “*”, if nothing is lost."
    french = "Terminez-le par « * », s’il n’y manque rien."  # with no-break spaces within the quotes
    assert (Words("fr").remedy(problem.to_json()) or "").replace("\N{NO-BREAK SPACE}", " ") == french
    (reading,) = to.read(json.dumps({"tags": {}, "deals": []}))
    assert {Words("en").remedy(problem) for problem in reading.problems} == {"Add it: nothing can be read without it."}
    assert Words("en").remedy(Problem("E-king-late", "E14")) is None
    assert Words("en").remedy(Problem("E-no-such-code")) is None
    meant = Problem("E-say", None, {"say": "stnad", "near": "stand"})
    assert Words("en").problem(meant).endswith("in this game. Did you mean “stand”?")
    assert Words("en").problem(Problem("E-say", None, {"say": "pass", "near": 0})).endswith("in this game.")
    assert isinstance(ENGLISH["problem-E-follow"], ftl.Message)
