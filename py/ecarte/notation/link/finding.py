"""Finding the link in what programs make of it.

Mail and chat programs put signs before and behind a link, wrap its lines, quote and escape it, take its last letters
and make others of its signs. A link holds a checksum, so that every way to read a text can be tried: `candidates`
returns those whose checksum is right, the likeliest first.

Where letters are missing, only few are tried: each try makes it likelier that a wrong link has a right checksum.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice, product, takewhile

from ecarte.core.budget import spend
from ecarte.core.game import Problem, RuleError
from ecarte.notation.link import deflated, packing

VERSION = "1"
KINDS = "gzcs"  # a game packed, a game compressed, a challenge, several games
DEFLATED = "zs"  # the kinds whose checksum is of the compressed bytes
LONGEST = 100_000  # characters of a link
MOST_TEXT = 2 * LONGEST  # characters of a text that holds one
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_SIGNS = "-_"  # letters that programs take for something else

_EFFORT = 200_000  # characters whose checksum is computed, besides `_MORE` for each of the text
_MORE = 256
_TRY = 60  # characters that a checksum costs at least
_TIMES = 3  # how often programs escape what is escaped
_MOST_STARTS = 50  # places of a text where its link may begin
_PIECES = 60  # that a link may be broken into, if they are not lines
_TRIMMED = 8  # signs behind a link that may be letters of it
_FEWEST = 8  # letters of a link without "#" before it
_AROUND = 12  # characters shown on either side of a wrong one

_RUN = re.compile(r"[A-Za-z0-9_-]+")
_MARK = re.compile(r"(?<![A-Za-z0-9])([a-z])([0-9])")
_HASH = re.compile(r"#[\s*_~<>(\[/!-]*\Z")
_BREAK = re.compile(r"[^\S\n]*\n[\s>|]*")  # between the lines of a wrapped link, also of a quoted one
_CLOSING = frozenset("?&.,;:!)]}>\"'/|@")  # what may follow a link without a blank
_UNSEEN = re.compile("[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]")
_LINE = re.compile(r"<w?br[ /]*>", re.IGNORECASE)
_CONTINUED = re.compile(r"[=\\]\r?\n")  # the end of a line that goes on, in mail and in shells
_QUOTED = re.compile(r"=(23|2D|3D|40|5F)")  # "#", "-", "=", "@" and "_", as mail writes them
_PERCENT = re.compile(r"(?:%[0-9A-Fa-f]{2})+")  # as addresses write signs
_ESCAPED = re.compile(r"\\(?=[#@_*~`-])")  # as Markdown writes them
_DEFENDED = re.compile(r"-(23|2D|2F|40|5F)", re.IGNORECASE)  # as urldefense.proofpoint.com writes them
_WIDE: dict[int, int | str] = {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)}  # letters of full width
_DASHES: dict[int, int | str] = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2212"), "-")
_FORMATTED = (
    str.maketrans({"*": "_", "\u2013": "-", "\u2014": "--"}),
    str.maketrans({"*": "_", "\u2013": "--", "\u2014": "-"}),
)
"""Back from what programs that format text make of "_", "-" and "--"."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A link with a right checksum; ``tail`` is the text behind it."""

    kind: str
    digits: str
    tail: str


@dataclass(frozen=True, slots=True)
class _Start:
    """A place where a link may begin, and where its first piece does and ends."""

    kind: str
    version: str
    begin: int
    digits: int
    end: int
    is_hashed: bool  # whether it is behind "#"

    @property
    def is_known(self) -> bool:
        return self.kind in KINDS and self.version == VERSION


class Effort:
    """The characters whose checksum may still be computed to find the links of a text.

    They grow with the text, and all its links share them: otherwise many short links would take a thousand times as
    long as their text is.
    """

    def __init__(self, text: str = "") -> None:
        self.left = _EFFORT
        self.allow(text)

    def allow(self, text: str) -> None:
        """Allow more of them, for a further piece of the text."""
        self.left += _MORE * len(text)


def candidates(text: str, mending: Effort | None = None) -> Iterator[list[Candidate]]:
    """Return what may be the link of a text, the likeliest first.

    Links that come together are as likely as each other: if more than one can be opened, none is meant. ``mending`` is
    what is left to mend links where the text is a part of another. Raises RuleError for a text without a link.
    """
    if len(text) > MOST_TEXT:
        raise RuleError(Problem("E-link-long", None, {"most": LONGEST}))
    search = _Search(Effort(text))
    found = _known_starts(text)
    for each, start in found:
        yield from search.written(each, start)
    search.effort = mending or search.effort
    for each, start in found:
        yield from search.mended(each, start)
    if not found:
        raise RuleError(_unknown(_unescape(text)))


def _known_starts(text: str) -> list[tuple[str, _Start]]:
    """Return where known links may begin, in each form that a text may have had, with the form."""
    plain = _unescape(text)
    # Letters that nobody sees break a link, or part it from the word behind it.
    texts = [plain, _unescape(_UNSEEN.sub(" ", text)), *(plain.translate(table) for table in _FORMATTED)]
    if "urldefense" in plain:
        texts.append(_unescape(_DEFENDED.sub(r"%\1", plain).replace("_", "/")))
    return [(each, start) for each in dict.fromkeys(texts) for start in _starts(each) if start.is_known]


def damage(text: str) -> tuple[str, Problem]:
    """Return the kind of a link that cannot be opened, and what is wrong with it."""
    plain, start = _known_starts(text)[0]
    begin, end = start.begin, start.end
    if end - start.digits > LONGEST:
        return start.kind, Problem("E-link-long", None, {"most": LONGEST})
    before, after = plain[max(begin, end - _AROUND) : end], plain[end : end + _AROUND]
    word = "" if after[:1].isspace() else after.split(maxsplit=1)[0] if after else ""
    if word and word[0] not in _CLOSING and _RUN.search(word):
        said: dict[str, str | int] = {"letter": word[0], "place": end - begin + 1, "around": before + word}
        return start.kind, Problem("E-link-letter", None, said)
    return start.kind, Problem("E-link-damaged", None, {"length": end - begin, "end": before})


def places(text: str) -> list[int]:
    """Return where links begin behind "#", in order."""
    return [start.begin for start in _every_start(text) if start.is_hashed and start.kind in KINDS]


def _unescape(text: str) -> str:
    """Return a text without what programs do to signs, and without letters that nobody sees."""
    text = _UNSEEN.sub("", text).translate(_WIDE | _DASHES)
    text = _LINE.sub("\n", _ESCAPED.sub("", _CONTINUED.sub("", text)))
    for _ in range(_TIMES):
        before = text
        text = _QUOTED.sub(lambda match: chr(int(match[1], 16)), html.unescape(_PERCENT.sub(_decode, text)))
        if text == before:
            return text
    return _UNSEEN.sub("", text)


def _decode(match: re.Match[str]) -> str:
    """Return the text of bytes written as "%…"."""
    return bytes.fromhex(match[0].replace("%", "")).decode("utf-8", "replace")


def _starts(text: str) -> list[_Start]:
    """Return where the link of a text may begin: behind "#" first, then where most letters follow."""
    found = sorted(_every_start(text), key=lambda start: (not start.is_hashed, start.digits - start.end))
    return found[:_MOST_STARTS]


def _every_start(text: str) -> Iterator[_Start]:
    """Yield where a link may begin, in order."""
    alone = text.strip()
    indent = len(text) - len(text.lstrip())
    marks = ((run, mark) for run in _RUN.finditer(text) for mark in _MARK.finditer(text, run.start(), run.end()))
    for run, mark in marks:
        begin, digits, end = mark.start(), mark.end(), run.end()
        is_hashed = bool(_HASH.search(text, max(0, begin - _AROUND), begin))
        is_first = begin == indent and text[end : end + 1].isalnum()  # a wrong letter ends its digits
        if is_hashed or is_first or end - digits >= _FEWEST or end - begin == len(alone):
            yield _Start(mark[1], mark[2], begin, digits, end, is_hashed)


def _unknown(text: str) -> Problem:
    """Return the problem of a text with no link of a known kind."""
    if any(start.kind in KINDS for start in _starts(text)):
        return Problem("E-link-newer", None, {})
    words = text.split()
    shown = next((word for word in words if "#" in word), " ".join(words))
    return Problem("E-link", None, {"text": shown if len(shown) <= 80 else f"{shown[:39]}…{shown[-40:]}"})


class _Search:
    """Computes checksums."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self.tried: set[tuple[str, str]] = set()

    def fits(self, kind: str, digits: str) -> bool:
        """Return whether the checksum of digits is right, and they have not been returned yet."""
        if self.effort.left < 0 or not digits or len(digits) > LONGEST:
            return False
        spend()
        self.effort.left -= _TRY + len(digits)
        try:
            deflated.whole(digits) if kind in DEFLATED else packing.whole(digits, kind + VERSION)
        except ValueError:
            return False
        is_new = (kind, digits) not in self.tried
        self.tried.add((kind, digits))
        return is_new

    def written(self, text: str, start: _Start) -> Iterator[list[Candidate]]:
        """Return the links of which every letter is in the text, in one piece or in several."""
        for digits, end in self.joined(text, start):
            for less in range(min(_TRIMMED, len(digits)) + 1):
                if less and digits[-less] not in _SIGNS:
                    break
                if self.fits(start.kind, digits[: len(digits) - less]):
                    yield [Candidate(start.kind, digits[: len(digits) - less], text[end - less :])]

    def mended(self, text: str, start: _Start) -> Iterator[list[Candidate]]:
        """Return the links of which some letters are lost."""
        for digits, end in dict.fromkeys(islice(self.joined(text, start), 2)):
            for tries in _tries(start.kind, digits) if len(digits) < LONGEST else ():
                affordable = takewhile(lambda _: self.effort.left >= 0, tries)
                yield [Candidate(start.kind, each, text[end:]) for each in affordable if self.fits(start.kind, each)]

    def joined(self, text: str, start: _Start) -> Iterator[tuple[str, int]]:
        """Return the first piece of a link, the piece with the lines that follow, then more and more pieces.

        Each comes with its end in the text.
        """
        digits, end = text[start.digits : start.end], start.end
        yield digits, end
        lines, last = [digits], end
        effort = self.effort
        while effort.left >= 0 and (space := _BREAK.match(text, last)) and (piece := _RUN.match(text, space.end())):
            effort.left -= _TRY
            lines.append(piece[0])
            last = piece.end()
        yield "".join(lines), last
        for at, piece in enumerate(_RUN.finditer(text, end)):
            if effort.left < 0 or len(digits) > LONGEST or at == _PIECES:
                break
            digits, end = digits + piece[0], piece.end()
            yield digits, end


def _tries(kind: str, digits: str) -> Iterator[Iterable[str]]:
    """Return the digits with letters that may have been lost, in groups."""
    ends = [*_LETTERS, *map("".join, product(_SIGNS, repeat=2)), *map("".join, product(_SIGNS, repeat=3))]
    yield map(digits.__add__, ends)
    if kind in DEFLATED:  # with a checksum of more bits
        yield map(digits.__add__, map("".join, product(_LETTERS, repeat=2)))
    yield (f"{digits[:at]}_{digits[at:]}" for at in range(len(digits)))  # taken for a sign of the program's own
