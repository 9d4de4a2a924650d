"""The evidence that a player has cheated, as a text for anybody: the messages of the game, and those that show it.

It holds the seeds of the deals of the side that was cheated, not its secret: whoever has it learns the cards of that
side, which its messages are checked with, and cannot sign in its name.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ecarte.core.game import Problem, RuleError, Seat
from ecarte.friend import canonical, hashing, opening, session
from ecarte.friend.group import Group
from ecarte.friend.proof import Signer
from ecarte.friend.side import Session
from ecarte.friend.table import Begun, Own

HEAD: Final = "ecarte evidence 1 "
"""How the text begins."""
_EVIDENCE = "! "  # before a message that shows it
_LINE = re.compile(rf"{HEAD}([NESW])((?: [0-9]{{1,6}}(?:\.[0-9]{{1,6}}){{3}}:[A-Za-z0-9_-]{{43}})*)")


@dataclass(frozen=True, slots=True)
class Shown:
    """What evidence shows: what was wrong, with the player's name, and who signed the messages."""

    verdict: Problem
    accuser: Seat
    signers: tuple[Signer, ...]
    messages: int
    date: str  # that the game was agreed for, "2026.11.30"


def dumps(side: Session) -> str:
    """Return the evidence of a session that has a verdict."""
    own, game = side.table.own, side.table.game
    seeds = (f" {'.'.join(map(str, key))}:{canonical.pack(own.seed(game, *key))}" for key in side.table.begun)
    head = f"{HEAD}{side.seat}{''.join(seeds)}"
    shown = (f"{_EVIDENCE}{raw.decode()}" for raw in side.evidence)
    return "\n".join((head, *(raw.decode() for raw in side.messages), *shown)) + "\n"


def loads(group: Group, text: str) -> Shown:
    """Return what evidence shows; raises RuleError when it shows nothing.

    Every message must be signed by its player, and this side's must be right: its own shuffles and locks are computed
    again from its seeds.
    """
    try:
        side = _folded(group, text)
    except (RuleError, ValueError):
        raise _nothing() from None
    if side.verdict is None or side.verdict.data.get("seat") == side.seat:
        raise _nothing()
    table = side.table
    signers = tuple(Signer(seat, table.names[seat], canonical.pack(table.keys[seat])) for seat in table.agreed.seats)
    return Shown(side.verdict, side.seat, signers, len(side.chain) + len(side.evidence), table.agreed.date)


def _nothing() -> RuleError:
    return RuleError(Problem("E-friend-evidence", None, {}))


def _folded(group: Group, text: str) -> Session:
    """Return the session that evidence leads to, with its verdict; raises RuleError or ValueError when it is wrong."""
    head, *lines = text.removesuffix("\n").split("\n")
    match = _LINE.fullmatch(head)
    if match is None:
        raise ValueError("no evidence")
    own = Own(match[1], b"", group, _seeds(match[2]))
    told = [line.encode() for line in lines if not line.startswith(_EVIDENCE)]
    side = None
    for side in session.fold(own, told):
        _check_last(side)
    assert side is not None
    for line in lines:
        if line.startswith(_EVIDENCE):
            side = session.receive(side, line.removeprefix(_EVIDENCE).encode()).session
    return side


def _seeds(text: str) -> dict[Begun, bytes]:
    found: dict[Begun, bytes] = {}
    for part in text.split():
        key, _, seed = part.partition(":")
        place, number, attempt, again = map(int, key.split("."))
        found[place, number, attempt, again] = canonical.unpack(seed, hashing.SECRET_BYTES)
    return found


def _check_last(side: Session) -> None:
    """Raise RuleError unless the last message is signed, and where it is this side's pack, made as its seed says."""
    sealed, table = side.chain[-1], side.table
    if not sealed.is_by(table.own.group, table.keys[sealed.seat]):
        raise _nothing()
    if sealed.seat == side.seat and any(item[0] in ("shuffle", "lock") for item in sealed.items):
        opening.check_locks(table, side.seat, table.seed)
