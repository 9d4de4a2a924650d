"""Belote among three and four friends: whole games, whatever way the messages take, and what nobody may learn."""

from __future__ import annotations

from typing import Any

import pytest

from ecarte import record
from ecarte.core.game import RuleError, Seat
from ecarte.friend import asking, deck, lines, message, session
from ecarte.friend.course import Awaited
from ecarte.friend.message import Message
from ecarte.friend.ristretto import Integers
from ecarte.friend.side import Outcome
from ecarte.friend.terms import Terms
from ecarte.notation import ecn
from ecarte.notation.verify import verify
from ecarte.record.seatview import redact
from tests.kit.friends import GROUP
from tests.kit.parties import Party, lost, some_item

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")


def belote(rules: str = "classic", **terms: Any) -> Terms:
    return Terms("Anna", **{"game": "belote", "rules": rules, "dealer": "N" if rules != "three" else "E", **terms})


def agree(party: Party) -> None:
    """Check that all sides hold the same messages and the same public state."""
    first = party.sides[0]
    for side in party.sides:
        assert side.verdict is None
        assert side.messages == first.messages
        assert side.table.public == first.table.public
        assert lost(side).table == side.table


GAMES: dict[str, Terms] = {
    "four": belote(dealer="cut", date="2026.11.30"),
    "three": belote("three", dealer="cut"),
    "tournament": belote("tournament"),
    "modern": belote("modern", options=("announce_before_play=on", "packets=chosen")),
    "federation": belote("federation", dealer="S"),
    "equal": belote(options=("equal_declarations=none", "king_first=on", "shared_cards=on", "target=500")),
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.sampled
def test_all_hold_the_same_proved_record(name: str) -> None:
    party = Party(GAMES[name], seed=len(name))
    party.play()
    agree(party)
    assert not party.problems
    (game,) = party.sides[0].table.finished
    assert record.over(game)
    (reading,) = ecn.loads(ecn.dumps(game))
    assert reading.record.deals == game.record.deals
    proof = verify(reading)
    assert proof.proved
    assert len(proof.signed) == len(party.sides)
    for side in party.sides:
        assert side.table.closed
        assert side.table.finished == (game,)
        assert redact(game.record, side.seat).deals == side.table.playing.record.deals


@pytest.mark.parametrize("rules", ["classic", "three"])
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.thorough)])
def test_a_bad_road_changes_nothing(rules: str, seed: int) -> None:
    """Of all messages one in six is lost, one in six comes twice, and they come in an order of chance."""
    party = Party(belote(rules, dealer="cut"), seed=seed, bad=50)
    party.play(until=lambda all: all.sides[0].table.play is not None and all.sides[0].table.deal.number > 2)
    party.bad = 0
    party.again()
    agree(party)
    assert party.sides[0].table.deal.number == 3
    assert {problem.code for _, problem in party.problems} <= {"E-friend-signature"}  # before there is a seat


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(2, 14))])
def test_everything_at_once(seed: int) -> None:
    """All speak, ask, play, resign and reload at any time, and messages take theirs: all end up with the same game."""
    party = Party(belote("three" if seed % 2 else "classic", dealer="cut"), seed=seed, bad=20 * (seed % 4))
    for at in (party.chance.randrange(len(party.sides)) for _ in range(200)):
        party.deliver(most=party.chance.randrange(12))
        what = party.chance.random()
        if what > 0.95:
            party.sides[at] = lines.loads(GROUP, lines.dumps(party.sides[at]))
        elif what > 0.85:
            party.again(at)
        elif what > 0.005 or not party.sides[at].asks:
            some = some_item(party, party.sides[at])
            party.take(at, some) if some is not None else None
        else:
            party.take(at, session.act(party.sides[at], session.RESIGN))
    party.bad = 0
    for _ in range(8):
        party.again()
    agree(party)
    said = [item[0] for each in party.sides[0].chain for item in each.items]
    assert said.count("say") > 10
    assert {problem.code for _, problem in party.problems} <= {"E-friend-signature", "E-friend-closed"}


@pytest.mark.thorough
def test_a_reload_at_every_message_loses_nothing() -> None:
    party = Party(belote("three", dealer="cut"), seed=4)
    take = party.take

    def reload(at: int, outcome: Outcome) -> None:
        take(at, outcome)
        kept = lines.loads(GROUP, lines.dumps(party.sides[at]))
        assert kept.table == party.sides[at].table
        assert (kept.chain, kept.guests, kept.awaited) == (
            party.sides[at].chain,
            party.sides[at].guests,
            party.sides[at].awaited,
        )
        party.sides[at] = kept

    party.take = reload  # type: ignore[method-assign]
    party.play(until=lambda all: all.sides[0].table.play is not None and all.sides[0].table.deal.number > 1)
    agree(party)


def test_guests_get_the_seats_they_would_like_unless_these_are_taken() -> None:
    party = Party(belote(), wanted=("W", "W", ""))
    party.deliver()
    assert [side.seat for side in party.sides] == ["S", "W", "N", "E"]
    assert party.sides[3].table.names == {"N": "Clara", "E": "David", "S": "Anna", "W": "Ben"}
    late = session.join(GROUP, bytes(32), party.sides[0].messages[0], "Eve")
    refused = session.receive(party.sides[0], late.send[0])
    assert refused.problem is not None
    assert refused.problem.code == "E-friend-signature"
    refused = session.receive(late.session, party.sides[0].messages[1])
    assert refused.problem is not None
    assert refused.problem.code == "E-friend-signature"
    assert refused.session == late.session


def test_nobody_plays_before_all_sit() -> None:
    invited = session.invite(GROUP, bytes(32), belote())
    ben = session.join(GROUP, bytes([7] * 32), invited.send[0], "Ben")
    one = session.receive(invited.session, ben.send[0])
    assert one.send == ()
    assert one.session.awaited == Awaited("S", "seats")
    twice = session.receive(one.session, ben.send[0])
    assert twice.session == one.session
    assert session.resend(one.session) == invited.send
    assert session.resend(ben.session) == ben.send
    with pytest.raises(RuleError, match="E-friend-closed"):
        session.ask(one.session, asking.END)


@pytest.mark.parametrize(
    "wrong",
    [
        {"rules": "two"},
        {"options": ("shuffle=cut-only",)},
        {"opened": "played"},
        {"match": "rubber-3"},
        {"seat": "N", "rules": "three"},
    ],
    ids=str,
)
def test_terms_that_are_not_for_friends(wrong: dict[str, Any]) -> None:
    with pytest.raises(RuleError):
        session.invite(GROUP, bytes(32), belote(**wrong))


# --- asking ---------------------------------------------------------------------------------------


def led(seed: int = 1) -> Party:
    party = Party(belote(), seed=seed)
    party.play(until=lambda all: all.sides[0].table.play is not None and bool(all.sides[0].table.public.trick))
    return party


def answers(party: Party, *said: bool) -> list[Seat]:
    """Have those who are awaited answer, and return who they were."""
    asked = []
    for yes in said:
        awaited = party.sides[0].awaited
        assert awaited is not None
        assert awaited.what == "answer"
        asked.append(awaited.seat)
        at = party.at(awaited.seat)
        party.take(at, session.answer(party.sides[at], yes))
        party.deliver()
    return asked


def test_a_move_is_taken_back_when_all_agree() -> None:
    party = led()
    (seat, _), *_ = party.sides[0].table.public.trick
    at = party.at(seat)
    assert [asking.BACK in side.asks for side in party.sides] == [side.seat == seat for side in party.sides]
    party.take(at, session.ask(party.sides[at], asking.BACK))
    party.deliver()
    assert len(set(answers(party, True, True, True))) == 3
    agree(party)
    assert party.sides[0].awaited == Awaited(seat, "event")
    assert not party.sides[0].table.public.trick


def test_one_no_is_enough() -> None:
    party = led()
    mover = party.sides[0].awaited
    assert mover is not None
    asker = (party.at(mover.seat) + 1) % 4
    party.take(asker, session.ask(party.sides[asker], asking.DEAL))
    party.deliver()
    asked = answers(party, True, False)
    assert asked[0] == mover.seat
    agree(party)
    assert party.sides[0].awaited == mover
    assert party.sides[0].table.deal.again == 0


@pytest.mark.parametrize("what", [asking.DEAL, asking.END])
def test_all_agree_to_deal_again_or_to_end(what: str) -> None:
    party = led()
    party.take(2, session.ask(party.sides[2], what))
    party.deliver()
    answers(party, True, True, True)
    agree(party)
    table = party.sides[0].table
    if what == asking.DEAL:
        assert (table.deal.number, table.deal.again) == (1, 1)
        party.play(until=lambda all: all.sides[0].table.deal.number > 1)
        agree(party)
    else:
        assert table.closed
        assert verify(table.finished[0]).proved


def test_somebody_resigns_while_another_plays() -> None:
    """Both at once: the move counts, and the resignation comes after it everywhere."""
    party = led()
    mover = party.sides[0].awaited
    assert mover is not None
    at = party.at(mover.seat)
    other = (at + 2) % 4
    side = party.sides[at]
    party.take(other, session.act(party.sides[other], session.RESIGN))
    party.take(at, session.act(side, side.table.rules.rules.legal(side.table.playing.state, side.seat)[0]))
    party.deliver()
    agree(party)
    assert party.sides[0].table.closed
    (game,) = party.sides[0].table.finished
    assert game.record.resigned == party.sides[other].seat
    assert len(party.sides[0].table.public.trick) == 2
    assert verify(game).proved


# --- messages at the same time --------------------------------------------------------------------


def test_the_awaited_seat_decides_which_of_two_phrases_counts() -> None:
    """It answers the one that is later in turn, before anybody has seen the other: all follow it."""
    party = led()
    mover = party.sides[0].awaited
    assert mover is not None
    at = party.at(mover.seat)
    order = party.sides[0].table.agreed.seats
    first, second, _ = sorted((each for each in range(4) if each != at), key=lambda e: order.index(party.sides[e].seat))
    said = {each: session.say(party.sides[each], "hello") for each in (first, second)}
    for each, outcome in said.items():
        party.sides[each] = outcome.session
    heard = session.receive(party.sides[at], said[second].send[0]).session
    played = session.act(heard, heard.table.rules.rules.legal(heard.table.playing.state, heard.seat)[0])
    party.sides[at] = played.session
    third = next(each for each in range(4) if each not in (at, first, second))
    party.way = [
        *((each, third, said[each].send[0]) for each in (first, second)),  # there the first in turn counts
        (second, first, said[second].send[0]),
        (first, second, said[first].send[0]),
        *((at, each, played.send[0]) for each in (first, second, third)),
        (first, at, said[first].send[0]),
    ]
    party.deliver()
    agree(party)
    assert not party.problems
    said_by = [each.seat for each in party.sides[0].chain for item in each.items if item == ["say", "hello"]]
    assert sorted(said_by) == sorted(party.sides[each].seat for each in (first, second))


# --- secrecy --------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["classic", "three"])
def test_no_keys_of_one_side_open_a_hidden_place(rules: str) -> None:
    """Nor do those of two who tell each other all they have."""
    party = Party(belote(rules), seed=6)
    party.play(until=lambda all: all.sides[0].table.play is not None and bool(all.sides[0].table.public.tricks))
    for side in party.sides[:2]:
        friend = party.sides[1 - party.sides.index(side)]
        table = side.table
        own = {*table.deal.places.get("", ())}.union(*(table.deal.places[each.seat] for each in (side, friend)))
        hidden = [place for place in range(32) if place not in own]
        assert len(hidden) >= 14
        for place in hidden:
            keys = [each.table.pack_keys.places[place] for each in (side, friend)]
            keys += [given[place] for seat, given in table.deal.given.items() if place in given]
            assert deck.card(GROUP, table.deal.decks[-1][place], keys) is None


def shape(raw: bytes) -> list[tuple[str, int]]:
    sealed = message.read(raw)
    assert isinstance(sealed, Message)
    return [(str(item[0]), len(str(item))) for item in sealed.items]


def test_with_other_hidden_cards_everything_looks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The secret order of the last to shuffle is replaced so that cards which South has not seen change places."""

    def dealt() -> Party:
        party = Party(belote(dealer="W"), seed=12, wanted=("W", "N", "E"))
        party.choose = lambda side, events: next(event for event in events if event.verb in ("pass", "take"))
        party.play(until=lambda all: all.sides[0].table.play is not None and len(all.sides[0].table.public.bids) > 2)
        return party

    plain = dealt()
    south, west = plain.sides[0].table, plain.sides[1].table
    assert south.deal.order[-1] == west.own.seat == "W"
    hidden = [place for place in range(32) if place not in south.deal.cards]
    assert len(hidden) == 26
    moved = dict(zip(hidden, [*hidden[1:], hidden[0]], strict=True))
    real, theirs = deck.order_of, west.seed

    def order_of(seed: bytes, number: int, attempt: int) -> tuple[int, ...]:
        order = real(seed, number, attempt)
        return tuple(order[moved.get(place, place)] for place in range(32)) if seed == theirs else order

    monkeypatch.setattr(deck, "order_of", order_of)
    deck.keys_of.cache_clear()
    other = dealt()
    deck.keys_of.cache_clear()
    again = other.sides[0].table
    assert other.sides[1].table.playing.state.hand("W") != west.playing.state.hand("W")
    assert again.playing.record == south.playing.record
    assert again.public == south.public
    views = [each.rules.view.of(each.playing.state, "S").to_json() for each in (again, south)]
    assert views[0] == views[1]
    assert [shape(raw) for raw in other.sent] == [shape(raw) for raw in plain.sent]
