"""How the page's module is called for, and what happens where it cannot be had."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from types import SimpleNamespace

import pytest

from ecarte import policies
from ecarte.machine import module, run
from ecarte.machine.wasm import Wasm
from ecarte.machine.ways import Plain

TABLE = module.table_of("ecarte")


@pytest.fixture(autouse=True)
def _in_browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pretend to be in a browser that has not fetched the module."""
    policies.index()  # read before nothing can be
    monkeypatch.setattr(module, "sys", SimpleNamespace(platform="emscripten"))
    monkeypatch.setattr(module, "_called_for", set())
    monkeypatch.setattr(module, "_slow", {})
    monkeypatch.setattr(policies, "_provided", {})
    monkeypatch.setattr("pkgutil.get_data", lambda *_: None)
    with run.using("ecarte", Plain()):
        yield


@pytest.fixture
def data() -> bytes:
    """Return the module, as it is sent to a browser."""
    with resources.files(policies).joinpath(f"{TABLE}.bin").open("rb") as file:
        return file.read()


def test_it_is_needed_until_it_is_there_or_foregone(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    with pytest.raises(policies.Needed, match=TABLE):
        module.call_for("ecarte")
    with policies.without([TABLE]):
        module.call_for("ecarte")
    assert module.slow() == {"ecarte": "it could not be loaded"}
    page = Wasm(SimpleNamespace(exports=None))  # type: ignore[arg-type]  # nothing is called
    monkeypatch.setattr(module, "start", lambda game: page)
    policies.provide(TABLE, data)
    module.call_for("ecarte")
    assert run.find("ecarte") is page
    assert module.slow() == {}
    module.call_for("ecarte")  # nothing more is done


def test_where_it_cannot_run_python_does_the_same(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    def refuse(game: str) -> Wasm:
        raise RuntimeError("no WebAssembly")

    monkeypatch.setattr(module, "start", refuse)
    policies.provide(TABLE, data)
    module.call_for("ecarte")
    assert isinstance(run.find("ecarte"), Plain)
    assert module.slow() == {"ecarte": "no WebAssembly"}
    module.call_for("ecarte")  # once is enough


def test_other_bytes_are_refused(data: bytes) -> None:
    altered = bytearray(data)
    altered[-1] ^= 1
    with pytest.raises(policies.AlteredError):
        policies.provide(TABLE, bytes(altered))


def test_a_game_without_a_module_calls_for_none() -> None:
    module.call_for("ecarte.games")
    assert module.slow() == {}


def test_only_modules_change_no_figure() -> None:
    assert module.is_module(TABLE)
    assert not any(module.is_module(each) for each in policies.index() if not each.startswith("machine-"))
