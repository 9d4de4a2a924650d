"""Which of three ways the machine's functions run: as they stand, as code of the processor, or as the page's module."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ecarte.machine.ways import Plain, Way

_ways: dict[str, Way] = {}  # by game: those that were found, or given


def find(game: str) -> Way:
    """Return the quickest way there is for a game; nothing is compiled for it."""
    if game not in _ways:
        _ways[game] = _load(game, may_compile=False) or Plain()
    return _ways[game]


def prepare(game: str) -> bool:
    """Compile a game's functions where that is possible, and return whether it was done now."""
    if not isinstance(_ways.get(game, Plain()), Plain):
        return False
    found = _load(game, may_compile=True)
    if found is None:
        return False
    _ways[game] = found
    return bool(found.is_new)


def attach(game: str, module: Any) -> None:
    """Run a game's functions by the page's module, which is what JavaScript's `WebAssembly.Module` is."""
    from ecarte.machine.page import Page

    _ways[game] = Page(module)


def use(game: str, way: Way) -> None:
    """Run a game's functions in a certain way from now on; records made before belong to the old one."""
    _ways[game] = way


@contextmanager
def using(game: str, way: Way) -> Iterator[None]:
    """Run a game's functions in a certain way for a while."""
    before = find(game)
    _ways[game] = way
    try:
        yield
    finally:
        _ways[game] = before


def _load(game: str, may_compile: bool) -> Any:
    """Return the functions as code of the processor, or None where it is not there and may not, or cannot, be made."""
    if find_spec("numba") is None:
        return None
    entries = import_module(f"ecarte.machine.{game}.entries").ENTRIES
    try:
        from ecarte.machine.native import Native

        return Native(entries) if may_compile or Native.is_compiled(entries) else None
    except (ImportError, OSError, RuntimeError):  # numba or LLVM does not fit this Python, or this computer
        return None
