"""One hostile player among four, at every step: each of the others names it, and the game ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from ecarte.core.game import parse_event
from ecarte.friend import canonical, evidence, lines, message, opening, own, session
from ecarte.friend.course import Awaited
from ecarte.friend.group import ORDER, encode, invert
from ecarte.friend.message import Item, Message
from ecarte.friend.ristretto import Integers
from ecarte.friend.side import Session
from ecarte.friend.table import Table
from ecarte.friend.terms import Terms
from tests.kit.friends import GROUP
from tests.kit.parties import Party

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")
HOSTILE, SEAT = 2, "N"


def four(seed: int = 1, **terms: Any) -> Party:
    """Return four of whom Clara, in the north, is hostile."""
    agreed = Terms("Anna", **{"game": "belote", "rules": "classic", "dealer": "W", **terms})
    return Party(agreed, seed, wanted=("W", "N", "E"))


def named(party: Party, code: str, seat: str = SEAT, name: str = "Clara") -> None:
    """Check that all honest sides name the hostile one, and that what they keep shows it to anybody."""
    for at, side in enumerate(party.sides):
        if at == HOSTILE:
            continue
        assert side.verdict is not None, at
        assert (side.verdict.code, side.verdict.data["seat"], side.verdict.data["name"]) == (code, seat, name)
        assert side.awaited is None
        assert lines.loads(GROUP, lines.dumps(side)).verdict == side.verdict
        shown = evidence.loads(GROUP, evidence.dumps(side))
        assert shown.verdict == side.verdict
        assert [each.name for each in shown.signers] == [side.table.names[each] for each in side.table.agreed.seats]


def split(text: str) -> list[bytes]:
    return [*canonical.split(canonical.unpack(text, len(text) * 3 // 4), 32)]


def joined(points: list[bytes]) -> str:
    return canonical.pack(b"".join(points))


def change(party: Party, kind: str, how: Callable[[Item], Item]) -> None:
    """Change the first item of a kind that the hostile side sends, for all who get it."""
    changed: dict[bytes, bytes] = {}

    def tamper(by: int, to: int, raw: bytes) -> tuple[bytes, ...]:
        sealed = message.read(raw)
        if not isinstance(sealed, Message) or sealed.seat != SEAT or not any(item[0] == kind for item in sealed.items):
            return (raw,)
        if raw not in changed and not changed:
            items = [how(item) if item[0] == kind else item for item in sealed.items]
            changed[raw] = party.signed(HOSTILE, items, sealed.number, previous=sealed.previous)
        return (changed.get(raw, raw),)

    party.tamper = tamper


SENT: dict[str, tuple[str, Callable[[Item], Item], str]] = {
    "another cut": ("cut", lambda item: ["cut", canonical.pack(bytes(32))], "E-friend-cut"),
    "two equal cards": (
        "shuffle",
        lambda item: [item[0], joined([split(item[1])[1], *split(item[1])[1:]])],
        "E-friend-deck",
    ),
    "no card": ("lock", lambda item: [item[0], joined([bytes(32), *split(item[1])[1:]]), item[2]], "E-friend-deck"),
    "a wrong key": ("keys", lambda item: [item[0], joined([*split(item[1])[:-1], encode(5)])], "E-friend-key"),
    "two keys in the wrong order": (
        "keys",
        lambda item: [item[0], joined([split(item[1])[1], split(item[1])[0], *split(item[1])[2:]])],
        "E-friend-key",
    ),
    "a key too few": ("keys", lambda item: [item[0], joined(split(item[1])[1:])], "E-friend-item"),
    "another result": ("sign", lambda item: ["sign", canonical.pack(bytes(63) + b"\1")], "E-friend-sign"),
    "another seed": ("open", lambda item: ["open", {**item[1], "seed": canonical.pack(bytes(32))}], "E-friend-shuffle"),
    "what was not": ("open", lambda item: ["open", {**item[1], "said": {"1": "N:pass"}}], "E-friend-said"),
}


@pytest.mark.parametrize("name", SENT)
def test_what_is_wrong_is_noticed_when_it_is_sent(name: str) -> None:
    kind, how, code = SENT[name]
    party = four(dealer="cut" if kind == "cut" else "W")
    change(party, kind, how)
    if kind == "sign":  # the first deal is enough
        party.deliver()
        party.act(0, session.RESIGN)
    party.play()
    named(party, code)


ITEMS: dict[str, tuple[list[Item], str]] = {
    "out of turn": ([["event", "N:pass"]], "E-friend-move"),
    "for another": ([["event", "S:pass"]], "E-friend-move"),
    "a take that the table makes": ([["event", "N^7c"]], "E-friend-move"),
    "a pass": ([["pass"]], "E-friend-turn"),
    "an answer": ([["answer", "yes"]], "E-friend-turn"),
    "other seats": ([["seats", {}]], "E-friend-turn"),
    "a seat": ([["sit", {}]], "E-friend-turn"),
    "keys": ([["keys", ""]], "E-friend-turn"),
    "too many words": ([["say", "hello"]] * 4, "E-friend-turn"),
    "two questions": ([["ask", "end"], ["ask", "deal"]], "E-friend-turn"),
    "a spoilt pack": ([["spoilt", []]], "E-friend-spoilt"),
    "nonsense": ([["event", {}]], "E-friend-item"),
}


@pytest.mark.parametrize("name", ITEMS)
def test_what_may_not_be_sent(name: str) -> None:
    items, code = ITEMS[name]
    party = four(dealer="E")  # South bids first
    party.deliver()
    raw = party.signed(HOSTILE, items)
    party.way += [(HOSTILE, to, raw) for to in (0, 1, 3)]
    party.deliver()
    named(party, code)


def test_different_messages_to_different_players() -> None:
    """Each is right by itself; the others find out from each other."""
    party = four(dealer="S")
    party.deliver()
    while party.sides[0].awaited.seat != SEAT:  # type: ignore[union-attr]
        party.step()
    suit = party.sides[0].table.public.turned[1]
    one, two = (party.signed(HOSTILE, [["event", text]]) for text in ("N:pass", f"N:take:{suit}"))
    party.way += [(HOSTILE, 0, one), (HOSTILE, 1, two), (HOSTILE, 3, one)]
    party.deliver()
    for _ in range(3):
        for at in (0, 1, 3):
            if party.sides[at].awaited == Awaited(party.sides[at].seat, "event"):
                party.act(at, parse_event(f"{party.sides[at].seat}:pass"))
        party.tamper = lambda by, to, raw: () if by == HOSTILE else (raw,)
        party.again()
    named(party, "E-friend-twice")


def cheats(monkeypatch: pytest.MonkeyPatch, kind: str, make: Callable[[Table, Item], Item]) -> None:
    """Have the hostile side send another item of a kind, and go on with it."""
    real = own._ITEMS[kind]

    def made(table: Table) -> Item | None:
        item = real(table)
        return make(table, item) if item and table.own.seat == SEAT else item

    monkeypatch.setitem(own._ITEMS, kind, made)


def open_anyway(party: Party) -> None:
    """Play the first deal; the hostile side opens it, though its own program sees that something is wrong."""
    party.play(until=lambda all: all.sides[0].table.play is not None and all.sides[0].table.deal.number > 1)
    for _ in range(2):
        side = party.sides[0]
        if side.awaited is not None and side.awaited.seat == SEAT and side.awaited.what == "open":
            party.sides[HOSTILE] = replace(party.sides[HOSTILE], chain=side.chain)
            raw = party.signed(HOSTILE, [own._ITEMS["open"](party.sides[HOSTILE].table)])  # type: ignore[list-item]
            party.way += [(HOSTILE, to, raw) for to in (0, 1, 3)]
            party.deliver()


@pytest.mark.parametrize(("kind", "code"), [("shuffle", "E-friend-shuffle"), ("lock", "E-friend-lock")])
def test_a_stacked_pack_is_found_when_it_is_opened(monkeypatch: pytest.MonkeyPatch, kind: str, code: str) -> None:
    def other(table: Table, item: Item) -> Item:
        first, second, *rest = split(item[1])
        return [kind, joined([second, first, *rest]), *item[2:]]

    cheats(monkeypatch, kind, other)
    party = four()
    open_anyway(party)
    named(party, code)


def announcing(side: Session, events: tuple[Any, ...]) -> Any:
    """Choose to take, and to announce whatever there is."""
    return next((event for event in events if event.verb in ("take", "meld")), events[0])


@pytest.mark.parametrize(("seed", "left_out"), [(14, "N:show:AcKcQc"), (84, "N:trump")])
def test_what_is_not_said_is_found_when_the_deal_is_opened(
    monkeypatch: pytest.MonkeyPatch, seed: int, left_out: str
) -> None:
    """The hostile player passes, where it has to show its sequence, or to say that it is of trumps."""
    made: list[Item] = []

    def passed(table: Table, item: Item) -> Item:
        made.append(item)
        return ["pass"]

    cheats(monkeypatch, "pass", passed)
    party = four(seed)
    party.choose = announcing
    party.play(until=lambda all: all.sides[0].table.play is not None and all.sides[0].table.deal.number > 1)
    assert ["event", left_out] in made
    if party.sides[0].verdict is None:  # the hostile program itself does not go on
        party.act(0, session.RESIGN)
        open_anyway(party)
    named(party, "E-friend-hand")


def test_another_declaration_than_was_committed_to() -> None:
    party = four(2)
    party.choose = announcing
    party.play(until=lambda all: all.sides[0].table.play is not None and bool(all.sides[0].table.public.tricks))
    said = opening.own_said(party.sides[HOSTILE].table)
    assert [event.verb for event in said.values()] == ["meld"]

    def other(item: Item) -> Item:
        told = {number: text[:-2] + ("7c" if text[-2:] != "7c" else "8c") for number, text in item[1]["said"].items()}
        return ["open", {**item[1], "said": told}]

    change(party, "open", other)
    party.play(until=lambda all: all.sides[0].table.deal.number > 1)
    named(party, "E-friend-discard")


def test_cards_that_another_holds() -> None:
    """North plays a card of its partner's, who names it at once; the others at the opening, if not before."""
    party = four(dealer="W")  # North leads
    party.play(until=lambda all: all.sides[0].table.play is not None and all.sides[0].table.public.phase == "play")
    if party.sides[0].awaited.seat == SEAT:  # type: ignore[union-attr]
        card = party.sides[0].table.playing.state.hand("S")[0]
        raw = party.signed(HOSTILE, [["event", f"N.{card}"]])
        party.way += [(HOSTILE, to, raw) for to in (0, 1, 3)]
        party.deliver()
    assert party.sides[0].verdict is not None
    assert party.sides[0].verdict.code == "E-friend-move"
    assert party.sides[0].verdict.data["name"] == "Clara"


@pytest.mark.parametrize("late", [False, True])
def test_a_place_without_a_card_is_shown(monkeypatch: pytest.MonkeyPatch, late: bool) -> None:
    """The last who locks puts no card where South's will be. South shows it, even when others have gone on."""

    def spoilt(table: Table, item: Item) -> Item:
        keys, before, points = table.pack_keys, table.deal.decks[-1], split(item[1])
        (points[3],) = GROUP.multiply(keys.places[3] * invert(keys.shuffle) % ORDER, (before[20],))
        return ["lock", joined(points), item[2]]

    cheats(monkeypatch, "lock", spoilt)
    party = four(dealer=SEAT)
    kept: list[tuple[int, int, bytes]] = []

    def tamper(by: int, to: int, raw: bytes) -> tuple[bytes, ...]:
        if late and by == 0 and b'"spoilt"' in raw:
            kept.append((by, to, raw))
            return ()
        return (raw,)

    party.tamper = tamper
    party.deliver()
    if late:
        party.act(3, parse_event("E:pass"))
        assert len(party.sides[1].table.public.bids) == 1
    party.tamper = lambda by, to, raw: (raw,)
    party.way += kept
    party.deliver()
    named(party, "E-friend-lock")
