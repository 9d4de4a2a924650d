"""A game's functions as WebAssembly, wherever Python runs in JavaScript: the module found, compiled, put in place.

It is a table (`ecarte.policies`), so the page fetches it when it is first called for; the page's frame compiles it
(`web/engine/machine.js`). Where it cannot be had, the functions run as they stand: slower, with the same values.
"""

from __future__ import annotations

import sys
from typing import Any

from ecarte import policies
from ecarte.machine import run
from ecarte.machine.page import Page
from ecarte.machine.ways import Plain

_ALIGNED = 16
_PAGE = 64 << 10  # bytes, by which memory grows
_TABLES = "machine-"
_compiled: dict[str, Any] = {}
_called_for: set[str] = set()
_slow: dict[str, str] = {}


def table_of(game: str) -> str:
    """Return the name of the table that is a game's module."""
    return f"{_TABLES}{game}"


def is_module(table: str) -> bool:
    """Return whether a table is a game's module, without which everything is the same, but slower."""
    return table.startswith(_TABLES)


def tables(game: str) -> tuple[str, ...]:
    """Return the names of the tables to load before `call_for`: the module, unless it cannot be used or is."""
    name = table_of(game)
    return (name,) if sys.platform == "emscripten" and game not in _called_for and name in policies.index() else ()


def call_for(game: str) -> None:
    """Let a game's functions run as WebAssembly, where that is possible; raises `policies.Needed` for the module.

    It is called before work begins: where work is under way, nothing is called for.
    """
    if not tables(game):
        return
    data = policies.load(table_of(game))
    if data is None:  # the next work may find it
        _slow[game] = "it could not be loaded"
        return
    _called_for.add(game)
    _slow.pop(game, None)
    try:
        run.use(game, start(game))
    except Exception as error:  # whatever JavaScript raises: no WebAssembly, none allowed, no memory
        give_up(game, str(error))


def provide(table: str, compiled: Any) -> None:
    """Store what the page has made of a module's bytes, a `WebAssembly.Module`."""
    _compiled[table] = compiled


def start(game: str) -> Page:
    """Return a game's functions by its module, which must be loaded; the page may have compiled it."""
    from js import WebAssembly  # type: ignore[import-not-found]
    from pyodide.ffi import to_js  # type: ignore[import-not-found]

    name = table_of(game)
    compiled = _compiled.get(name) or WebAssembly.Module.new(to_js(policies.load(name)))
    return Page(_Instance(WebAssembly.Instance.new(compiled).exports))


class _Instance:
    """An instance of a module (`page.Host`)."""

    def __init__(self, exports: Any) -> None:
        from js import Uint8Array

        self.exports, self._array = exports, Uint8Array
        self._free = int(getattr(exports, "__heap_base").value)

    def place(self, length: int) -> int:
        """Return the address of new memory; raises JavaScript's RangeError where there is no more."""
        address = -(-self._free // _ALIGNED) * _ALIGNED
        missing = address + length - self.exports.memory.buffer.byteLength
        if missing > 0:
            self.exports.memory.grow(-(-missing // _PAGE))
        self._free = address + length
        return address

    def bytes(self, address: int, length: int) -> Any:
        """Return a `Uint8Array` of the memory; `place` makes those returned before useless."""
        return self._array.new(self.exports.memory.buffer, address, length)


def give_up(game: str, why: str) -> None:
    """Run a game's functions as they stand from now on."""
    run.use(game, Plain())
    _slow[game] = why


def slow() -> dict[str, str]:
    """Return the games whose functions run as they stand though there is a module for them, and why, in English."""
    return dict(_slow)
