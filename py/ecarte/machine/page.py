"""The machine's functions as the page's WebAssembly module, called from Python within Pyodide."""

from __future__ import annotations

from typing import Any, TypeVar

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
        from js import Uint8Array, WebAssembly  # type: ignore[import-not-found]

        self._array = Uint8Array
        self._exports = WebAssembly.Instance.new(module).exports
        self._free = int(getattr(self._exports, "__heap_base").value)
        self._views: dict[int, Any] = {}  # by address, until memory grows

    def new(self, record: type[R]) -> R:
        """Return an empty record."""
        return self._place(super().new(record))

    def load(self, record: R) -> R:
        """Return a record with the same values."""
        placed = self._place(super().load(record))
        self.write(placed)
        return placed

    def call(self, entry: Entry, tables: Record, work: Record) -> int:
        """Call an entry."""
        self.write(work)
        found = getattr(self._exports, entry.__name__)(tables.__dict__["address"], work.__dict__["address"])
        self._view(work).assign_to(work.__dict__["data"])
        return int(found)

    def write(self, record: Record) -> None:
        """Take over what was changed in a record since it was loaded."""
        self._view(record).assign(record.__dict__["data"])

    def _place(self, record: R) -> R:
        """Give a record its place in the module's memory; raises MemoryError."""
        address = -(-self._free // _ALIGNED) * _ALIGNED
        self._free = address + len(record.__dict__["data"])
        memory = self._exports.memory
        missing = self._free - memory.buffer.byteLength
        if missing > 0:
            try:
                memory.grow(-(-missing // _PAGE))
            except Exception as error:
                raise MemoryError("the page's module has no more memory") from error
            self._views.clear()
        record.__dict__["address"] = address
        return record

    def _view(self, record: Record) -> Any:
        kept = record.__dict__
        address = kept["address"]
        if address not in self._views:
            self._views[address] = self._array.new(self._exports.memory.buffer, address, len(kept["data"]))
        return self._views[address]
