"""The ways to run the machine's functions, and the first of them: plain Python.

Each way has its own kind of records, all used alike; a record must be given to the way that made it. An entry, a
function that is called from outside the machine, takes two records, tables that are filled in once and room to work in,
and returns a number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar, cast
from weakref import WeakKeyDictionary

from ecarte.machine.layout import Record, Rows, packed

Entry = Callable[..., int]
R = TypeVar("R", bound=Record)


class Way(Protocol):
    """A way to run functions of the machine."""

    def new(self, record: type[R]) -> R:
        """Return an empty record."""

    def load(self, record: R) -> R:
        """Return a record of this way's kind, with the same values."""

    def call(self, entry: Entry, tables: Record, work: Record) -> int:
        """Call an entry."""


class Repeated(Way, Protocol):
    """A way that can call an entry for many records at once; the page's cannot."""

    def call_each(self, entry: Entry, tables: Record, rows: Rows) -> int:
        """Call an entry for each record until it returns 0, and return how many went before."""


class Plain:
    """The functions as plain Python."""

    def new(self, record: type[R]) -> R:
        """Return an empty record."""
        return record()

    def load(self, record: R) -> R:
        """Return the record."""
        return record

    def call(self, entry: Entry, tables: Record, work: Record) -> int:
        """Call an entry."""
        return entry(tables, work)

    def call_each(self, entry: Entry, tables: Record, rows: Rows) -> int:
        """Call an entry for each record until it returns 0, and return how many went before."""
        return next((at for at, work in enumerate(rows.records) if not self.call(entry, tables, work)), rows.number)


class InMemory:
    """Records each in one piece of memory, for compiled code.

    A record is copied the first time it is loaded, and not again: tables are filled in once.
    """

    def __init__(self) -> None:
        self._loaded: WeakKeyDictionary[Record, Record] = WeakKeyDictionary()

    def new(self, record: type[R]) -> R:
        """Return an empty record."""
        return cast(R, packed(record)())

    def load(self, record: R) -> R:
        """Return a record with the same values."""
        if record not in self._loaded:
            made = self.new(type(record))
            made.__dict__["data"][:] = record.to_bytes()
            self.write(made)
            self._loaded[record] = made
        return cast(R, self._loaded[record])

    def write(self, record: Record) -> None:
        """Make changes of a record visible to compiled code."""
