"""The machine's functions as code of the processor, where numba is installed and fits."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from ecarte.machine import run
from ecarte.machine.ways import Plain


def prepare(game: str) -> bool:
    """Let a game's functions run as code of the processor, where that can be; return whether they were compiled now.

    What was compiled before is loaded.
    """
    return _use(game, may_compile=True)


def load(game: str) -> None:
    """Let a game's functions run as code of the processor, where that was compiled before."""
    _use(game, may_compile=False)


def _use(game: str, may_compile: bool) -> bool:
    if find_spec("numba") is None or not isinstance(run.find(game), Plain):
        return False
    entries = import_module(f"ecarte.machine.{game}.entries").ENTRIES
    try:
        from ecarte.compiled.native import Native

        if not may_compile and not Native.is_compiled(entries):
            return False
        way = Native(entries)
    except Exception:  # numba or LLVM does not fit this Python or this computer, or its inside has changed
        return False
    run.use(game, way)
    return way.is_new
