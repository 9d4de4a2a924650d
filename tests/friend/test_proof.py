"""A record proves itself: its seeds give every card, and both players signed it; any change is found and named."""

from __future__ import annotations

import re
from functools import cache

import pytest

from ecarte.friend import proof
from ecarte.friend.ristretto import Integers
from ecarte.friend.terms import Terms
from ecarte.notation import ecn, link
from ecarte.notation.verify import verified
from ecarte.record import Play
from ecarte.record.seatview import merge, redact
from tests.kit.friends import GROUP, Friends

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")


@cache
def friends() -> Friends:
    found = Friends(Terms("Anna", dealer="cut", match="rubber-1", date="2026.11.30"), seed=1)
    found.play()
    return found


def game() -> Play:
    return friends().sides["S"].table.finished[0]


def codes(text: str) -> set[str]:
    (reading,) = ecn.read(text)
    found = verified(reading)
    assert found is not None
    return {problem.code for problem in found.problems}


def test_the_views_of_both_make_the_record() -> None:
    views = [side.table.playing.record for side in friends().sides.values()]
    merged = merge(*views)
    assert merged.deals == game().record.deals
    assert [redact(merged, seat).deals for seat in ("S", "N")] == [
        friends().sides[seat].table.playing.record.deals for seat in ("S", "N")
    ]


def test_a_record_is_proved_in_every_form() -> None:
    text = ecn.dumps(game())
    assert codes(text) == set()
    assert not {"Shuffle", "Signed"} & {name for name, _ in redact(game().record, "S").tags}
    assert codes(ecn.dumps(link.loads(link.dumps(game())).play)) == set()


CHANGES = {
    "a name": (r'South "Anna"', 'South "Eve"', {"E-verify-signed"}),
    "the date": (r"2026\.11\.30", "2026.12.01", {"E-verify-signed"}),
    "the cut": (r'Cut "S:(.).', r'Cut "S:\1d', {"E-verify-signed", "E-verify-cut"}),
    "a seed": (r" 2:.", " 2:z", {"E-verify-signed", "E-verify-cards"}),
    "no seed of a deal": (r" 2:", " 3/2:", {"E-verify-signed", "E-verify-shuffle"}),
    "seeds that are none": (r"Shuffle \"0:", 'Shuffle "zero:', {"E-tag-value"}),
    "one player's seeds": (r"(Shuffle \"0:[^:]*):[^ ]*", r"\1", {"E-tag-value"}),
    "a signature": (r"(Signed \".*)....\"\]", r'\1AAAA"]', {"E-verify-signed"}),
    "signatures that are none": (r"Signed \"", 'Signed "x', {"E-tag-value"}),
    "a place that no game has": (r"(Signed \"[^ ]*) 0", r"\1 -1", {"E-tag-value"}),
    "a signature of nobody's": (r"(Signed .*) N:([^ ]*)\"\]", r'\1 N:\2 W:\2"]', {"E-tag-value"}),
    "no signatures": (r"\[Signed .*\n", "", {"E-verify-signed-missing"}),
    "no seeds": (r"\[Shuffle .*\n", "", {"E-verify-seed"}),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_is_found(name: str) -> None:
    wrong, right, expected = CHANGES[name]
    text = ecn.dumps(game())
    changed, number = re.subn(wrong, right, text, count=1)
    assert number == 1
    assert codes(changed) == expected


def test_seeds_have_one_form() -> None:
    seeds = ((0, 1, {"S": bytes(32), "N": bytes(range(32))}), (3, 2, {"S": bytes(32), "N": bytes(32)}))
    text = proof.format_seeds(seeds, ("S", "N"))
    assert text.startswith("0:AAAA")
    assert " 3/2:" in text
    assert proof.parse_seeds(text, 2) == {(0, 1): (bytes(32), bytes(range(32))), (3, 2): (bytes(32), bytes(32))}
    for other in ("", text + " ", text + " 0:", text.replace("3/2", "0"), text.replace("3/2", "3/1"), text[:-1]):
        with pytest.raises(ValueError, match=r".?"):
            proof.parse_seeds(other, 2)
