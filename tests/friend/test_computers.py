"""Computers among friends: players of the protocol, on a device that must not tell its player what they hold."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ecarte.core.cards import UNKNOWN, Card
from ecarte.core.game import RuleError, Seat
from ecarte.friend import asking, device, evidence, lines, message, session, sitting
from ecarte.friend.ristretto import Integers
from ecarte.friend.side import Outcome, Session
from ecarte.friend.terms import Terms, from_json
from ecarte.notation import ecn
from ecarte.notation.verify import verify
from ecarte.requests.computer import choose_among_friends
from tests.kit.friends import GROUP

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")

AMATEURS: dict[Seat, str] = {"E": "amateur", "W": "amateur"}


def belote(**terms: Any) -> Terms:
    return Terms("Anna", **{"game": "belote", "rules": "classic", "dealer": "N", "computers": AMATEURS, **terms})


class Table:
    """Anna's device, with the computers, and guests who read all that she and they send."""

    def __init__(self, terms: Terms, seed: int = 1) -> None:
        self.chance = Random(seed)
        self.secret = self.chance.randbytes(32)
        invited = device.invite(GROUP, self.secret, terms)
        self.here = device.seated(invited.session)
        self.links: list[tuple[bytes, ...]] = []
        people = len(terms.seats) - 1 - len(terms.computers)
        joined = [
            session.join(GROUP, self.chance.randbytes(32), invited.send[0], name) for name in ("Ben", "Clara")[:people]
        ]
        self.guests = [each.session for each in joined]
        for each in joined:
            self.take(session.receive(self.here.own, each.send[0]))
        self.deliver()

    @property
    def sides(self) -> list[Session]:
        return [self.here.own, *self.guests]

    def take(self, outcome: Outcome) -> None:
        """Take over what becomes of Anna's side, and of the computers."""
        assert outcome.problem is None
        self.here, _ = device.follow(self.here, outcome, choose_among_friends)

    def deliver(self) -> None:
        """Pass on what others may lack, one link after the other, until nothing is new."""
        while True:
            before = [side.chain for side in self.sides]
            self.links.append(link := session.resend(self.here.own))
            for at, guest in enumerate(self.guests):
                others = [each for each in self.guests if each is not guest]
                for raw in (*link, *(raw for other in others for raw in session.resend(other))):
                    guest = session.receive(guest, raw).session
                self.guests[at] = guest
                for raw in session.resend(guest):
                    self.take(session.receive(self.here.own, raw))
            if [side.chain for side in self.sides] == before:
                return

    def step(self) -> bool:
        """Have the person who is awaited decide by chance; return whether the game went on."""
        for side in self.sides:
            awaited = side.awaited
            if awaited is None or awaited.seat != side.seat:
                continue
            if awaited.what == "answer":
                done = session.answer(side, True)
            else:
                legal = side.table.rules.rules.legal(side.table.playing.state, side.seat)
                done = session.act(side, self.chance.choice(legal))
            self.replace(side, done)
            return True
        return False

    def replace(self, side: Session, done: Outcome) -> None:
        """Take over what becomes of a person's side, and deliver what follows."""
        if side is self.here.own:
            self.take(done)
        else:
            self.guests[self.guests.index(side)] = done.session
        self.deliver()


def agree(table: Table) -> None:
    """Check that all sides hold the same messages, and that a reload changes nothing."""
    own = table.here.own
    for side in (*table.sides, *table.here.computers):
        assert side.verdict is None
        assert side.messages == own.messages
        assert side.table.public == own.table.public
    assert device.seated(lines.loads(GROUP, lines.dumps(own))) == table.here


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(2, 8))])
def test_computers_play_while_everything_happens_at_once(seed: int) -> None:
    """All speak, ask, play and reload at any time, and messages are lost or late: no computer contradicts itself."""
    table = Table(belote(computers={"W": "novice"}, dealer="cut"), seed)
    chance, way = table.chance, list[tuple[int, bytes]]()

    def take(at: int, outcome: Outcome) -> None:
        if at:
            table.guests[at - 1] = outcome.session
        else:
            table.here, outcome = device.follow(table.here, outcome, choose_among_friends)
        way.extend((to, raw) for raw in outcome.send for to in range(3) if to != at)

    for at in (chance.randrange(3) for _ in range(150)):
        for _ in range(min(chance.randrange(9), len(way))):
            to, raw = way.pop(chance.randrange(len(way)))
            take(to, session.receive(table.sides[to], raw))
        side, what = table.sides[at], chance.random()
        if what < 0.02 and at == 0:
            table.here = device.seated(lines.loads(GROUP, lines.dumps(side)))
        elif what < 0.2:
            way += [(to, raw) for raw in session.resend(side) for to in range(3) if to != at and chance.random() < 0.8]
        elif what < 0.5 and side.says:
            take(at, session.say(side, chance.choice(side.says)))
        elif what < 0.55 and (asks := [each for each in side.asks if each != asking.END]):
            take(at, session.ask(side, chance.choice(asks)))
        elif side.awaited is not None and side.awaited.seat == side.seat and side.awaited.what == "answer":
            take(at, session.answer(side, chance.random() < 0.7))
        elif side.awaited is not None and side.awaited.seat == side.seat and side.awaited.what == "event":
            legal = side.table.rules.rules.legal(side.table.playing.state, side.seat)
            take(at, session.act(side, chance.choice(legal)))
    for _ in range(8):
        for at, side in enumerate(table.sides):
            way += [(to, raw) for raw in session.resend(side) for to in range(3) if to != at]
        while way:
            to, raw = way.pop(0)
            take(to, session.receive(table.sides[to], raw))
    agree(table)
    assert sum(item[0] == "say" for each in table.here.own.chain for item in each.items) > 5


def cards_of(side: Session) -> set[Card]:
    """Return the cards that a side holds anywhere: dealt to it, in its record, in any hand."""
    table = side.table
    hands = (*table.playing.state.hands, *table.public.hands)
    told = (entry.event.cards for entry in table.playing.record.deals[-1].entries)
    return {*table.deal.cards.values(), *(card for cards in (*hands, *told) for card in cards)} - {UNKNOWN}


GAMES = {
    "partners": belote(dealer="cut", date="2026.11.30"),
    "opponents": belote(computers={"N": "novice", "W": "casual"}, dealer="S"),
    "three": belote(rules="three", computers={"W": "amateur"}, dealer="E"),
    "one": belote(rules="modern", computers={"E": "amateur"}, dealer="E"),
}


@pytest.mark.parametrize(
    "name", ["partners", *(pytest.param(name, marks=pytest.mark.thorough) for name in ("opponents", "three", "one"))]
)
def test_people_and_computers_end_with_one_proved_record(name: str) -> None:
    """The record says who is a computer, and on whose device; a reload in the middle makes no difference."""
    terms = GAMES[name]
    table = Table(terms, seed=len(name))
    agree(table)
    while table.here.own.table.deal.number < 2 or not table.here.own.asks:
        assert table.step()
        if table.chance.random() < 0.1:
            table.here = device.seated(lines.loads(GROUP, lines.dumps(table.here.own)))
    agree(table)
    table.replace(table.here.own, session.ask(table.here.own, asking.END))
    while table.step():  # the people agree, and so do the computers
        pass
    agree(table)
    (game,) = table.here.own.table.finished
    for side in table.sides:
        assert side.table.finished == (game,)
    (reading,) = ecn.loads(ecn.dumps(game))
    proof = verify(reading)
    assert proof.proved
    assert len(proof.signed) == len(terms.seats)
    assert reading.record.computer == terms.computers
    assert reading.record.tag("Host") == "S"
    changed = replace(reading.record, tags=tuple(tag for tag in reading.record.tags if tag[0] != "Host"))
    assert not verify(reading.with_record(changed)).proved


def test_nothing_of_a_computer_is_on_the_side_of_its_device_s_player() -> None:
    """No side holds what only a computer may know, at any moment of a deal."""
    table = Table(belote(), seed=3)
    checked = 0
    while table.here.own.table.deal.number < 2:
        own, deal = table.here.own, table.here.own.table.deal
        if deal.is_locked and not deal.opened:
            public = {card for hand in own.table.public.hands for card in hand}
            for computer in table.here.computers:
                hidden = set(computer.table.playing.state.hand(computer.seat)) - public
                for other in (own, *table.guests, *(each for each in table.here.computers if each is not computer)):
                    assert not hidden & cards_of(other)
                checked += len(hidden)
            shown = str(own.table.rules.view.of(own.table.playing.state, own.seat).to_json()["hand"])
            assert all(card in shown for card in own.table.playing.state.hand(own.seat))
        table.step()
    assert checked > 40


def test_a_computer_notices_what_its_player_s_side_cannot() -> None:
    """Ben plays a card that the computer holds: the game ends, with evidence for anybody, after a reload, too."""
    table = Table(belote(), seed=5)
    ben = table.guests[0]
    while ben.table.public.phase != "play" or ben.awaited is None or ben.awaited.seat != "N":
        assert table.step()
        (ben,) = table.guests
    state = table.here.computers[0].table.playing.state
    card = next(iter(state.hand(table.here.computers[0].seat)))
    own = ben.table.own
    items = (["event", f"N.{card}"],)
    wrong = message.write(GROUP, own.secret, ben.table.game, len(ben.chain), "N", ben.chain[-1].hash, items)
    table.take(session.receive(table.here.own, wrong.raw))
    for here in (table.here, device.seated(lines.loads(GROUP, lines.dumps(table.here.own)))):
        assert here.own.verdict is not None
        assert (here.own.verdict.code, here.own.verdict.data["name"]) == ("E-friend-move", "Ben")
        assert evidence.loads(GROUP, evidence.dumps(here.witness)).verdict == here.own.verdict


@pytest.mark.parametrize(
    ("computers", "changes"),
    [
        ({"S": "amateur"}, {}),
        ({"E": "Amateur"}, {}),
        ({"E": ""}, {}),
        ({"E": 1}, {}),
        ({"A": "amateur"}, {}),
        (["E"], {}),
        ({"N": "amateur", "E": "amateur", "W": "amateur"}, {}),
        ({"N": "amateur"}, {"rules": "three", "dealer": "E"}),
        ({"N": "amateur"}, {"rules": "two-hand", "dealer": "S"}),
        ({"N": "amateur"}, {"game": "ecarte", "rules": "akagiri", "dealer": "S"}),
        ({}, {}),
    ],
)
def test_seats_that_computers_cannot_have(computers: Any, changes: dict[str, Any]) -> None:
    said = {**belote(**changes).to_json(), "computers": computers}
    with pytest.raises(RuleError, match="E-friend-terms"):
        from_json(said)


def test_who_changes_the_terms_has_another_game() -> None:
    """An invitation with another level, or another seat for the computer, is not signed by whoever invites."""
    raw = device.invite(GROUP, bytes(32), belote()).send[0]
    assert session.read_invitation(GROUP, raw).computers == AMATEURS
    for changed in (raw.replace(b"amateur", b"club", 1), raw.replace(b'"E":"am', b'"N":"am', 1)):
        assert changed != raw
        with pytest.raises(RuleError, match="E-friend-signature"):
            session.join(GROUP, bytes(range(32)), changed, "Ben")


def test_a_guest_gets_no_seat_of_a_computer() -> None:
    own = device.invite(GROUP, bytes(32), belote()).session
    guest = session.join(GROUP, bytes(range(32)), own.chain[0].raw, "Ben", "W")
    refused = session.receive(own, guest.send[0])
    assert refused.problem is not None
    assert refused.problem.code == "E-friend-sit"
    free = session.join(GROUP, bytes(range(32)), own.chain[0].raw, "Ben")
    assert session.receive(own, free.send[0]).session.table.names == {
        "N": "Ben",
        "E": "amateur",
        "S": "Anna",
        "W": "amateur",
    }


def test_nobody_else_may_sit_where_a_computer_was_agreed() -> None:
    """Anna gives a computer's seat to David: each guest sees it in the message that gives out the seats."""
    own = session.invite(GROUP, bytes(32), belote()).session
    guests = [
        session.join(GROUP, bytes([at] * 32), own.chain[0].raw, name, seat)
        for at, (name, seat) in enumerate((("Ben", "N"), ("amateur", "E"), ("David", "W")), 1)
    ]
    given = sitting.seat(own.table, [each for guest in guests for each in guest.session.guests])
    seats = message.write(GROUP, bytes(32), own.table.game, 1, "S", own.table.game, (given,))
    verdict = session.receive(guests[0].session, seats.raw).session.verdict
    assert verdict is not None
    assert (verdict.code, verdict.data["seat"]) == ("E-friend-item", "S")
