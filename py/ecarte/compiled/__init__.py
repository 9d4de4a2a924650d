"""The machine's functions as code of the processor, where numba is installed; nothing here runs in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec


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
