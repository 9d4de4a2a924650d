"""What is not in canonical form is named at its place by strict reading, and mended by `repair`."""

from __future__ import annotations

import pytest

from ecarte.notation import ecn
from tests.notation.test_ecn_problems import GOOD, places


def test_line_ends_and_byte_order_mark() -> None:
    crlf = GOOD.replace("\n", "\r\n")
    (play,) = ecn.loads("\ufeff" + crlf)
    assert ecn.dumps(play) == GOOD


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("\ufeff" + GOOD, 1, 1),
        (GOOD.replace("\n", "\r\n"), 1, 10),
        (GOOD.replace("N:stand", "N:stand "), 23, 8),
        (GOOD.replace("N:stand\n", "N:stand\n\n"), 24, 1),
        (GOOD.replace("S.Jh N.8h", "S.Jh  N.8h"), 16, 6),
        (GOOD.removesuffix("\n"), 26, 1),
        (GOOD + "\n", 27, 1),
        (GOOD.replace('[Site "?"]\n', ""), 4, 2),
        (GOOD.replace('[Result "*"]', '[Result "*"]\n[Option "target=5"]'), 11, 1),  # the preset has it
        (GOOD.replace("N<QsTsAh8h7h", "N<TsQsAh8h7h"), 13, 16),
        (GOOD + "\n\n" + GOOD, 27, 1),
    ],
)
def test_what_is_not_canonical_is_reported_where_it_differs(text: str, line: int, column: int) -> None:
    assert places(text) == []
    problems = [problem for reading in ecn.read(text, mode="strict") for problem in reading.problems]
    assert [(p.code, p.line, p.column) for p in problems] == [("E-canonical", line, column)]
    assert [p for reading in ecn.read(GOOD + "\n" + GOOD, mode="strict") for p in reading.problems] == []


SLOPPY = (
    GOOD.replace('[Site "?"]\n', "")
    .replace("N<QsTsAh8h7h", "N<TsQsAh8h7h")
    .replace("S.Jh N.8h", "S.Jh  8h")
    .replace("N:stand\n", "N:stand\n\n")
)


@pytest.mark.parametrize("eol", ["\n", "\r\n"])
def test_repair_names_every_change(eol: str) -> None:
    (reading,) = ecn.repair(SLOPPY.replace("\n", eol))
    assert reading.play
    assert ecn.dumps(reading.play) == GOOD
    found = [(p.code, p.line) for p in sorted(reading.problems, key=lambda p: p.line or 0)]
    ends = [("W-canonical", 1)] if eol == "\r\n" else []
    assert found == [*ends, ("W-canonical", 4), ("W-canonical", 12), ("W-form", 15), ("W-canonical", 23)]
    assert [reading.problems for reading in ecn.repair(GOOD + "\n" + GOOD)] == [(), ()]


def test_repair_of_a_record_that_is_too_long_to_name_all() -> None:
    tags = [f'[T{number} "x"]' for number in range(3000, 0, -1)]
    text = GOOD.replace('[Result "*"]', "\n".join(['[Result "*"]', *tags]))
    (reading,) = ecn.repair(text)
    (problem,) = reading.problems
    assert (problem.code, problem.data["expected"]) == ("W-canonical", '[T1 "x"]')
