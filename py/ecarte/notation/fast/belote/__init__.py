"""Belote's fast core: verifies a canonical record without notes by the machine's numbers.

It knows every option. Whatever it finds wrong or does not understand it leaves to the ordinary reader, as écarté's
does; tests check both.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecarte.core.game import Head
from ecarte.games.belote.numbers import CARDS, rules
from ecarte.games.belote.options import Options
from ecarte.machine import run
from ecarte.machine.belote.events import LINE, follow
from ecarte.machine.belote.records import OVER, PLAYS, WINS
from ecarte.machine.belote.records import Deal as Numbers
from ecarte.notation.fast.belote.words import NEW_LINE, Words, words
from ecarte.notation.fast.core import Choices, Packs, Unpacking, Verified
from ecarte.record import NO_NOTE, Deal, Entry


def read(options: Options, lines: Sequence[str], dealer: str = "", packs: Packs | None = None) -> Verified | None:
    """Return what a movetext without its result holds, or None unless all is canonical and right.

    ``dealer`` is the first dealer, if known. ``packs`` returns the shuffled pack of a deal by its number, if the packs
    are known; then the cards must be those (B5).
    """
    course, known = _Course(options, packs), words(options.seats)
    deals: list[Deal] = []
    at = 0
    try:
        while at < len(lines):
            head = course.next_head(dealer or lines[at][-1:])
            if lines[at] != str(head):
                return None
            end = at + 1
            while end < len(lines) and lines[end][:1] != "=":
                end += 1
            found = known.read(lines[at + 1 : end])
            over = course.follow(head, [code for code, _ in found])
            if over:
                if lines[end] != course.marked:
                    return None
            elif end < len(lines):
                return None
            deals.append(Deal(head, tuple([entry for _, entry in found if entry is not None])))
            at = end + 1
    except (KeyError, ValueError, IndexError):
        return None
    return Verified(lines, tuple(deals), course.running, course.is_over)


def write(options: Options, deals: Sequence[Deal], dealer: str = "", packs: Packs | None = None) -> Verified | None:
    """Return the lines of a movetext, or None for deals with notes, and for those that `read` would not accept."""
    course, known = _Course(options, packs), words(options.seats)
    course.deal.fills = 1
    lines: list[str] = []
    written: list[Deal] = []
    try:
        for deal in deals:
            if deal.note != NO_NOTE or (not lines and deal.head.number != 1):
                return None
            head = course.next_head(dealer or deal.head.dealer)
            if deal.head != head:
                return None
            texts, codes, entries = _write_words(deal.entries, known, options.players)
            over = course.follow(head, codes)
            if not over and deal is not deals[-1]:
                return None
            lines.append(str(head))
            lines += course.join(texts)
            if over:
                lines.append(course.marked)
            written.append(Deal(head, tuple(entries)))
    except (KeyError, ValueError):
        return None
    return Verified(lines, tuple(written), course.running, course.is_over)


def unpack(options: Options, choices: Choices, dealer: str, packs: Packs | None = None) -> Unpacking:
    """Return a game whose choices are given."""
    from ecarte.notation.fast.belote import unpacking  # few games come from links

    return unpacking.Unpacking(options, choices, dealer, packs)


def _write_words(entries: Sequence[Entry], known: Words, players: int) -> tuple[list[str], list[int], list[Entry]]:
    """Return the words of events, their numbers, and the events in canonical form.

    Who wins a trick, and where lines begin, is still missing.
    """
    texts: list[str] = []
    codes: list[int] = []
    written: list[Entry] = []
    plays = 0
    for entry in entries:
        if entry.note is not NO_NOTE and entry.note != NO_NOTE:
            raise ValueError
        text, code, ordered = known.written[entry.event]
        texts.append(text)
        codes.append(code)
        written.append(ordered)
        if code & 15 == PLAYS:
            plays += 1
            if plays % players == 0:
                texts.append("")
                codes.append(WINS)
    return texts, codes, written


class _Course:
    """The deals of a game, one after the other, and its score."""

    def __init__(self, options: Options, packs: Packs | None) -> None:
        self.options, self.packs = options, packs
        self.way = run.find("belote")
        self.rules = self.way.load(rules(options))
        self.deal = self.way.new(Numbers)
        self.number = 0
        self.score = [0] * len(options.sides)
        self.is_over = False
        self.marked = ""  # the line with the score of the last deal

    @property
    def running(self) -> str:
        """The running score, as records write it."""
        return "-".join(map(str, self.score))

    def next_head(self, first: str) -> Head:
        """Return the opening of the next deal; the dealer of the ``first`` one is given (B4)."""
        if self.is_over:
            raise ValueError
        self.number += 1
        seats, deal = self.options.seats, self.deal
        deal.number = self.number
        deal.dealer = (deal.dealer + 1) % len(seats) if self.number > 1 else seats.index(first)
        return Head(self.number, 1, seats[deal.dealer])

    def follow(self, head: Head, codes: list[int]) -> bool:
        """Play a deal, and return whether it is over; raises ValueError where an event is wrong."""
        deal = self.deal
        deal.has_pack = 0
        if self.packs is not None:
            deal.stock = [CARDS[card] for card in self.packs(head.number)]
            deal.has_pack = 1
        deal.events = len(codes)
        deal.codes = codes
        if self.way.call(follow, self.rules, deal) != len(codes) or deal.has_winner_due:
            raise ValueError
        if deal.phase != OVER:
            return False
        points = deal.points[: len(self.score)]
        self.score = [before + new for before, new in zip(self.score, points, strict=True)]
        self.marked = f"={'-'.join(map(str, points))} {self.running}"
        self.is_over = self.options.is_end(head.number, self.score)
        return True

    def join(self, texts: Sequence[str]) -> list[str]:
        """Return the lines of the last deal from its words."""
        seats = self.options.seats
        words = [
            f"{NEW_LINE if code & LINE else ' '}{text or '/' + seats[code >> 4 & 3]}"
            for text, code in zip(texts, self.deal.codes, strict=False)
        ]
        return "".join(words)[1:].split(NEW_LINE) if words else []
