"""A deal by its events, as a record in canonical form has them.

An event is a number, the sum of its kind, the seat times 16, the winner of a trick times 32, 64 if it begins a line of
a record, and its content times 256: cards as a mask, a card, the number of a proposal, or for a trick 32 times the card
led and the card played to it.
"""

from typing import Annotated

from ecarte.machine.ecarte.course import (
    accept,
    begin,
    discard,
    draw,
    find_cards,
    find_hand,
    give,
    lead,
    mark_king,
    propose,
    refuse,
    reply,
    stand,
    turn_up,
)
from ecarte.machine.ecarte.records import CARDS, ELDER, HAND, NOBODY, Course, Laws
from ecarte.machine.layout import Longs, Number

# The last event of a trick says who wins it; most tricks are a single event, `TRICKS`.
PROPOSES, STANDS, MARKS, DEALS, PLAYS, TRICKS, REFUSES, ACCEPTS, ACCEPTS_IF, TURNS, DISCARDS, DRAWS, WINS = range(13)
SEAT, WINNER, LINE, WHAT = 16, 32, 64, 256
DEAL_EVENTS = 128


class Events(Course):
    """A deal with its events."""

    has_pack: Number
    fills: Number  # whether the winners of tricks, and where lines begin, are filled in instead of compared
    events: Number
    codes: Annotated[list[int], Longs(DEAL_EVENTS)]


def replay_deal(laws: Laws, deal: Events) -> int:
    """Play a deal from its beginning by its events, and return how many are right; it stops at the first wrong one."""
    begin(deal)
    codes, fills, has_pack, elder = deal.codes, deal.fills, deal.has_pack, SEAT * (1 - deal.dealer)
    is_due = 0  # whether the winner of a trick is to be written
    for at in range(deal.events):
        code = codes[at]
        kind, role, what = code & 15, (code ^ elder) >> 4 & 1, code >> 8
        if kind == TRICKS:
            added = begins_line(deal, kind)
            if is_due or role != deal.mover or not lead(deal, what >> 5) or not reply(laws, deal, what & 31):
                return at
            if deal.mover * SEAT != elder:
                added |= WINNER
        elif kind == WINS:
            if not is_due:
                return at
            is_due, added = 0, WINNER if deal.mover * SEAT != elder else 0
        else:
            if is_due or (role != deal.mover and kind != MARKS and kind != TURNS):
                return at
            if has_pack and not is_next(laws, deal, kind, what):
                return at
            added = begins_line(deal, kind)
            is_due = 1 if kind == PLAYS and deal.led >= 0 else 0
            if not happen(laws, deal, kind, role, what):
                return at
        if fills:
            codes[at] = code | added
        elif code & (LINE | WINNER) != added:
            return at
    return deal.events - is_due


def begins_line(deal: Course, kind: int) -> int:
    """Return `LINE` for an event that begins a line of the record (docs/ecn.md), else 0."""
    if kind <= STANDS:
        return LINE
    if kind == DEALS:
        return LINE if deal.mover == ELDER else 0
    if kind == MARKS:
        return LINE if deal.led < 0 and deal.reply < 0 else 0
    if kind != PLAYS and kind != TRICKS:
        return 0
    return LINE if deal.led < 0 and (deal.marker == NOBODY or deal.reply >= 0) else 0


def happen(laws: Laws, deal: Course, kind: int, role: int, what: int) -> int:
    """Let an event happen, and return whether it may."""
    if kind == DEALS:
        return give(deal, what)
    if kind == PLAYS:
        return lead(deal, what) if deal.led < 0 else reply(laws, deal, what)
    if kind == TURNS:
        return turn_up(laws, deal, what)
    if kind == STANDS:
        return stand(laws, deal)
    if kind == PROPOSES:
        return propose(laws, deal, what)
    if kind == REFUSES:
        return refuse(laws, deal)
    if kind == DISCARDS:
        return discard(laws, deal, what)
    if kind == DRAWS:
        return draw(laws, deal, what)
    if kind == MARKS:
        return mark_king(laws, deal, role)
    return accept(laws, deal, 1 if kind == ACCEPTS_IF else 0)


def is_next(laws: Laws, deal: Course, kind: int, what: int) -> int:
    """Return whether an event gives the cards of the pack, or none."""
    if kind == DEALS:
        return 1 if deal.mover < NOBODY and what == find_hand(laws, deal, deal.mover) else 0
    if kind == DRAWS:
        number = what.bit_count()
        return 1 if number <= CARDS - deal.top and what == find_cards(deal, number) else 0
    return 1 if kind != TURNS or what == deal.pack[2 * HAND] else 0
