"""Écarté on the machine: the same chances, hands, values and reviews in each way, to the bit, under all options."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import compiler
from ecarte.analysis import finished
from ecarte.analysis.ecarte import choices, open_cards
from ecarte.analysis.values import interval
from ecarte.collection.analyze import Wanted, analysed, effort
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import SEATS, State
from ecarte.machine import run
from ecarte.machine.chance import draw_share, draw_word, shuffle
from ecarte.machine.ecarte.entries import ENTRIES
from ecarte.machine.ecarte.exchange import CLEAR, KEPT, drop, gather
from ecarte.machine.ecarte.records import CHOICES, ORDERS, WORTHS, Work
from ecarte.machine.ways import Plain, Way
from ecarte.notation import ecn
from tests.kit.checked_machine import Checked
from tests.kit.games import Game, games
from tests.kit.positions import at

GOLDEN = Path(__file__).parents[1] / "golden"
CALLS = st.lists(st.sampled_from(["share", "shuffle", "word"]), max_size=300)


@given(st.integers(0, 2**64), CALLS, st.integers(2, 32))
def test_chance_is_that_of_python(seed: int, calls: list[str], size: int) -> None:
    rng, twin = Random(seed), Random(seed)
    chance = list(twin.getstate()[1])
    for call in calls:
        if call == "share":
            assert draw_share(chance) == rng.random()
        elif call == "word":
            assert draw_word(chance) == rng.getrandbits(32)
        else:
            cards, shuffled = list(range(size)), list(range(size))
            rng.shuffle(cards)
            shuffle(chance, shuffled, size)
            assert shuffled == cards
    assert tuple(chance) == rng.getstate()[1]


def native() -> Way:
    """Return the way of the processor."""
    from ecarte.compiler.code import Native

    return Native(ENTRIES)


def judged(state: State, seed: int) -> Iterator[object]:
    """Yield all that is judged of a position, and how much chance was used."""
    rng = Random(seed)
    yield open_cards.worth(state, rng, 2)
    for seat in SEATS if state.turned else ():
        view = ECARTE.view.of(state, seat)
        yield choices.values(view, rng, 60, 20, tried=20)
        yield finished(choices.standing(view, rng, 20, 20))
    yield rng.getstate()


def compare(game: Game, seed: int, *ways: Way) -> None:
    """Compare what is judged of some of a game's positions in several ways."""
    chosen = Random(seed).sample(game.course, min(3, len(game.course)))
    for play in chosen:
        found = []
        for way in ways:
            with run.using("ecarte", way):
                found.append([*judged(play.state, seed)])
        assert found[1:] == found[:-1]


@pytest.mark.thorough
@given(games(most=40), st.integers(0, 2**32))
def test_every_position_is_judged_alike(game: Game, seed: int) -> None:
    pytest.importorskip("numba", reason="compiled code is native only")
    compare(game, seed, Plain(), native())


@given(games(most=40), st.integers(0, 2**32))
def test_no_step_would_go_wrong_in_compiled_code(game: Game, seed: int) -> None:
    compare(game, seed, Checked())


def test_orders_of_the_stock_may_be_counted_in_several_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at("S<AsJhQdQc7c N<QsTsAh8h7h ^Kd S:propose N:accept")
    found = []
    for at_once in (ORDERS, 7):
        monkeypatch.setattr(open_cards, "ORDERS", at_once)
        with run.using("ecarte", Checked()):
            found.append(open_cards.worth(state, Random(1), ORDERS + 8))
    assert found[0] == found[1]


@pytest.mark.sampled
@pytest.mark.parametrize("name", ["akagiri.ecn", "jirai.ecn", "casino.ecn"])
def test_a_review_is_the_same(name: str) -> None:
    pytest.importorskip("numba", reason="compiled code is native only")
    plays = ecn.loads((GOLDEN / name).read_text("utf-8"))
    wanted = Wanted(effort(200))
    found = []
    for way in (Plain(), native()):
        with run.using("ecarte", way):
            found.append(list(analysed(plays, wanted)))
    assert found[0] == found[1]


@pytest.mark.parametrize("error", [ImportError, OSError, RuntimeError, TypeError, AttributeError])
def test_where_numba_cannot_work_python_does(error: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba may be too old for this Python, and needs a folder that it may write to."""
    pytest.importorskip("numba", reason="compiled code is native only")

    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr("ecarte.compiler.code.Native.__init__", fail)
    with run.using("ecarte", Plain()):
        assert not compiler.prepare("ecarte")
        assert isinstance(run.find("ecarte"), Plain)


def test_what_was_compiled_is_not_compiled_again() -> None:
    pytest.importorskip("numba", reason="compiled code is native only")
    native()
    with run.using("ecarte", Plain()):
        assert not compiler.prepare("ecarte")
        assert not isinstance(run.find("ecarte"), Plain)


@pytest.mark.parametrize("seed", range(40))
def test_choices_are_dropped_by_the_interval_of_what_they_lose(seed: int) -> None:
    """The machine keeps sums alone; here every group is kept, and the interval is that of any figure."""
    rng = Random(seed)
    work = Work()
    work.is_elder, work.trying, work.examined = seed % 2, rng.randint(KEPT + 1, CHOICES), rng.randint(-1, KEPT)
    rows = list(range(work.trying))
    work.rows[: work.trying] = rows
    level = [rng.gauss(0.5, 0.02) for _ in rows]
    groups = [[(25 + rng.random(), each + rng.gauss(0, 0.05)) for each in level] for _ in range(rng.randint(2, 30))]
    for group in groups:
        for row, (weight, share) in enumerate(group):
            work.worths[row * WORTHS : row * WORTHS + 2] = [weight, weight * share]
        gather(work, 0)
        work.number += 1
    drop(work)
    sign = 1 if work.is_elder else -1
    games = [[sign * weight * share for weight, share in (group[row] for group in groups)] for row in rows]
    ranked = sorted(rows, key=lambda row: -sum(games[row]))
    weights = [group[ranked[0]][0] for group in groups]
    kept = []
    for place, row in enumerate(ranked):
        less = [best - own for best, own in zip(games[ranked[0]], games[row], strict=True)]
        is_clear = sum(less) / sum(weights) >= CLEAR * interval(less, weights)
        if place < KEPT or row == work.examined or not is_clear:
            kept.append(row)
    assert work.rows[: work.trying] == kept
