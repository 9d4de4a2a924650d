"""The tags of a record: read line by line, and checked against each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from ecarte.core import fair
from ecarte.core.cards import is_card
from ecarte.core.contract import Cut
from ecarte.core.game import Problem, RuleError
from ecarte.core.slips import is_one_slip
from ecarte.notation.ecn.dates import canonical_date, is_formed
from ecarte.notation.ecn.tokens import format_tag, parse_tag
from ecarte.record import MATCH_TAGS, SEAT_TAGS, VERSION, Record, format_cut, nfc, parse_cut

Report = Callable[[Problem, int], None]
"""Records a problem with its line, counted from 0 at the beginning of the record."""

TAGS = MATCH_TAGS | frozenset((
    "ECN", "Game", "Event", "Site", "Date", "Round", *SEAT_TAGS.values(), "Rules", "Result", "Option", "Seed", "Commit",
    "Cuts", "Cut", "Draw", "Resigned", "Computer", "Help", "View", "DealOrder", "Digest", "Branch", "Pack", "Daily",
    "Challenge", "Lang",
))  # fmt: skip
"""The tags that have a meaning (docs/ecn.md, Tags)."""
_SLIPPED = sorted(TAGS - MATCH_TAGS)  # "Stage" is no slip


@lru_cache(maxsize=256)
def _meant(name: str) -> str:
    """Return the tag that a name without a meaning is one slip from, else ""."""
    slips = (tag for tag in _SLIPPED if name not in TAGS and is_one_slip(name.lower(), tag.lower()))
    return next(slips, "")


def read_tags(lines: list[str], report: Report) -> tuple[list[tuple[str, str]], dict[str, int], int]:
    """Return the tags, the line of each tag (of an option "Option target"), and where the movetext begins."""
    tags: list[tuple[str, str]] = []
    places: dict[str, int] = {}
    at = 0
    for at, line in enumerate(lines):
        if not line.strip() or not line.startswith("["):
            break
        try:
            name, value = parse_tag(line.rstrip())
        except ValueError:
            report(Problem("E-tag", None, {"text": line[:80]}), at)
            continue
        key = f"Option {value.partition('=')[0]}" if name == "Option" else name
        if key in places:
            report(Problem("E-tag-twice", None, {"tag": key}), at)
            continue
        places[key] = at
        tags.append((name, nfc(value)))
    else:
        at = len(lines)
    return tags, places, at


class Heading:
    """The tags of one record that define its game, each checked; a malformed one is left out.

    ``options`` is None when the game or its rules are unknown. A date in another form is mended, unless it is read
    ``strict``ly.
    """

    def __init__(self, lines: list[str], report: Report, *, strict: bool = False) -> None:
        tags, self.places, self.end = read_tags(lines, report)
        self.report = report
        self.record = Record(tuple(tags))
        self.seed: bytes | None = None
        self.cutter = ""  # the first dealer by the Cut tag
        self.options: Any = None
        self.report_slips()
        try:
            self.options = self.record.options()
        except RuleError as error:
            for problem in error.problems:
                tag = {"E-game": "Game", "E-preset": "Rules"}.get(problem.code, f"Option {problem.data.get('option')}")
                self.say(tag, problem)
            return
        self.seed = self.checked("Seed", lambda: self.record.seed)
        self.checked("View", lambda: self.record.view)
        self.checked("Branch", lambda: self.record.branch)
        self.checked("Pack", lambda: self.record.pack)
        self.checked("Cuts", lambda: self.record.cuts)
        self.check_values()
        if "Date" in self.places:
            self.check_date(self.record.tag("Date"), strict=strict)

    def say(self, tag: str, problem: Problem) -> None:
        """Report a problem at the line of a tag."""
        self.report(problem, self.places.get(tag, 0))

    def checked(self, tag: str, read: Callable[[], Any]) -> Any:
        """Return the value of a tag; when it is malformed, drop the tag and return None."""
        try:
            return read()
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
            if near := _meant(name):
                self.say(name, Problem("W-tag", None, {"tag": name[:80], "near": near}))

    def check_values(self) -> None:
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
        if order != "kept":  # the canonical order is not written
            self.drop("DealOrder", Problem("E-tag-value", None, {"tag": "DealOrder", "value": order[:80]}))
        if not MATCH_TAGS.isdisjoint(self.places):
            self.check_match()
        if game.cut is not None and game.cut.tag in self.places:
            self.check_cut(game.cut, record.tag(game.cut.tag))

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
