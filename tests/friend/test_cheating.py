"""A hostile player at every step: what it does is noticed at once or when the deal is opened, and it is named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

from ecarte.core.cards import PACK
from ecarte.core.game import parse_event
from ecarte.friend import canonical, course, deck, effects, lines, message, own, session
from ecarte.friend.group import BYTES, ORDER, encode, invert
from ecarte.friend.message import Item, Message
from ecarte.friend.ristretto import Integers
from ecarte.friend.table import Table
from ecarte.friend.terms import Terms
from ecarte.text import Words, languages
from tests.kit.friends import GROUP, Friends, events

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")

HOSTILE, HONEST = "N", "S"


def named(friends: Friends, code: str) -> None:
    """Check that the honest side names the hostile one, in every language, and keeps the evidence."""
    problem = friends.verdict(HONEST)
    assert problem is not None
    assert (problem.code, problem.data["seat"], problem.data["name"]) == (code, HOSTILE, "Ben")
    for language in languages():
        assert "Ben" in Words(language).about("friend").problem(problem)
    side = friends.sides[HONEST]
    assert side.evidence or code == "E-friend-left"
    assert side.awaited is None
    if side.evidence:
        assert lines.loads(GROUP, lines.dumps(side)).verdict == problem
    for raw in side.evidence:
        assert session.receive(replace(side, verdict=None, evidence=()), raw).session.verdict == problem
    assert session.receive(side, friends.sent[-1]).problem


def split(text: str) -> list[bytes]:
    data = canonical.unpack(text, len(text) * 3 // 4)
    return [*canonical.split(data, BYTES)]


def joined(points: list[bytes]) -> str:
    return canonical.pack(b"".join(points))


# --- noticed at once ------------------------------------------------------------------------------

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


def test_whoever_does_not_go_on_is_named() -> None:
    friends = Friends()
    friends.tamper = lambda to, raw: () if to == HONEST and b'"open"' in raw else (raw,)
    friends.play(until=Friends.deal_over)
    for seat in ("N", "S"):
        friends.act(seat, session.PASS)
    owed = friends.sides[HONEST].awaited
    assert owed == course.Awaited(HOSTILE, "open")
    friends.take(HONEST, session.leave(friends.sides[HONEST]))
    named(friends, "E-friend-left")


def test_a_claim_after_the_cards_are_open_comes_too_late() -> None:
    friends = Friends()
    friends.play(until=Friends.deal_over)
    friends.tamper = lambda to, raw: () if to == HONEST and b'"open"' in raw else (raw,)
    for seat in ("N", "S"):
        friends.act(seat, session.PASS)
    friends.way.append((HONEST, friends.signed(HOSTILE, [["event", "N:king"]], len(friends.sides[HONEST].chain))))
    friends.deliver()
    assert friends.verdict(HONEST) is not None


# --- noticed when the deal is opened --------------------------------------------------------------


def cheats(monkeypatch: pytest.MonkeyPatch, kind: str, change: Callable[[Table, Item], Item]) -> None:
    """Have the hostile side send another item of a kind, and go on with it."""
    make = own._ITEMS[kind]

    def made(table: Table) -> Item | None:
        item = make(table)
        return change(table, item) if item and table.own.seat == HOSTILE else item

    monkeypatch.setitem(own._ITEMS, kind, made)


def in_another_order(table: Table, item: Item) -> Item:
    """Put the pack into an order that the seed does not give: a stacked pack."""
    first, second, *rest = split(item[1])
    return [item[0], joined([second, first, *rest]), *item[2:]]


def stacked(table: Table, item: Item) -> Item:
    """Leave the pack as it was."""
    before = table.deal.decks[-1] if table.deal.decks else deck.points(GROUP)
    return ["shuffle", joined([*GROUP.multiply(table.pack_keys.shuffle, before)])]


def marked(table: Table, item: Item) -> Item:
    """Replace a card by twice another, to find both again after the other side's shuffle."""
    points = split(item[1])
    return ["shuffle", joined([*points[:-1], GROUP.add(points[0], points[0])])]


def play_on(friends: Friends) -> None:
    """Play to the end of the deal; the hostile side opens it, though its own program sees that something is wrong."""
    friends.play()
    side = friends.sides[HONEST]
    if side.verdict is None and side.awaited == course.Awaited(HOSTILE, "open"):
        item = own._ITEMS["open"](friends.sides[HOSTILE].table)
        assert item is not None
        friends.sides[HOSTILE] = replace(friends.sides[HOSTILE], chain=side.chain)
        friends.way.append((HONEST, friends.signed(HOSTILE, [item])))
        friends.deliver()


LATE = {
    "in another order": ("shuffle", in_another_order, "E-friend-shuffle"),
    "stacked": ("shuffle", stacked, "E-friend-shuffle"),
    "marked": ("shuffle", marked, "E-friend-shuffle"),
    "places swapped": ("lock", in_another_order, "E-friend-lock"),
}


@pytest.mark.parametrize("name", LATE)
@pytest.mark.parametrize("dealer", ["S", "N"])
def test_a_pack_that_was_tampered_with(monkeypatch: pytest.MonkeyPatch, name: str, dealer: str) -> None:
    kind, change, code = LATE[name]
    cheats(monkeypatch, kind, change)
    friends = Friends(Terms("Anna", dealer=dealer), seed=2)
    play_on(friends)
    named(friends, code)
    assert friends.sides[HONEST].table.deal.number == 1


def test_cards_of_one_place_in_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last who locks puts the card of its own first place where it will be turned up."""

    def doubled(table: Table, item: Item) -> Item:
        keys, before = table.pack_keys, table.deal.decks[-1]
        points = split(item[1])
        off = invert(keys.shuffle)
        (points[10],) = GROUP.multiply(keys.places[10] * off % ORDER, (before[3],))
        return ["lock", joined(points), item[2]]

    cheats(monkeypatch, "lock", doubled)
    friends = Friends(Terms("Anna", dealer=HOSTILE))
    friends.play()
    named(friends, "E-friend-lock")
    assert friends.sides[HONEST].table.deal.spoilt


def test_another_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    cheats(monkeypatch, "open", lambda table, item: ["open", {**item[1], "seed": canonical.pack(bytes(32))}])
    friends = Friends()
    friends.play()
    named(friends, "E-friend-shuffle")


def believes(monkeypatch: pytest.MonkeyPatch, swap: Callable[[Table], dict[int, int]]) -> None:
    """Have the hostile side take cards at some places for those at others, and play on that way."""
    real = effects._card

    def card(table: Table, place: int) -> Any:
        if table.own.seat != HOSTILE or place == 10:
            return real(table, place)
        pack = deck.pack((seeds(table, seat) for seat in table.deal.order), table.deal.number)
        return pack[swap(table).get(place, place)]

    monkeypatch.setattr(effects, "_card", card)


def seeds(table: Table, seat: str) -> bytes:
    return replace(table.own, seat=seat, secret=SECRETS[seat]).seed(table.game, 0, table.deal.number, 1)


SECRETS: dict[str, bytes] = {}


def test_cards_from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """North plays cards from the bottom of the pack instead of its own."""
    believes(
        monkeypatch, lambda table: dict(zip(table.deal.places.get(HOSTILE, range(10)), range(27, 32), strict=False))
    )
    friends = Friends(Terms("Anna", dealer="S"))
    SECRETS.update(friends.secrets)
    friends.choose = lambda side, all: next(
        (event for event in all if event.verb in ("stand", "refuse")), friends.chance.choice(all)
    )
    play_on(friends)
    assert friends.verdict(HONEST) is not None
    assert friends.verdict(HONEST).code in ("E-friend-hand", "E-friend-move")  # type: ignore[union-attr]


def test_other_cards_than_were_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    def other(table: Table, item: Item) -> Item:
        said = dict(item[1]["said"])
        for number, text in said.items():
            hand = parse_event(events(table)[0 if events(table)[0].startswith("N<") else 1]).cards
            kept = [card for card in hand if card not in text]
            said[number] = text[:2] + "".join(sorted(kept[: len(text) // 2 - 1], key=PACK.index))
        return ["open", {**item[1], "said": said}]

    cheats(monkeypatch, "open", other)
    friends = Friends()

    def choose(side: session.Session, all: Any) -> Any:
        exchange = [event for event in all if event.verb in ("propose", "accept")]
        one = [event for event in all if event.do == "discard" and len(event.cards) == 1]
        return (exchange or one or [friends.chance.choice(all)])[0]

    friends.choose = choose
    play_on(friends)
    named(friends, "E-friend-discard")


def test_discards_in_another_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both would hold other texts, and sign them."""

    def turned(table: Table, item: Item) -> Item:
        said = {number: text[:2] + text[4:] + text[2:4] for number, text in item[1]["said"].items()}
        return ["open", {**item[1], "said": said}]

    cheats(monkeypatch, "open", turned)
    friends = Friends()

    def choose(side: session.Session, all: Any) -> Any:
        exchange = [event for event in all if event.verb in ("propose", "accept")]
        two = [event for event in all if event.do == "discard" and len(event.cards) == 2]
        return (exchange or two or [friends.chance.choice(all)])[0]

    friends.choose = choose
    play_on(friends)
    named(friends, "E-friend-said")


def test_a_revoke_that_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    cheats(
        monkeypatch,
        "open",
        lambda table, item: [
            "open",
            {**item[1], "said": {number: text for number, text in item[1]["said"].items() if "~" not in text}},
        ],
    )
    friends = Friends(Terms("Anna", rules="london-3", dealer="N"), seed=3)

    def choose(side: session.Session, all: Any) -> Any:
        wrong = [event for event in all if event.suffix == "revoke" and side.seat == HOSTILE]
        plain = [
            event for event in all if event.verb in ("stand", "refuse") or (event.do == "play" and not event.suffix)
        ]
        return (wrong or plain or all)[0]

    friends.choose = choose
    friends.play(until=lambda all: any(event.endswith("~revoke") for event in events(all.sides[HOSTILE].table)))
    friends.choose = lambda side, all: next(
        event for event in all if not event.suffix and event.verb not in ("concede", "claim", "suit", "king")
    )
    friends.play()
    named(friends, "E-friend-hand")


def test_an_event_that_was_not() -> None:
    friends = Friends()

    def told(item: Item) -> Item:
        said = {**item[1]["said"], "1": "N:stand"}
        return ["open", {**item[1], "said": said}]

    friends.change(HOSTILE, "open", told)
    friends.play()
    named(friends, "E-friend-said")


@pytest.mark.parametrize(
    "said",
    [
        {"keys": {}, "laid": {}},
        {"keys": {}, "laid": {"1": [[0], canonical.pack(bytes(32))]}},
        {"keys": {"31": canonical.pack(encode(5))}, "laid": {}},
        {"keys": {"x": canonical.pack(encode(5))}, "laid": {}},
        {"keys": {}, "laid": {"0": [[], canonical.pack(bytes(32))]}},
    ],
    ids=range(5),
)
def test_too_little_or_too_much_of_what_was_played_is_opened(said: dict[str, Any]) -> None:
    friends = Friends(Terms("Anna", dealer="N", opened="played"))
    friends.change(HOSTILE, "open", lambda item: ["open", said])
    friends.play()
    problem = friends.verdict(HONEST)
    assert problem is not None
    assert problem.code in ("E-friend-hand", "E-friend-key", "E-friend-item", "E-friend-discard")


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
