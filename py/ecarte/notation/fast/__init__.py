"""The fast way to read and write a record: by a game's fast core, where it has one that understands the record.

None always means that the ordinary reader or writer must be used, which reports what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecarte.core import fair
from ecarte.core.titles import Parts
from ecarte.notation.fast.core import Core as Core
from ecarte.notation.fast.core import Packs
from ecarte.notation.fast.core import Verified as Verified
from ecarte.record import VOID, Deal, Record

FAST: Mapping[str, Core] = Parts("fast")


def read(
    record: Record, options: Any, lines: Sequence[str], dealer: str, seed: bytes | None
) -> tuple[Deal, ...] | None:
    """Return the deals of a canonical movetext with its result, or None; ``record`` holds the tags."""
    core = FAST.get(record.tag("Game"))
    if core is None or not lines or record.tag("View") or record.tag("Branch"):
        return None
    found = core.read(options, lines[:-1], dealer, _packs(seed))
    if found is None or lines[-1] != _result(record, found) or lines[-1] != record.tag("Result", lines[-1]):
        return None
    return found.deals


def write(record: Record) -> list[str] | None:
    """Return the movetext in canonical form, the last line its result, or None, also for a record with notes."""
    found = verify(record, record.options(), "", None)
    return found and found[0]


def verify(record: Record, options: Any, dealer: str, seed: bytes | None) -> tuple[list[str], tuple[Deal, ...]] | None:
    """Return what `write` does, and the deals in canonical form; they are checked as `read` checks those of a text."""
    core = FAST.get(record.tag("Game"))
    if core is None or record.tag("View") or record.tag("DealOrder") == "kept":
        return None
    written = core.write(options, record.deals, dealer, _packs(seed))
    result = written and _result(record, written)
    return ([*written.lines, result], written.deals) if written and result else None


def _packs(seed: bytes | None) -> Packs | None:
    return None if seed is None else lambda number: fair.pack(seed, number)


def _result(record: Record, found: Verified) -> str | None:
    """Return the result as the record writes it, or None for a game resigned after it was won."""
    if found.over:
        return None if record.resigned else found.score
    if record.resigned:
        return found.score
    return VOID if record.tag("Result") == VOID else "*"
