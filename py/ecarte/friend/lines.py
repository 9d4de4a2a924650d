"""Messages as lines of text, to pass on by any messenger, and a session as a text to keep."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Iterator
from dataclasses import replace

from ecarte.core.game import Problem, RuleError, Seat
from ecarte.friend import message, session
from ecarte.friend.group import Group
from ecarte.friend.message import LONGEST, Message
from ecarte.friend.side import Session

_MARK = "ecarte1:"
_LINE = re.compile(rf"{_MARK}([A-Za-z0-9_-]+)")
_MOST = 64  # lines read at once
_EVIDENCE = "! "  # before what a verdict rests on
_GUEST = "+ "  # before the answer of a guest who has no seat yet
_WAITING = "? "  # before a message that others are missing before
_KEPT = re.compile(r"ecarte friend 1 ([NESW]) ([0-9a-f]{64})( moved)?")
_SEAT_MARK = "ecarteseat1:"
_SEAT = re.compile(rf"{_SEAT_MARK}([A-Za-z0-9_-]+)")
_LONGEST_KEPT = 2**24  # characters of a session


def format_line(message: bytes) -> str:
    """Return a message as a line: a mark, and base64url of what zlib makes of it."""
    return _MARK + base64.urlsafe_b64encode(zlib.compress(message, 9)).decode().rstrip("=")


def parse_lines(text: str) -> tuple[bytes, ...]:
    """Return the messages in a text, whatever stands around them; a damaged one is left out."""
    return tuple(_messages(text))


def _messages(text: str) -> Iterator[bytes]:
    for at, found in enumerate(_LINE.finditer(text)):
        if at == _MOST:
            return
        try:
            packed = base64.urlsafe_b64decode(found[1] + "=" * (-len(found[1]) % 4))
            yield zlib.decompressobj().decompress(packed, LONGEST + 1)  # one that is too long is refused as such
        except (binascii.Error, zlib.error):
            continue


def format_seat(side: Session) -> str:
    """Return a session as a line, for another device of its player alone: it holds the secret."""
    kept = dumps(replace(side, moved=False)).encode()
    return _SEAT_MARK + base64.urlsafe_b64encode(zlib.compress(kept, 9)).decode().rstrip("=")


def has_seat(text: str) -> bool:
    """Return whether a text holds a session for `loads`, and not messages."""
    return _SEAT.search(text) is not None or _KEPT.match(text) is not None


def dumps(side: Session) -> str:
    """Return a session as a text to keep. It holds the secret: it is not for the other player."""
    head = f"ecarte friend 1 {side.seat} {side.table.own.secret.hex()}{' moved' if side.moved else ''}"
    evidence = (f"{_EVIDENCE}{raw.decode()}" for raw in side.evidence)
    waiting = (f"{_WAITING}{each.raw.decode()}" for each in side.waiting)
    guests = (f"{_GUEST}{each.raw.decode()}" for each in side.guests)
    return "\n".join((head, *(raw.decode() for raw in side.messages), *guests, *waiting, *evidence)) + "\n"


def loads(group: Group, text: str) -> Session:
    """Return the session that a text keeps, or a line of `format_seat`; raises RuleError when it keeps none."""
    if (packed := _SEAT.search(text)) is not None:
        text = _unpacked(packed[1])
    head, *lines = text.removesuffix("\n").split("\n")  # evidence may hold any other sign that ends a line
    match = _KEPT.fullmatch(head)
    if match is None or not lines:
        raise RuleError(Problem("E-friend-form", None, {}))
    seat: Seat = match[1]
    secret = bytes.fromhex(match[2])
    messages = (line.encode() for line in lines if not line.startswith((_EVIDENCE, _GUEST, _WAITING)))
    side = session.restore(group, secret, seat, messages)
    side = replace(side, guests=_beside(lines, _GUEST))
    if side.are_many:  # they wait as they did
        side = replace(side, waiting=_beside(lines, _WAITING))
        lines = [line for line in lines if not line.startswith(_WAITING)]
    for line in lines:
        if line.startswith((_EVIDENCE, _WAITING)):  # it leads to the same verdict, or waits again
            side = session.receive(side, line[2:].encode()).session
    return replace(side, moved=bool(match[3]))


def _beside(lines: list[str], mark: str) -> tuple[Message, ...]:
    """Return the messages in the lines with a mark."""
    found = (message.read(line.removeprefix(mark).encode()) for line in lines if line.startswith(mark))
    return tuple(each for each in found if isinstance(each, Message))


def _unpacked(packed: str) -> str:
    try:
        data = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        return zlib.decompressobj().decompress(data, _LONGEST_KEPT).decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        raise RuleError(Problem("E-friend-form", None, {})) from None
