"""The tags of a record: read line by line, and checked against each other."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from ecarte.core import fair
from ecarte.core.cards import is_card
from ecarte.core.contract import Cut
from ecarte.core.game import Problem, RuleError
from ecarte.core.near import is_one_slip
from ecarte.notation.ecn.dates import canonical_date, is_formed
from ecarte.notation.ecn.tokens import format_tag, parse_tag
from ecarte.record import MATCH_TAGS, SEAT_TAGS, STUDY_TAGS, VERSION, Record, format_cut, nfc, parse_cut

Report = Callable[[Problem, int], None]
"""Records a problem with its line, counted from 0 at the beginning of the record."""

TAGS = MATCH_TAGS | frozenset((
    "ECN", "Game", "Event", "Site", "Date", "Round", *SEAT_TAGS.values(), "Rules", "Result", "Option", "Seed", "Commit",
    "Cuts", "Cut", "Draw", "Resigned", "Computer", "Help", "View", "DealOrder", "Digest", "Branch", "Pack", "Daily",
    "Challenge", "Lang", "Cards", "Host", "Shuffle", "Signed", *STUDY_TAGS,
))  # fmt: skip
"""The tags that have a meaning (docs/ecn.md, Tags)."""
_OF_CARDS = ("Seed", "Commit", "Pack", "Branch", "Cuts", "Daily", "Challenge", "DealOrder")  # no deal without cards has
_HEAD = re.compile(r"[1-9*]|void")  # how a movetext begins
_PATH = re.compile(r"[A-Za-z]:\n")  # of a file, [Site "D:\new"], whose backslash is an escape by chance
_RESULT = re.compile(r"\*|void|[0-9]{1,6}(?:-[0-9]{1,6}){1,3}")
_LONGEST_RESULT = 80  # characters, with blanks
_LONGEST_KEPT = 100  # characters of a tag that is remembered: the games of a file share most of theirs
_RESULT_SIGNS = re.compile(r"\s*[-:\u2010-\u2015\u2212\ufe58\ufe63\uff0d\uff1a]\s*")
_SLIPPED = sorted(TAGS - MATCH_TAGS)  # "Stage" is no slip


@lru_cache(maxsize=256)
def meant(name: str) -> str:
    """Return the tag that a name without a meaning is one slip from, else ""."""
    slips = (tag for tag in _SLIPPED if name not in TAGS and is_one_slip(name.lower(), tag.lower()))
    return next(slips, "")


def _read_tag(line: str) -> tuple[str, str]:
    """Return the name and value of a tag line, the value in NFC; raises ValueError for any other line."""
    name, value = parse_tag(line.rstrip())
    return name, nfc(value)


_recall_tag = lru_cache(maxsize=1024)(_read_tag)


class Tags:
    """The tags in the first lines of a record, as they are written.

    ``places`` has the line of each (of an option "Option target"), ``end`` is where the movetext begins, and ``early``
    are comments between tags, each with its line. Where tags are not ``strict``ly in form, ``lines`` are changed so
    that the movetext stands alone below them.
    """

    def __init__(self, lines: list[str], report: Report, *, strict: bool) -> None:
        self.lines, self.report, self.strict = list(lines), report, strict
        self.tags: list[tuple[str, str]] = []
        self.places: dict[str, int] = {}
        self.early: list[tuple[int, str]] = []
        self.end = 0
        self.words: list[int] = []  # the lines of words between tags
        self.apart = False  # whether it has been said that the tags do not stand together
        while self.end < len(lines):
            line = self.lines[self.end]
            if line.startswith("["):
                try:
                    self.add(*(_recall_tag if len(line) <= _LONGEST_KEPT else _read_tag)(line), self.end)
                    self.end += 1
                except ValueError:
                    if self.read_loosely():
                        break
            elif strict or not self.go_on():
                break
        if self.words:
            text = " ".join(self.lines[self.words[0]].split())
            self.report(Problem("W-outside", None, {"text": text[:80], "more": len(self.words) - 1}), self.words[0])

    def add(self, name: str, value: str, at: int) -> None:
        """Add a tag, or say that it is there already."""
        key = f"Option {value.partition('=')[0]}" if name == "Option" else name
        if key in self.places:
            self.report(Problem("E-tag-twice", None, {"tag": key}), at)
            return
        self.places[key] = at
        self.tags.append((name, value))

    def read_loosely(self) -> bool:
        """Read a line that is not quite a tag; return whether movetext begins behind it."""
        at, line = self.end, self.lines[self.end]
        loose = None
        if not self.strict:
            from ecarte.notation.ecn.loose.brackets import loose_tags  # few texts need it

            loose = loose_tags(self.lines, at)
        if loose is None:
            self.report(Problem("E-tag", None, {"text": line[:80]}), at)
            self.end += 1
            return False
        if len(loose.tags) > 1 or loose.rest:
            self.say_apart(at)
        else:
            written = " ".join(each.strip() for each in self.lines[at : at + loose.lines])
            data = {"found": written[:80], "expected": format_tag(*loose.tags[0])[:80], "habit": "tags"}
            self.report(Problem("W-form", None, data), at)
        for name, value in loose.tags:
            self.add(name, nfc(value), at)
        self.end += loose.lines
        if loose.rest:
            self.end -= 1
            self.lines[self.end] = loose.rest
        return bool(loose.rest)

    def say_apart(self, at: int) -> None:
        """Say, once, that tags do not stand on lines of their own that follow each other."""
        if not self.apart:
            self.report(Problem("W-tags-apart", None, {}), at)
            self.apart = True

    def go_on(self) -> bool:
        """Go to the next tag below blank lines, comments and words; return whether there is one."""
        below = (self.lines[at] for at in range(self.end, len(self.lines)) if self.lines[at].strip())
        if _HEAD.match(next(below, "")):  # as in every record in canonical form
            return False
        from ecarte.notation.ecn.loose.brackets import between

        found = between(self.lines, self.end)
        if found is None:
            return False
        after, comments, words = found
        if not (comments or words):
            self.say_apart(self.end)
        self.early += comments
        self.words += words
        self.lines[after] = self.lines[after].lstrip()
        self.end = after
        return True


class Heading:
    """The tags of one record that define its game, each checked; a malformed one is left out.

    ``options`` is None when the game or its rules are unknown. A date in another form is mended, unless it is read
    ``strict``ly.
    """

    def __init__(self, lines: list[str], report: Report, *, strict: bool = False) -> None:
        tags = Tags(lines, report, strict=strict)
        self.places, self.end, self.lines, self.early = tags.places, tags.end, tags.lines, tags.early
        self.report = report
        self.record = Record(tuple(tags.tags))
        self.seed: bytes | None = None
        self.cutter = ""  # the first dealer by the Cut tag
        self.options: Any = None
        self.report_slips()
        try:
            self.options = self.record.options()
        except RuleError as error:
            for problem in error.problems:
                tag = {"E-game": "Game", "E-preset": "Rules"}.get(problem.code, f"Option {problem.data.get('option')}")
                tag = str(problem.data.get("tag", tag))
                self.say(tag, problem)
            return
        self.seed = self.checked("Seed", lambda: self.record.seed)
        self.checked("View", lambda: self.record.view)
        self.checked("Branch", lambda: self.record.branch)
        self.checked("Pack", lambda: self.record.pack)
        self.checked("Cuts", lambda: self.record.cuts)
        self.check_values(strict=strict)
        if "Date" in self.places:
            self.check_date(self.record.tag("Date"), strict=strict)

    def say(self, tag: str, problem: Problem) -> None:
        """Report a problem at the line of a tag."""
        self.report(problem, self.places.get(tag, 0))

    def checked(self, tag: str, read: Callable[[], Any]) -> Any:
        """Return the value of a tag, or None without one; when it is malformed, drop the tag."""
        try:
            return read() if tag in self.places else None
        except RuleError as error:
            self.drop(tag, error.problems[0])
            return None

    def drop(self, tag: str, problem: Problem) -> None:
        """Report a problem of a tag, and remove the tag from the record."""
        self.say(tag, problem)
        self.record = replace(self.record, tags=tuple(each for each in self.record.tags if each[0] != tag))

    def report_slips(self) -> None:
        """Report each tag whose name is one slip from one of ECN's: [Optoin "target=10"] would change nothing."""
        for name, _ in self.record.tags:
            if near := meant(name):
                self.say(name, Problem("W-tag", None, {"tag": name[:80], "near": near}))

    def check_values(self, *, strict: bool) -> None:
        """Check the values of the tags against each other."""
        record, game = self.record, self.record.game
        if record.tag("ECN") != VERSION:
            self.say("ECN", Problem("E-version", None, {"version": record.tag("ECN")}))
        commit = record.tag("Commit")
        if commit and self.seed is not None and commit != fair.commitment(self.seed):
            self.say("Commit", Problem("E-commit", None, {}))
        if record.view and self.seed is not None:
            self.drop("Seed", Problem("E-view-seed", None, {"seat": record.view}))
            self.seed = None
        if record.resigned and record.resigned not in record.seats:
            self.drop("Resigned", Problem("E-seat", None, {"seat": record.resigned[:80]}))
        order = record.tag("DealOrder", "kept")
        for name, value in record.tags if not strict else ():
            if "\n" in value and _PATH.match(value):
                self.say(name, Problem("W-escape", None, {"tag": name[:80]}))
        if "Result" in self.places and not strict:
            self.check_result(record.tag("Result"))
        if order != "kept":  # the canonical order is not written
            self.drop("DealOrder", Problem("E-tag-value", None, {"tag": "DealOrder", "value": order[:80]}))
        for name in _OF_CARDS if record.without_cards else ():
            if name in self.places:
                self.drop(name, Problem("E-cards-tag", None, {"tag": name}))
                self.seed = None
        if not MATCH_TAGS.isdisjoint(self.places):
            self.check_match()
        if game.cut is not None and game.cut.tag in self.places:
            self.check_cut(game.cut, record.tag(game.cut.tag))

    def check_result(self, outcome: str) -> None:
        """Mend a result that has blanks, or another sign between its numbers."""
        expected = _RESULT_SIGNS.sub("-", outcome.strip()[:_LONGEST_RESULT])
        if expected != outcome and _RESULT.fullmatch(expected):
            data = {"found": format_tag("Result", outcome), "expected": format_tag("Result", expected), "habit": "tags"}
            self.say("Result", Problem("W-form", None, data))
            self.record = self.record.with_tag("Result", expected)

    def check_date(self, date: str, *, strict: bool) -> None:
        """Check that the date is one, so that games can be sorted by it."""
        expected = canonical_date(date)
        if expected == date or date in ("", "?"):
            return
        if expected and not strict:
            data = {"found": format_tag("Date", date), "expected": format_tag("Date", expected), "habit": "tags"}
            self.say("Date", Problem("W-form", None, data))
            self.record = self.record.with_tag("Date", expected)
        else:
            kind = "day" if is_formed(date) and not expected else "form"
            self.say("Date", Problem("W-date", None, {"date": date[:80], "kind": kind}))

    def check_match(self) -> None:
        """Check the tags of a match (E27, E31-E33)."""
        from ecarte.match import header  # few games belong to a match

        for tag, problem in tuple(header.malformed(self.record)):
            self.drop(tag, problem)
        for tag, problem in header.problems(self.record):
            self.say(tag, problem)

    def check_cut(self, rule: Cut, cut: str) -> None:
        """Check the cards drawn for the deal, "S:Kh N:7c", which decide the first dealer (E3, B4)."""
        tag, ids = rule.tag, self.record.game.rule_ids
        try:
            drawn = parse_cut(cut)
            cutter = rule.first(self.options, drawn) if all(map(is_card, drawn.values())) else ""
        except ValueError:
            cutter = ""
        if not cutter or cut != format_cut(drawn):
            self.say(tag, Problem("E-tag-value", ids["deals"], {"tag": tag, "value": cut[:80]}))
            return
        self.cutter = cutter
        if self.seed is not None and cut != format_cut(rule.draw(self.options, fair.pack(self.seed, 0))[0]):
            self.say(tag, Problem("E-cut", ids["deals"], {}))
