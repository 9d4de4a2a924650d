"""Messages of chance, and right ones changed in every field: a side refuses them or names who sent them."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.core.game import RuleError
from ecarte.friend import canonical, effects, lines, message, session
from ecarte.friend.message import LONGEST, Message
from ecarte.friend.ristretto import Integers
from ecarte.friend.terms import Terms
from tests.kit.friends import GROUP
from tests.kit.moments import Moment, moments, refused, taken

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")

VALUES: tuple[Any, ...] = (None, True, 0, -1, 7, 2**70, 0.5, "", "x", "N:stand", "\u0000", [], {}, [[]], [1], {"a": 1})
HUGE = 100_000_000


@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode(errors="replace")))
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(RuleError):
        message.read(data)
    text = data.decode(errors="replace")
    assert lines.parse_lines(text) == ()
    assert refused(lambda: lines.loads(GROUP, text))
    assert refused(lambda: session.join(GROUP, bytes(32), data, "Ben"))


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
        b"x" * HUGE,
    ],
    ids=len,
)
def test_hostile_json_is_refused(data: bytes) -> None:
    with pytest.raises(RuleError, match=r"E-friend-(form|size)"):
        message.read(data)


def test_a_line_that_unpacks_to_too_much_is_refused_as_such() -> None:
    (found,) = lines.parse_lines(lines.format_line(bytes(HUGE // 50)))
    assert len(found) == LONGEST + 1
    with pytest.raises(RuleError, match="E-friend-size"):
        message.read(found)
    assert lines.parse_lines("ecarte1:" + "A" * (HUGE // 50)) == ()


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path of every value in a message."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(each for key, below in inner for each in places(below, (*path, key)))]


def at(value: Any, path: tuple[Any, ...]) -> Any:
    """Return the value at a path."""
    for key in path:
        value = value[key]
    return value


def put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """Return a value with another at a path."""
    if not path:
        return new
    changed = dict(value) if isinstance(value, dict) else list(value)
    changed[path[0]] = put(value[path[0]], path[1:], new)
    return changed


def alike(value: Any) -> Iterator[Any]:
    """Yield values of the same kind that are shorter, longer, doubled or of other signs."""
    if isinstance(value, str):
        yield from (
            value[:-1],
            value[1:],
            value + "A",
            value * 2,
            value.swapcase(),
            value[::-1],
            value + "=",
            "A" * 9000,
        )
    if isinstance(value, list):
        yield from (value[:-1], value[1:], [*value, *value], value[::-1], [*value, None])
    if isinstance(value, dict):
        yield from ({**value, "more": ""}, *({key: value[key] for key in value if key != left} for left in value))
    if type(value) is int:
        yield from (value + 1, value - 1, float(value), str(value))


def changed(moment: Moment, chance: Random, most: int) -> Iterator[bytes]:
    """Yield the message with one field changed, at most so many changes a field, each signed by its sender."""
    items = json.loads(canonical.write(list(moment.sealed.items)))
    for path in places(items)[1:]:
        tried = [*VALUES, *alike(at(items, path))]
        for value in chance.sample(tried, min(most, len(tried))):
            made = put(items, path, value)
            if made == items or not all(isinstance(item, list) and item and isinstance(item[0], str) for item in made):
                continue
            yield moment.signed(made)


@pytest.mark.thorough
@pytest.mark.parametrize("most", [2, pytest.param(100, marks=pytest.mark.thorough)])
def test_every_field_of_every_message_may_be_anything(most: int) -> None:
    """Changed by its sender, who signs it again, each message is refused and its sender named; nothing else happens."""
    chance = Random(1)
    kinds: set[str] = set()
    outcomes = []
    for moment in moments():
        kinds.update(moment.kinds)
        outcomes += [taken(moment.side, raw) for raw in changed(moment, chance, most)]
    assert kinds == set(effects._EFFECTS) - {"seats"}  # which is tried below
    assert len(outcomes) > 500
    assert sum(outcomes) < len(outcomes) / 20  # by chance it is another right message


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
            other = put(items, path, value)
            if other == items or not all(
                isinstance(each, list) and each and isinstance(each[0], str) for each in other
            ):
                continue
            fields = (sealed.game, sealed.number, sealed.seat, sealed.previous, tuple(other))
            outcome = session.receive(side, message.write(GROUP, secret, *fields).raw)
            assert outcome.problem is not None or len(outcome.session.chain) == 2
            assert outcome.problem is None or outcome.session.table == side.table


def test_every_field_of_the_envelope_may_be_anything() -> None:
    moment = moments()[20]
    fields = json.loads(moment.sealed.raw)
    for path in places(fields):
        for value in (*VALUES, *alike(at(fields, path))):
            try:
                data = canonical.write(put(fields, path, value))
            except ValueError:
                continue
            if b'"want"' not in data and data != moment.sealed.raw:
                assert not taken(moment.side, data)


def test_truncated_messages_are_refused() -> None:
    for moment in moments()[::9]:
        raw = moment.sealed.raw
        for length in {1, len(raw) // 2, len(raw) - 1}:
            assert not taken(moment.side, raw[:length])
            assert not taken(moment.side, raw[:length] + raw)
        assert not taken(moment.side, b"")


def test_repeated_early_and_foreign_messages_change_nothing() -> None:
    """Those of the same game wait, or have come before; those of another are refused."""
    everything = [moment.sealed for moment in moments()]
    for moment in moments()[::7]:
        side = moment.side
        for sealed in everything:
            outcome = session.receive(side, sealed.raw)
            assert (outcome.session.table == side.table) or sealed == moment.sealed
            if sealed.game not in (side.table.game, b""):
                assert outcome.problem is not None
                assert outcome.problem.code == "E-friend-game"
            elif sealed.number > len(side.chain) and sealed.seat != side.seat:
                waits = outcome.session.waiting
                assert waits == (sealed,) or outcome.problem


def test_a_flood_of_early_messages_is_bounded() -> None:
    moment = next(each for each in moments() if each.kinds[0] == "event")
    side = moment.side
    for number in range(len(side.chain) + 1, len(side.chain) + 60):
        sealed = message.write(
            GROUP, moment.secret, side.table.game, number, moment.sealed.seat, bytes(32), (["event", "N:stand"],)
        )
        outcome = session.receive(side, sealed.raw)
        side = outcome.session
        assert len(outcome.send) == 1
    assert len(side.waiting) == 16


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 40) | st.text(max_size=8) | st.sampled_from(["yes", "back", "N.7s"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
ITEM = st.tuples(st.sampled_from(sorted(effects._EFFECTS)), st.lists(JSON, max_size=3)).map(lambda it: [it[0], *it[1]])


@given(st.integers(0, 10_000), st.lists(ITEM, min_size=1, max_size=3))
def test_items_of_chance_are_refused(number: int, items: list[list[Any]]) -> None:
    moment = moments()[number % len(moments())]
    if taken(moment.side, moment.signed(items)):
        assert all(item[0] in ("ask", "say", "event", "pass", "resign", "answer") for item in items)


def test_a_message_is_read_as_it_was_written() -> None:
    for moment in moments():
        assert message.read(moment.sealed.raw) == moment.sealed
        assert isinstance(moment.sealed, Message)
        packed = zlib.compress(moment.sealed.raw)
        assert len(packed) < LONGEST
        assert lines.parse_lines(lines.format_line(moment.sealed.raw)) == (moment.sealed.raw,)
