"""The tags of a record: their names, and the texts that stand in them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any

from ecarte.core.cards import Card
from ecarte.core.contract import Game
from ecarte.core.game import Problem, RuleError, Seat, format_value

VERSION = "1"
_TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*")
OWN_TAGS = (
    "ECN",
    "Game",
    "Rules",
    "Option",
    "Seed",
    "Commit",
    "Cut",
    "Cuts",
    "Draw",
    "Result",
    "Resigned",
    "View",
    "Digest",
    "DealOrder",
    "Pack",
    "Branch",
    "Challenge",
    "Daily",
    "Cards",
    "Shuffle",
    "Signed",
)  # these define the game itself
MATCH_TAGS = frozenset((
    "Match", "MatchId", "MatchGame", "MatchScore", "Pot", "Out", "Gallery", "Bet", "Stake", "Purse", "GamePoints",
))  # fmt: skip
"""The tags of a match (`ecarte.match.header`). Most records have none, and never load that module."""
STUDY_TAGS = ("Study", "StudyId", "Chapter", "ChapterTitle")
"""The tags of a chapter of a study: see `ecarte.record.study`."""
SEAT_TAGS = {"S": "South", "N": "North", "E": "East", "W": "West"}


def given_tags(tags: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return tags from outside as they are written; raises RuleError for tags that define the game."""
    for name in tags:
        if not _TAG_NAME.fullmatch(name):
            raise RuleError(Problem("E-tag", None, {"text": name[:80]}))
        if name in OWN_TAGS:
            raise RuleError(Problem("E-tag-own", None, {"tag": name}))
    return [(name, nfc(plain(value))) for name, value in tags.items()]


def nfc(text: str) -> str:
    """Return a text in NFC, in linear time: very long runs of combining marks are left as they are."""
    run = 0
    for letter in "" if text.isascii() else text:
        run = run + 1 if unicodedata.combining(letter) else 0
        if run > 30:  # as in Unicode's Stream-Safe Text Format
            return text
    return unicodedata.normalize("NFC", text)


def plain(text: str) -> str:
    """Return a text without control characters, foreign line ends and lone surrogates."""
    barred = ("Cc", "Cs", "Zl", "Zp")
    return "".join(" " if c != "\n" and unicodedata.category(c) in barred else c for c in text)


def format_cut(drawn: Mapping[Seat, Card]) -> str:
    """Return the cards drawn for the deal in the form of their tag (`ecarte.core.contract.Cut`): "S:Kh N:7c"."""
    return " ".join(f"{seat}:{card}" for seat, card in drawn.items())


def parse_cut(text: str) -> dict[Seat, Card]:
    """Return the cards that `format_cut` wrote; raises ValueError for another form."""
    return dict(part.split(":") for part in text.split(" "))


def format_score(score: Mapping[str, int], sides: Iterable[str]) -> str:
    """Return points or scores as records write them, the sides in order: "2-0"."""
    return "-".join(str(score[side]) for side in sides)


def option_tags(game: Game, options: Any) -> list[tuple[str, str]]:
    """Return the Option tags for these options: those that differ from the preset, sorted."""
    standard = game.resolve(options.preset, {})
    return [
        ("Option", f"{option.name}={format_value(getattr(options, option.name))}")
        for option in sorted(game.options, key=lambda each: each.name)
        if getattr(options, option.name) != getattr(standard, option.name)
    ]
