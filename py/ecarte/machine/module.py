"""The WebAssembly module of a game's functions, used wherever Python runs in JavaScript.

It is a table (`ecarte.policies`): the page fetches it when it is first called for, and compiles it
(`web/engine/machine.js`). Without it the functions run as plain Python: slower, with the same values.
"""

from __future__ import annotations

import sys
from typing import Any

from ecarte import policies
from ecarte.machine import run
from ecarte.machine.wasm import Instance, Wasm
from ecarte.machine.ways import Plain

_TABLES = "machine-"
_compiled: dict[str, Any] = {}
_called_for: set[str] = set()
_slow: dict[str, str] = {}


def table_of(game: str) -> str:
    """Return the name of the table that is a game's module."""
    return f"{_TABLES}{game}"


def is_module(table: str) -> bool:
    """Return whether a table is a game's module, which changes the speed alone."""
    return table.startswith(_TABLES)


def missing_tables(game: str) -> tuple[str, ...]:
    """Return the name of the module that `call_for` would load, if any."""
    name = table_of(game)
    return (name,) if sys.platform == "emscripten" and game not in _called_for and name in policies.index() else ()


def call_for(game: str) -> None:
    """Let a game's functions run as WebAssembly, if possible; raises `policies.Needed` where the module is not there.

    Call it before work begins, so that no work under way is interrupted.
    """
    if not missing_tables(game):
        return
    data = policies.load(table_of(game))
    if data is None:  # the next call may find it
        _slow[game] = "it could not be loaded"
        return
    _called_for.add(game)
    _slow.pop(game, None)
    try:
        run.use(game, start(game))
    except Exception as error:  # of JavaScript: no WebAssembly, none allowed, no memory
        give_up(game, str(error))


def provide(table: str, compiled: Any) -> None:
    """Store the `WebAssembly.Module` that the page has compiled from a module's bytes."""
    _compiled[table] = compiled


def start(game: str) -> Wasm:
    """Return a game's functions as WebAssembly; the module must be loaded, and is compiled if the page has not."""
    from js import WebAssembly  # type: ignore[import-not-found]
    from pyodide.ffi import to_js  # type: ignore[import-not-found]

    name = table_of(game)
    compiled = _compiled.get(name) or WebAssembly.Module.new(to_js(policies.load(name)))
    return Wasm(Instance(WebAssembly.Instance.new(compiled).exports))


def give_up(game: str, why: str) -> None:
    """Run a game's functions as plain Python from now on."""
    run.use(game, Plain())
    _slow[game] = why


def slow() -> dict[str, str]:
    """Return the games that run as plain Python though there is a module for them, and why, in English."""
    return dict(_slow)
