"""Messages of chance, and messages changed in every field: a session refuses them or names who sent them."""

from __future__ import annotations

import json
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.core.game import RuleError
from ecarte.friend import canonical, message, session
from ecarte.friend.message import LONGEST, Message
from ecarte.friend.ristretto import Integers
from ecarte.friend.terms import Terms
from tests.kit.friends import GROUP, Friends

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")

VALUES: tuple[Any, ...] = (None, True, 0, -1, 7, 2**70, 0.5, "", "x", "N:stand", "\u0000", [], {}, [[]], [1], {"a": 1})


def begun() -> Friends:
    friends = Friends()
    friends.play(until=lambda all: len(all.sent) > 8)
    return friends


@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode(errors="replace")))
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(RuleError):
        message.read(data)


@pytest.mark.parametrize(
    "data",
    [
        b"[" * LONGEST,
        b"9" * LONGEST,
        b'{"a":' * 3000,
        b"1e999",
        b"NaN",
        b'"\\ud800"',
        b"\xff",
        b"{}",
        b"x" * (LONGEST + 1),
    ],
)
def test_hostile_json_is_refused(data: bytes) -> None:
    with pytest.raises(RuleError, match=r"E-friend-(form|size)"):
        message.read(data)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path of every value in a message."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(each for key, below in inner for each in places(below, (*path, key)))]


def put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """Return a value with another at a path."""
    if not path:
        return new
    changed = dict(value) if isinstance(value, dict) else list(value)
    changed[path[0]] = put(value[path[0]], path[1:], new)
    return changed


def is_item(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], str)


@pytest.mark.parametrize("opened", ["all", "played"])
def test_every_field_of_every_message_may_be_anything(opened: str) -> None:
    """Changed by its sender, who signs it again, each message is refused or its sender named; nothing else happens."""
    friends, chance = Friends(Terms("Anna", dealer="N", opened=opened)), Random(1)
    tried = named = 0

    def tamper(to: str, raw: bytes) -> tuple[bytes, ...]:
        nonlocal tried, named
        sealed = message.read(raw)
        assert isinstance(sealed, Message)
        side = friends.sides[to]
        items = list(sealed.items)
        for path, value in product(places(items)[1:], chance.sample(VALUES, 4)):
            changed = put(items, path, value)
            if changed == items or not all(map(is_item, changed)):
                continue
            other = friends.signed(sealed.seat, changed, sealed.number, previous=sealed.previous)
            outcome = session.receive(side, other)
            tried += 1
            if outcome.problem is None:  # by chance it is another right message
                assert outcome.session.table != side.table
            else:
                assert outcome.session.table == side.table
                assert outcome.problem.code.startswith("E-friend-")
                named += outcome.session.verdict is not None
        return (raw,)

    friends.tamper = tamper
    friends.play(until=lambda all: all.sides["S"].table.playing.record.deals[-1].head.number > 1)
    assert not friends.problems
    assert tried > 150
    assert named > 0.9 * tried


def test_every_field_with_which_more_than_two_sit_down_may_be_anything() -> None:
    """An answer to the invitation is refused or takes a seat; of wrong seats the inviting player is named."""
    terms = Terms("Anna", game="belote", rules="three", dealer="cut")
    secrets = [bytes([each] * 32) for each in range(3)]
    host = session.invite(GROUP, secrets[0], terms)
    ben, clara = (session.join(GROUP, secrets[at], host.send[0], name) for at, name in ((1, "Ben"), (2, "Clara")))
    one = session.receive(host.session, ben.send[0]).session
    seated = session.receive(one, clara.send[0])
    for raw, secret, side in ((clara.send[0], secrets[2], one), (seated.send[0], secrets[0], ben.session)):
        sealed = message.read(raw)
        assert isinstance(sealed, Message)
        items = list(sealed.items)
        for path, value in product(places(items)[1:], VALUES):
            changed = put(items, path, value)
            if changed == items or not all(map(is_item, changed)):
                continue
            fields = (sealed.game, sealed.number, sealed.seat, sealed.previous, tuple(changed))
            outcome = session.receive(side, message.write(GROUP, secret, *fields).raw)
            assert outcome.problem is not None or len(outcome.session.chain) == 2
            assert outcome.problem is None or outcome.session.table == side.table


def test_every_field_of_the_envelope_may_be_anything() -> None:
    friends = begun()
    side = friends.sides["S"]
    fields = json.loads(friends.signed("N", [["event", "N:stand"]]))
    for path in places(fields):
        for value in VALUES:
            try:
                data = canonical.write(put(fields, path, value))
            except ValueError:
                continue
            outcome = session.receive(side, data)
            assert outcome.problem or outcome.session.verdict or data == canonical.write(fields) or b'"want"' in data


def test_a_flood_of_early_messages_is_bounded() -> None:
    friends = begun()
    side = friends.sides["S"]
    for number in range(len(side.chain) + 1, len(side.chain) + 60):
        outcome = session.receive(side, friends.signed("N", [["event", "N:stand"]], number, previous=bytes(32)))
        side = outcome.session
        assert len(outcome.send) == 1
    assert len(side.waiting) == 16
