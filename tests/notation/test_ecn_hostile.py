"""Hostile texts: the reader never raises, and takes time in proportion to their length."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import record
from ecarte.core import fair
from ecarte.notation import ecn, json
from ecarte.notation.ecn.tokens import tokens
from tests.kit.games import Game

TAGS = '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n\n'
OPEN = f"{TAGS}1. N\n"
DEALT = f"{OPEN}S<AsJhQdQc7c N<QsTsAh8h7h ^7d\n"
PLAYED = f"{DEALT}S:stand S.As "

ACCENTS = "\u0301\u0316"  # normalization swaps them

LONDON = DEALT.replace("akagiri", "london") + "S:stand\n"
REVOKED = "S.As N.7h~revoke /S\nS.Jh N.8h /S\nS.Qc N.Qs /S\n"
LONG: dict[str, Callable[[int], str]] = {
    "round brackets": lambda n: OPEN + "(" * n,
    "braces": lambda n: OPEN + "{" * n,
    "closing braces": lambda n: OPEN + "}" * n,
    "empty comments": lambda n: OPEN + "{}" * (n // 2),
    "comments": lambda n: OPEN + "{ab} " * (n // 5),
    "one long comment": lambda n: OPEN + "{" + "a\n" * (n // 2) + "}\n*\n",
    "one long word": lambda n: OPEN + "S" * n,
    "one long saying": lambda n: OPEN + "S:" + "a:" * (n // 2) + "a",
    "words": lambda n: OPEN + "x " * (n // 2),
    "lines": lambda n: OPEN + "x\n" * (n // 2),
    "blanks": lambda n: OPEN + " " * n,
    "blank lines": lambda n: OPEN + "\n" * n,
    "events again": lambda n: DEALT + "S:stand " * (n // 8),
    "dealt again": lambda n: OPEN + "S<AsJhQdQc7c " * (n // 13),
    "heads": lambda n: TAGS + "1. N\n" * (n // 5),
    "dealt deals": lambda n: TAGS + "1. N\nS<AsJhQdQc7c N<QsTsAh8h7h ^7d\n" * (n // 36),
    "scored deals": lambda n: TAGS + "1. N\nS<AsJhQdQc7c S:x\n=0-0 0-0\n" * (n // 32),
    "scores": lambda n: DEALT + "=1-0 1-0 " * (n // 9),
    "one long score": lambda n: DEALT + "=" + "1-" * (n // 2) + "1",
    "a score of digits": lambda n: DEALT + "=1 " + "1" * n + "x",
    "a score and blanks": lambda n: DEALT + "=1-0" + " " * n + "x",
    "equals": lambda n: DEALT + "= " * (n // 2),
    "digits": lambda n: DEALT + "1" * n,
    "digits and dashes": lambda n: DEALT + "1-" * (n // 2) + "x",
    "checks": lambda n: DEALT + "/S " * (n // 3),
    "marks": lambda n: DEALT + "$1 $2 $3 " * (n // 9),
    "values": lambda n: DEALT + "".join(f"@{spelt(i)}=1 " for i in range(n // 8)),
    "one long value": lambda n: OPEN + "@cut=" + ACCENTS * (n // 2),
    "long values": lambda n: OPEN + f"@cut={'e' * 900} " * (n // 906),
    "variations": lambda n: PLAYED + "(S.Jh N.8h) " * (n // 12),
    "variations inside": lambda n: PLAYED + "(S.Jh N.8h " * (n // 11),
    "variations, nineteen deep": lambda n: PLAYED + ("(S.Jh " * 19 + ")" * 19) * (n // 133),
    "empty variations": lambda n: PLAYED + "()" * (n // 2),
    "brackets within": lambda n: PLAYED + "( " * (n // 2),
    "closing brackets": lambda n: PLAYED + ")" * n,
    "a long variation": lambda n: PLAYED + "(S.Jh " + "{a} " * (n // 4) + ")",
    "supposed hands": lambda n: PLAYED + "(?N<KsQs8s9s " * (n // 13),
    "supposed again": lambda n: PLAYED + "(" + "?N<KsAhKhKc9s " * (n // 14) + "S.Jh)",
    "suppositions closed": lambda n: PLAYED + "(?N<KhAhQs8h7h S.Jh) " * (n // 21),
    "question marks": lambda n: PLAYED + "?N<" * (n // 3),
    "remarks": lambda n: PLAYED + "; a\n" * (n // 4),
    "remarks before all": lambda n: TAGS + "; a\n" * (n // 4),
    "one long remark": lambda n: PLAYED + ";" + "}a" * (n // 2),
    "forms": lambda n: PLAYED + "s.j♥! " * (n // 6),
    "cards alone": lambda n: OPEN + "10♠ " * (n // 4),
    "one long form": lambda n: OPEN + "S<" + "10♥" * (n // 3),
    "marks without end": lambda n: PLAYED + "S.Jh" + "!?" * (n // 2),
    "forms of checks": lambda n: TAGS + ("1. N AsJhQdQc7c QsTsAh8h7h 7d " + "stand " * 20) * (n // 150),
    "a view": lambda n: TAGS.strip() + '\n[View "S"]\n\n' + "1. N S<AsJhQdQc7c N<?????????? ^7d " * (n // 37),
    "a digest": lambda n: TAGS.strip() + f'\n[Digest "sha256:{"0" * n}"]\n\n1. N\n*\n',
    "irregularities": lambda n: DEALT + "&x " * (n // 3),
    "cards taken back": lambda n: LONDON + "S.As " + "N.7h~revoke /S\nN.7h~back " * (n // 26) + "\n*\n",
    "leads out of turn": lambda n: (
        LONDON + "".join(f"N.Qs~turn\n&claim:S:40:#{5 + 3 * i} &ruling:40:back\n" for i in range(n // 44)) + "*\n"
    ),
    "hands played again": lambda n: (
        LONDON + "".join(f"{REVOKED}&claim:S:43:#{6 + 8 * i} &ruling:43:replay:#{5 + 8 * i}\n" for i in range(n // 84))
    ),
    "advice": lambda n: DEALT + "&advise:Carl:S:stand " * (n // 21) + "\n*\n",
    "looked and looked": lambda n: DEALT + "&looked:S " * (n // 10) + "\n*\n",
    "results": lambda n: DEALT + "* " * (n // 2),
    "tags": lambda n: '[ECN "1"]\n' + "".join(f'[{spelt(i).title()} "x"]\n' for i in range(n // 12)),
    "tags again": lambda n: '[ECN "1"]\n' + '[Site "x"]\n' * (n // 11),
    "options": lambda n: TAGS.strip() + "\n" + "".join(f'[Option "{spelt(i)}=1"]\n' for i in range(n // 20)),
    "one long tag": lambda n: f'[ECN "1"]\n[Site "{"x" * n}"]\n\n*\n',
    "an open tag": lambda n: f'[ECN "1"]\n[Site "{"x" * n}\n\n*\n',
    "escapes": lambda n: '[ECN "1"]\n[Site "' + "\\\\" * (n // 2) + '"]\n\n*\n',
    "accents in a tag": lambda n: f'[ECN "1"]\n[Site "{ACCENTS * (n // 2)}"]\n\n*\n',
    "accents in a comment": lambda n: OPEN + "{" + ACCENTS * (n // 2) + "}\n*\n",
    "records": lambda n: '[ECN "1"]\n' * (n // 10),
    "whole records": lambda n: (TAGS + "*\n") * (n // 52),
    "no record": lambda n: "x\n" * (n // 2),
}


def spelt(number: int) -> str:
    """A different word of small letters for each number."""
    letters = ""
    while True:
        letters += chr(ord("a") + number % 26)
        number //= 26
        if not number:
            return "k" + letters


def spent(text: str) -> float:
    begun = process_time()
    for reading in ecn.read(text, mode="strict"):
        assert len(reading.problems) <= 1001
    return process_time() - begun


@pytest.mark.sampled
@pytest.mark.parametrize("name", LONG)
def test_time_grows_with_length_alone(name: str) -> None:
    """A text of eight times the length may take about eight times as long; quadratic would be 64 times.

    Inside Pyodide there is no clock of processor time, so other work is measured too.
    """
    make, slack = LONG[name], 2.0 if sys.platform == "emscripten" else 0.1
    short, long = (min(spent(make(n)) for _ in range(3)) for n in (20_000, 160_000))
    assert long < 24 * short + slack


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["round brackets", "words", "comments", "values", "one long word", "accents in a tag"])
def test_a_megabyte_is_read(name: str) -> None:
    text = LONG[name](1_000_000)
    assert list(ecn.read(text))


def test_a_record_that_is_no_record_by_its_length_is_passed_over() -> None:
    before, after = ecn.read(OPEN + "x " * 1_000_000 + "\n\n" + TAGS + "*\n")
    assert [(problem.code, problem.line) for problem in before.problems] == [("E-record-long", 1)]
    assert (before.play, after.problems, after.line) == (None, (), 8)


def test_too_many_problems_are_enough() -> None:
    (reading,) = ecn.read(OPEN + "x " * 5000)
    assert len(reading.problems) == 1001
    assert (reading.problems[-1].code, reading.problems[-1].data) == ("E-too-many", {"most": 1000})
    after = list(ecn.read(OPEN + "x " * 5000 + "\n\n" + TAGS + "*\n"))
    assert [bool(each.problems) for each in after] == [True, False]  # the next record is still read


# Pieces of records, right and wrong, that are combined at random.
PIECES = [
    '[ECN "1"]\n', '[Game "ecarte"]\n', '[Rules "akagiri"]\n', '[Rules "article"]\n', '[Option "target=10"]\n',
    f'[Seed "{"5e" * 32}"]\n', '[Cut "S:Kh N:7s"]\n', '[Resigned "N"]\n', '[Result "*"]\n', '[DealOrder "kept"]\n',
    '[View "S"]\n', '[Lang "fr"]\n',
    "\n", "1. N\n", "1. S ", "2. N ", "2/2. S\n", "7. E\n", "S<AsJhQdQc7c ", "N<QsTsAh8h7h ", "N<8sQhAh9c7c ", "^7d ",
    "^Kd\n", "(S:stand ", "(?N<KsQs8s7s6s ", "(?S<AsJhQdQc7c ", ") ", "; well\n", "Jh! ", "10♥ ", "stand?! ",
    "S:propose ", "N:accept ", "N:accept:if ", "S-As ", "N-0 ", "N-QsTsAh8h7h ", "S+Kd ", "S:stand ",
    "S:king ", "N:king ", "N:refuse ", "S.7c ", "N.Ts ", "S.Jh ", "N.8h ", "S.As ", "/S ", "/N\n", "=2-0 2-0\n",
    "=0-0 0-0\n", "=5-0 5-0 ", "*\n", "5-0\n", "void ", "$6 ", "$999 ", "@eq=1 ", "@cut=x ", "{a} ", "{", "}", "(", ")",
    "&x ", "??", "\r", "\ufeff", "\x00", "é", "\u0301", "=", "-", ":", "[", '"',
]  # fmt: skip
texts = st.one_of(
    st.text(max_size=200),
    st.lists(st.sampled_from(PIECES), max_size=60).map("".join),
    st.lists(st.sampled_from(PIECES), max_size=60).map(lambda pieces: DEALT + "".join(pieces)),
)


@given(texts)
def test_the_reader_never_raises(text: str) -> None:
    for reading in ecn.read(text, mode="strict"):
        for problem in reading.problems:
            assert problem.code.startswith("E-" if problem.severe else "W-")
            assert problem.line is not None
            assert 1 <= problem.line <= text.count("\n") + 2
            assert problem.column is not None
            assert problem.column >= 1
        if reading.play is None:
            assert reading.problems
            continue
        line = json.dumps(reading.play, reading.problems)
        assert "\n" not in line
        written = ecn.dumps(reading.play)
        if not reading.problems:
            (again,) = ecn.loads(written)
            assert ecn.dumps(again) == written
            assert record.fold(again.record) == again
            for seat in "SN":
                assert record.log(again, seat) is not None


@given(
    st.integers(0, 2**32 - 1),
    st.integers(0, 10**6),
    st.sampled_from(["", "x", " ", "\n", "}", "S.", "9", "Ks", "&", "~", "\ufeff"]),
)
def test_a_record_with_one_character_changed_never_raises(number: int, place: int, new: str) -> None:
    text = ecn.dumps(Game(("london" if number % 2 else "akagiri", ()), number, 30).play)
    place %= len(text)
    changed = text[:place] + new + text[place + 1 :]
    for reading in ecn.read(changed):
        assert reading.play is not None or reading.problems
        if reading.play is not None and not reading.problems:
            assert ecn.loads(ecn.dumps(reading.play))


@given(texts)
def test_words_leave_out_nothing_but_blanks(text: str) -> None:
    written = {"comment": "{%s}", "remark": ";%s"}
    found = "".join(written.get(token.kind, "%s") % token.text for token in tokens(text, 1))
    assert "".join(found.split()) == "".join(text.split())


def test_letters_that_are_none_can_be_a_cut() -> None:
    """A lone surrogate, which may come from JSON, has no UTF-8."""
    assert fair.pack(b"x" * 32, 1, 1, "\ud800")
    assert ecn.loads(f'{TAGS.strip()}\n[Seed "{"5e" * 32}"]\n\n1. N @cut=\ud800\n*\n')
