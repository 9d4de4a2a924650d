"""A hostile player whose cheating only the opened deal shows: it is named then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

from ecarte.core.cards import PACK
from ecarte.core.game import parse_event
from ecarte.friend import canonical, course, deck, effects, own
from ecarte.friend.group import ORDER, encode, invert
from ecarte.friend.message import Item
from ecarte.friend.ristretto import Integers
from ecarte.friend.side import Session
from ecarte.friend.table import Table
from ecarte.friend.terms import Terms
from tests.kit.cheats import HONEST, HOSTILE, joined, named, split
from tests.kit.friends import GROUP, Friends, events

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")


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


def discarding(friends: Friends, size: int) -> Callable[[Session, Any], Any]:
    """Return how both players choose to discard as often as they can, so many cards at a time."""

    def choose(side: Session, all: Any) -> Any:
        exchange = [event for event in all if event.verb in ("propose", "accept")]
        discards = [event for event in all if event.do == "discard" and len(event.cards) == size]
        return (exchange or discards or [friends.chance.choice(all)])[0]

    return choose


def other_cards(table: Table, text: str) -> str:
    hand = parse_event(events(table)[0 if events(table)[0].startswith("N<") else 1]).cards
    kept = [card for card in hand if card not in text]
    return text[:2] + "".join(sorted(kept[: len(text) // 2 - 1], key=PACK.index))


def another_order(table: Table, text: str) -> str:
    """Return the same discards; both sides would hold different texts, and sign them."""
    return text[:2] + text[4:] + text[2:4]


@pytest.mark.parametrize(
    ("change", "size", "code"), [(other_cards, 1, "E-friend-discard"), (another_order, 2, "E-friend-said")]
)
def test_other_discards_than_were_made(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[Table, str], str], size: int, code: str
) -> None:
    def changed(table: Table, item: Item) -> Item:
        return ["open", {**item[1], "said": {number: change(table, text) for number, text in item[1]["said"].items()}}]

    cheats(monkeypatch, "open", changed)
    friends = Friends()
    friends.choose = discarding(friends, size)
    play_on(friends)
    named(friends, code)


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

    def choose(side: Session, all: Any) -> Any:
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


@pytest.mark.parametrize("form", ["0{}", "+{}", " {}"])
def test_a_place_is_written_in_one_way_only(form: str) -> None:
    friends = Friends(Terms("Anna", dealer="N", opened="played"))

    def other(item: Item) -> Item:
        return ["open", {**item[1], "keys": {form.format(place): key for place, key in item[1]["keys"].items()}}]

    friends.change(HOSTILE, "open", other)
    friends.play()
    named(friends, "E-friend-item")


@pytest.mark.parametrize("said", [{"01": "N:stand"}, {"1": "N:stand "}, {"1": 1}], ids=str)
def test_what_was_hidden_is_written_in_one_way_only(said: dict[str, Any]) -> None:
    friends = Friends()
    friends.change(HOSTILE, "open", lambda item: ["open", {**item[1], "said": said}])
    friends.play()
    named(friends, "E-friend-item")
