"""What is asked of the other, and said: taking back, a new deal, stopping early, phrases."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

from ecarte import record
from ecarte.core.game import RuleError, parse_event
from ecarte.friend import asking, session
from ecarte.friend.asking import BACK, DEAL, END, PHRASES
from ecarte.friend.course import Awaited
from ecarte.friend.message import Item
from ecarte.friend.ristretto import Integers
from ecarte.friend.side import Session
from ecarte.friend.terms import Terms
from ecarte.notation.verify import verify
from tests.kit.cheats import HONEST, HOSTILE, named
from tests.kit.friends import GROUP, OTHER, Friends, events, lost

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")


def ask(friends: Friends, seat: str, what: str, accepted: bool | None = None) -> None:
    """Have a player ask for something, and the other answer."""
    friends.take(seat, session.ask(friends.sides[seat], what))
    friends.deliver()
    if accepted is not None:
        friends.take(OTHER[seat], session.answer(friends.sides[OTHER[seat]], accepted))
        friends.deliver()


def refused(friends: Friends, seat: str, what: str) -> str:
    """Return why a player cannot ask for something now."""
    assert what not in friends.sides[seat].asks
    with pytest.raises(RuleError) as error:
        session.ask(friends.sides[seat], what)
    (problem,) = error.value.problems
    return str(problem.data.get("why", problem.code))


def same(friends: Friends) -> None:
    """Check that both sides hold the same messages and the same public state, and nobody complains."""
    south, north = friends.sides["S"], friends.sides["N"]
    assert not friends.problems
    assert south.messages == north.messages
    assert south.table.public == north.table.public
    assert lost(south).table == south.table


def plain(side: Session, all: tuple[Any, ...]) -> Any:
    """Choose without a word: nobody exchanges, and the first card that may be is played."""
    return next(event for event in all if event.verb in ("stand", "refuse") or event.do == "play")


def led(terms: Terms | None = None) -> Friends:
    """Return friends of whom South has led the first card."""
    friends = Friends(terms or Terms("Anna", dealer="N"))
    friends.choose = plain
    friends.play(until=lambda all: bool(all.sides["S"].table.public.trick))
    return friends


def test_a_move_is_taken_back() -> None:
    friends = led()
    card = events(friends.sides["N"].table)[-1]
    assert friends.sides["S"].asks == (BACK, DEAL, END)
    assert friends.sides["N"].asks == (DEAL, END)
    ask(friends, "S", BACK)
    assert {side.awaited for side in friends.sides.values()} == {Awaited("N", "answer")}
    assert refused(friends, "N", END) == "asked"
    with pytest.raises(RuleError, match="E-friend-now"):
        session.act(friends.sides["N"], session.PASS)
    friends.take("N", session.answer(friends.sides["N"], True))
    friends.deliver()
    same(friends)
    assert card not in events(friends.sides["N"].table)
    assert friends.sides["N"].awaited == Awaited("S", "event")
    assert refused(friends, "S", BACK) == "back"  # one at a time
    friends.play()
    same(friends)
    assert verify(friends.sides["S"].table.finished[0]).proved


def test_a_discard_is_taken_back_and_another_made() -> None:
    friends = Friends(Terms("Anna", dealer="N"))
    friends.choose = lambda side, all: next(
        event
        for event in all
        if event.verb in ("propose", "accept") or (event.do == "discard" and len(event.cards) == 3)
    )
    friends.play(until=lambda all: bool(all.sides["S"].table.deal.laid))
    first = friends.sides["S"].table.deal.laid
    ask(friends, "S", BACK, accepted=True)
    assert friends.sides["N"].table.deal.laid == ()
    friends.act("S", parse_event("S-" + "".join(friends.sides["S"].table.playing.state.hand("S")[:1])))
    assert friends.sides["N"].table.deal.laid != first
    friends.choose = lambda side, all: friends.chance.choice(all)
    friends.play()
    same(friends)
    assert friends.sides["S"].table.finished == friends.sides["N"].table.finished


def test_what_has_been_followed_stays() -> None:
    """North's program passes, which tells that it has no king; and cards are dealt on an exchange."""
    friends = Friends(Terms("Anna", dealer="N"), seed=3)
    friends.choose = plain
    friends.deliver()
    assert refused(friends, "S", BACK) == "back"
    friends.step()
    assert events(friends.sides["N"].table)[-1] == "S:stand"
    assert friends.sides["N"].table.deal.passed == ("N",)
    assert refused(friends, "S", BACK) == "back"


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        (Terms("Anna", dealer="N", match="rubber-1", stake=1), "E-back-chips"),
        (Terms("Anna", dealer="N", rules="london-3"), "E-back-punished"),
    ],
    ids=["chips", "punished"],
)
def test_where_decisions_are_final(terms: Terms, code: str) -> None:
    assert refused(led(terms), "S", BACK) == code


def test_who_was_declined_waits() -> None:
    friends = led()
    ask(friends, "S", BACK, accepted=False)
    same(friends)
    assert friends.sides["N"].awaited == Awaited("N", "event")
    assert refused(friends, "S", END) == "declined"
    assert friends.sides["N"].asks == (DEAL, END)
    friends.step()
    assert DEAL in friends.sides["S"].asks


@pytest.mark.parametrize("number", [1, 2])
def test_a_deal_is_dealt_again(number: int) -> None:
    friends = Friends(seed=3)
    friends.play(
        until=lambda all: all.sides["S"].table.deal.number == number and bool(all.sides["S"].table.deal.places)
    )
    score = friends.sides["S"].table.public.score
    for again in (1, 2):
        before = friends.sides["S"].table.playing.state.hand("S")
        mover = friends.sides["S"].awaited
        assert mover is not None
        friends.step()
        ask(friends, mover.seat, DEAL, accepted=True)
        same(friends)
        table = friends.sides["S"].table
        assert (table.deal.number, table.deal.again, table.public.score) == (number, again, score)
        assert table.playing.state.hand("S") != before
    friends.play()
    same(friends)
    assert verify(friends.sides["N"].table.finished[0]).proved


@pytest.mark.parametrize("match", ["", "rubber-3"])
def test_the_game_ends_here(match: str) -> None:
    friends = Friends(Terms("Anna", dealer="N", match=match), seed=2)
    friends.play(until=lambda all: all.sides["S"].table.deal.number == 2 and bool(all.sides["S"].table.public.tricks))
    ask(friends, "S", END, accepted=True)
    same(friends)
    (game,) = friends.sides["S"].table.finished
    assert friends.sides["N"].table.finished == (game,)
    assert [side.awaited for side in friends.sides.values()] == [None, None]
    proof = verify(game)
    assert proof.proved
    assert not proof.problems
    assert (record.result(game), len(proof.signed)) == ("*", 2)


def test_a_question_that_crosses_a_move_is_withdrawn() -> None:
    friends = led()
    friends.take("S", session.ask(friends.sides["S"], BACK))
    side = friends.sides["N"]
    friends.take("N", session.act(side, plain(side, side.table.rules.rules.legal(side.table.playing.state, "N"))))
    friends.deliver()
    same(friends)
    assert [change.item for change in friends.changes["S"] if change.is_withdrawn] == [["ask", BACK]]


def test_a_phrase_that_crosses_a_move_is_said_afterwards() -> None:
    friends = led()
    friends.take("S", session.say(friends.sides["S"], "hello"))
    side = friends.sides["N"]
    friends.take("N", session.act(side, plain(side, side.table.rules.rules.legal(side.table.playing.state, "N"))))
    friends.deliver()
    same(friends)
    assert [change.item for change in friends.changes["N"] if change.seat == "S"][-1] == ["say", "hello"]


def test_a_move_that_crosses_a_phrase_is_played_all_the_same() -> None:
    friends = Friends(Terms("Anna", dealer="N", options=("doubling=on",)))
    friends.deliver()
    friends.take("N", session.act(friends.sides["N"], parse_event("N:double")))
    friends.take("S", session.say(friends.sides["S"], "moment"))
    friends.deliver()
    same(friends)
    assert events(friends.sides["S"].table)[-1] == "N:double"
    assert not any(change.is_withdrawn for change in friends.changes["N"])


def test_phrases_are_limited_until_the_game_goes_on() -> None:
    friends = led()
    for phrase in PHRASES[: asking.MOST_SAID]:
        friends.take("S", session.say(friends.sides["S"], phrase))
        friends.deliver()
    with pytest.raises(RuleError, match="E-friend-say"):
        session.say(friends.sides["S"], "sorry")
    friends.take("N", session.say(friends.sides["N"], "thanks"))
    friends.step()
    friends.take("S", session.say(friends.sides["S"], "sorry"))
    friends.deliver()
    same(friends)


def test_something_is_said_after_the_end() -> None:
    """Both at once, too: then South's comes first."""
    friends = Friends()
    friends.play()
    for seat in ("S", "N"):
        friends.take(seat, session.say(friends.sides[seat], "thanks"))
    friends.deliver()
    same(friends)
    assert [change.item for change in friends.changes["N"]][-2:] == [["say", "thanks"]] * 2
    assert friends.sides["S"].asks == ()
    friends.way.append((HONEST, friends.signed(HOSTILE, [["resign"]])))
    friends.deliver()
    assert [problem.code for _, problem in friends.problems] == ["E-friend-closed"]


HOSTILE_ITEMS: list[tuple[list[Item], str]] = [
    ([["ask", "cards"]], "E-friend-item"),
    ([["ask", []]], "E-friend-item"),
    ([["ask"]], "E-friend-item"),
    ([["say", "a long speech"]], "E-friend-item"),
    ([["say", {}]], "E-friend-item"),
    ([["answer", True]], "E-friend-turn"),
    ([["ask", BACK]], "E-friend-turn"),  # South's move is not North's to take back
    ([["ask", END], ["ask", DEAL]], "E-friend-turn"),
    ([["ask", END], ["answer", "yes"]], "E-friend-turn"),
    ([["ask", END], ["event", "N.7s"]], "E-friend-turn"),
    ([["say", "hello"]] * 4, "E-friend-turn"),
]


@pytest.mark.parametrize(("items", "code"), HOSTILE_ITEMS, ids=str)
def test_what_may_not_be_asked_or_said(items: list[Item], code: str) -> None:
    friends = led()
    friends.way.append((HONEST, friends.signed(HOSTILE, items)))
    friends.deliver()
    named(friends, code)


def test_an_answer_is_yes_or_no() -> None:
    friends = led()
    ask(friends, HONEST, BACK)
    friends.way.append((HONEST, friends.signed(HOSTILE, [["answer", "perhaps"]])))
    friends.deliver()
    named(friends, "E-friend-item")


def test_resigning_answers_every_question() -> None:
    friends = led()
    ask(friends, "S", BACK)
    friends.act("S", session.RESIGN)
    same(friends)
    assert friends.sides["N"].table.closed


def test_a_king_that_marks_itself_stays_marked() -> None:
    """Its program would mark it again at once."""
    friends = Friends(Terms("Anna", dealer="N"))
    friends.choose = plain
    friends.step()
    assert events(friends.sides["S"].table)[-2:] == ["S:stand", "S:king"]
    assert refused(friends, "S", BACK) == "back"


def test_nothing_is_asked_before_the_cards_are_dealt() -> None:
    friends = Friends()
    with pytest.raises(RuleError, match="E-friend-closed"):  # the guest has not sat down
        session.ask(friends.sides["S"], END)
    assert refused(friends, "N", END) == "now"
