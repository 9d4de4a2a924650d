"""Messages on their way: lost, doubled, late, out of order, at the same time, changed, from elsewhere."""

from __future__ import annotations

import json
from random import Random

import pytest

from ecarte.core.game import Event, RuleError, Seat, parse_event
from ecarte.friend import canonical, lines, message, session
from ecarte.friend.course import Awaited
from ecarte.friend.message import LONGEST, Message
from ecarte.friend.ristretto import Integers
from ecarte.friend.session import PASS
from ecarte.friend.side import Session
from ecarte.friend.terms import Terms
from tests.kit.friends import GROUP, OTHER, Friends, events

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")


def answers(friends: Friends) -> None:
    """Have both sides send again what the other may lack, as they do when nothing arrives."""
    for seat, side in friends.sides.items():
        friends.way += [(OTHER[seat], raw) for raw in session.resend(side)]
    friends.deliver()


@pytest.mark.parametrize("seed", range(2))
def test_a_bad_road_changes_nothing(seed: int) -> None:
    """Every third message is lost, every third doubled, and the order is of chance."""
    friends, chance = Friends(seed=seed), Random(seed)

    def tamper(to: Seat, raw: bytes) -> tuple[bytes, ...]:
        chance.shuffle(friends.way)
        return (raw,) * chance.choice((0, 1, 2))

    friends.tamper = tamper
    for _ in range(300):
        answers(friends)
        if friends.sides["S"].awaited != friends.sides["N"].awaited:
            continue
        if friends.sides["S"].awaited is None:
            break
        friends.step()
    assert not friends.problems
    assert friends.sides["S"].table.closed
    assert friends.sides["S"].table.finished == friends.sides["N"].table.finished


def test_a_doubled_or_late_message_does_nothing() -> None:
    friends = Friends()
    friends.play(until=lambda all: len(all.sent) > 20)
    before = dict(friends.sides)
    for seat in ("S", "N"):
        for raw in friends.sent:
            friends.take(seat, session.receive(friends.sides[seat], raw))
    friends.way.clear()
    assert friends.sides == before
    assert not friends.problems


def test_the_last_messages_are_sent_again_and_no_others() -> None:
    friends = Friends()
    friends.play(until=lambda all: len(all.sent) > 12)
    sender = message.read(friends.sent[-1])
    assert isinstance(sender, Message)
    assert session.resend(friends.sides[sender.seat]) == (friends.sent[-1],)


@pytest.mark.parametrize("went_on", [False, True])
def test_a_side_that_has_lost_its_last_move_gets_it_back(went_on: bool) -> None:
    """The move was passed on, and not kept: the other still has it. What was done in its place is withdrawn."""
    friends = Friends(Terms("Anna", dealer="N"), seed=1)
    friends.play(until=lambda all: bool(all.sides["S"].table.public.trick))
    seat, whole, other = "S", friends.sides["S"], friends.sides["N"]
    answered = session.act(other, other.table.rules.rules.legal(other.table.playing.state, "N")[0])
    friends.sides["N"] = answered.session
    side = session.restore(GROUP, friends.secrets[seat], seat, whole.messages[:-1])
    if went_on:
        legal = side.table.rules.rules.legal(side.table.playing.state, seat)
        side = session.act(side, next(card for card in legal if str(card) not in events(whole.table))).session
    friends.sides[seat] = side
    friends.take(seat, session.receive(side, answered.send[0]))
    if not went_on:
        assert friends.sides[seat].awaited == Awaited("N", "again")
        assert (friends.sides[seat].asks, friends.sides[seat].says) == ((), ())
        with pytest.raises(RuleError, match="E-friend-now"):
            session.act(friends.sides[seat], PASS)
        with pytest.raises(RuleError, match="E-friend-now"):
            session.say(friends.sides[seat], "hello")
        friends.sides[seat] = lines.loads(GROUP, lines.dumps(friends.sides[seat]))  # the page is closed once more
        friends.way = [("N", raw) for raw in session.resend(friends.sides[seat])]
    friends.deliver()
    assert not friends.problems
    assert friends.sides[seat].messages == friends.sides[OTHER[seat]].messages
    assert any(change.is_withdrawn for change in friends.changes[seat]) == went_on
    friends.play()
    assert friends.sides["S"].table.finished == friends.sides["N"].table.finished


def test_of_two_at_the_same_time_the_one_that_was_awaited_counts() -> None:
    """South plays while North doubles: North hears of it, and nothing of its own has happened."""
    friends = Friends(Terms("Anna", dealer="N", options=("doubling=on",)), seed=3)
    friends.deliver()
    double, stand = parse_event("N:double"), parse_event("S:stand")
    friends.take("N", session.act(friends.sides["N"], double))
    friends.take("S", session.act(friends.sides["S"], stand))
    friends.deliver()
    assert [str(step.what) for step in friends.sides["N"].table.playing.steps[-1:]] != ["N:double"]
    assert friends.sides["N"].messages == friends.sides["S"].messages
    assert [change.item for change in friends.changes["N"] if change.is_withdrawn] == [["event", "N:double"]]
    friends.play()
    assert not friends.problems
    assert friends.sides["S"].table.finished == friends.sides["N"].table.finished


def test_both_pass_at_the_same_time() -> None:
    friends = Friends()
    friends.play(until=Friends.deal_over)
    for seat in ("S", "N"):
        friends.take(seat, session.act(friends.sides[seat], PASS))
    friends.deliver()
    assert not friends.problems
    assert friends.sides["S"].table.deal.number == 2
    assert friends.sides["N"].messages == friends.sides["S"].messages


def test_a_pass_that_was_withdrawn_by_a_claim_is_asked_for_again() -> None:
    """North is awaited, and claims what South has not seen when it passes."""
    friends = Friends(Terms("Anna", rules="london-3", dealer="N"), seed=0)

    def choose(side: Session, all: tuple[Event, ...]) -> Event:
        revokes = [event for event in all if event.suffix == "revoke" and side.seat == "S"]
        plain = [event for event in all if not event.suffix and (event.do == "play" or event.verb == "stand")]
        return (revokes or plain)[0]

    friends.choose = choose
    friends.play(until=Friends.deal_over)
    north = friends.sides["N"].table
    claims = north.rules.rules.legal(north.playing.state, "N")
    friends.take("S", session.act(friends.sides["S"], PASS))
    friends.take("N", session.act(friends.sides["N"], claims[0]))
    friends.deliver()
    assert not friends.problems
    assert friends.sides["S"].table.deal.passed == ()
    assert [change.item for change in friends.changes["S"] if change.is_withdrawn] == [["pass"]]
    assert friends.sides["N"].messages == friends.sides["S"].messages


def test_a_message_that_was_withdrawn_may_come_late() -> None:
    friends = Friends()
    friends.play(until=Friends.deal_over)
    passed = {seat: session.act(friends.sides[seat], PASS) for seat in ("N", "S")}  # North is awaited
    for seat, outcome in passed.items():
        friends.sides[seat] = outcome.session
    friends.way = [("S", passed["N"].send[0])]
    friends.deliver()
    friends.way = [("N", passed["S"].send[0])]
    friends.deliver()
    assert not friends.problems
    assert friends.sides["N"].messages == friends.sides["S"].messages


def test_a_session_is_kept_with_evidence_of_any_signs() -> None:
    friends = Friends()
    friends.play(until=Friends.deal_over)
    side = session.receive(friends.sides["S"], friends.signed("N", [["\u2028\x85"]])).session
    assert side.verdict is not None
    assert lines.loads(GROUP, lines.dumps(side)).verdict == side.verdict
    head, *rest = lines.dumps(friends.sides["S"]).splitlines()
    for text in ("", head, f"{head}\n! {rest[0]}", "\n".join((head.replace(" S ", " E "), *rest))):
        with pytest.raises(RuleError, match="E-friend-form"):
            lines.loads(GROUP, text)


def test_what_is_not_signed_by_the_other_side_changes_nothing() -> None:
    friends, other = Friends(), Friends(seed=9)
    for each in (friends, other):
        each.play(until=lambda all: len(all.sent) > 12)
    side = friends.sides["S"]
    last = json.loads(friends.sent[-1])
    forged = canonical.write({**last, "n": len(side.chain), "by": "N"})
    guest = session.join(GROUP, bytes(32), friends.sent[0], "Eve").send[0]
    found = {
        "E-friend-size": b" " * (LONGEST + 1),
        "E-friend-form": json.dumps(last).encode(),  # not canonical
        "E-friend-version": canonical.write({**last, "v": 2}),
        "E-friend-game": other.sent[-1],
        "E-friend-signature": forged,
    }
    found_by = {code: session.receive(side, raw) for code, raw in found.items()}
    assert {code: outcome.problem and outcome.problem.code for code, outcome in found_by.items()} == {
        code: code for code in found
    }
    second = session.receive(side, guest)
    assert second.problem is not None
    assert second.problem.code == "E-friend-signature"
    assert all(outcome.session == side for outcome in (*found_by.values(), second))


@pytest.mark.parametrize(
    "said",
    [
        {"name": ""},
        {"name": "?"},
        {"cut": "AA"},
        {"other": ""},
    ],
    ids=str,
)
def test_a_wrong_answer_leaves_the_invitation_open(said: dict[str, str]) -> None:
    invited = session.invite(GROUP, bytes(32), Terms("Anna", dealer="N"))
    stranger = session.join(GROUP, bytes([7] * 32), invited.send[0], "Eve")
    sealed = stranger.session.chain[1]
    items = (["sit", {**sealed.items[0][1], **said}],)
    wrong = message.write(GROUP, bytes([7] * 32), sealed.game, 1, "N", sealed.previous, items).raw
    refused = session.receive(invited.session, wrong)
    assert refused.problem is not None
    assert refused.problem.code == "E-friend-sit"
    assert refused.session == invited.session
    ben = session.join(GROUP, bytes([8] * 32), invited.send[0], "Ben")
    assert session.receive(refused.session, ben.send[0]).session.table.names == {"S": "Anna", "N": "Ben"}


@pytest.mark.parametrize(
    ("name", "what"), [(" ", "missing"), ("A" * 41, "long"), ("?", "nobody"), ("Anna ", "signs"), ("A\nB", "signs")]
)
def test_what_is_wrong_with_a_name_is_said(name: str, what: str) -> None:
    (raw,) = session.invite(GROUP, bytes(32), Terms("Anna")).send
    with pytest.raises(RuleError) as refused:
        session.join(GROUP, bytes(32), raw, name)
    assert refused.value.problems[0].data["what"] == f"name-{what}"


def test_an_invitation_is_read_before_one_sits_down() -> None:
    terms = Terms("Anna", rules="london-3", match="rubber-5", stake=1, purse=30, opened="played", date="2026.11.30")
    (raw,) = session.invite(GROUP, bytes(32), terms).send
    assert session.read_invitation(GROUP, raw) == terms
    assert len(raw) < 700
    changed = json.loads(raw)
    changed["items"][0][1]["terms"]["stake"] = 2
    with pytest.raises(RuleError, match="E-friend-signature"):
        session.read_invitation(GROUP, canonical.write(changed))


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "A" * 41},
        {"name": "a\nb"},
        {"game": "belote"},
        {"seat": "E"},
        {"dealer": "E"},
        {"match": "pool", "dealer": "S"},
        {"match": "pool", "computers": {"N": "club"}},
        {"stake": 1},
        {"stake": -1, "match": "rubber-1"},
        {"stake": 1, "purse": 0, "match": "rubber-1"},
        {"opened": "nothing"},
        {"date": "today"},
        {"rules": "nobody's"},
        {"options": ("target=7",)},
        {"options": ("target=10", "nothing=on")},
        {"options": ("target=5", "target=10")},
    ],
    ids=str,
)
def test_terms_by_which_nobody_can_play_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(RuleError):
        session.invite(GROUP, bytes(32), Terms(**{"name": "Anna", **wrong}))  # type: ignore[arg-type]
