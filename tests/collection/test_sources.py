"""Records in any form, whatever stands before them."""

from __future__ import annotations

import gzip
import tracemalloc
from collections.abc import Iterable
from itertools import repeat
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.collection import files, sources
from ecarte.core.game import RuleError
from ecarte.notation import ecn, json, link

RECORD = (Path(__file__).parents[1] / "golden/akagiri.ecn").read_text("utf-8")
(PLAY,) = ecn.loads(RECORD)
FORMS = {"ecn": RECORD, "json": json.dumps(PLAY) + "\n", "link": link.dumps(PLAY) + "\n"}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("blank", ["\n", "\r\n", " \t" * 50_000 + "\n"])
def test_blanks_above_the_first_record_are_not_held(form: str, blank: str) -> None:
    number = 200_000 if len(blank) < 9 else 300

    def lines() -> Iterable[str]:
        for each in repeat(blank, number):
            yield each[:-1] + "\n"  # a separate text
        yield from FORMS[form].splitlines(keepends=True)

    tracemalloc.start()
    (reading,) = sources.read(lines())
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert reading.sound
    assert reading.line == number + 1
    assert peak < 1_500_000


def test_of_blanks_alone_nothing_is_held(tmp_path: Path) -> None:
    path = tmp_path / "blank.gz"
    path.write_bytes(gzip.compress(b"\n" * 400_000 + b" " * 3_000_000))
    tracemalloc.start()
    (reading,) = sources.read(files.lines(str(path)))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert [problem.code for problem in reading.problems] == ["E-no-record"]
    assert peak < 8_000_000


def test_json_that_is_larger_than_can_be_held_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "MOST_WHOLE", 10_000)
    (reading,) = sources.read(repeat("[\n", 10_000_000))
    assert [(problem.code, problem.data["reason"]) for problem in reading.problems] == [("E-file", "whole")]


@pytest.mark.parametrize("begins", ['{"a":"', '[{"a":"', '{"a":[', "{ "])
def test_one_line_of_json_is_not_held_however_long_it_is(begins: str) -> None:
    def lines() -> Iterable[str]:
        yield begins
        for _ in range(200):
            yield "x" * 2**20

    tracemalloc.start()
    (reading,) = sources.read(lines())
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert not reading.sound
    assert peak < 50_000_000


@pytest.mark.parametrize("size", [1, 2**16 - 1, 2**16, 2**20, 2**20 + 5])
def test_lines_are_as_they_stand(tmp_path: Path, size: int) -> None:
    text = "é" * size + "\r\n\n" + "x\u2028y\n" * 3 + "end"
    path = tmp_path / "a.txt"
    path.write_bytes(text.encode())
    found = list(files.lines(str(path)))
    assert "".join(found) == text
    assert all(len(line) <= 2**20 + 2**16 for line in found)
    assert all("\n" not in line[:-1] for line in found)
    path.write_bytes(text.encode() + b"\nab\xff")
    with pytest.raises(RuleError) as error:
        list(files.lines(str(path)))
    assert (error.value.problems[0].line, error.value.problems[0].column) == (7, 3)
