"""How more than two sit down: each guest answers the inviting player, who gives out the seats.

An answer is a message with number 1 that stays outside the chain. Message 1 of the chain, by the inviting player, holds
all of them as they were signed, each at a seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecarte.core.game import Seat
from ecarte.friend import canonical, signature
from ecarte.friend.group import BYTES
from ecarte.friend.message import Item, Message, Want
from ecarte.friend.table import Table
from ecarte.friend.terms import CUT, check_name


@dataclass(frozen=True, slots=True)
class Guest:
    """What a guest says: its key and name, the seat it would like ("" for any), what it promises for the cut."""

    key: bytes
    name: str
    wanted: Seat
    cut: bytes


def own_key(table: Table) -> bytes:
    """Return the key that this side's signatures fit."""
    return table.own.group.multiply_base(signature.identity(table.own.secret))


def read(table: Table, sealed: Message | Want) -> Guest:
    """Return what a guest's answer to the invitation says; raises ValueError for what is none, or badly signed."""
    if isinstance(sealed, Want) or (sealed.number, sealed.game, sealed.previous) != (1, table.game, table.game):
        raise ValueError("no answer")
    ((kind, said),) = sealed.items
    if kind != "sit" or set(said) != {"cut", "key", "name", "seat"}:
        raise ValueError("other fields")
    check_name(said["name"])
    key = canonical.unpack(said["key"], BYTES)
    cut = canonical.unpack(said["cut"], BYTES if table.agreed.dealer == CUT else 0)
    others = [seat for seat in table.agreed.seats if seat != table.agreed.seat]
    if said["seat"] not in ("", *others) or sealed.seat not in others or not sealed.is_by(table.own.group, key):
        raise ValueError("another seat")
    return Guest(key, said["name"], said["seat"], cut)


def seat(table: Table, answers: Sequence[Message]) -> Item:
    """Return the item that gives each guest a seat: the one it would like, unless an earlier guest has that."""
    left = [each for each in table.agreed.seats if each != table.agreed.seat]
    given: dict[Seat, Message] = {}
    for answer in answers:
        wanted = read(table, answer).wanted
        if wanted in left:
            left.remove(wanted)
            given[wanted] = answer
    for answer in answers:
        if answer not in given.values():
            given[left.pop(0)] = answer
    return ["seats", {each: canonical.read(answer.raw) for each, answer in given.items()}]
