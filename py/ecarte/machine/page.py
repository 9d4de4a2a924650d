"""The machine's functions as the page's WebAssembly module, called from Python within Pyodide."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Protocol, TypeVar
from weakref import finalize

from ecarte.machine.layout import Record
from ecarte.machine.ways import Entry, InMemory

R = TypeVar("R", bound=Record)


class Host(Protocol):
    """An instance of a module, in JavaScript (`Host` of tools/machine/host.mjs)."""

    exports: Any

    def place(self, length: int) -> int:
        """Return the address of new memory; raises an error where there is no more."""

    def bytes(self, address: int, length: int) -> Any:
        """Return a `Uint8Array` of the memory; `place` makes those returned before useless."""


class Page(InMemory):
    """A module's entries.

    A record lies twice: in Python, and in the module's memory. Tables are copied when they are loaded, and room to work
    in before and after each call.
    """

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._entries: dict[Entry, Any] = {}
        self._views: dict[tuple[int, int], Any] = {}  # by address and length, until memory grows
        self._left: defaultdict[int, list[int]] = defaultdict(list)  # by length, the places of records that are gone

    def new(self, record: type[R]) -> R:
        """Return an empty record; raises MemoryError."""
        made = super().new(record)
        length = len(made.__dict__["data"])
        address = self._left[length].pop() if self._left[length] else self._grow(length)
        made.__dict__["address"] = address
        finalize(made, self._left[length].append, address)
        return made

    def call(self, entry: Entry, tables: Record, work: Record) -> int:
        """Call an entry."""
        if entry not in self._entries:
            self._entries[entry] = getattr(self._host.exports, entry.__name__)
        view, data = self._view(work), work.__dict__["data"]
        view.assign(data)
        result = self._entries[entry](tables.__dict__["address"], work.__dict__["address"])
        view.assign_to(data)
        return int(result)

    def write(self, record: Record) -> None:
        """Copy a record into the module's memory."""
        self._view(record).assign(record.__dict__["data"])

    def _grow(self, length: int) -> int:
        """Return the address of new memory; raises MemoryError."""
        self._views.clear()
        try:
            return int(self._host.place(length))
        except Exception as error:  # JavaScript's RangeError
            raise MemoryError("the page's module has no more memory") from error

    def _view(self, record: Record) -> Any:
        kept = record.__dict__
        place = kept["address"], len(kept["data"])
        if place not in self._views:
            self._views[place] = self._host.bytes(*place)
        return self._views[place]
