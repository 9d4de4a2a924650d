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
from ecarte.friend.session import Session

_MARK = "ecarte1:"
_LINE = re.compile(rf"{_MARK}([A-Za-z0-9_-]+)")
_MOST = 64  # lines read at once
_EVIDENCE = "! "  # before what a verdict rests on
_BESIDE = "+ "  # before a message beside the chain: a guest's answer, or one of this side's that was set aside
_KEPT = re.compile(r"ecarte friend 1 ([NESW]) ([0-9a-f]{64})")


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


def dumps(side: Session) -> str:
    """Return a session as a text to keep. It holds the secret: it is not for the other player."""
    head = f"ecarte friend 1 {side.seat} {side.table.own.secret.hex()}"
    own = (each for each in side.waiting if each.seat == side.seat)
    beside = (f"{_BESIDE}{each.raw.decode()}" for each in (*side.guests, *own))
    evidence = (f"{_EVIDENCE}{raw.decode()}" for raw in side.evidence)
    return "\n".join((head, *(raw.decode() for raw in side.messages), *beside, *evidence)) + "\n"


def loads(group: Group, text: str) -> Session:
    """Return the session that a text keeps; raises RuleError when it keeps none."""
    head, *lines = text.removesuffix("\n").split("\n")  # evidence may hold any other sign that ends a line
    match = _KEPT.fullmatch(head)
    if match is None or not lines:
        raise RuleError(Problem("E-friend-form", None, {}))
    seat: Seat = match[1]
    secret = bytes.fromhex(match[2])
    messages = (line.encode() for line in lines if not line.startswith((_EVIDENCE, _BESIDE)))
    side = session.restore(group, secret, seat, messages)
    texts = (line.removeprefix(_BESIDE).encode() for line in lines if line.startswith(_BESIDE))
    beside = tuple(each for each in map(message.read, texts) if isinstance(each, Message))
    side = replace(side, guests=beside) if len(side.chain) == 1 else replace(side, waiting=beside)
    for line in lines:
        if line.startswith(_EVIDENCE):  # it leads to the same verdict
            side = session.receive(side, line.removeprefix(_EVIDENCE).encode()).session
    return side
