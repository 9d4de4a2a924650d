"""Belote among three and four friends who are connected to the inviting player alone, whose side passes messages on."""

from __future__ import annotations

import pytest

from ecarte.friend import lines, session
from ecarte.friend.ristretto import Integers
from tests.friend.test_parties import agree, belote
from tests.kit.friends import GROUP
from tests.kit.parties import Party, Star, some_item

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")


def is_dealt(party: Party) -> bool:
    """Return whether the second deal has begun."""
    return party.sides[0].table.play is not None and party.sides[0].table.deal.number > 1


@pytest.mark.parametrize("rules", ["classic", "three"])
def test_the_inviting_side_passes_all_messages_on(rules: str) -> None:
    """Nobody asks for anything, and nobody gets a message twice or gets its own."""
    star = Star(belote(rules, dealer="cut"))
    star.play(until=is_dealt)
    agree(star)
    assert not star.problems
    chain = star.sides[0].chain[1:]
    for (by, to), came in star.came_over.items():
        said = {
            each.raw
            for each in chain
            if (each.seat != star.sides[to].seat if by == 0 else each.seat == star.sides[by].seat)
        }
        assert came - {star.sides[0].messages[0]} == said | {raw for raw in came if b'["sit",' in raw}


@pytest.mark.parametrize("rules", ["classic", "three"])
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(2, 6))])
def test_connections_break_at_any_time(rules: str, seed: int) -> None:
    """Guests go on without a connection, pages reload, the inviting player's too: once all are back, all have all."""
    star = Star(belote(rules, dealer="cut"), seed=10 * seed)
    guests = range(1, len(star.sides))
    for at in (star.chance.randrange(len(star.sides)) for _ in range(120)):
        star.deliver(most=star.chance.randrange(16))
        what = star.chance.random()
        if what > 0.98:
            star.sides[at] = lines.loads(GROUP, lines.dumps(star.sides[at]))
            for guest in guests if at == 0 else (at,):
                star.cut(guest)
        elif what > 0.6:
            star.connect(star.chance.choice([each for each in guests if (0, each) not in star.sent_over] or guests))
        elif (some := some_item(star, star.sides[at])) is not None:
            star.take(at, some)
    for guest in guests:
        star.connect(guest)
    star.deliver()
    agree(star)
    assert len(star.sides[0].chain) > 12


def test_what_is_passed_on_is_what_one_of_the_others_may_lack() -> None:
    star = Star(belote("three"))
    assert session.relay(star.sides[0]) == session.resend(star.sides[0])  # the invitation
    assert session.relay(star.sides[1]) == session.resend(star.sides[1])  # an answer to it
    star.play(until=lambda all: all.sides[0].table.play is not None and all.sides[0].table.deal.is_locked)
    for side in star.sides:
        passed = session.relay(side)
        assert set(session.resend(side)) <= {*passed}
        assert passed == side.messages[-len(passed) :]
        assert len(passed) < 2 * len(star.sides)
