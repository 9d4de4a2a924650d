"""The machine's functions as a WebAssembly module, called from Python within Pyodide."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, TypeVar
from weakref import finalize

from ecarte.machine.layout import Record
from ecarte.machine.ways import Entry, InMemory

R = TypeVar("R", bound=Record)


_ALIGNED = 16
_PAGE = 64 << 10  # bytes by which memory grows


class Instance:
    """An instance of a module, a `WebAssembly.Instance`, and what is free of its memory."""

    def __init__(self, exports: Any) -> None:
        from js import Uint8Array  # type: ignore[import-not-found]

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

    def view(self, address: int, length: int) -> Any:
        """Return a `Uint8Array` of the memory, of no use after the next `place`: memory that grows is another one."""
        return self._array.new(self.exports.memory.buffer, address, length)


class Wasm(InMemory):
    """A module's entries.

    A record exists twice, in Python and in the module's memory. Tables are copied when they are loaded, room to work in
    before and after each call.
    """

    def __init__(self, instance: Instance) -> None:
        super().__init__()
        self._instance = instance
        self._entries: dict[Entry, Any] = {}
        self._views: dict[tuple[int, int], Any] = {}  # by address and length; taken anew after memory has grown
        self._left: defaultdict[int, list[int]] = defaultdict(list)  # by length, the addresses of deleted records

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
            self._entries[entry] = getattr(self._instance.exports, entry.__name__)
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
            return int(self._instance.place(length))
        except Exception as error:  # JavaScript's RangeError
            raise MemoryError("the module has no more memory") from error

    def _view(self, record: Record) -> Any:
        kept = record.__dict__
        place = kept["address"], len(kept["data"])
        if place not in self._views:
            self._views[place] = self._instance.view(*place)
        return self._views[place]
