"""A hostile player at every step: what can be seen when it is sent is noticed at once, and it is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

from ecarte.core.game import parse_event
from ecarte.friend import canonical, message, own, session
from ecarte.friend.group import encode
from ecarte.friend.message import Item, Message
from ecarte.friend.ristretto import Integers
from ecarte.friend.terms import Terms
from tests.kit.cheats import HONEST, HOSTILE, joined, named, split
from tests.kit.friends import GROUP, Friends

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")

SHUFFLED: dict[str, tuple[Callable[[list[bytes]], list[bytes]], str]] = {
    "two equal cards": (lambda points: [points[1], *points[1:]], "E-friend-deck"),
    "no point": (lambda points: [b"\xff" * 32, *points[1:]], "E-friend-deck"),
    "the identity": (lambda points: [bytes(32), *points[1:]], "E-friend-deck"),
    "a card too few": (lambda points: points[1:], "E-friend-item"),
    "a card too many": (lambda points: [*points, GROUP.multiply_base(7)], "E-friend-item"),
}


@pytest.mark.parametrize("name", SHUFFLED)
@pytest.mark.parametrize(("kind", "at"), [("shuffle", 1), ("lock", 1), ("lock", 2)])
def test_a_pack_that_is_none(name: str, kind: str, at: int) -> None:
    friends, (change, code) = Friends(), SHUFFLED[name]
    friends.change(HOSTILE, kind, lambda item: [*item[:at], joined(change(split(item[at]))), *item[at + 1 :]])
    friends.deliver()
    named(friends, code)


KEYS: dict[str, tuple[Callable[[list[bytes]], list[bytes]], str]] = {
    "another card's key": (lambda keys: [keys[1], keys[0], *keys[2:]], "E-friend-key"),
    "a wrong key": (lambda keys: [*keys[:-1], encode(5)], "E-friend-key"),
    "no scalar": (lambda keys: [b"\xff" * 32, *keys[1:]], "E-friend-item"),
    "zero": (lambda keys: [bytes(32), *keys[1:]], "E-friend-item"),
    "a key too few": (lambda keys: keys[1:], "E-friend-item"),
    "a key too many": (lambda keys: [*keys, keys[0]], "E-friend-item"),
}


@pytest.mark.parametrize("name", KEYS)
def test_a_key_that_does_not_open(name: str) -> None:
    friends, (change, code) = Friends(), KEYS[name]
    friends.change(HOSTILE, "keys", lambda item: [item[0], joined(change(split(item[1])))])
    friends.deliver()
    named(friends, code)


MOVES = {
    "out of turn": ("N.7c", "E-friend-move"),
    "not now": ("N:accept", "E-friend-move"),
    "for the other side": ("S:propose", "E-friend-move"),
    "cards from the pack": ("N+AsKs", "E-friend-move"),
    "a turn-up": ("^As", "E-friend-move"),
    "a ruling of a real table": ("&fault:N:shuffle", "E-friend-move"),
    "advice": ("&advise:Carl:N:stand", "E-friend-move"),
    "a claim": ("&claim:N:43:#4", "E-friend-move"),
    "not canonical": ("N-", "E-friend-item"),
    "no event": ("Hello", "E-friend-item"),
    "a revoke": ("N.7c~revoke", "E-friend-open"),
}


@pytest.mark.parametrize("name", MOVES)
def test_a_move_that_is_not_allowed(name: str) -> None:
    text, code = MOVES[name]
    friends = Friends(Terms("Anna", dealer="S"))  # it is North's turn
    friends.deliver()
    before = friends.sides[HONEST].table
    friends.way.append((HONEST, friends.signed(HOSTILE, [["event", text]])))
    friends.deliver()
    named(friends, code)
    assert friends.sides[HONEST].table == before


def test_a_card_that_the_other_side_holds() -> None:
    friends = Friends(Terms("Anna", dealer="S"))
    friends.choose = lambda side, all: parse_event(f"{side.seat}:stand")
    friends.step()
    card = friends.sides[HONEST].table.playing.state.hand(HONEST)[0]
    friends.way.append((HONEST, friends.signed(HOSTILE, [["event", f"N.{card}"]])))
    friends.deliver()
    named(friends, "E-friend-move")


@pytest.mark.parametrize(
    ("item", "code"),
    [
        (["event", "N-??????"], "E-friend-item"),  # no commitment
        (["event", "N-AsKsQs", canonical.pack(bytes(32))], "E-friend-open"),
        (["event", "N-????????????", canonical.pack(bytes(32))], "E-friend-move"),
        (["event", "N-??", "AA"], "E-friend-item"),
    ],
)
def test_a_discard_that_is_none(item: Item, code: str) -> None:
    friends = Friends(Terms("Anna", dealer="S"))
    friends.choose = lambda side, all: next(event for event in all if event.verb in ("propose", "accept"))
    friends.step()
    friends.step()
    friends.way.append((HONEST, friends.signed(HOSTILE, [item])))
    friends.deliver()
    named(friends, code)


NOT_DUE: list[Item] = [
    ["shuffle", ""],
    ["lock", "", ""],
    ["keys", ""],
    ["open", {"said": {}, "seed": canonical.pack(bytes(32))}],
    ["sign", canonical.pack(bytes(64))],
    ["sit", {}],
    ["cut", ""],
    ["pass"],
]


@pytest.mark.parametrize("item", NOT_DUE, ids=lambda item: str(item[0]))
def test_what_is_not_due(item: Item) -> None:
    friends = Friends()
    friends.deliver()
    friends.way.append((HONEST, friends.signed(HOSTILE, [item])))
    friends.deliver()
    named(friends, "E-friend-turn")


MALFORMED: list[Item] = [
    ["unknown"],
    ["event"],
    ["event", 7],
    ["event", None],
    ["event", {"a": [1]}],
    ["event", "N:propose", "x", "y"],
    ["pass", 1],
    ["resign", "S"],
    ["spoilt", 5],
    ["spoilt", [[0]]],
    ["spoilt", [[99, canonical.pack(bytes(32))]]],
    ["invite", {}],
]


@pytest.mark.parametrize("item", MALFORMED, ids=str)
def test_what_is_malformed(item: Item) -> None:
    friends = Friends()
    friends.deliver()
    friends.way.append((HONEST, friends.signed(HOSTILE, [item])))
    friends.deliver()
    named(friends, "E-friend-item")


def test_a_spoilt_pack_that_is_not() -> None:
    friends = Friends()
    friends.deliver()
    table = friends.sides[HOSTILE].table
    places = [[place, own._key(table, place)] for place in table.deal.places[HOSTILE] if place in table.deal.given["S"]]
    friends.way.append((HONEST, friends.signed(HOSTILE, [["spoilt", places]])))
    friends.deliver()
    named(friends, "E-friend-spoilt")


def test_another_cut_than_promised() -> None:
    friends = Friends(Terms("Anna", seat="N", dealer="cut"))
    friends.change(HOSTILE, "cut", lambda item: ["cut", canonical.pack(bytes(32))])
    friends.deliver()
    problem = friends.verdict(HONEST)
    assert problem is not None
    assert (problem.code, problem.data["name"]) == ("E-friend-cut", "Anna")


def test_two_messages_in_one_place() -> None:
    friends = Friends()
    friends.play(until=lambda all: len(all.sent) > 12)
    sent = [each for each in map(message.read, friends.sent) if isinstance(each, Message) and each.seat == HOSTILE]
    other = friends.signed(HOSTILE, [["resign"]], sent[-1].number)
    friends.way.append((HONEST, other))
    friends.deliver()
    named(friends, "E-friend-twice")


def test_a_past_that_changed() -> None:
    friends = Friends(Terms("Anna", dealer="S"))
    friends.deliver()
    if friends.sides[HONEST].chain[-1].seat != HOSTILE:
        friends.act(HOSTILE, parse_event("N:stand"))
    before = friends.sides[HONEST].table
    friends.way.append((HONEST, friends.signed(HOSTILE, [["resign"]], previous=bytes(32))))
    friends.deliver()
    assert friends.sides[HONEST].table == before


def test_another_result() -> None:
    friends = Friends()
    friends.change(HOSTILE, "sign", lambda item: ["sign", canonical.pack(bytes(63) + b"\1")])
    friends.play()
    named(friends, "E-friend-sign")


def test_a_claim_after_the_cards_are_open_comes_too_late() -> None:
    friends = Friends()
    friends.play(until=Friends.deal_over)
    friends.tamper = lambda to, raw: () if to == HONEST and b'"open"' in raw else (raw,)
    for seat in ("N", "S"):
        friends.act(seat, session.PASS)
    friends.way.append((HONEST, friends.signed(HOSTILE, [["event", "N:king"]], len(friends.sides[HONEST].chain))))
    friends.deliver()
    assert friends.verdict(HONEST) is not None


@pytest.mark.parametrize("item", [["event", "N:king"], ["event", "N:propose"], ["resign"]], ids=str)
def test_nothing_is_played_after_resigning(item: Item) -> None:
    friends = Friends()
    friends.deliver()
    friends.tamper = lambda to, raw: () if to == HONEST else (raw,)
    friends.act(HONEST, session.RESIGN)
    friends.way.append(
        (
            HONEST,
            friends.signed(
                HOSTILE, [item], len(friends.sides[HONEST].chain), previous=friends.sides[HONEST].chain[-1].hash
            ),
        )
    )
    friends.tamper = lambda to, raw: (raw,)
    friends.deliver()
    named(friends, "E-friend-turn")
