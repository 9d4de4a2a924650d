"""The fast way to read and write a record: each game's fast core, where it has one and that understands.

None always means: take the ordinary way, which tells what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecarte.core import fair
from ecarte.core.titles import Parts
from ecarte.notation.fast.core import Core as Core
from ecarte.notation.fast.core import Verified as Verified
from ecarte.record import VOID, Deal, Record

FAST: Mapping[str, Core] = Parts("fast")


def read(
    record: Record, options: Any, lines: Sequence[str], dealer: str, seed: bytes | None
) -> tuple[Deal, ...] | None:
    """The deals of a movetext with its result, ``record`` being the tags, when all is canonical and right."""
    core = FAST.get(record.tag("Game"))
    if core is None or not lines or record.tag("View") or record.tag("Branch"):
        return None
    packs = None if seed is None else lambda number: fair.pack(seed, number)
    found = core.read(options, lines[:-1], dealer, packs)
    if found is None or lines[-1] != _result(record, found) or lines[-1] != record.tag("Result", lines[-1]):
        return None
    return found.deals


def write(record: Record) -> list[str] | None:
    """The movetext in canonical form, the last line its result; None for a record with notes, too."""
    core = FAST.get(record.tag("Game"))
    if core is None or record.tag("View") or record.tag("DealOrder") == "kept":
        return None
    written = core.write(record.options(), record.deals)
    result = written and _result(record, written)
    return [*written.lines, result] if written and result else None


def _result(record: Record, found: Verified) -> str | None:
    """The result as the record has it; None for a game given up after it was won."""
    if found.over:
        return None if record.resigned else found.score
    if record.resigned:
        return found.score
    return VOID if record.tag("Result") == VOID else "*"
