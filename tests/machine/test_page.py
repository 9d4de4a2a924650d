"""The page's module, called from Python within Pyodide: what the functions do as they stand."""

from __future__ import annotations

import gc
import sys

import pytest

if sys.platform != "emscripten":
    pytest.skip("the page's module is called within Pyodide", allow_module_level=True)

from itertools import islice
from random import Random

from ecarte import policies
from ecarte.analysis.belote import choices
from ecarte.analysis.belote.open_cards import opened
from ecarte.analysis.ecarte.choices import values
from ecarte.collection import simulate
from ecarte.core.game import Event
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.ecarte.state import View
from ecarte.machine import module, run
from ecarte.machine.ecarte.records import Tables, Work
from ecarte.machine.wasm import Wasm
from ecarte.machine.ways import Plain
from ecarte.players import PLAYERS
from ecarte.players.belote import search, table
from tests.kit.belote_course import course


@pytest.fixture
def page() -> Wasm:
    return module.start("ecarte")


def views(number: int) -> list[View]:
    """Return what a player sees at the first decisions of a game."""
    found = []
    play = next(iter(simulate.games(simulate.Plan({"S": "amateur", "N": "amateur"}, 1, 11))))
    game = play.record.game
    for step in islice(play.steps, 100):
        seat = game.rules.turn(step.before)
        if isinstance(step.what, Event) and step.what.seat == seat:
            found.append(game.view.of(step.before, seat))
    return found[:number]


def test_what_the_page_has_compiled_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from js import WebAssembly  # type: ignore[import-not-found]
    from pyodide.ffi import to_js  # type: ignore[import-not-found]

    name = module.table_of("ecarte")
    monkeypatch.setattr(module, "_compiled", {})
    module.provide(name, WebAssembly.Module.new(to_js(policies.load(name))))
    monkeypatch.setattr(policies, "load", lambda _: None)
    assert module.start("ecarte").new(Work).own == 0


def test_the_analyst_finds_the_same(page: Wasm) -> None:
    for view in views(8):
        with run.using("ecarte", Plain()):
            wanted = values(view, Random(7))
        with run.using("ecarte", page):
            assert values(view, Random(7)) == wanted


def test_belotes_expert_chooses_the_same() -> None:
    module.call_for("belote")  # so that the players do not
    choose = PLAYERS["belote"]["expert"]
    found = []
    for way in (Plain(), module.start("belote")):
        with run.using("belote", way):
            states = [*course("modern", {}, 3, "expert", 14)]
            bids = [BELOTE.view.of(state, str(state.mover)) for state in states if state.phase == "bid"]
            found.append((states, [choose(view, Random(3)) for view in bids]))
    assert found[0] == found[1]


def test_belotes_analyst_finds_the_same() -> None:
    module.call_for("belote")
    states = [state for state in course("modern", {}, 3, "chance", 40) if state.phase in ("bid", "play")]
    found = []
    for way in (Plain(), module.start("belote")):
        with run.using("belote", way):
            asked = [BELOTE.view.of(state, str(state.mover)) for state in states[::5]]
            judged = [choices.values(view, Random(3), 100) for view in asked]
            found.append((judged, [opened(state) for state in states[::5] if len(state.tricks) > 3]))
    assert found[0] == found[1]


def test_the_deepest_search_has_room() -> None:
    """Players solve at most five cards a hand; with eight, a search calls itself 32 times."""
    lead = next(state for state in course("modern", {}, 3, "chance", 40) if state.phase == "play")
    view = BELOTE.view.of(lead, str(lead.mover))
    cards = [*table.plays(view)][:1]
    with run.using("belote", module.start("belote")):
        assert len(search.judge(view, cards, 1, True, Random(3))) == 1


def test_places_are_used_again(page: Wasm) -> None:
    kept = page.load(Tables())
    addresses = set()
    for _ in range(50):
        addresses.add(page.new(Work).__dict__["address"])
        gc.collect()
    assert len(addresses) == 1
    assert kept.__dict__["address"] not in addresses


def test_memory_has_a_limit(page: Wasm) -> None:
    with pytest.raises(MemoryError):
        _ = [page.new(Tables) for _ in range(1000)]
    assert page.new(Work).own == 0  # what is left can be used


def test_without_memory_the_functions_run_as_they_stand(page: Wasm, monkeypatch: pytest.MonkeyPatch) -> None:
    (view, *_) = views(1)
    wanted = values(view, Random(7))

    def refuse(length: int) -> int:
        raise MemoryError(length)

    monkeypatch.setattr(page, "_grow", refuse)
    monkeypatch.setattr(module, "_slow", {})
    with run.using("ecarte", page):
        assert values(view, Random(7)) == wanted
        assert isinstance(run.find("ecarte"), Plain)
        assert list(module.slow()) == ["ecarte"]
