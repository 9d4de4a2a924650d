"""What a side saves when the other has cheated shows it to anybody, and cannot be made up."""

from __future__ import annotations

import base64

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

from ecarte.core.game import RuleError
from ecarte.friend import evidence, session
from ecarte.friend.ristretto import Integers
from ecarte.friend.side import Session
from ecarte.friend.terms import Terms
from tests.kit.cheats import HONEST, HOSTILE, named
from tests.kit.friends import GROUP, Friends, events

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")


@pytest.fixture
def cheated() -> Session:
    """Return the honest side after the other led a card that it has shown to hold no more."""
    friends = Friends(Terms("Anna", dealer=HONEST), seed=3)
    friends.play(
        until=lambda all: all.sides[HONEST].table.deal.number > 1 and bool(all.sides[HONEST].table.deal.places)
    )
    friends.way.append((HONEST, friends.signed(HOSTILE, [["event", "^As"]])))
    friends.deliver()
    named(friends, "E-friend-move")
    return friends.sides[HONEST]


def shows_nothing(text: str) -> None:
    with pytest.raises(RuleError, match="E-friend-evidence"):
        evidence.loads(GROUP, text)


def test_it_shows_who_and_what_without_the_secret(cheated: Session) -> None:
    text = evidence.dumps(cheated)
    shown = evidence.loads(GROUP, text)
    assert shown.messages == len(cheated.chain) + 1
    assert shown.verdict.data["event"] == "^As"
    secret = cheated.table.own.secret
    assert secret.hex() not in text
    assert base64.urlsafe_b64encode(secret).decode().rstrip("=") not in text


def test_it_cannot_be_made_up(cheated: Session) -> None:
    """Nothing of it may be left out or changed, and a game without cheating shows none."""
    text = evidence.dumps(cheated)
    head, *messages, last = text.removesuffix("\n").split("\n")
    seeds = head.split(" ")[4:]
    assert len(seeds) == 2
    wrong = seeds[0][:-5] + ("AAAA" if seeds[0][-5:-1] != "AAAA" else "BBBB") + seeds[0][-1]
    fewer = [*messages[:9], *messages[10:]]
    forged = last.replace('"n":', '"n":1')
    for lines in (
        (head, *messages),
        (head, *fewer, last),
        (head.replace(seeds[0], wrong), *messages, last),
        (head.replace(" " + seeds[1], ""), *messages, last),
        (head, *messages, forged),
        (head, *messages[:-1], last),
        (head, *messages, f"! {messages[-1]}"),
        (head.replace(" S ", " N "), *messages, last),
        (head.replace(" S ", " E "), *messages, last),
        (head,),
    ):
        shows_nothing("\n".join(lines) + "\n")
    shows_nothing("")


def test_what_is_signed_by_nobody_shows_nothing(cheated: Session) -> None:
    text = evidence.dumps(cheated)
    at = text.index('"sig":"', text.index('"n":5,')) + 7
    shows_nothing(text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :])


def test_a_deal_that_was_dealt_again_has_its_own_seeds() -> None:
    friends = Friends(Terms("Anna", dealer="N"))
    friends.choose = lambda side, all: next(event for event in all if event.verb == "stand" or event.do == "play")
    friends.play(until=lambda all: bool(all.sides["S"].table.public.trick))
    friends.take("S", session.ask(friends.sides["S"], "deal"))
    friends.deliver()
    friends.take("N", session.answer(friends.sides["N"], True))
    friends.play(until=lambda all: bool(all.sides["S"].table.public.trick))
    assert [key[3] for key in friends.sides["S"].table.begun] == [0, 1]
    friends.way.append((HONEST, friends.signed(HOSTILE, [["event", events(friends.sides["S"].table)[-1]]])))
    friends.deliver()
    named(friends, "E-friend-move")
