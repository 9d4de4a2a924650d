"""What a side has received tells it no hidden card, and nobody can stack the pack that another shuffles too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from ecarte.core.cards import PACK, UNKNOWN, Card
from ecarte.core.game import Event, Seat
from ecarte.friend import course, deck, message
from ecarte.friend.message import Message
from ecarte.friend.ristretto import Integers
from ecarte.friend.side import Session
from ecarte.friend.terms import Terms
from tests.kit.friends import GROUP, OTHER, Friends

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")


def pack(friends: Friends) -> tuple[Card, ...]:
    """Return the pack of the deal in play, which only both secrets together tell."""
    table = friends.sides["S"].table
    deal = table.deal
    owners = {seat: replace(table.own, secret=friends.secrets[seat]) for seat in deal.order}
    seeds = (owners[seat].seed(table.game, table.place, deal.number, deal.attempt) for seat in deal.order)
    return deck.pack(seeds, deal.number, deal.attempt)


def known(side: Session) -> set[Card]:
    """Return all cards that a side has anywhere: in its record, its hands, its table."""
    table = side.table
    cards = set(table.deal.cards.values())
    for entry in table.playing.record.deals[-1].entries:
        cards.update(entry.event.cards)
    for hand in (*table.playing.state.hands, *table.playing.state.discards, *table.public.hands):
        cards.update(hand)
    return cards - {UNKNOWN}


def seen(friends: Friends, seat: Seat, cards: Sequence[Card]) -> set[Card]:
    """Return the cards that a seat may know: its own, the turn-up, what the other has played, and a king it marked."""
    table = friends.sides[seat].table
    own = {cards[place] for whose in (seat, "") for place in table.deal.places.get(whose, ())}
    other = [entry.event for entry in table.playing.record.deals[-1].entries if entry.event.seat == OTHER[seat]]
    king = {f"K{table.playing.state.trump}" for event in other if event.verb == "king"}
    return own.union(king, *(event.cards for event in other if event.do == "play")) - {UNKNOWN}


@pytest.mark.parametrize("rules", ["akagiri", "london-3"])
def test_a_side_holds_no_card_that_its_seat_may_not_know(rules: str) -> None:
    friends = Friends(Terms("Anna", rules=rules, dealer="N"), seed=8)
    friends.deliver()
    checked = 0
    while friends.sides["S"].table.deal.number < 3:
        if friends.sides["S"].table.deal.is_locked and not friends.sides["S"].table.deal.opened:
            cards = pack(friends)
            for seat, side in friends.sides.items():
                shown = set().union(*(side.table.playing.state.hand(each) for each in side.table.playing.state.shown))
                assert known(side) <= seen(friends, seat, cards) | shown
                checked += 1
        friends.step()
    assert checked > 20


def test_no_keys_of_one_side_open_a_hidden_place() -> None:
    friends = Friends(seed=6)
    friends.play(until=lambda all: bool(all.sides["S"].table.playing.state.tricks))
    for seat, side in friends.sides.items():
        table, given = side.table, side.table.deal.given[OTHER[seat]]
        hidden = [place for place in range(32) if place not in given]
        assert len(hidden) > 15
        for place in hidden:
            own = table.pack_keys.places[place]
            for keys in ([own], *([own, key] for key in given.values())):
                assert deck.card(GROUP, table.deal.decks[-1][place], keys) is None


def shape(raw: bytes) -> list[tuple[str, int]]:
    sealed = message.read(raw)
    assert isinstance(sealed, Message)
    return [(str(item[0]), len(str(item))) for item in sealed.items]


@pytest.mark.parametrize("dealer", ["S", "N"])
def test_with_other_hidden_cards_everything_looks_the_same(monkeypatch: pytest.MonkeyPatch, dealer: Seat) -> None:
    """North's secrets are replaced so that cards South has not seen change places: South's view stays the same."""
    plain = Friends(Terms("Anna", dealer=dealer), seed=12)
    first: list[Event] = []

    def choose(side: Session, events: tuple[Event, ...]) -> Event:
        event = next(each for each in events if each.verb in ("propose", "accept") or each.do == "discard")
        first.append(event)
        return event

    plain.choose = choose
    plain.play(until=lambda all: bool(all.sides["S"].table.playing.state.exchanges))
    cards = pack(plain)
    hidden = [place for place, card in enumerate(cards) if card not in known(plain.sides["S"])]
    assert len(hidden) > 15
    moved = dict(zip(hidden, [*hidden[1:], hidden[0]], strict=True))  # every hidden card changes its place
    table = plain.sides["N"].table
    theirs = table.seed
    real = deck.order_of
    south_first = table.deal.order[0] == "S"

    def order_of(seed: bytes, number: int, attempt: int) -> tuple[int, ...]:
        order = real(seed, number, attempt)
        if seed != theirs:
            return order
        if south_first:  # North is the last to shuffle: places of its order are places of the pack
            return tuple(order[moved.get(place, place)] for place in range(32))
        last = real(plain.sides["S"].table.seed, number, attempt)
        changed = list(order)
        for place, source in moved.items():
            changed[last[place]] = order[last[source]]
        return tuple(changed)

    monkeypatch.setattr(deck, "order_of", order_of)
    deck.keys_of.cache_clear()
    other = Friends(Terms("Anna", dealer=dealer), seed=12)
    script = iter(first)
    other.choose = lambda side, events: _same(side, next(script), events)
    other.play(until=lambda all: bool(all.sides["S"].table.playing.state.exchanges))
    assert pack(other) != cards
    assert other.sides["N"].table.playing.state.hand("N") != plain.sides["N"].table.playing.state.hand("N")
    south, again = plain.sides["S"].table, other.sides["S"].table
    game = south.rules
    assert game.view.of(again.playing.state, "S").to_json() == game.view.of(south.playing.state, "S").to_json()
    assert again.playing.record == south.playing.record
    assert again.public == south.public
    assert [shape(raw) for raw in other.sent] == [shape(raw) for raw in plain.sent]
    deck.keys_of.cache_clear()


def _same(side: Session, wanted: Event, events: tuple[Event, ...]) -> Event:
    """Return the same choice with the cards that are there: North throws others, as many."""
    return next(
        each
        for each in events
        if (each.do, each.verb, len(each.cards)) == (wanted.do, wanted.verb, len(wanted.cards))
        and (side.seat == "N" or each == wanted)
    )


@pytest.mark.parametrize("packs", [1_000, pytest.param(10_000, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("honest", [0, 1])
def test_packs_are_uniform_when_one_side_stacks(packs: int, honest: int) -> None:
    """The other side's seed is always the same, the worst it can choose before it knows anything."""
    chance = Random(7)
    counted: Counter[tuple[int, Card]] = Counter()
    for _ in range(packs):
        seeds = [bytes(32), bytes(32)]
        seeds[honest] = chance.randbytes(32)
        counted.update(enumerate(deck.pack(seeds, 1)))
    expected = packs / 32
    squares = sum((counted[place, card] - expected) ** 2 / expected for place in range(32) for card in PACK)
    assert abs(squares - 31 * 31) < 5 * (2 * 31 * 31) ** 0.5


def test_the_protocol_deals_the_pack_that_the_seeds_give() -> None:
    friends = Friends(seed=10)
    friends.deliver()
    cards = pack(friends)
    for side in friends.sides.values():
        assert {place: cards[place] for place in side.table.deal.cards} == side.table.deal.cards
    assert course.order_of(("E", "S", "W"), "S") == ("W", "E", "S")
