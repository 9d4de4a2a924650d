"""What mail, web pages, editors and people put around, between and into records: no game and no event is lost."""

from __future__ import annotations

import html
import quopri
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.notation import ecn
from ecarte.notation.ecn.loose import dates
from ecarte.requests.library import take
from tests.kit.games import FIRST_DEAL, SAID
from tests.notation.test_stream import Trickle

ROOT = Path(__file__).parents[2]
PLAIN = (
    """[ECN "1"]
[Game "ecarte"]
[Event "Friday table"]
[Site "?"]
[Date "2026.11.20"]
[Round "1"]
[South "Anna"]
[North "Ben"]
[Rules "akagiri"]
[Result "*"]

"""
    + FIRST_DEAL.replace(SAID, "S:propose $6 {two queens and a trump: play} N:refuse")
    + """N:stand
N.7c S.As /S
S.8d N.8s /N
*
"""
)
GOLDEN = [ROOT / "tests/golden" / name for name in ("akagiri.ecn", "annotated.ecn", "belote-three.ecn")]
RECORDS = [PLAIN, *(path.read_text("utf-8").split("\n\n[ECN")[0].rstrip() + "\n" for path in GOLDEN)]
GLUE = ["\n", "\n\n\n", "\nAnd the next, after tea:\n\n", "\n% --------\n", "\n* * *\n\n", "\n\x0c"]
TWO_CAUSES = ("a letter", "a mail", "a quoted mail", "a page")


LETTER = """Hi Ben,
here is our game of Friday, as I noted it down at 8 o'clock:
"""
SIGNATURE = """
--\x20
Anna Martin
12, rue des Lilas - 75011 Paris
Tel. +33 1 23 45 67 89
"""
MAIL = """From: Anna <anna@example.org>
To: Ben <ben@example.org>
Subject: Re: our game
Date: Fri, 20 Nov 2026 18:13:43 +0100

"""


def around(before: str, after: str) -> Callable[[str], str]:
    """Put words around each record."""
    return lambda text: f"{before}{text}{after}"


def each_line(change: Callable[[str], str]) -> Callable[[str], str]:
    return lambda text: "\n".join(map(change, text.split("\n")))


def between_tags(line: str) -> Callable[[str], str]:
    return lambda text: re.sub(r'(?<="\]\n)(?=\[(?:Site|Rules|Result) )', line, text)


def after_line(pattern: str, line: str) -> Callable[[str], str]:
    return lambda text: re.sub(rf"(?m)^({pattern}.*\n)", lambda match: match[1] + line, text)


def numbered(text: str) -> str:
    return "".join(f"{n:4}  {line}\n" for n, line in enumerate(text.rstrip("\n").split("\n"), 1))


def wrapped(text: str) -> str:
    """Break lines at 40 columns, as mail does."""

    def fold(line: str) -> str:
        return line if len(line) < 40 else re.sub(r"^(.{20,40}) ", r"\1\n", line)

    return "\n".join(map(fold, text.split("\n")))


DISTURBANCES: dict[str, Callable[[str], str]] = {
    "nothing": str,
    "a letter": around(LETTER, SIGNATURE),
    "a greeting below": around("", "\nBest,\nAnna\n"),
    "a mail": around(MAIL, SIGNATURE),
    "a quoted mail": lambda text: "On Friday Anna wrote:\n" + each_line(lambda line: f"> {line}".rstrip())(text) + "\n",
    "a mail quoted twice": each_line(lambda line: f">> {line}".rstrip()),
    "a mail quoted twice, apart": each_line(lambda line: f"> > {line}".rstrip()),
    "a bar before each line": each_line(lambda line: f"| {line}".rstrip()),
    "a comment of a program": each_line(lambda line: f"# {line}".rstrip()),
    "another comment": each_line(lambda line: f"// {line}".rstrip()),
    "indented": each_line(lambda line: f"    {line}".rstrip()),
    "indented by tabs": each_line(lambda line: f"\t{line}"),
    "numbers of lines": numbered,
    "a fence": around("```ecn\n", "```\n"),
    "a fence of tildes": around("~~~\n", "~~~\n\n"),
    "a block of code": around("<pre><code>\n", "</code></pre>\n"),
    "paragraphs": each_line(lambda line: f"<p>{line}</p>"),
    "breaks": each_line(lambda line: f"{line}<br>"),
    "breaks, closed": each_line(lambda line: f"{line}<br />"),
    "entities": html.escape,
    "entities by number": lambda text: html.escape(text).replace("&quot;", "&#34;"),
    "a page": lambda text: "<pre>\n" + html.escape(text) + "</pre>\n",
    "escaped brackets": lambda text: re.sub(r"(?m)^\[(.*)\]$", r"\\[\1\\]", text),
    "printable": lambda text: quopri.encodestring(text.encode()).decode(),
    "double spaced": lambda text: text.replace("\n", "\n\n"),
    "triple spaced": lambda text: text.replace("\n", "\n\n\n"),
    "blanks at the ends": each_line(lambda line: line + "  "),
    "two blanks": lambda text: re.sub(r"(?m)^(?!\[)(.*)$", lambda match: match[0].replace(" ", "  "), text),
    "unbreakable blanks": lambda text: re.sub(r"(?m)^(?!\[).*$", lambda match: match[0].replace(" ", "\xa0"), text),
    "remark on top": around("{ Games of our club. }\n\n", ""),
    "remark of two lines on top": around("{\nGames of our club,\nput together by Marie.\n}\n", ""),
    "a percent line": around("% exported 2026-11-20\n", "% --------\n"),
    "a semicolon line": around("; exported\n", ""),
    "rules of dashes": around("--------\n", "--------\n"),
    "stars": around("* * *\n\n", "\n* * *\n"),
    "a title": around("## Friday\n\n", "\n"),
    "remarks between tags": between_tags("{a good evening}\n"),
    "semicolons between tags": between_tags("; a good evening\n"),
    "percents between tags": between_tags("% a good evening\n"),
    "words between tags": between_tags("It was a good evening.\n"),
    "blanks between tags": between_tags("\n"),
    "a remark below the tags": lambda text: re.sub(r"\n\n(?=1\. )", "\n\n{ All told, a quiet game. }\n", text),
    "words below the tags": lambda text: re.sub(r"\n\n(?=1\. )", "\n\nThe game was quiet, all told.\n\n", text),
    "a page number": after_line(r"[SN]\.As", "\n- 2 -\n\n"),
    "page 2 of 3": after_line(r"[SN]\.As", "\nPage 2 of 3\n\n"),
    "a page number alone": after_line(r"[SN]\.As", "\n2\n\n"),
    "a form feed": after_line(r"[SN]\.As", "\x0c"),
    "a running title": after_line(r"=", "\x0c\nGames of the club, winter 2026\n\n"),
    "what happened": after_line(r"[SN]\.As", "They had to laugh about this one for a while.\n"),
    "tags on one line": lambda text: re.sub(r"\]\n\[", "] [", text),
    "all on one line": lambda text: text.strip().replace("\n", " ") + "\n",
    "wrapped": wrapped,
    "wrapped tags": lambda text: re.sub(r"(?m)^(\[\w+) ", r"\1\n", text),
    "typographic quotation marks": lambda text: re.sub(r'(?m)^\[(\w+) "(.*)"\]$', r"[\1 “\2”]", text),
    "guillemets": lambda text: re.sub(r'(?m)^\[(\w+) "(.*)"\]$', r"[\1 « \2 »]", text),
    "single quotation marks": lambda text: re.sub(r'(?m)^\[(\w+) "(.*)"\]$', r"[\1 '\2']", text),
    "doubled quotation marks": lambda text: text.replace('"', '""'),
    "no quotation marks": lambda text: re.sub(r'(?m)^\[(\w+) "(.*)"\]$', r"[\1 \2]", text),
    "colons in tags": lambda text: re.sub(r'(?m)^\[(\w+) "(.*)"\]$', r'[\1: "\2"]', text),
    "blanks in tags": lambda text: re.sub(r'(?m)^\[(\w+) "(.*)"\]$', r'[ \1  "\2" ]', text),
    "a byte-order mark": lambda text: "\ufeff" + text,
    "zero-width blanks": lambda text: re.sub(r"(?m)^(?!\[)(\S+)$", "\\1\u200b", text),
    "zero-width blanks in tags": lambda text: text.replace('"]', '\u200b"]').replace("[", "\u200b["),
    "marks of direction": lambda text: re.sub(r"(?m)^(?=[SN])", "\u200e", text),
    "word joiners": lambda text: re.sub(r" (?=/[SN])", " \u2060", text),
    "soft hyphens": lambda text: re.sub(r"(?m)^([SN])(?=[.:<])", "\\1\u00ad", text),
    "isolates": lambda text: re.sub(r"(?m)^([SN]\S+)", "\u2068\\1\u2069", text),
    "the end of a file of DOS": around("", "\x1a"),
    "nulls": around("", "\0\0\0\0\n"),
    "pictures of cards": lambda text: re.sub(
        r"(?m)^[SN^].*$", lambda line: re.sub(r"([AKQJT987])([shdc])(?![a-z])", pictured, line[0]), text
    ),
    "returns": lambda text: text.replace("\n", "\r"),
    "returns and feeds": lambda text: text.replace("\n", "\r\n"),
    "returns twice and feeds": lambda text: text.replace("\n", "\r\r\n"),
    "next lines": lambda text: text.replace("\n", "\x85"),
    "line separators": lambda text: text.replace("\n", "\u2028"),
    "paragraph separators": lambda text: text.replace("\n", "\u2029"),
    "vertical tabs": lambda text: text.replace("\n", "\x0b"),
    "form feeds between": around("\x0c", ""),
}


def pictured(match: re.Match[str]) -> str:
    rank = {"A": 1, "T": 10, "J": 11, "Q": 13, "K": 14}.get(match[1]) or int(match[1])
    return chr(0x1F0A0 + 16 * "shdc".index(match[2]) + rank)


def played(text: str) -> list[list[str]]:
    """Return the events of each game of a text, all of it read without an error."""
    readings = list(ecn.read(text))
    assert [str(problem) for reading in readings for problem in reading.problems if problem.severe] == []
    return [[str(step.what) for step in reading.play.steps] for reading in readings if reading.play]


EVENTS = [played(text)[0] for text in RECORDS]


@pytest.mark.sampled(20)
@pytest.mark.parametrize("name", DISTURBANCES)
def test_no_game_is_lost_for_what_stands_around_it(name: str) -> None:
    change = DISTURBANCES[name]
    for text, events in zip(RECORDS, EVENTS, strict=True):
        assert played(change(text)) == [events]
    assert played(change("\n".join(RECORDS))) == EVENTS


@pytest.mark.parametrize("name", DISTURBANCES)
def test_one_cause_has_one_warning(name: str) -> None:
    (reading,) = (reading for reading in ecn.read(DISTURBANCES[name](PLAIN)) if reading.play)
    codes = [problem.code for problem in reading.problems]
    assert len(codes) <= (2 if name in TWO_CAUSES else 1)
    assert all(problem.line and problem.record == 1 for problem in reading.problems)


disturbed = st.tuples(st.integers(0, len(RECORDS) - 1), st.sampled_from(sorted(DISTURBANCES)))


@given(st.lists(disturbed, min_size=1, max_size=4), st.sampled_from(GLUE))
def test_records_that_each_suffered_in_their_own_way_are_all_read(found: list[tuple[int, str]], glue: str) -> None:
    text = glue.join(DISTURBANCES[name](RECORDS[number]) for number, name in found)
    assert played(text) == [EVENTS[number] for number, _ in found]


@given(st.lists(disturbed, min_size=1, max_size=3), st.integers(50, 400))
def test_a_file_read_piece_by_piece_gives_the_same(found: list[tuple[int, str]], size: int) -> None:
    text = "\n".join(DISTURBANCES[name](RECORDS[number]) for number, name in found)
    whole = [(each.text, each.line, each.problems) for each in ecn.read(text)]
    assert [(each.text, each.line, each.problems) for each in ecn.read(Trickle(text, size))] == whole
    taken = take(text, 1, 0, last=True)["games"]
    assert [game["record"] for game in taken] == [ecn.dumps(each.play) for each in ecn.read(text) if each.play]


SECOND = """1. S
N<8hQdTdJc7c S<QsQh9hAc8c ^9d
N:stand
N.Qd S.8c /N
N.Td S.9h /N
N.Jc S.Ac /N
N.8h S.Qh /S
S.Qs N.7c /S
=0-1 0-1
*
"""


@pytest.mark.parametrize("between", ["", "\n", "\nThe second game:\n\n", "\n---\n"])
@pytest.mark.parametrize("line", ["1. S", "1. S {after tea}", "1) South", "Deal 1: South deals"])
def test_a_first_deal_begins_another_game(between: str, line: str) -> None:
    second = SECOND.replace("1. S", line, 1)
    events = [EVENTS[0], [str(step.what) for step in ecn.loads(f"{PLAIN.split('1. N')[0]}{SECOND}")[0].steps]]
    assert played(f"{PLAIN}{between}{second}") == events
    unended = played(f"{PLAIN.removesuffix('*' + chr(10))}{between}{second}")
    assert unended == events


def test_lines_that_may_be_moves_are_never_left_out() -> None:
    for line in ("S:stnd", "Anna stnd", "S.7q N.8h", "S propse", "N.8x", "stnd", "S:kign"):
        readings = list(ecn.read(PLAIN.replace("N:stand\n", f"{line}\n")))
        assert any(problem.severe for reading in readings for problem in reading.problems), line


@pytest.mark.parametrize("clock", ["T211400", "T2114", "T211400Z", "T211400+0100", "T21:14:00", " 21:14"])
def test_of_a_date_with_a_time_the_day_counts(clock: str) -> None:
    assert dates.parts(f"20260203{clock}") == ("2026", "02", "03")
