"""The compiler of the functions of the machine, where numba fits; nothing here runs in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec

from ecarte.machine import run
from ecarte.machine.ways import Plain


def prepare(part: str) -> bool:
    """Let a game's functions run as code of the processor, where that can be; return whether they were compiled now.

    A game's other parts, "ecarte.batch" and the like, have functions of their own. What was compiled before is loaded.
    """
    return _use(part, may_compile=True)


def load(part: str) -> None:
    """Let a game's functions run as code of the processor, where that was compiled before."""
    _use(part, may_compile=False)


def _use(part: str, may_compile: bool) -> bool:
    if find_spec("numba") is None or not isinstance(run.find(part), Plain):
        return False
    entries = import_module(f"ecarte.machine.{part if '.' in part else f'{part}.entries'}").ENTRIES
    try:
        from ecarte.compiler.code import Native

        if not may_compile and not Native.is_compiled(entries):
            return False
        way = Native(entries)
    except Exception:  # numba or LLVM does not fit this Python or this computer, or its inside has changed
        return False
    run.use(part, way)
    return way.is_new


@contextmanager
def watched(begin: Callable[[], object]) -> Iterator[None]:
    """Call a function when anything begins to be compiled; what is only loaded does not count."""
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
