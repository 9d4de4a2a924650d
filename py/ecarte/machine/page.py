"""The machine's functions as the page's WebAssembly module, called from Python within Pyodide."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, TypeVar
from weakref import finalize

from ecarte.machine.layout import Record
from ecarte.machine.ways import Entry, InMemory

R = TypeVar("R", bound=Record)
_PAGE = 64 << 10  # bytes, by which memory grows
_ALIGNED = 16


class Page(InMemory):
    """A module's entries.

    A record lies twice: in Python, and in the module's memory. Tables are copied when they are loaded, and room to work
    in before and after each call.
    """

    def __init__(self, module: Any) -> None:
        """Begin with what JavaScript's `WebAssembly.Module` is."""
        super().__init__()
        from js import Uint8Array, WebAssembly  # type: ignore[import-not-found]

        self._array = Uint8Array
        self._exports = WebAssembly.Instance.new(module).exports
        self._free = int(getattr(self._exports, "__heap_base").value)
        self._entries: dict[Entry, Any] = {}
        self._views: dict[tuple[int, int], Any] = {}  # by address and length, until memory grows
        self._left: defaultdict[int, list[int]] = defaultdict(list)  # by length, the places of records that are gone

    def new(self, record: type[R]) -> R:
        """Return an empty record."""
        return self._place(super().new(record))

    def call(self, entry: Entry, tables: Record, work: Record) -> int:
        """Call an entry."""
        if entry not in self._entries:
            self._entries[entry] = getattr(self._exports, entry.__name__)
        view, data = self._view(work), work.__dict__["data"]
        view.assign(data)
        found = self._entries[entry](tables.__dict__["address"], work.__dict__["address"])
        view.assign_to(data)
        return int(found)

    def write(self, record: Record) -> None:
        """Copy a record into the module's memory."""
        self._view(record).assign(record.__dict__["data"])

    def _place(self, record: R) -> R:
        """Give a record its place in the module's memory; raises MemoryError."""
        length = len(record.__dict__["data"])
        address = self._left[length].pop() if self._left[length] else self._grow(length)
        record.__dict__["address"] = address
        finalize(record, self._left[length].append, address)
        return record

    def _grow(self, length: int) -> int:
        """Return the address of new memory; raises MemoryError."""
        address = -(-self._free // _ALIGNED) * _ALIGNED
        memory = self._exports.memory
        missing = address + length - memory.buffer.byteLength
        if missing > 0:
            try:
                memory.grow(-(-missing // _PAGE))
            except Exception as error:  # JavaScript's RangeError
                raise MemoryError("the page's module has no more memory") from error
            self._views.clear()
        self._free = address + length
        return address

    def _view(self, record: Record) -> Any:
        kept = record.__dict__
        place = kept["address"], len(kept["data"])
        if place not in self._views:
            self._views[place] = self._array.new(self._exports.memory.buffer, *place)
        return self._views[place]
