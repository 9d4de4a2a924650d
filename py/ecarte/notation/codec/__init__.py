"""Canonical records without notes, read and written quickly, as the machine's numbers.

A game's codec turns words into numbers and back; the machine verifies these (`ecarte.machine.<game>.events`). Whatever
returns None leaves a record to the ordinary reader or writer, which reports what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from ecarte.core import fair
from ecarte.core.cards import Card
from ecarte.core.game import Head, Seat
from ecarte.core.titles import Parts
from ecarte.machine import run
from ecarte.machine.layout import Record as Numbers
from ecarte.machine.ways import Entry as Function
from ecarte.record import NO_NOTE, VOID, Deal, Entry, Record

NEW_LINE = "\n"
LINE = 64  # in an event's number, of either game: it begins a line
Packs: TypeAlias = Callable[[int], Sequence[Card]]
"""Returns the shuffled pack of a deal by its number."""


class Verified(NamedTuple):
    """A movetext without its result, its deals, the final score ("2-0"), and whether that ends the game."""

    lines: Sequence[str]
    deals: tuple[Deal, ...]
    score: str
    is_over: bool


class Codec:
    """The deals of a game, one after the other, and its score.

    A game's codec sets these attributes, and overrides `count_score`, `read` and `write`.
    """

    cards: Mapping[Card, int]
    """The numbers of the cards in the present deal."""
    names: Mapping[int, str]
    """The words of events that `write` leaves empty, by their numbers."""
    score: str
    """The score so far, as records write it."""
    is_over = False
    """Whether that ends the game."""

    def __init__(
        self, game: str, rules: Numbers, deal: type[Any], replay: Function, seats: Sequence[Seat], packs: Packs | None
    ) -> None:
        way = run.find(game)
        self.call, self.replay, self.rules, self.deal = way.call, replay, way.load(rules), way.new(deal)
        self.seats, self.packs, self.number = seats, packs, 0
        self.deal.has_pack = int(packs is not None)
        self.score_line = ""  # of the last deal, "" if that is not over

    def next_head(self, first: str) -> tuple[Head, str]:
        """Return the opening of the next deal, and its text; ``first`` dealt the first one."""
        if self.is_over:
            raise ValueError
        self.number = number = self.number + 1
        seats, deal = self.seats, self.deal
        deal.dealer = dealer = (deal.dealer + 1) % len(seats) if number > 1 else seats.index(first)
        return _head(number, seats[dealer])

    def follow(self, codes: list[int]) -> bool:
        """Play a deal, and return whether it is over; raises ValueError where an event is wrong."""
        deal = self.deal
        if self.packs is not None:
            deal.pack = list(map(self.cards.__getitem__, self.packs(self.number)))
        deal.events = len(codes)
        deal.codes = codes
        if self.call(self.replay, self.rules, deal) != len(codes):
            raise ValueError
        self.score_line = self.count_score()
        return self.score_line != ""

    def join(self, texts: Sequence[str]) -> list[str]:
        """Return the lines of the last deal, given the words that `write` returned."""
        names = self.names
        words = [
            f"{NEW_LINE if code & LINE else ' '}{text or names[code & ~LINE]}"
            for text, code in zip(texts, self.deal.codes, strict=False)
        ]
        return "".join(words)[1:].split(NEW_LINE) if words else []

    def count_score(self) -> str:
        """Count the score after a deal, and return the line with it, or "" where the deal is not over."""
        raise NotImplementedError

    def read(self, lines: Sequence[str], at: int, codes: list[int], entries: list[Entry]) -> int:
        """Read the events of a deal from a line on, and return the line of its score.

        Their numbers are added to ``codes``, the events to ``entries``. Raises KeyError for an unknown word.
        """
        raise NotImplementedError

    def write(self, entries: Sequence[Entry]) -> tuple[list[str], list[int], list[Entry]]:
        """Return the words of events, their numbers, and the events in canonical form; raises KeyError or ValueError.

        Words that `names` has are empty. Neither the winners of tricks nor the beginnings of lines are in the numbers:
        the machine fills them in.
        """
        raise NotImplementedError


CODECS: Mapping[str, Callable[[Any, Packs | None], Codec | None]] = Parts("codec")
"""Makes the codec of a game from its options, and its packs if they are known; None for options it does not know."""


def join_cards(cards: Sequence[Card], masks: Mapping[Card, int]) -> int:
    """Return cards as a mask; raises KeyError for none, and for those out of order, which is that of their masks."""
    last = joined = 0
    for card in cards:
        mask = masks[card]
        if mask <= last:
            raise KeyError(card)
        joined |= mask
        last = mask
    if not joined:
        raise KeyError
    return joined


@cache
def _head(number: int, dealer: str) -> tuple[Head, str]:
    head = Head(number, 1, dealer)
    return head, str(head)


def _codec(record: Record, options: Any, seed: bytes | None) -> Codec | None:
    if record.tag("Game") not in CODECS or record.tag("View") or record.tag("Cards"):
        return None
    return CODECS[record.tag("Game")](options, find_packs(seed))


def find_packs(seed: bytes | None) -> Packs | None:
    """Return the packs that follow from a seed."""
    return None if seed is None else lambda number: fair.pack(seed, number)


def read(
    record: Record, options: Any, lines: Sequence[str], dealer: str, seed: bytes | None
) -> tuple[Deal, ...] | None:
    """Return the deals of a canonical movetext with its result, or None; ``record`` holds the tags."""
    codec = _codec(record, options, seed) if lines and not record.tag("Branch") else None
    verified = read_deals(codec, lines[:-1], dealer)
    if (
        verified is None
        or lines[-1] != find_result(record, verified.score, verified.is_over)
        or lines[-1] != record.tag("Result", lines[-1])
    ):
        return None
    return verified.deals


def write(record: Record) -> list[str] | None:
    """Return the movetext in canonical form, the last line its result; None, too, for a record with notes."""
    written = verify(record, record.options(), "", None)
    return written and written[0]


def verify(record: Record, options: Any, dealer: str, seed: bytes | None) -> tuple[list[str], tuple[Deal, ...]] | None:
    """Return what `write` does, and the deals in canonical form; they are checked as `read` checks those of a text."""
    codec = _codec(record, options, seed) if record.tag("DealOrder") != "kept" else None
    written = write_deals(codec, record.deals, dealer)
    result = written and find_result(record, written.score, written.is_over)
    return ([*written.lines, result], written.deals) if written and result else None


def find_result(record: Record, score: str, is_over: bool) -> str | None:
    """Return the result as the record writes it, or None for a game resigned after it was won."""
    if is_over:
        return None if record.resigned else score
    if record.resigned:
        return score
    return VOID if record.tag("Result") == VOID else "*"


def read_deals(codec: Codec | None, lines: Sequence[str], dealer: str = "") -> Verified | None:
    """Return the content of a movetext without its result, or None unless all of it is canonical and right.

    ``dealer`` is the first dealer, if known.
    """
    if codec is None:
        return None
    deals: list[Deal] = []
    at, end = 0, len(lines)
    try:
        while at < end:
            head, text = codec.next_head(dealer or lines[at][-1:])
            if lines[at] != text:
                return None
            codes: list[int] = []
            entries: list[Entry] = []
            at = codec.read(lines, at + 1, codes, entries)
            if codec.follow(codes):
                if lines[at] != codec.score_line:
                    return None
            elif at < end:
                return None
            deals.append(Deal(head, tuple(entries)))
            at += 1
    except (KeyError, ValueError, IndexError):
        return None
    return Verified(lines, tuple(deals), codec.score, codec.is_over)


def write_deals(codec: Codec | None, deals: Sequence[Deal], dealer: str = "") -> Verified | None:
    """Return the movetext of deals, or None for deals with notes, and for those that `read_deals` would not accept."""
    if codec is None:
        return None
    codec.deal.fills = 1
    lines: list[str] = []
    written: list[Deal] = []
    try:
        for deal in deals:
            head, text = codec.next_head(dealer or deal.head.dealer)
            if deal.note != NO_NOTE or deal.head != head or (written and not codec.score_line):
                return None
            texts, codes, entries = codec.write(deal.entries)
            over = codec.follow(codes)
            lines.append(text)
            lines += codec.join(texts)
            if over:
                lines.append(codec.score_line)
            written.append(Deal(head, tuple(entries)))
    except (KeyError, ValueError, IndexError):
        return None
    return Verified(lines, tuple(written), codec.score, codec.is_over)
