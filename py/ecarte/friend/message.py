"""Messages: numbered, chained by hash, signed, bound to one game.

A message is canonical JSON, `{"by":"S","game":…,"items":[…],"n":7,"prev":…,"sig":…,"v":1}`. ``game`` is the hash of the
invitation and ``prev`` that of the message before; both are "" in the invitation. The hash and the signature are of the
message without ``sig``. A request to send again, `{"game":…,"v":1,"want":7}`, is neither numbered nor signed: it
changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ecarte.core.game import Problem, RuleError, Seat
from ecarte.friend import canonical, hashing, signature
from ecarte.friend.group import Group

VERSION = 1
LONGEST = 16_384  # bytes
MOST_ITEMS = 16
MOST_MESSAGES = 100_000  # in a game
_FIELDS = {"by", "game", "items", "n", "prev", "sig", "v"}
_HASH = 32
_SIGNATURE = 64

Item = list[Any]


@dataclass(frozen=True, slots=True)
class Message:
    """A message that was written or read; nothing but its form has been checked."""

    raw: bytes
    game: bytes  # b"" in the invitation
    number: int
    seat: Seat
    previous: bytes
    items: tuple[Item, ...]
    signature: bytes

    @property
    def body(self) -> bytes:
        """What is signed and hashed."""
        return _body(self.game, self.number, self.seat, self.previous, self.items)

    @property
    def hash(self) -> bytes:
        """The hash that the next message names."""
        return hashing.digest("message", self.body)

    def is_by(self, group: Group, key: bytes) -> bool:
        """Return whether the owner of a key signed it."""
        return signature.is_signed(group, key, hashing.digest("signed", self.body), self.signature)


@dataclass(frozen=True, slots=True)
class Want:
    """A request to send one's messages again, from a number on."""

    game: bytes
    number: int


def write(
    group: Group, secret: bytes, game: bytes, number: int, seat: Seat, previous: bytes, items: tuple[Item, ...]
) -> Message:
    """Return a message, signed."""
    body = _body(game, number, seat, previous, items)
    signed = signature.sign(group, secret, hashing.digest("signed", body))
    raw = canonical.write({**canonical.read(body), "sig": canonical.pack(signed)})
    return Message(raw, game, number, seat, previous, items, signed)


def write_want(game: bytes, number: int) -> bytes:
    """Return a request to send again."""
    return canonical.write({"game": canonical.pack(game), "v": VERSION, "want": number})


def read(data: bytes) -> Message | Want:
    """Return the message that bytes hold; raises RuleError when they hold none."""
    if len(data) > LONGEST:
        raise RuleError(Problem("E-friend-size", None, {"most": LONGEST}))
    try:
        fields = canonical.read(data)
        version = fields["v"]
        if type(version) is not int:
            raise ValueError("no version")
        found = _read(data, fields) if version == VERSION else None
    except (ValueError, KeyError, TypeError):
        raise RuleError(Problem("E-friend-form", None, {})) from None
    if found is None:
        raise RuleError(Problem("E-friend-version", None, {"found": str(version)[:20], "known": VERSION}))
    return found


def _read(data: bytes, fields: dict[str, Any]) -> Message | Want:
    if set(fields) == {"game", "v", "want"}:
        return Want(canonical.unpack(fields["game"], _HASH), _number(fields["want"]))
    number = _number(fields["n"])
    items = fields["items"]
    if set(fields) != _FIELDS or not isinstance(items, list) or not 0 < len(items) <= MOST_ITEMS:
        raise ValueError("other fields")
    if fields["by"] not in ("N", "E", "S", "W") or not all(
        isinstance(item, list) and item and isinstance(item[0], str) for item in items
    ):
        raise ValueError("no items")
    length = _HASH if number else 0
    game, previous = (canonical.unpack(fields[name], length) for name in ("game", "prev"))
    signed = canonical.unpack(fields["sig"], _SIGNATURE)
    return Message(data, game, number, fields["by"], previous, tuple(items), signed)


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < MOST_MESSAGES:
        raise ValueError("no number")
    return value


def _body(game: bytes, number: int, seat: Seat, previous: bytes, items: tuple[Item, ...]) -> bytes:
    packed = {"game": canonical.pack(game), "prev": canonical.pack(previous)}
    return canonical.write({**packed, "by": seat, "items": list(items), "n": number, "v": VERSION})
