"""Links: a whole game as the text behind "#" in an address, "g1…" or "z1…", with a moment "@3#12" after it.

*g1* is the game as one integer (see `packed`), *z1* is compressed text (`deflated`), for what g1 cannot hold, mostly
notes. The letter says which, the number is the version.

A game that is not over, or is a view, loses its Seed and Pack, which reveal cards that nobody may know, and the
Commit, which is useless without them (see `shared`). A link gives back the game exactly, apart from these. Nothing
here knows a particular game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ecarte.core.game import Problem, RuleError, Seat
from ecarte.core.moment import parse_moment
from ecarte.notation import ecn
from ecarte.notation.link.deflated import MOST_BYTES, deflate, inflate
from ecarte.notation.link.packed import pack, unpack
from ecarte.record import Play, Record, over
from ecarte.record.seatview import redact

VERSION = "1"
KINDS = "gzc"  # a game packed, a game compressed, a challenge
LONGEST = 100_000  # characters of a link
_SECRET = ("Seed", "Commit", "Pack")
_LINK = re.compile(r"([a-z])([0-9])([A-Za-z0-9_-]*)(?:@(.*))?", re.DOTALL)
_ESCAPED = re.compile(r"%(23|40|2[fF])")  # some programs escape "#", "@" and "/"


@dataclass(frozen=True, slots=True)
class Opened:
    """The content of a link: a game, and the moment it names ("" for none)."""

    play: Play
    at: str = ""

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
        size = len(text.encode())
    except UnicodeEncodeError:  # lone surrogates cannot be encoded
        raise RuleError(Problem("E-utf8", None, {})) from None
    longest = 0
    for link in _forms(play, text):
        longest = max(longest, len(link))
        if _comes_back(link, text):
            return f"{link}@{at}" if at else link
    ecn.loads(text)  # raises what is wrong with the game
    if longest > LONGEST or size > MOST_BYTES:
        raise RuleError(Problem("E-link-long", None, {"most": LONGEST}))
    raise RuleError(Problem("E-link-unmade", None, {}))


def loads(text: str) -> Opened:
    """Return the game of a link: "g1…", "#g1…" or a whole address; raises RuleError with the one problem found."""
    kind, digits, at = parts(text)
    if kind == "c":
        raise RuleError(Problem("E-link-challenge", None, {}))
    try:
        play = _verified(ecn.dumps(Play(unpack(digits))) if kind == "g" else inflate(digits))
    except OverflowError:
        raise RuleError(Problem("E-link-long", None, {"most": LONGEST})) from None
    except (ValueError, LookupError):  # RuleError too: no real game breaks the rules
        raise RuleError(Problem("E-link-damaged", None, {})) from None
    if at:
        check_moment(play.record, at)
    return Opened(play, at)


def shared(play: Play) -> Play:
    """Return the game without tags that reveal unknown cards; all of it when it is over and not a view."""
    if over(play) and not play.record.view:
        return play
    tags = tuple(tag for tag in play.record.tags if tag[0] not in _SECRET)
    return play.with_record(replace(play.record, tags=tags))


def parts(text: str) -> tuple[str, str, str]:
    """Return a link's kind, digits and moment; raises RuleError for a text that is not a known link."""
    if len(text) > LONGEST + 2000:  # an address may precede it, a moment may follow
        raise RuleError(Problem("E-link-long", None, {"most": LONGEST}))
    plain = _ESCAPED.sub(lambda match: chr(int(match[1], 16)), "".join(text.split()))
    match = _LINK.fullmatch(plain) or _LINK.fullmatch(plain.partition("#")[2])
    if match is None or match[1] not in KINDS:
        raise RuleError(Problem("E-link", None, {"text": plain[:80]}))
    if match[2] != VERSION:
        raise RuleError(Problem("E-link-newer", None, {}))
    if len(match[3]) > LONGEST:
        raise RuleError(Problem("E-link-long", None, {"most": LONGEST}))
    return match[1], match[3], match[4] or ""


def check_moment(record: Record, at: str) -> None:
    """Raise RuleError when the record has no such moment."""
    try:
        there = record.has(parse_moment(at))
    except ValueError:
        there = False
    if not there:
        raise RuleError(Problem("E-moment", None, {"at": at[:80]}))


def _forms(play: Play, text: str) -> Iterator[str]:
    """Return the links that can be made of a game, the shortest first."""
    yield from ("g1" + digits for digits in pack(play))
    yield from ("z1" + digits for digits in deflate(play, text))


def _comes_back(link: str, text: str) -> bool:
    try:
        return ecn.dumps(loads(link).play) == text
    except RuleError:
        return False


def _verified(text: str) -> Play:
    """Return the game of a record that must be right and in canonical form; raises ValueError."""
    text.encode()  # half surrogates are no text
    (play,) = ecn.loads(text)
    if ecn.dumps(play) != text:
        raise ValueError("not in canonical form")
    return play
