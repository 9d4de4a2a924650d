"""Compiles the machine's functions to native code, where numba is installed; nothing here runs in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec

from ecarte import machine
from ecarte.machine import run
from ecarte.machine.ways import Plain
from ecarte.players import SEARCHING


def prepare(part: str) -> bool:
    """Let a part of the machine run as native code, if possible; return whether that had to be compiled first.

    A part is a game, for its analysis and players, or "ecarte.batch" and the like. Code that was compiled before is
    only loaded.
    """
    return _use(part, may_compile=True)


def prepare_for(game: str, players: Iterable[str]) -> bool:
    """Do what `prepare` does with a game, if one of its players needs that (`ecarte.players.SEARCHING`)."""
    return not set(SEARCHING[game]).isdisjoint(players) and prepare(game)


def load(part: str) -> None:
    """Let a part of the machine run as native code, if that was compiled before."""
    _use(part, may_compile=False)


def _use(part: str, may_compile: bool) -> bool:
    if find_spec("numba") is None or not isinstance(run.find(part), Plain):
        return False
    entries = import_module(f"{machine.__name__}.{part if '.' in part else f'{part}.entries'}").ENTRIES
    try:
        from ecarte.compiler.code import Native

        if not may_compile and not Native.is_compiled(entries):
            return False
        way = Native(entries)
    except Exception:  # numba or LLVM does not work on this Python or this computer, or its internals have changed
        return False
    run.use(part, way)
    return way.is_new


@contextmanager
def watched(begin: Callable[[], object]) -> Iterator[None]:
    """Call a function whenever a compilation begins; loading compiled code is none."""
    if find_spec("numba") is None:
        yield
        return
    from numba.core import event

    class Beginning(event.Listener):  # type: ignore[misc]
        def on_start(self, event: object) -> None:
            begin()

        def on_end(self, event: object) -> None:
            pass

    with event.install_listener("numba:compile", Beginning()):
        yield
