"""Cases for the machine's modules: what an entry does to records, as plain Python does it (`host.mjs`)."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from typing import Any

from ecarte.machine.layout import Record, size


def pack_cases(entry: Callable[[Any, Any], int], tables: Record, works: Iterable[Record]) -> bytes:
    """Call an entry with each work, and return the records before and after, with what was returned."""
    parts, length = [], 0
    packed = tables.pack()
    for work in works:
        before = work.pack()
        found = entry(tables, work)
        parts.append(before + work.pack() + struct.pack("<i", found))
        length = size(type(work))
    if tables.pack() != packed:
        raise ValueError(f"{entry.__name__} changes its tables")
    name = entry.__name__.encode()
    head = struct.pack("<4I", len(name), len(packed), length, len(parts))
    return head + name + packed + b"".join(parts)
