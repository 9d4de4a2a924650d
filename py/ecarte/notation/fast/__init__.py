"""The fast way to read a record or a link, and to write: by a game's fast core, where it has one that understands it.

None always means that the ordinary way must be used, which reports what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecarte.core import fair
from ecarte.core.titles import Parts
from ecarte.notation.fast.core import MOSTLY as MOSTLY
from ecarte.notation.fast.core import Choices, Packs
from ecarte.notation.fast.core import Core as Core
from ecarte.notation.fast.core import Verified as Verified
from ecarte.notation.fast.core import collect as collect
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
    if (
        found is None
        or lines[-1] != _result(record, found.score, found.over)
        or lines[-1] != record.tag("Result", lines[-1])
    ):
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
    result = written and _result(record, written.score, written.over)
    return ([*written.lines, result], written.deals) if written and result else None


def unpack(record: Record, choices: Choices, dealer: str, number: int | None) -> tuple[tuple[Deal, ...], str] | None:
    """Return the deals of a game whose choices a link holds, and its result, or None; ``record`` holds the tags.

    The game is over unless a ``number`` of events, openings included, is given. Raises ValueError for choices that make
    no game.
    """
    core = FAST.get(record.tag("Game"))
    found = core and not record.view and core.unpack(record.options(), choices, dealer, _packs(record.seed))
    if not found:
        return None
    deals = collect(found.steps(), number)
    result = _result(record, found.score, found.is_over)
    if result is None:
        raise ValueError("resigned after it was won")
    return deals, result


def _packs(seed: bytes | None) -> Packs | None:
    return None if seed is None else lambda number: fair.pack(seed, number)


def _result(record: Record, score: str, over: bool) -> str | None:
    """Return the result as the record writes it, or None for a game resigned after it was won."""
    if over:
        return None if record.resigned else score
    if record.resigned:
        return score
    return VOID if record.tag("Result") == VOID else "*"
