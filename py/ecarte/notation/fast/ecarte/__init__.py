"""Écarté's fast core: verifies a canonical record without notes by the machine's numbers.

It accepts a record or returns None. Whatever it does not understand or finds wrong it leaves to the ordinary reader,
which reads the record from its beginning and reports the errors. It accepts only canonical text that the ordinary
reader accepts too: tests check both for every rule option. It does not handle the options that add other events to
plain play (E20, E26, E28-E30).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ecarte.core.game import Head
from ecarte.games.ecarte.numbers import laws
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import AT, SEATS
from ecarte.machine import run
from ecarte.machine.ecarte.deals import OVER
from ecarte.machine.ecarte.events import LINE, Events, follow
from ecarte.notation.fast.core import Choices, Packs, Unpacking, Verified
from ecarte.notation.fast.ecarte.words import Words, words
from ecarte.record import NO_NOTE, Deal, Entry

_NEW_LINE = "\n"


def read(options: Options, lines: Sequence[str], dealer: str = "", packs: Packs | None = None) -> Verified | None:
    """Return what a movetext without its result holds, or None unless all is canonical and right.

    ``dealer`` is the first dealer, if known. ``packs`` returns the pack of a deal by its number, if the packs are
    known; then the cards must be those (E4).
    """
    if not options.is_plain:
        return None
    course, order = _Course(options, packs), options.order
    deals: list[Deal] = []
    at, end = 0, len(lines)
    try:
        while at < end:
            head, text = course.next_head(dealer or lines[at][-1:])
            if lines[at] != text:
                return None
            cards = lines[at + 1] if at + 1 < end else ""
            trump = cards[-1:] if cards[-3:-2] == "^" else "s"  # without a turn-up any suit will do
            known = words(order, trump)
            codes: list[int] = []
            entries: list[Entry] = []
            at = known.read(lines, at + 1, codes, entries)
            if course.follow(codes, known):
                if lines[at] != course.marked:
                    return None
            elif at < end:
                return None
            deals.append(Deal(head, tuple(entries)))
            at += 1
    except (KeyError, ValueError, IndexError):
        return None
    return Verified(lines, tuple(deals), course.running, course.is_over)


def write(options: Options, deals: Sequence[Deal], dealer: str = "", packs: Packs | None = None) -> Verified | None:
    """Return the lines of a movetext, or None for deals with notes, and for those that `read` would not accept."""
    if not options.is_plain:
        return None
    course = _Course(options, packs)
    course.deal.fills = 1
    lines: list[str] = []
    written: list[Deal] = []
    try:
        for deal in deals:
            head, text = course.next_head(dealer or deal.head.dealer)
            if deal.note != NO_NOTE or deal.head != head or (written and not course.marked):
                return None
            entries = deal.entries
            turned = entries[2].event.cards[0] if len(entries) > 2 else "As"
            known = words(options.order, turned[1:])
            texts, codes, ordered = known.write(entries)
            over = course.follow(codes, known)
            lines.append(text)
            lines += course.join(texts, known)
            if over:
                lines.append(course.marked)
            written.append(Deal(head, tuple(ordered)))
    except (KeyError, ValueError, IndexError):
        return None
    return Verified(lines, tuple(written), course.running, course.is_over)


def unpack(options: Options, choices: Choices, dealer: str, packs: Packs | None = None) -> Unpacking | None:
    """Return a game whose choices are given, None for options that are not plain."""
    if not options.is_plain:
        return None
    from ecarte.notation.fast.ecarte import unpacking  # few games come from links

    return unpacking.Unpacking(options, choices, dealer, packs)


@cache
def _head(number: int, dealer: str) -> tuple[Head, str]:
    head = Head(number, 1, dealer)
    return head, str(head)


class _Course:
    """The deals of a game, one after the other, and its score."""

    def __init__(self, options: Options, packs: Packs | None) -> None:
        self.packs = packs
        way = run.find("ecarte")
        self.call, self.laws, self.deal = way.call, way.load(laws(options)), way.new(Events)
        self.deal.has_pack = int(packs is not None)
        self.number = 0
        self.running = "0-0"  # the score
        self.marked = ""  # the line with the score of the last deal, if that is over
        self.is_over = False

    def next_head(self, first: str) -> tuple[Head, str]:
        """Return the opening of the next deal, and its text; the dealer of the ``first`` one is given."""
        if self.is_over:
            raise ValueError
        self.number = number = self.number + 1
        self.deal.dealer = dealer = 1 - self.deal.dealer if number > 1 else AT[first]
        return _head(number, SEATS[dealer])

    def follow(self, codes: list[int], known: Words) -> bool:
        """Play a deal, and return whether it is over; raises ValueError where an event is wrong."""
        deal = self.deal
        if self.packs is not None:
            deal.stock = list(map(known.numbers.__getitem__, self.packs(self.number)))
        deal.events = len(codes)
        deal.codes = codes
        if self.call(follow, self.laws, deal) != len(codes):
            raise ValueError
        (south, north), (before, other), target = deal.score, deal.begun, self.laws.target
        self.running = f"{south}-{north}"
        if deal.phase != OVER:
            self.marked = ""
            return False
        self.marked = f"={south - before}-{north - other} {self.running}"
        self.is_over = south >= target or north >= target
        return True

    def join(self, texts: Sequence[str], known: Words) -> list[str]:
        """Return the lines of the last deal from its words."""
        named = known.texts
        found = [
            f"{_NEW_LINE if code & LINE else ' '}{text or named[code & ~LINE]}"
            for text, code in zip(texts, self.deal.codes, strict=False)
        ]
        return "".join(found)[1:].split(_NEW_LINE) if found else []
