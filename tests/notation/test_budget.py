"""The budget of steps: no text takes more work than its length allows, whoever reads it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ecarte.core import budget
from ecarte.core.budget import SpentError, counted, spend
from ecarte.core.game import RuleError
from ecarte.notation import ecn, link
from ecarte.notation import json as to
from ecarte.notation.link import deflated
from ecarte.requests import answers, web
from tests.fuzz import work

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = (GOLDEN / "jirai.ecn").read_text("utf-8")


def test_steps_are_counted_and_end() -> None:
    spend(10**9)  # no text is read
    with counted() as taken:
        spend()
        spend(4)
    assert taken.taken == 5
    with budget.budget(10):
        spend(budget.FREE + 10 * budget.STEPS)
        with budget.budget(10**9), pytest.raises(SpentError, match="E-budget"):  # a part has no more than the text
            spend()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ["akagiri", "annotated", "belote-classic", "variations", "irregular"])
def test_games_take_a_small_part_of_what_they_may(name: str) -> None:
    for play in ecn.loads((GOLDEN / f"{name}.ecn").read_text("utf-8")):
        text = ecn.dumps(play)
        with counted() as strict:
            list(ecn.read(text, mode="strict"))
        with counted() as lenient:
            list(ecn.read(text.split("\n\n", 1)[1].replace("\n", "\r\n ")))
        assert strict.taken * 20 < budget.FREE + budget.STEPS * len(text)
        assert lenient.taken * 2 < budget.FREE + budget.STEPS * len(text)
        made = link.dumps(play)
        with counted() as opened:
            link.loads(made)
        assert opened.taken * 2 < budget.FREE + budget.STEPS * len(made)


def test_a_text_that_takes_too_much_is_a_problem_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    (play,) = ecn.loads(RECORD)
    made = link.dumps(play)
    noted = ecn.loads((GOLDEN / "annotated.ecn").read_text("utf-8"))[0]
    written = to.dumps(noted)  # plain play is read in fewer steps
    monkeypatch.setattr(budget, "FREE", 0)
    monkeypatch.setattr(budget, "STEPS", 0.001)
    for readings in (ecn.read(f"\n\n{RECORD.replace('S.', 'S: ', 1)}"), to.read(written)):
        (reading,) = readings
        assert [(problem.code, problem.record) for problem in reading.problems] == [("E-budget", 1)]
        assert reading.problems[0].line
    with pytest.raises(RuleError, match=r"E-budget|E-link-damaged"):
        link.loads(made)
    answers.folds.clear()
    answer = json.loads(web.respond(json.dumps({"do": "view", "record": RECORD.replace("S.", "S: ", 1), "seat": "S"})))
    assert [problem["code"] for problem in answer["problems"]] == ["E-budget"]


@pytest.mark.parametrize("text", ["1. N\n", "*\n", "Deal 1\n", "[ECN\n", '[ECN "1"]\n', "[a\n", "{", "(", "7c "])
def test_what_a_link_holds_is_read_strictly(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """3,000 of them are packed into less than 100 characters, and never come to the reader of typed games."""
    monkeypatch.setattr(ecn, "_read_mended", lambda *_: pytest.fail("it was read tolerantly"))
    made = "z1" + deflated._compress(text * 3000)
    assert len(made) < 120
    with counted() as taken, pytest.raises(RuleError, match="E-link-damaged"):
        link.loads(made)
    assert taken.taken < budget.FREE


def test_cases_of_the_fuzzing_hold_and_a_fault_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for data in work.cases(120, 37):
        work.work(data)

    def squared(text: str) -> None:
        spend(len(text) ** 2 // 8)

    monkeypatch.setattr(work, "READERS", (squared,))
    with pytest.raises(AssertionError, match="steps for"):
        work.work(b"\0\x1ex\x1e")

    def slow(text: str) -> None:
        until = time.process_time() + (len(text) / 150_000) ** 2
        while time.process_time() < until:
            pass

    monkeypatch.setattr(work, "READERS", (slow,))
    monkeypatch.setattr(work, "SECONDS", 0.02)
    with pytest.raises(AssertionError, match="seconds for"):
        work.measure(b"\0\x1ex\x1e")


BROKEN = RECORD.replace("S.", "S: ", 1)


SLOW: dict[str, tuple[Callable[[str], object], str, str, str]] = {
    "blank lines below": (work.lines, f"{BROKEN}*\n", "\n", "Best wishes"),
    "blanks behind a number": (work.lines, f"{BROKEN}1.", " ", "x\n"),
    "a mail": (work.lines, BROKEN.replace("[Site", "[Own=3D=\n[Site", 1), "a=\n", "\n"),
    "signs": (work.lines, "", "#", ""),
    "a quoted link": (work.lines, "g1AAAAAAAA\n", ">", "é"),
    "a title": (work.lines, "Hello\nGame", " ", "x\n"),
    "a result": (work.lines, RECORD.split("-0")[0], " ", 'x"]\n\n1. N\n*\n'),
    "a link in a link": (work.linked, "#", "g1-", ""),
}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", SLOW)
def test_seconds_are_in_proportion(name: str) -> None:
    """Of what takes no steps, as regular expressions do: each of these once took squared time."""
    read, *parts = SLOW[name]
    work.measure(bytes([work.READERS.index(read)]) + work.APART.join(part.encode() for part in parts))
