"""Links: a whole game as the text behind "#" in an address, "g1…" or "z1…", with a moment "@3#12" after it.

*g1* is the game as one integer (see `packed`), *z1* is compressed text (`deflated`), for what g1 cannot hold, mostly
notes, and *s1* is several games, such as the chapters of a study. The letter says which, the number is the version.

A game that is not over, or is a view, loses its Seed and Pack, which reveal cards that nobody may know, and the
Commit, which is useless without them (see `shared`). A link gives back the game exactly, apart from these. Nothing
here knows a particular game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import TypeVar

from ecarte.core.budget import SpentError, budget
from ecarte.core.game import Problem, RuleError, Seat
from ecarte.core.moment import parse_moment
from ecarte.notation import ecn
from ecarte.notation.ecn.tokens import format_tag, parse_tag
from ecarte.notation.link.deflated import deflate, deflate_several, inflate, inflate_several
from ecarte.notation.link.finding import DEFLATED, Effort, candidates, damage
from ecarte.notation.link.finding import KINDS as KINDS  # part of this module's public names
from ecarte.notation.link.finding import LONGEST as LONGEST  # part of this module's public names
from ecarte.notation.link.finding import VERSION as VERSION
from ecarte.notation.link.packed import pack, unpack
from ecarte.record import VOID, Play, Record, over
from ecarte.record.seatview import redact
from ecarte.record.study import ID, STUDY

SEVERAL = "s"  # the letter of links to several games
SHARED = (STUDY, ID)  # the tags that such a link writes once
_SECRET = ("Seed", "Commit", "Pack", "Shuffle", "Signed")
_MOST_OPENED = 5  # links with a right checksum in one text: chance makes one in 30,000
_BREAK = r"(?:[^\S\n]*\n[\s>|]*)?"  # of a line
_MOMENT = re.compile(
    rf"[*_~]{{0,3}}@{_BREAK}([1-9][0-9]*(?:/[1-9][0-9]*)?)(?:#{_BREAK}(?:([0-9]+)((?:/[0-9]+#[0-9]+)*))?)?"
)
_CHAPTER = re.compile(rf"[*_~]{{0,3}}@{_BREAK}([1-9][0-9]{{0,4}})(?![0-9#/])(:{_BREAK})?")
_OTHER_MOMENT = re.compile(r"@([^\s@]*\w\S*)")

_Found = TypeVar("_Found")
Openers = Mapping[str, Callable[[str], _Found]]
"""What opens the digits of each kind of link: raises ValueError or LookupError for those that were never packed."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The content of a link: a game or several, which of them it names, from 1, and the moment in it ("" for none)."""

    plays: tuple[Play, ...]
    at: str = ""
    chapter: int = 1

    @property
    def play(self) -> Play:
        """Return the game that it opens at."""
        return self.plays[self.chapter - 1]

    @property
    def behind(self) -> str:
        """Return what stands behind "@" in the link, "" for nothing."""
        return _behind(self.chapter, self.at) if len(self.plays) > 1 else self.at

    @property
    def record(self) -> Record:
        """Return the record of the game."""
        return self.play.record


def dumps(play: Play, at: str = "", seat: Seat | None = None) -> str:
    """Return the text behind "#" in a link to the game, at a moment of it, with only what one seat knows.

    The link is opened again and compared. Raises RuleError for a game with errors, for a moment it does not have, and
    when the link would be too long.
    """
    if seat is not None:
        play = Play(redact(play.record, seat))
    play = shared(play)
    if at:
        check_moment(play.record, at)
    text = ecn.dumps(play)
    try:
        text.encode()
    except UnicodeEncodeError:  # lone surrogates cannot be encoded
        raise RuleError(Problem("E-utf8", None, {})) from None
    packed = ("g1" + digits for digits in pack(play))
    made = chain(packed, ("z1" + digits for digits in deflate(play, text)))  # the shortest first
    return with_moment(_first_sound(made, [text]), at)


def dumps_several(plays: Iterable[Play], chapter: int = 1, at: str = "") -> str:
    """Return the text behind "#" in a link to several games in order, at a moment of one of them, counted from 1.

    The link is opened again and compared. Raises RuleError as `dumps` does, and for fewer than one game.
    """
    games = [shared(play) for play in plays]
    _check_chapter(chapter, len(games))
    if at:
        check_moment(games[chapter - 1].record, at)
    wanted = list(map(ecn.dumps, games))
    common = [(name, games[0].record.tag(name)) for name in SHARED]
    common = [
        (name, value) for name, value in common if value and all(game.record.tag(name) == value for game in games)
    ]
    bare = [game.with_record(game.record.with_tags(dict.fromkeys(name for name, _ in common))) for game in games]
    texts = list(map(ecn.dumps, bare))
    made = deflate_several([format_tag(*tag) for tag in common], zip(bare, texts, strict=True))
    return with_moment(_first_sound((f"{SEVERAL}{VERSION}{digits}" for digits in made), wanted), _behind(chapter, at))


def _first_sound(made: Iterable[str], texts: list[str]) -> str:
    """Return the first link that gives back these records when it is opened; raises RuleError with what is wrong."""
    found = set[str]()
    for each in made:
        try:
            if list(map(ecn.dumps, loads(each).plays)) == texts:
                return each
        except RuleError as error:
            found |= {problem.code for problem in error.problems}
    for text in texts:
        ecn.loads(text)  # raises what is wrong with the game
    if found & {"E-link-much", "E-budget"}:
        raise RuleError(Problem("E-link-much", None, {}))
    if "E-link-long" in found:
        raise RuleError(Problem("E-link-long", None, {"most": LONGEST}))
    raise RuleError(Problem("E-link-unmade", None, {}))


def with_moment(link: str, at: str) -> str:
    """Return a link that opens at a moment, whose "#" is escaped: many programs end an address at a second one."""
    return f"{link}@{at.replace('#', '%23')}" if at else link


def loads(text: str, mending: Effort | None = None) -> Opened:
    """Return the game of the link in a text, or all of several; raises RuleError with the one problem found.

    The text may be the link, "g1…" or "#g1…", an address, or a message, with whatever programs made of it: see
    `finding`. ``mending`` is what is left to mend links where the text is a part of another.
    """
    (link, plays), tail = open_first(text, GAMES, mending)
    return opened_at(link, plays, tail)


def opened_at(link: str, plays: tuple[Play, ...], tail: str) -> Opened:
    """Return the games of a link, at the game and the moment that the text behind it names.

    Raises RuleError when they do not have it.
    """
    if not link.startswith(SEVERAL):
        return Opened(plays, moment(plays[0].record, tail))
    match = _CHAPTER.match(tail)
    chapter = int(match[1]) if match else 1
    _check_chapter(chapter, len(plays))
    if match:
        tail = f"@{tail[match.end() :]}" if match[2] else ""
    return Opened(plays, moment(plays[chapter - 1].record, tail), chapter)


def open_first(text: str, openers: Openers[_Found], mending: Effort | None = None) -> tuple[tuple[str, _Found], str]:
    """Return the first link in a text that opens, with what it holds, and the text behind it.

    Raises RuleError with the one problem found.
    """
    left = _MOST_OPENED
    with budget(len(text)):
        for group in candidates(text, mending):
            opened = list[tuple[tuple[str, _Found], str]]()
            for each in group[: max(left, 0)]:
                left -= 1
                if each.kind not in openers:
                    raise _other_kind(each.kind)
                try:
                    opened.append(((each.kind + VERSION + each.digits, openers[each.kind](each.digits)), each.tail))
                except OverflowError:
                    raise RuleError(Problem("E-link-much", None, {})) from None
                except SpentError:  # nothing further can be opened either
                    raise
                except (ValueError, LookupError):  # RuleError too: no real game breaks the rules
                    left = 0 if each.kind in DEFLATED else left  # chance does not make a checksum of so many bits right
            if len(opened) == 1:
                return opened[0]
            if left <= 0:
                break
    kind, problem = damage(text)
    raise RuleError(problem) if kind in openers else _other_kind(kind)


def _other_kind(kind: str) -> RuleError:
    return RuleError(Problem("E-link-challenge" if kind == "c" else "E-link-game", None, {}))


def moment(record: Record, tail: str) -> str:
    """Return the moment behind a link, "" for none; raises RuleError when the game does not have it.

    Of a moment that was cut off behind its deal, this is the opening of the deal.
    """
    match = _MOMENT.match(tail)
    if match is None:
        other = _OTHER_MOMENT.match(tail)
        if other is not None:
            raise RuleError(Problem("E-moment", None, {"at": other[1][:80]}))
        return ""
    at = f"{match[1]}#{match[2] or 0}{match[3] or ''}"
    check_moment(record, at)
    return at


def shared(play: Play) -> Play:
    """Return the game without tags that reveal unknown cards; all of it when it is over and not a view."""
    if over(play) and not play.record.view:
        return play
    tags = tuple(tag for tag in play.record.tags if tag[0] not in _SECRET)
    return play.with_record(replace(play.record, tags=tags))


def check_moment(record: Record, at: str) -> None:
    """Raise RuleError when the record has no such moment."""
    try:
        there = record.has(parse_moment(at))
    except ValueError:
        there = False
    if not there:
        raise RuleError(Problem("E-moment", None, {"at": at[:80]}))


def _behind(chapter: int, at: str) -> str:
    """Return the text behind "@" for a moment of one of several games; "" for the beginning of the first."""
    return f"{chapter}:{at}" if at else str(chapter) if chapter > 1 else ""


def _check_chapter(chapter: int, games: int) -> None:
    if not 1 <= chapter <= games:
        raise RuleError(Problem("E-link-chapter", None, {"chapter": chapter, "games": games}))


def _packed(record: Record) -> Play:
    """Return the game of a packed record; raises ValueError."""
    outcome = record.tag("Result")
    tags = tuple(ecn.canonical_tags(record, outcome))
    reading = ecn.assemble(tags, record.deals, are_right=True) if outcome and outcome != VOID else None
    if reading is None or reading.play is None or reading.play.record.tags != tags:
        return _verified(ecn.dumps(Play(record)))
    return reading.play


def _verified(text: str) -> Play:
    """Return the game of a record that must be right and in canonical form; raises ValueError."""
    text.encode()  # half surrogates are no text
    (reading,) = islice(ecn.read(text, mode="strict"), 2)
    if reading.play is None or not reading.sound:
        raise ValueError("not a record in canonical form")
    return reading.play


def _several(digits: str) -> tuple[Play, ...]:
    """Return the games in the digits of a link to several; raises ValueError."""
    shared, texts = inflate_several(digits)
    plays = tuple(map(_verified, texts))
    if not plays:
        raise ValueError("no game")
    tags = tuple(map(parse_tag, shared))
    names = [name for name, _ in tags]
    if not set(names) <= set(SHARED) or len(set(names)) < len(names):
        raise ValueError("no tags that games share")
    if any(play.record.tag(name) for play in plays for name in names):
        raise ValueError("a tag twice")
    records = (replace(play.record, tags=(*play.record.tags, *tags)) for play in plays)
    tagged = (replace(each, tags=tuple(ecn.canonical_tags(each, each.tag("Result")))) for each in records)
    return tuple(play.with_record(record) for play, record in zip(plays, tagged, strict=True))


GAMES: Openers[tuple[Play, ...]] = {
    "g": lambda digits: (_packed(unpack(digits)),),
    "z": lambda digits: (_verified(inflate(digits)),),
    "s": _several,
}
"""What opens the links that hold a game, or several."""
