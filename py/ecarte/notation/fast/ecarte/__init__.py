"""Écarté's fast core: verifies a canonical record without notes by tables of bits.

It accepts a record or returns None. Whatever it does not understand or finds wrong it leaves to the ordinary reader,
which reads the record from its beginning and reports the errors. It accepts only canonical text that the ordinary
reader accepts too: tests check both for every rule option. It does not handle the options that add other events to
plain play (E20, E26, E28-E30).

A set of cards is an int, one bit for each card, ascending as a hand is written (s h d c, each suit high to low by the
game's order). Seats are 0 for South and 1 for North.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecarte.games.ecarte.options import Options
from ecarte.notation.fast.core import Packs, Verified
from ecarte.notation.fast.ecarte.reading import Reading
from ecarte.notation.fast.ecarte.tables import tables
from ecarte.notation.fast.ecarte.writing import write_deal
from ecarte.record import Deal


def read(options: Options, lines: Sequence[str], dealer: str = "", packs: Packs | None = None) -> Verified | None:
    """Return what a movetext without its result holds, or None unless all is canonical and right.

    ``dealer`` is the first dealer, if known. ``packs`` returns the pack of a deal by its number, if the packs are
    known; then the cards must be those (E4).
    """
    if not options.is_plain:
        return None
    return Reading(tables(options), list(lines), packs).read(dealer)


def write(options: Options, deals: Sequence[Deal], dealer: str = "", packs: Packs | None = None) -> Verified | None:
    """Return the lines of a movetext, or None for deals with notes, and for those that `read` would not accept."""
    if not options.is_plain:
        return None
    rules = tables(options)
    lines: list[str] = []
    try:
        for deal in deals:
            write_deal(rules, deal, lines)
    except (KeyError, ValueError):
        return None
    return Reading(rules, lines, packs, scored=False).read(dealer)
