"""The compiled analyst of écarté: the same chances, hands, values and reviews as Python's, to the bit."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numba", reason="compiled code is native only")

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ecarte import compiled
from ecarte.analysis.contract import finished
from ecarte.analysis.ecarte import choices, whole
from ecarte.analysis.ecarte.choices.cards import Cards
from ecarte.analysis.ecarte.choices.exchange import Exchange
from ecarte.collection.analyze import Wanted, analysed, effort
from ecarte.compiled.ecarte import kernels
from ecarte.compiled.ecarte.judges import CompiledCards, CompiledExchange, CompiledPlayout
from ecarte.compiled.ecarte.tables import usual
from ecarte.core.titles import Parts
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import SEATS, State, View
from ecarte.notation import ecn
from ecarte.players.ecarte.policy.first import FirstHands
from tests.kit.games import Game, games

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.ecn"))


def both(work: Callable[[], object]) -> tuple[object, object]:
    """Return the result of work by Python's code and by compiled code, or that it is not possible."""
    found = []
    for is_compiled in (False, True):
        try:
            if is_compiled:
                with compiled.using("ecarte"):
                    found.append(work())
            else:
                found.append(work())
        except (KeyError, IndexError, ValueError):
            found.append("not possible")
    return found[0], found[1]


CALLS = st.lists(st.sampled_from(["random", "shuffle", "word"]), max_size=300)


@given(st.integers(0, 2**64), CALLS, st.integers(2, 32))
def test_chance_is_that_of_python(seed: int, calls: list[str], size: int) -> None:
    rng, twin = Random(seed), Random(seed)
    words = np.array(twin.getstate()[1])
    for call in calls:
        if call == "random":
            assert kernels.random(words) == rng.random()
        elif call == "word":
            assert kernels.word(words) == rng.getrandbits(32)
        else:
            cards, shuffled = list(range(size)), np.arange(size)
            rng.shuffle(cards)
            kernels.shuffle(words, shuffled)
            assert shuffled.tolist() == cards
    assert tuple(words.tolist()) == rng.getstate()[1]


def compare(state: State, seed: int) -> None:
    """Compare everything that is judged of a position."""
    python, fast = both(lambda: whole.worth(state, Random(seed), 3))
    assert fast == python
    for seat in SEATS if state.turned else ():
        view = ECARTE.view.of(state, seat)
        for work in (valued, stood):
            python, fast = both(partial(work, view, seed))
            assert fast == python


def valued(view: View, seed: int) -> object:
    """Return the values of the choices of a view's seat."""
    return choices.values(view, Random(seed), 300, 60)


def stood(view: View, seed: int) -> object:
    """Return the value of a position to a view's seat."""
    return finished(choices.standing(view, Random(seed), 40, 60))


@given(games(most=50), st.integers(0, 2**32))
def test_every_position_is_judged_alike(game: Game, seed: int) -> None:
    for play in game.course[:: 1 + seed % 5]:
        compare(play.state, seed)


def test_chance_goes_on_where_compiled_code_leaves_it() -> None:
    """A generator that was lent to compiled code has drawn as much as Python's code draws."""
    for path in GOLDEN[:4]:
        play = ecn.loads(path.read_text("utf-8"))[0]
        if play.record.game is not ECARTE:
            continue
        for step in play.steps:
            view = ECARTE.view.of(step.after, "S")
            ones, others = Random(1), Random(1)
            python = choices.values(view, ones, 10, 60)
            with compiled.using("ecarte"):
                assert choices.values(view, others, 10, 60) == python
            assert others.getstate() == ones.getstate()


@pytest.mark.parametrize("name", ["akagiri.ecn", "jirai.ecn", "casino.ecn"])
def test_a_review_is_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plays = ecn.loads((GOLDEN[0].parent / name).read_text("utf-8"))
    wanted = Wanted(effort(200))
    fast = list(analysed(plays, wanted))
    assert choices.judges() == choices.Judges()
    monkeypatch.setattr(compiled, "find", lambda game: None)
    assert list(analysed(plays, wanted)) == fast


def test_analyses_use_it_for_a_while() -> None:
    assert choices.judges() == choices.Judges(Exchange, Cards)
    with compiled.using("ecarte"):
        assert choices.judges()[:2] == (CompiledExchange, CompiledCards)
        with compiled.using("belote"):
            assert choices.judges()[:2] == (CompiledExchange, CompiledCards)
    assert choices.judges() == choices.Judges()


def test_another_thread_goes_on_with_python() -> None:
    with compiled.using("ecarte"), ThreadPoolExecutor(1) as thread:
        assert thread.submit(choices.judges).result() == choices.Judges()


@pytest.mark.parametrize("error", [ImportError, RuntimeError])
def test_where_numba_cannot_work_python_does(error: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba may be too old for this Python, and needs a folder that it may write to."""

    def fail(name: str) -> object:
        raise error

    monkeypatch.setattr("ecarte.titles.ecarte.import_module", fail)
    monkeypatch.setattr(compiled, "COMPILED", Parts[compiled.Compiled]("compiled"))
    compiled.find.cache_clear()
    try:
        with compiled.using("ecarte"):
            assert choices.judges() == choices.Judges()
        assert not compiled.prepare()
    finally:
        compiled.find.cache_clear()


def test_a_key_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError):
        kernels.look_up(np.array([0, 5, 0, 0]), np.arange(4), 7)
    assert kernels.look_up(np.array([0, 5, 9, 0]), np.arange(4), 9) == 2


def test_a_hand_with_the_turn_up_is_an_error() -> None:
    """Python's code has no place for it either."""
    given = usual(CompiledPlayout(Options(), 1))[0]
    first = FirstHands(1)
    assert kernels.place(given, 0x1D) == 2 * first.place(0x1D)
    for own in (0x1F, 0x3E):
        with pytest.raises(KeyError):
            first.place(own)
        with pytest.raises(KeyError):
            kernels.place(given, own)


def test_what_is_compiled_is_not_compiled_again() -> None:
    """All that analyses call has been compiled by `prepare`, for the arguments that they give."""
    compiled.prepare()
    before = [len(entry.signatures) for entry in kernels.ENTRIES]
    assert all(before)
    for play in ecn.loads((GOLDEN[0].parent / "akagiri.ecn").read_text("utf-8"))[:1]:
        for step in play.steps[3::8]:
            compare(step.after, 1)
    assert [len(entry.signatures) for entry in kernels.ENTRIES] == before
