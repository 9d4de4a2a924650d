"""What a value is refused for is said in the caller's language; a TypeError says in English that a program is wrong."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime", reason="the words of Python functions are native only")

import ecarte
from ecarte.api import errors
from ecarte.text import Words, joined, languages

PACKAGES = ("api", "batch")
RULES = {"S": "club", "N": "amateur"}

REFUSED: dict[str, Callable[[], object]] = {
    "E-argument-least": lambda: ecarte.simulate(RULES, -1),
    "E-argument-choice": lambda: ecarte.load("a\n", errors="ignore"),  # type: ignore[arg-type]
    "E-argument-card": lambda: some_game().at("1#1").mark_cards("K"),
    "E-argument-seat": lambda: ecarte.simulate({"S": "club", "SN": "amateur"}),
    "E-slice-step": lambda: ecarte.simulate(RULES)[::0],
    "E-source-empty": lambda: ecarte.load(""),
    "E-source-null": lambda: ecarte.load("a\0.ecn"),
    "E-source-link": lambda: ecarte.load(some_game().link()),
    "E-read-once": lambda: [list(once) for once in [ecarte.analyze(iter([some_game()]))] * 2],
    "E-games-mixed": lambda: (ecarte.simulate(RULES, 1) + belote()).to_frame().to_arrow(),
    "E-write-form": lambda: ecarte.simulate(RULES, 1).write("games.csv"),
    "E-write-packed": lambda: ecarte.simulate(RULES, 1).write("games.ecn.zip"),
    "E-moment": lambda: some_game().at("9#99"),
    "E-player": lambda: ecarte.simulate({"S": "clbu", "N": "amateur"}, 1)[0],
    "E-preset": lambda: ecarte.simulate(RULES, 1, rules="akagri")[0],
}
"""What a caller might ask, by the code of its refusal."""


def some_game() -> ecarte.Game:
    return ecarte.simulate(RULES, 1)[0]


def belote() -> ecarte.Games:
    return ecarte.simulate({"NESW": "novice"}, 1, game="belote")


@pytest.mark.parametrize("code", REFUSED)
@pytest.mark.parametrize("language", languages())
def test_in_the_caller_s_language(monkeypatch: pytest.MonkeyPatch, language: str, code: str) -> None:
    monkeypatch.setattr(errors, "words", lambda: Words(language))
    with pytest.raises(ecarte.Error) as refused:
        REFUSED[code]()
    (problem,) = refused.value.problems
    assert problem.code == code
    words = Words(language)
    assert str(refused.value) == joined([words.problem(problem), words.remedy(problem)])
    assert isinstance(refused.value, ValueError)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_value_is_refused_in_words_of_the_code(package: str) -> None:
    """Nothing there raises a ValueError of its own, whose words would be English in every language."""
    for path in (Path(ecarte.__file__).parent / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            raised = node.exc if isinstance(node, ast.Raise) else None
            name = raised.func if isinstance(raised, ast.Call) else raised
            assert not (isinstance(name, ast.Name) and name.id == "ValueError"), f"{path}:{node.lineno}"  # type: ignore[attr-defined]
