"""No number of the machine is outside what compiled code can do; what would be is found."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from ecarte.analysis.ecarte.choices import values
from ecarte.collection import simulate
from ecarte.core.game import Event
from ecarte.machine import run
from ecarte.machine.ways import Plain
from tests.kit.checked_machine import BreachError, Checked
from tests.machine.small import Tables, Work


def overflows(tables: Tables, work: Work) -> int:
    return work.a * work.a


def shifts_far(tables: Tables, work: Work) -> int:
    return 1 >> work.b


def looks_back(tables: Tables, work: Work) -> int:
    at = 0
    at -= 1
    return tables.longs[at]


def looks_beyond(tables: Tables, work: Work) -> int:
    return tables.bytes[work.b]


def divides(tables: Tables, work: Work) -> int:
    return -work.a // 7


def stores_too_much(tables: Tables, work: Work) -> int:
    work.ints[0] = work.a
    return 0


def keeps_an_int(tables: Tables, work: Work) -> int:
    work.doubles[0] = 1
    return 0


def counts_bits(tables: Tables, work: Work) -> int:
    return (-work.b).bit_count()


def calls_one(tables: Tables, work: Work) -> int:
    return overflows(tables, work)


@pytest.mark.parametrize(
    "entry",
    [
        overflows,
        shifts_far,
        looks_back,
        looks_beyond,
        divides,
        stores_too_much,
        keeps_an_int,
        counts_bits,
        calls_one,
    ],
)
def test_a_breach_is_found(entry: Callable[[Tables, Work], int]) -> None:
    work = Work()
    work.a, work.b = 1 << 31, 64
    with pytest.raises(BreachError):
        Checked().call(entry, Tables(), work)


@pytest.mark.thorough
def test_the_analyst_keeps_within_bounds() -> None:
    """The same values with checks as without."""
    play = next(iter(simulate.games(simulate.Plan({"S": "club", "N": "club"}, 1, 11))))
    game, way = play.record.game, Checked()
    seen = 0
    for step in play.steps:
        seat = game.rules.turn(step.before)
        if isinstance(step.what, Event) and step.what.seat == seat and seen < 40:
            view = game.view.of(step.before, seat)
            with run.using("ecarte", Plain()):
                wanted = values(view, Random(7))
            with run.using("ecarte", way):
                assert values(view, Random(7)) == wanted
            seen += 1
    assert seen
